import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../src/cli/run-cli.js';

const recording = fileURLToPath(new URL('./fixtures/audio/two-voices.flac', import.meta.url));
/** A part of what each of the two says: start and length, seconds. */
const parts = [
  [1.4, 1.4],
  [3.6, 1.6],
];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'correct-voices-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  let out = '';
  let err = '';
  const status = await runCli([...argv, '--space', join(folder, 'a.voxpolymem')], {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env: { VOXPOLYMEM_OFFLINE: '1' },
  });
  return { status, out, err };
}

const people = async (): Promise<{ id: string; name: string }[]> =>
  JSON.parse((await run('people', '--json')).out).people;

it('tells two voices of one person apart and one voice not, each correction taken back by undo', async () => {
  await run('ingest', recording, '--voices-only', '--session', 'S1');
  const borders = join(folder, 'parts.rttm');
  writeFileSync(
    borders,
    parts.map(([start, length]) => `SPEAKER two-voices 1 ${start} ${length} <NA> <NA> A`).join('\n'),
  );
  await run('ingest', recording, '--voices-only', '--session', 'S2', '--rttm', borders);
  const before = await people();
  expect(before.map(({ name }) => name)).toEqual(['Speaker 1', 'Speaker 2']);

  const one = await run('people', 'split', 'Speaker 1');
  expect(one.status).toBe(5);
  expect(one.err).toMatch(/^error: The turns of this person sound like one voice\.\nto do: List the turns/u);

  await run('people', 'merge', 'Speaker 2', 'Speaker 1');
  expect(await people()).toHaveLength(1);
  const proposed = await run('people', 'split', 'Speaker 1');
  expect(proposed.out).toContain('Two groups by voice: 2 turns would stay, 2 become a new person');
  expect(await people()).toHaveLength(1);
  expect((await run('people', 'split', 'Speaker 1', '--yes')).status).toBe(0);
  expect(await people()).toHaveLength(2);
  expect((await run('people', 'undo')).status).toBe(0);
  expect((await run('people', 'undo')).status).toBe(0);
  expect(await people()).toEqual(before);

  const lines = (await run('export')).out.trim().split('\n');
  const first = lines.map((line) => JSON.parse(line)).find(({ kind }) => kind === 'turn');
  const moved = await run('people', 'not-me', first.record.id, '--json');
  expect(JSON.parse(moved.out).person.name).toBe('Speaker 3');
  expect(await people()).toHaveLength(3);
  expect((await run('people', 'undo')).status).toBe(0);
  expect(await people()).toEqual(before);
  expect((await run('people', 'undo')).status).toBe(3);
}, 60_000);
