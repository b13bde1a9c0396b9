import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Bench, RunOptions } from '../../bench/benches.js';
import { runAll } from '../../bench/run-all.js';
import { MemoryError } from '../../src/errors.js';
import { describeEnvironment } from '../../src/evaluation/bench-result.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-all-'));
});
afterEach(() => rm(folder, { recursive: true }));

const optionsOf = (fingerprint: string | undefined, lines: string[] = []): RunOptions => ({
  dataDirectory: folder,
  outputDirectory: folder,
  seed: 1,
  command: 'all',
  sizes: undefined,
  model: undefined,
  report: undefined,
  systems: [],
  models: {},
  judging: {},
  fingerprint,
  print: (line) => lines.push(line),
});

/** Benches that count their runs: one works, one has no data, one breaks until it is mended. */
function counted() {
  const runs = { works: 0, breaks: 0 };
  const state = { broken: true };
  const result = (bench: string) => ({
    ...{ bench, command: 'all', environment: describeEnvironment(1), byKind: {}, perItem: [] },
    metrics: { value: 1 },
  });
  const works: Bench = async () => {
    runs.works += 1;
    return result('works');
  };
  const absent: Bench = async () => {
    throw new MemoryError('not_found', 'No set here.');
  };
  const breaks: Bench = async () => {
    runs.breaks += 1;
    if (state.broken) throw new MemoryError('provider_failed', 'The machine went down.');
    return result('breaks');
  };
  const chosen = Object.entries({ works, absent, breaks });
  return { runs, state, chosen };
}

it('leaves out what has no data and goes on where it broke', async () => {
  const { runs, state, chosen } = counted();
  const lines: string[] = [];
  await expect(runAll(optionsOf('one', lines), chosen)).rejects.toMatchObject({ code: 'provider_failed' });
  expect(lines).toContain('absent is left out: No set here.');
  state.broken = false;
  const results = await runAll(optionsOf('one'), chosen);
  expect(results.map(({ bench }) => bench)).toEqual(['works', 'breaks']);
  expect(runs).toEqual({ works: 1, breaks: 2 });
});

it('takes nothing from runs of other code, or when told to start afresh', async () => {
  const { runs, state, chosen } = counted();
  state.broken = false;
  await runAll(optionsOf('one'), chosen);
  await runAll(optionsOf('two'), chosen);
  await runAll(optionsOf(undefined), chosen);
  expect(runs.works).toBe(3);
});
