import { type AddresseeFloors, addresseeFloors } from './addressee-floors.js';
import { type Bm25Recall, bm25Recall } from './bm25-recall.js';
import type { CaseView } from './case-view.js';
import { type Reading, readEvidence, readingShare, swappedEvidence } from './evidence-reader.js';
import { type Novelty, noveltyBetweenCases, noveltyBetweenSessions } from './novelty.js';
import { type CaseStatistics, describeCases, questionMix } from './statistics.js';

/** Everything that is measured on cases of one origin. */
export interface Quality {
  statistics: CaseStatistics;
  floors: AddresseeFloors;
  bm25: Bm25Recall;
  mix: Readonly<Record<string, { n: number; share: number }>>;
  /** Between the sessions of a case, meaned over cases. */
  sessionNovelty: Novelty;
  /** Between cases; only with several. */
  caseNovelty?: Novelty;
  /** What the second reader finds in the evidence and in other evidence. */
  reader: {
    right: number;
    swapped: number;
    byKind: Readonly<Record<string, { n: number; right: number; swapped: number }>>;
  };
}

/** Measures cases. */
export function measureQuality(cases: readonly CaseView[]): Quality {
  const right = cases.flatMap((view) => readEvidence(view, (question) => question.evidence));
  const swapped = cases.flatMap((view) => readEvidence(view, swappedEvidence(view)));
  return {
    statistics: describeCases(cases),
    floors: addresseeFloors(cases),
    bm25: bm25Recall(cases),
    mix: questionMix(cases),
    sessionNovelty: meanNovelty(cases.map(noveltyBetweenSessions)),
    ...(cases.length > 1 ? { caseNovelty: noveltyBetweenCases(cases) } : {}),
    reader: { right: readingShare(right), swapped: readingShare(swapped), byKind: readingsByKind(right, swapped) },
  };
}

function readingsByKind(right: readonly Reading[], swapped: readonly Reading[]): Quality['reader']['byKind'] {
  const kinds = [...new Set(right.map(({ kind }) => kind))];
  const of = (readings: readonly Reading[], kind: string) => readings.filter((reading) => reading.kind === kind);
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { n: of(right, kind).length, right: readingShare(of(right, kind)), swapped: readingShare(of(swapped, kind)) },
    ]),
  );
}

function meanNovelty(all: readonly Novelty[]): Novelty {
  const mean = (of: (novelty: Novelty) => number) =>
    all.reduce((sum, novelty) => sum + of(novelty), 0) / Math.max(1, all.length);
  return {
    trigrams: mean((novelty) => novelty.trigrams),
    fourgrams: mean((novelty) => novelty.fourgrams),
    fivegrams: mean((novelty) => novelty.fivegrams),
    repeatedTurns: mean((novelty) => novelty.repeatedTurns),
  };
}

/** A figure with the bound that it must keep. */
export interface QualityGate {
  name: string;
  value: number;
  bound: string;
  kept: boolean;
}

/** Around what plain BM25 reaches on the public case with our annotation, .05 either way. */
const BM25_BAND = { low: 0.657, high: 0.757 } as const;

/** The bounds that a generated set keeps: no easier than the public case, and answerable from its evidence alone. */
export function qualityGates({ floors, bm25, reader }: Quality): QualityGate[] {
  const atMost = (name: string, value: number, bound: number): QualityGate => ({
    name,
    value,
    bound: `<= ${bound}`,
    kept: value <= bound,
  });
  const readable = Object.entries(reader.byKind).map(
    ([kind, { right }]): QualityGate => ({
      name: `reader.${kind}`,
      value: right,
      bound: '>= 0.95',
      kept: right >= 0.95,
    }),
  );
  return [
    atMost('previousOther', floors.previousOther, 0.6),
    atMost('calledElsePrevious', floors.calledElsePrevious, 0.85),
    {
      name: 'bm25RecallAt15',
      value: bm25.at15,
      bound: `${BM25_BAND.low} to ${BM25_BAND.high}`,
      kept: bm25.at15 >= BM25_BAND.low && bm25.at15 <= BM25_BAND.high,
    },
    ...readable,
    atMost('reader.swapped', reader.swapped, 0.05),
  ];
}
