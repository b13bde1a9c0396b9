import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryError } from '../errors.js';
import { type BenchOptions, type BenchResult, describeEnvironment, type SystemResult } from './bench-result.js';
import type { Benchmark } from './benchmarks/benchmark.js';
import { type CollectedRun, type CollectOptions, collectAnswers } from './collect-answers.js';
import { scoreAnswers } from './score-answers.js';
import { MEMORY } from './systems.js';

/** What a question bench is given besides the options of every bench. */
export type QuestionBenchOptions = BenchOptions & Pick<CollectOptions, 'systems' | 'primary' | 'openSpace' | 'cache'>;

/**
 * Runs a question benchmark: every answer of every system is collected and written to disk before the gold is opened and scored.
 * The result is that of the first system, with all of them side by side in `systems`.
 */
export async function runQuestionBench(benchmark: Benchmark, options: QuestionBenchOptions): Promise<BenchResult> {
  const environment = describeEnvironment(options.seed);
  const runs = await collectAnswers(benchmark, options.dataDirectory, options);
  await writeAnswers(benchmark.name, options.outputDirectory, runs);
  const gold = await benchmark.openGold(options.dataDirectory);
  const results = [...runs].map(([name, run]) => ({ name, ...scoreAnswers(run, gold, options.seed) }));
  const first = results[0];
  if (first === undefined) throw new MemoryError('invalid_argument', 'No system of this set was chosen.');
  const { metrics, byKind, perItem, failures } = first;
  return {
    bench: benchmark.name,
    command: options.command,
    environment,
    metrics,
    byKind,
    perItem,
    ...(failures === undefined ? {} : { failures }),
    systems: Object.fromEntries(
      results.map(({ name, metrics, byKind }): [string, SystemResult] => [name, { metrics, byKind }]),
    ),
  };
}

async function writeAnswers(name: string, folder: string, runs: ReadonlyMap<string, CollectedRun>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [system, { answers }] of runs) {
    const file = system === MEMORY ? `${name}-answers.json` : `${name}-answers.${system.replace(/\W+/gu, '-')}.json`;
    await writeFile(join(folder, file), `[\n${answers.map((answer) => JSON.stringify(answer)).join(',\n')}\n]\n`);
  }
}
