import type { BenchResult, SystemResult } from './bench-result.js';

/** A figure to reach. */
export interface Bar {
  bench: string;
  metric: string;
  /** Only the questions of these kinds. */
  kinds?: readonly string[];
  /** The difference to this system, instead of the figure itself. */
  against?: string;
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
  { bench: 'voxpolybench', metric: 'answerContained', bar: 0.85, floor: 0.32, floorIs: '30-word dump of plain BM25' },
  { bench: 'voxpolybench', metric: 'answerContained.firstNames', bar: 0.85 },
  { bench: 'voxpolybench', metric: 'attributionExact', bar: 0.92 },
  { bench: 'voxpolybench', metric: 'personaCorrect', bar: 1 },
  {
    bench: 'voxpolybench',
    metric: 'evidenceRecallAt15',
    kinds: ['multi_hop', 'personalization', 'personalization_application'],
    against: 'single round',
    bar: 0.02,
  },
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
    kinds: ['multi-hop'],
    bar: 0.6,
    floor: 0.49,
    floorIs: `${WITH_NEIGHBOURS}, dates and word vectors`,
  },
  { bench: 'locomo', metric: 'evidenceRecallAt15', kinds: ['multi-hop'], against: 'single round', bar: 0.02 },
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
    const own = figureOf(result, bar);
    const other = bar.against === undefined ? 0 : figureOf(result.systems?.[bar.against], bar).value;
    if (own.value === undefined || other === undefined) return [bar];
    const value = own.value - other;
    const met = bar.atMost ? value <= bar.bar : value >= bar.bar;
    if (bar.against !== undefined || own.low === undefined || own.high === undefined) return [{ ...bar, value, met }];
    return [{ ...bar, value, met, low: own.low, high: own.high }];
  });
}

interface Figure {
  value: number | undefined;
  low: number | undefined;
  high: number | undefined;
}

/** A metric over all questions, or its mean over kinds by their numbers of questions. */
function figureOf(result: SystemResult | undefined, { metric, kinds }: Bar): Figure {
  const groups = (kinds ?? []).flatMap((kind) => result?.byKind[kind] ?? []).filter((group) => metric in group);
  const values: Readonly<Record<string, number>> = (kinds === undefined ? result?.metrics : groups[0]) ?? {};
  if (groups.length < 2) {
    return { value: values[metric], low: values[`${metric}.low95`], high: values[`${metric}.high95`] };
  }
  const questions = groups.reduce((sum, { n }) => sum + n, 0);
  const value = groups.reduce((sum, group) => sum + group.n * (group[metric] as number), 0) / questions;
  return { value, low: undefined, high: undefined };
}
