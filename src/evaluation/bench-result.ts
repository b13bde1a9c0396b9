import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import type { FailureCounts } from './failures.js';

/** What every bench prints and writes (docs/metrics.md defines the metric names). */
export interface BenchResult {
  bench: string;
  /** The command that repeats it. */
  command: string;
  environment: BenchEnvironment;
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
  /** The same for every system that was compared, this one first. */
  systems?: Record<string, SystemResult>;
  /** What became of the questions, by kind. */
  failures?: Record<string, FailureCounts>;
}

/** Scores of one of the systems compared. */
export type SystemResult = Pick<BenchResult, 'metrics' | 'byKind'>;

/** Where the numbers were taken. */
export interface BenchEnvironment {
  node: string;
  platform: string;
  cpu: string;
  cores: number;
  memoryGiB: number;
  /** Seed of the run. */
  seed: number;
  /** Commit of the checkout, with "+" when files differ from it; absent outside a checkout. */
  commit?: string;
  startedAt: string;
}

/** What a bench is given. */
export interface BenchOptions {
  dataDirectory: string;
  seed: number;
  command: string;
  /** Where intermediate files (answers) are written. */
  outputDirectory: string;
  /** Lines for people. */
  print(line: string): void;
  signal?: AbortSignal;
}

/** Describes this machine and checkout. */
export function describeEnvironment(seed: number): BenchEnvironment {
  const commit = readCommit();
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    seed,
    ...(commit === undefined ? {} : { commit }),
    startedAt: new Date().toISOString(),
  };
}

function readCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '-uno') === '' ? '' : '+'}`;
  } catch {
    return undefined;
  }
}
