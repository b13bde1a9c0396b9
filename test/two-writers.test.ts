import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ExportLine, open, type TurnInput, type VoxPolyMem } from '../src/index.js';

const START = { startedAt: '2026-03-02T18:00:00Z' };
let folder = '';
let path = '';
const opened: VoxPolyMem[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voxpolymem-writers-'));
  path = join(folder, 'space.voxpolymem');
});

afterEach(async () => {
  for (const memory of opened.splice(0)) await memory.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openSpace(): Promise<VoxPolyMem> {
  const memory = await open(path);
  opened.push(memory);
  return memory;
}

function said(by: string, count: number): TurnInput[] {
  return Array.from({ length: count }, (_, number) => ({
    session: 'S1',
    ...START,
    id: `${by}${number}`,
    speaker: number % 2 === 0 ? 'Ann' : 'Bob',
    text: `Writer ${by} says line ${number}.`,
  }));
}

async function expectWhole(memory: VoxPolyMem, turns: number): Promise<void> {
  const lines: ExportLine[] = [];
  for await (const line of memory.export()) lines.push(line);
  const records = (kind: string) =>
    lines.filter((line) => line.kind === kind).map((line) => line.record as Record<string, unknown>);
  expect(
    records('person')
      .map((person) => person['displayName'])
      .toSorted(),
  ).toEqual(['Ann', 'Bob']);
  expect(records('voice')).toHaveLength(2);
  expect(records('session')).toHaveLength(1);
  const ordinals = records('turn').map((turn) => Number(turn['ordinal']));
  expect(ordinals.toSorted((left, right) => left - right)).toEqual(Array.from({ length: turns }, (_, index) => index));
}

it('two handles on one file make one Ann, and no place twice', async () => {
  const [left, right] = [await openSpace(), await openSpace()];
  for (let number = 0; number < 4; number += 1) {
    await left.ingest({ kind: 'turns', turns: said('l', number + 1) });
    await right.ingest({ kind: 'turns', turns: said('r', number + 1) });
  }
  await Promise.all([
    left.ingest({ kind: 'turns', turns: said('a', 12) }),
    right.ingest({ kind: 'turns', turns: said('b', 12) }),
  ]);
  await expectWhole(left, 32);
  await left.people.rename('Ann', 'Anna');
  expect((await right.people.rename('Anna', 'Ann')).name).toBe('Ann');
});

it('two processes on one file do the same', async () => {
  await openSpace();
  const script = join(import.meta.dirname, 'ingest-lines.ts');
  const run = (by: string) => promisify(execFile)(process.execPath, ['--import', 'tsx', script, path, by, '15']);
  await Promise.all([run('a'), run('b')]);
  await expectWhole(await openSpace(), 30);
}, 60_000);
