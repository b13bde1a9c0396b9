import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswerCache, noCache } from '../src/evaluation/answer-cache.js';
import { type BenchOptions, type BenchResult, describeEnvironment } from '../src/evaluation/bench-result.js';
import type { Benchmark } from '../src/evaluation/benchmarks/benchmark.js';
import { h2hmem } from '../src/evaluation/benchmarks/h2hmem.js';
import { locomo } from '../src/evaluation/benchmarks/locomo.js';
import { memGallery } from '../src/evaluation/benchmarks/mem-gallery.js';
import { qmsum } from '../src/evaluation/benchmarks/qmsum.js';
import { vehicleMemBench } from '../src/evaluation/benchmarks/vehiclemembench.js';
import { voxPolyBench } from '../src/evaluation/benchmarks/voxpolybench.js';
import { runQuestionBench } from '../src/evaluation/question-bench.js';
import type { SpaceKind, System } from '../src/evaluation/systems.js';
import type { JudgeFlags } from './judge.js';
import { type ModelSettings, openModels } from './model-settings.js';

/** What every bench of the command line is given. */
export interface RunOptions extends BenchOptions {
  /** Numbers of turns at which speed is measured; each bench has its own when absent. */
  sizes: readonly number[] | undefined;
  /** A model to measure, by path or name. */
  model: string | undefined;
  /** Where a bench that writes a page of its own writes it. */
  report: string | undefined;
  /** What question benches compare. */
  systems: readonly System[];
  /** Version of the code that answers depend on; nothing is kept or taken from earlier runs without it. */
  fingerprint: string | undefined;
  /** Models behind HTTP that take part in the answers. */
  models: ModelSettings;
  /** What `judge` judges, and with which models. */
  judging: JudgeFlags;
}

/** One of the things that `npm run bench` measures. */
export type Bench = (options: RunOptions) => Promise<BenchResult>;

/** Carriers of cases that are heard: none of them took part in fitting the encoder's calibration. */
const CARRIERS = 'librispeech-test-other';

const benchmarks: readonly Benchmark[] = [voxPolyBench, locomo, memGallery, vehicleMemBench, qmsum, h2hmem];

/** Every bench by name. */
export const benches: Readonly<Record<string, Bench>> = {
  voxpolybench: questionBench(voxPolyBench, 'voiced'),
  locomo: questionBench(locomo),
  'mem-gallery': questionBench(memGallery),
  vehiclemembench: questionBench(vehicleMemBench),
  qmsum: questionBench(qmsum),
  h2hmem: questionBench(h2hmem),
  profiles: scoredBench('profiles', async (options) => (await import('./profiles.js')).benchProfiles(options)),
  addressee: scoredBench('addressee', async (options) => (await import('./addressee.js')).benchAddressee(options)),
  names: scoredBench('names', async () => (await import('./names.js')).benchNames()),
  facts: scoredBench('facts', async (options) => (await import('./facts.js')).benchFacts(options)),
  judge: scoredBench('judge', async (options) => (await import('./judge.js')).benchJudge({ ...options, benchmarks })),
  speakers: scoredBench('speakers', async (options) => (await import('./speakers.js')).benchSpeakers(options)),
  generator: scoredBench('generator', async (options) => (await import('./generator.js')).benchGenerator(options)),
  diarization: scoredBench('diarization', async (options) =>
    (await import('./diarization.js')).benchDiarization(options),
  ),
  encoder: scoredBench('encoder', async (options) => (await import('./encoder.js')).benchEncoder(options)),
  speed: scoredBench('speed', async (options) =>
    (await import('./speed.js')).benchSpeed({ ...options, sizes: options.sizes ?? [10_000] }),
  ),
  curve: scoredBench('curve', async (options) =>
    (await import('./curve.js')).benchCurve({
      ...options,
      sizes: options.sizes ?? [1_000, 10_000, 100_000, 1_000_000],
    }),
  ),
};

/** Benches that make or bring their own input. */
export const withoutData: ReadonlySet<string> = new Set(['speed', 'curve', 'generator', 'names', 'facts']);

/** Benches that `all` leaves out: they measure a model or judge answers that somebody names. */
export const needsOwnInput: ReadonlySet<string> = new Set(['encoder', 'judge']);

/** A bench of questions; heard cases fall back to given speakers where there is nobody to speak them. */
function questionBench(benchmark: Benchmark, wanted: SpaceKind = 'given'): Bench {
  return async (options) => {
    const { dataDirectory, outputDirectory, fingerprint, seed, models: settings } = options;
    const { openQuestionSpace } = await import('./question-spaces.js');
    const canSpeak = existsSync(join(dataDirectory, 'speech', CARRIERS));
    const primary = wanted === 'voiced' && !canSpeak ? 'given' : wanted;
    if (primary !== wanted) options.print(`speech/${CARRIERS} is not there: speakers are given by name.`);
    const folder = join(outputDirectory, 'cache', benchmark.name);
    const { openWith, close } = await openModels(settings, process.env);
    return runQuestionBench(benchmark, {
      ...options,
      primary,
      cache:
        fingerprint === undefined
          ? noCache
          : createAnswerCache(folder, `${fingerprint} ${primary} ${seed} ${JSON.stringify(settings)}`),
      openSpace: (kind) => openQuestionSpace(kind, { dataDirectory, set: CARRIERS, seed }, openWith),
    }).finally(close);
  };
}

interface Scores {
  metrics: BenchResult['metrics'];
  byKind: Readonly<Record<string, object>>;
  perItem: readonly object[];
}

function scoredBench(name: string, score: (options: RunOptions) => Promise<Scores>): Bench {
  return async (options) => {
    const environment = describeEnvironment(options.seed);
    const { metrics, byKind, perItem } = await score(options);
    return {
      bench: name,
      command: options.command,
      environment,
      metrics,
      byKind: byKind as BenchResult['byKind'],
      perItem: perItem.map((item) => ({ ...item })),
    };
  };
}
