import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../src/cli/run-cli.js';

const START = '2026-03-02T18:30:00+01:00';
const turns = [
  {
    session: 'walk',
    startedAt: START,
    timeZone: 'Europe/Berlin',
    speaker: 'Ida Holm',
    text: 'Ola, did you pack the quibbler lamp?',
    id: 'w1',
  },
  { session: 'walk', speaker: 'Ola Berg', text: 'Yes, Ida, the quibbler lamp is in the red bag.', id: 'w2' },
  { session: 'walk', speaker: 'Ida Holm', text: 'Good. My favourite drink is elderflower juice.', id: 'w3' },
  { session: 'walk', speaker: 'Ola Berg', text: 'My favourite drink is black tea.', id: 'w4' },
];

describe('the command line on a real space', () => {
  let folder: string;
  let space: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cli-e2e-'));
    space = join(folder, 'walk.voxpolymem');
    const transcript = join(folder, 'walk.jsonl');
    await writeFile(transcript, turns.map((turn) => JSON.stringify(turn)).join('\n'));
    expect(await run('ingest', transcript)).toMatchObject({ status: 0, err: '' });
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(...argv: string[]) {
    let out = '';
    let err = '';
    const status = await runCli([...argv, '--space', space], {
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
      env: {},
    });
    return { status, out, err };
  }

  it('answers with evidence, by who asks', async () => {
    const who = JSON.parse((await run('ask', 'Who said that the quibbler lamp is in the red bag?', '--json')).out);
    expect(who.text).toContain('Ola');
    expect(who.evidence[0]).toMatchObject({ externalId: 'w2', speaker: 'Ola Berg', session: 'walk' });
    const drink = await run('ask', 'What is my favourite drink?', '--as', 'Ida');
    expect(drink.out).toMatch(/elderflower juice[\s\S]*evidence:[\s\S]*w3/);
  });

  it('does not store the same turns twice', async () => {
    const again = await run('ingest', join(folder, 'walk.jsonl'), '--json');
    expect(JSON.parse(again.out).inputs[0]).toMatchObject({ turns: 0, warnings: [expect.stringContaining('4 turns')] });
  });

  it('renames, takes back and tells about the space', async () => {
    expect((await run('people', 'rename', 'Ola', 'Ole Berg')).status).toBe(0);
    expect((await run('people')).out).toContain('Ole Berg');
    expect((await run('people', 'undo')).status).toBe(0);
    expect((await run('people')).out).toMatch(/^Ola Berg/m);
    const report = JSON.parse((await run('doctor', '--json')).out);
    expect(report.counts.turn).toBe(4);
    expect(existsSync(report.keyPath)).toBe(true);
  });

  it('forgets a person without a trace in file or export', async () => {
    expect((await run('forget', 'person', 'Ghost')).status).toBe(3);
    const { status, out } = await run('forget', 'person', 'Ida');
    expect(status).toBe(0);
    expect(out).toContain('a search finds nothing of it');
    const { out: lines } = await run('export');
    expect(lines).not.toContain('elderflower');
    for (const file of [space, `${space}-wal`]) {
      if (existsSync(file)) expect((await readFile(file)).includes('elderflower')).toBe(false);
    }
  });
});
