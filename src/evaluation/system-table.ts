import type { BenchResult } from './bench-result.js';
import { systems } from './systems.js';

/** Columns of the table that compares systems: metric name and heading. */
const COLUMNS: readonly (readonly [metric: string, heading: string])[] = [
  ['evidenceRecallAt5', 'recall@5'],
  ['evidenceRecallAt10', 'recall@10'],
  ['evidenceRecallAt15', 'recall@15'],
  ['evidencePrecisionAt5', 'precision@5'],
  ['evidenceHitAt10', 'hit@10'],
  ['evidenceMrr', 'MRR'],
  ['sessionRecall', 'sessions'],
  ['answerContained', 'contained'],
  ['answerTokenF1', 'F1'],
  ['attributionExact', 'name exact'],
  ['personaCorrect', 'persona'],
  ['refusedUnanswerable', 'refused unanswerable'],
  ['refusedAnswerable', 'refused answerable'],
  ['meanRounds', 'rounds'],
  ['meanActions', 'tools'],
  ['meanContextTokens', 'context tokens'],
  ['askP50Ms', 'ask p50 ms'],
];

/** A line of the table; `values` in the order of the headings. */
export interface SystemRow {
  name: string;
  what: string;
  values: readonly (number | undefined)[];
}

/** Every compared system with the metrics that the set has. */
export function systemTable(result: BenchResult): { headings: string[]; rows: SystemRow[] } {
  const compared = Object.entries(result.systems ?? {});
  const columns = COLUMNS.filter(([metric]) => compared.some(([, { metrics }]) => metrics[metric] !== undefined));
  return {
    headings: columns.map(([, heading]) => heading),
    rows: compared.map(([name, { metrics }]) => ({
      name,
      what: systems.find((system) => system.name === name)?.what ?? '',
      values: columns.map(([metric]) => metrics[metric]),
    })),
  };
}
