import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../src/cli/run-cli.js';
import { open, type PersonProfile } from '../src/index.js';

const turn = (day: number, speaker: string, text: string, id: string) => {
  return { session: `day ${day}`, startedAt: `2026-05-${String(day).padStart(2, '0')}T09:00:00Z`, speaker, text, id };
};
const turns = [
  turn(1, 'Tom Berg', 'Good morning.', 'a1'),
  turn(1, 'Ines Holm', 'Good morning.', 'a2'),
  turn(1, 'Leah Roth', 'Good morning.', 'a3'),
  turn(4, 'Tom Berg', 'I prefer tea, Ines.', 'b1'),
  turn(4, 'Tom Berg', 'I live in Leeds, Ines. My sister Marta lives in Rome.', 'b2'),
  turn(11, 'Tom Berg', "I've switched from tea to cocoa, Ines.", 'c1'),
  turn(11, 'Ines Holm', 'Tom prefers espresso, Leah.', 'c2'),
  turn(18, 'Ines Holm', 'Leah avoids peanuts, Tom.', 'd1'),
];

describe('a profile as a view over facts', () => {
  let folder: string;
  let path: string;
  let profile: PersonProfile;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'profile-view-'));
    path = join(folder, 'home.voxpolymem');
    await writeFile(join(folder, 'talk.jsonl'), turns.map((one) => JSON.stringify(one)).join('\n'));
    const space = await open(path);
    await space.ingest({ kind: 'turns', turns });
    await space.people.rename('Tom Berg', 'Thomas Berg');
    profile = await space.people.profile('Thomas Berg');
    await space.close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const show = async (...argv: string[]) => {
    let out = '';
    const streams = { stdout: { write: (text: string) => (out += text) }, stderr: { write: () => true }, env: {} };
    expect(await runCli(['people', 'show', ...argv, '--space', path], streams)).toBe(0);
    return out;
  };

  it('holds names, background and relations with the turns behind them', () => {
    expect(profile).toMatchObject({ name: 'Thomas Berg', aliases: ['Tom Berg'] });
    const home = profile.background.find(({ attribute }) => attribute === 'location/home');
    expect(home?.current).toMatchObject({ value: 'in Leeds', since: Date.UTC(2026, 4, 4, 9) });
    expect(home?.current?.evidence).toHaveLength(1);
    expect(profile.relations.map(({ attribute }) => attribute)).toContain('relation/sister/marta');
  });

  it('holds preferences now and before, and what another says instead', () => {
    const drink = profile.preferences.find(({ attribute }) => attribute === 'preference/drink');
    expect(drink?.current).toMatchObject({ value: 'cocoa' });
    expect(drink?.past).toMatchObject([{ value: 'tea', until: Date.UTC(2026, 4, 11, 9) }]);
    expect(drink?.disputed).toMatchObject([{ value: 'espresso' }]);
    expect(drink?.disputed[0]?.claimant).toBeDefined();
    expect(profile.summary).toContain('drink: cocoa');
  });

  it('is shown by the command line, as text and as JSON', async () => {
    const text = await show('Thomas');
    expect(text).toMatch(/^Thomas Berg\nalso Tom Berg\n/u);
    expect(text).toMatch(/preference\/drink: cocoa \(since 2026-05-11; turn_/u);
    expect(text).toMatch(/before: tea \(since 2026-05-04 until 2026-05-11/u);
    expect(text).toMatch(/disputed: espresso \(since 2026-05-11, says Ines Holm/u);
    expect(JSON.parse(await show('Thomas', '--json'))).toEqual(profile);
    expect(await show('Leah')).toMatch(/diet\/peanut: no peanuts \(since 2026-05-18, says Ines Holm/u);
  });
});
