import type { BenchResult } from './bench-result.js';

/** A figure to reach. */
export interface Bar {
  bench: string;
  metric: string;
  /** Only the questions of this kind. */
  kind?: string;
  bar: number;
  /** True where less is better. */
  atMost?: true;
  /** What the simplest thing reaches, and what that is. */
  floor?: number;
  floorIs?: string;
}

const WITH_NEIGHBOURS = 'BM25 over turns with their neighbours';

/** What the memory has to reach without a language model, and the floors beside it. */
export const bars: readonly Bar[] = [
  { bench: 'voxpolybench', metric: 'evidenceRecallAt15', bar: 0.96, floor: 0.829, floorIs: WITH_NEIGHBOURS },
  { bench: 'voxpolybench', metric: 'answerContained', bar: 0.85 },
  { bench: 'voxpolybench', metric: 'attributionExact', bar: 0.92 },
  { bench: 'voxpolybench', metric: 'personaCorrect', bar: 1 },
  {
    bench: 'locomo',
    metric: 'evidenceRecallAt15',
    bar: 0.86,
    floor: 0.826,
    floorIs: `${WITH_NEIGHBOURS}, dates and word vectors`,
  },
  {
    bench: 'locomo',
    metric: 'evidenceRecallAt15',
    kind: 'multi-hop',
    bar: 0.6,
    floor: 0.49,
    floorIs: `${WITH_NEIGHBOURS}, dates and word vectors`,
  },
  { bench: 'locomo', metric: 'refusedUnanswerable', bar: 0.6 },
  { bench: 'locomo', metric: 'refusedAnswerable', bar: 0.1, atMost: true },
  { bench: 'locomo', metric: 'meanRounds', bar: 1.6, atMost: true },
  { bench: 'mem-gallery', metric: 'evidenceRecallAt10', bar: 0.89, floor: 0.822, floorIs: WITH_NEIGHBOURS },
  { bench: 'mem-gallery', metric: 'evidenceRecallAt15', bar: 0.935, floor: 0.881, floorIs: WITH_NEIGHBOURS },
  { bench: 'mem-gallery', metric: 'refusedUnanswerable', bar: 0.6 },
  { bench: 'mem-gallery', metric: 'refusedAnswerable', bar: 0.1, atMost: true },
  { bench: 'vehiclemembench', metric: 'evidenceRecallAt15', bar: 0.64, floor: 0.538, floorIs: WITH_NEIGHBOURS },
  { bench: 'qmsum', metric: 'evidenceHitAt10', bar: 0.86, floor: 0.768, floorIs: 'plain BM25' },
  { bench: 'qmsum', metric: 'evidencePrecisionAt5', bar: 0.36, floor: 0.221, floorIs: 'plain BM25' },
  { bench: 'profiles', metric: 'claimRecallAt15', bar: 0.6 },
  { bench: 'profiles', metric: 'ownerRight', bar: 0.85 },
  { bench: 'profiles', metric: 'personaUncontradicted', bar: 1 },
  { bench: 'profiles', metric: 'personaContradictedBoth', bar: 1 },
  { bench: 'addressee', metric: 'addresseeExact', bar: 0.88, floor: 0.842, floorIs: 'two-line rule' },
  { bench: 'curve', metric: 'askP50Ms.memory.100000', bar: 50, atMost: true },
  { bench: 'curve', metric: 'askP50Ms.memory.1000000', bar: 250, atMost: true },
];

/** A bar with what was measured; `value` is absent when the bench was not run or lacks the metric. */
export interface CheckedBar extends Bar {
  value?: number;
  low?: number;
  high?: number;
  met?: boolean;
}

/** Sets the bars of the benches that were run against their results. */
export function checkBars(results: readonly BenchResult[]): CheckedBar[] {
  return bars.flatMap((bar): CheckedBar[] => {
    const result = results.find(({ bench }) => bench === bar.bench);
    if (result === undefined) return [];
    const values: Readonly<Record<string, number>> =
      bar.kind === undefined ? result.metrics : (result.byKind[bar.kind] ?? {});
    const value = values[bar.metric];
    if (value === undefined) return [bar];
    const [low, high] = [values[`${bar.metric}.low95`], values[`${bar.metric}.high95`]];
    const met = bar.atMost ? value <= bar.bar : value >= bar.bar;
    return [{ ...bar, value, met, ...(low === undefined || high === undefined ? {} : { low, high }) }];
  });
}
