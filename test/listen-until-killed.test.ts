import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { type ListenEvent, open } from '../src/index.js';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'listen-killed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps every turn that was told when the listener is killed, and ends the session when it is heard again', async () => {
  const space = join(folder, 'a.voxpolymem');
  const meeting = await readAll(await openAudio(join(root, 'demo', 'meeting-1.opus')));
  const bytes = Buffer.from(Int16Array.from(meeting, (sample) => Math.round(sample * 32_767)).buffer);
  const argv = ['listen', '--space', space, '--session', 'S1', '--json', '--started-at', '2026-03-03T18:30:00Z'];
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...argv], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {});
  child.stdin.write(bytes.subarray(0, 30 * 32_000));
  const told: string[] = [];
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (turnsIn(printed).length >= 3) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('close', resolve));
  told.push(...turnsIn(printed));
  expect(told.length).toBeGreaterThanOrEqual(3);
  const memory = await open(space);
  try {
    const stored = async () => {
      const ids: string[] = [];
      for await (const { kind, record } of memory.export())
        if (kind === 'turn') ids.push((record as { id: string }).id);
      return ids;
    };
    expect(await stored()).toEqual(expect.arrayContaining(told));
    async function* again() {
      for (let at = 0; at < 30 * 16_000; at += 1_600) yield meeting.subarray(at, at + 1_600);
    }
    const events: ListenEvent[] = [];
    for await (const event of memory.listen({ audio: again(), session: 'S1', startedAt: '2026-03-03T18:30:00Z' }))
      events.push(event);
    expect(events.at(-1)).toMatchObject({ kind: 'session-ended' });
    const ids = await stored();
    expect(ids).toEqual(expect.arrayContaining(told));
    expect(new Set(ids).size).toBe(ids.length);
    expect(events.filter((event) => event.kind === 'turn' && told.includes(event.turnId))).toEqual([]);
  } finally {
    await memory.close();
  }
}, 120_000);

/** Ids of the turns in whole lines of JSON. */
function turnsIn(printed: string): string[] {
  return printed
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as ListenEvent)
    .flatMap((event) => (event.kind === 'turn' ? [event.turnId] : []));
}
