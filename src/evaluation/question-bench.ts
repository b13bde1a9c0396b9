import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchOptions, type BenchResult, describeEnvironment } from './bench-result.js';
import type { Benchmark } from './benchmarks/benchmark.js';
import { collectAnswers, type SpaceUnderTest } from './collect-answers.js';
import { scoreAnswers } from './score-answers.js';

/** Runs a question benchmark: every answer is collected and written to disk before the gold is opened and scored. */
export async function runQuestionBench(
  benchmark: Benchmark,
  openSpace: () => Promise<SpaceUnderTest>,
  options: BenchOptions,
): Promise<BenchResult> {
  const environment = describeEnvironment(options.seed);
  const run = await collectAnswers(benchmark, options.dataDirectory, openSpace, options);
  await mkdir(options.outputDirectory, { recursive: true });
  await writeFile(
    join(options.outputDirectory, `${benchmark.name}-answers.json`),
    `${JSON.stringify(run.answers, undefined, 2)}\n`,
  );
  const gold = await benchmark.openGold(options.dataDirectory);
  return {
    bench: benchmark.name,
    command: options.command,
    environment,
    ...scoreAnswers(run, gold, options.seed),
  };
}
