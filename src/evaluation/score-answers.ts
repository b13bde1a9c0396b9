import { MemoryError } from '../errors.js';
import { createRandom } from '../random.js';
import type { BenchResult } from './bench-result.js';
import { type Gold, goldKey } from './benchmarks/benchmark.js';
import { isAttribution, isPersona } from './benchmarks/case-questions.js';
import type { CollectedAnswer, CollectedRun } from './collect-answers.js';
import {
  answerContained,
  attributionExact,
  bootstrapInterval,
  evidenceRecallAtK,
  mean,
  personaCorrect,
  quantile,
} from './metrics.js';

/** One scored question; a metric that does not apply is undefined. */
interface Scored {
  kind: string;
  evidenceRecallAt5?: number;
  evidenceRecallAt15?: number;
  answerContained?: number;
  wordDumpContained?: number;
  constantContained?: number;
  attributionExact?: number;
  personaCorrect?: number;
  refusedUnanswerable?: number;
  refusedAnswerable?: number;
}

type MetricName = Exclude<keyof Scored, 'kind'>;

const OUTPUT_NAMES: Readonly<Record<MetricName, string>> = {
  evidenceRecallAt5: 'evidenceRecallAt5',
  evidenceRecallAt15: 'evidenceRecallAt15',
  answerContained: 'answerContained',
  wordDumpContained: 'answerContained.wordDump',
  constantContained: 'answerContained.constant',
  attributionExact: 'attributionExact',
  personaCorrect: 'personaCorrect',
  refusedUnanswerable: 'refusedUnanswerable',
  refusedAnswerable: 'refusedAnswerable',
};

const METRICS = Object.keys(OUTPUT_NAMES) as MetricName[];
const WITH_INTERVAL: readonly MetricName[] = ['evidenceRecallAt15', 'answerContained'];

/** Scores a finished run against its gold (docs/metrics.md defines every name). Throws `corrupt_data` unless every answer has one gold. */
export function scoreAnswers(
  run: CollectedRun,
  gold: ReadonlyMap<string, Gold>,
  seed: number,
): Pick<BenchResult, 'metrics' | 'byKind' | 'perItem'> {
  const pairs = pairUp(run.answers, gold);
  const constant = mostFrequent(
    pairs.flatMap(({ expected }) => (expected.answerable && expected.answer !== undefined ? [expected.answer] : [])),
  );
  const scored = pairs.map(({ answer, expected }) => scoreOne(answer, expected, constant));
  const hasUnanswerable = pairs.some(({ expected }) => !expected.answerable);
  const metrics = summarize(scored);
  for (const name of WITH_INTERVAL) {
    const values = scored.map((item) => item[name]).filter((value) => value !== undefined);
    const interval = bootstrapInterval(values, createRandom(seed));
    if (interval === undefined) continue;
    metrics[`${OUTPUT_NAMES[name]}.low95`] = interval[0];
    metrics[`${OUTPUT_NAMES[name]}.high95`] = interval[1];
  }
  if (hasUnanswerable) {
    metrics['refusedUnanswerable.alwaysRefuse'] = 1;
    metrics['refusedAnswerable.alwaysRefuse'] = 1;
  }
  const askMs = run.answers.map((answer) => answer.askMs);
  Object.assign(metrics, {
    questions: run.answers.length,
    unscorableEvidence: pairs.reduce((sum, { expected }) => sum + expected.unscorable, 0),
    meanRounds: mean(run.answers.map((answer) => answer.rounds)) ?? 0,
    meanContextWords: mean(run.answers.map((answer) => answer.contextWords)) ?? 0,
    ingestTurnMeanMs: run.ingestMs / Math.max(1, run.turns),
    askP50Ms: quantile(askMs, 0.5) ?? 0,
    askP95Ms: quantile(askMs, 0.95) ?? 0,
  });
  return {
    metrics,
    byKind: groupByKind(scored),
    perItem: pairs.map(({ answer, expected }, at) => toItem(answer, expected, scored[at])),
  };
}

/** Every answer with its gold. Throws `corrupt_data` for an answer without gold or two answers to one question. */
function pairUp(
  answers: readonly CollectedAnswer[],
  gold: ReadonlyMap<string, Gold>,
): { answer: CollectedAnswer; expected: Gold }[] {
  const seen = new Set<string>();
  return answers.map((answer) => {
    const { caseId, questionId } = answer;
    const key = goldKey(caseId, questionId);
    const expected = gold.get(key);
    if (expected === undefined || seen.has(key)) {
      const what = expected === undefined ? 'has no gold' : 'was answered twice';
      throw new MemoryError('corrupt_data', `Question ${questionId} of case ${caseId} ${what}; nothing was scored.`, {
        details: { caseId, questionId },
      });
    }
    seen.add(key);
    return { answer, expected };
  });
}

function scoreOne(answer: CollectedAnswer, gold: Gold, constant: string | undefined): Scored {
  const scored: Scored = { kind: gold.kind };
  const recall = (k: number) => evidenceRecallAtK(answer.listed, gold.evidence, k);
  scored.evidenceRecallAt5 = recall(5);
  scored.evidenceRecallAt15 = recall(15);
  if (!gold.answerable) {
    scored.refusedUnanswerable = Number(answer.refused);
    return scored;
  }
  scored.refusedAnswerable = Number(answer.refused);
  if (gold.answer === undefined) return scored;
  const { answer: expected } = gold;
  const attribution = isAttribution(gold.kind);
  const isRight = (text: string) =>
    answerContained(text, expected) && (!attribution || attributionExact(text, expected, answer.people));
  scored.answerContained = Number(isRight(answer.answer));
  scored.wordDumpContained = Number(isRight(answer.wordDump));
  if (constant !== undefined) scored.constantContained = Number(isRight(constant));
  if (attribution) scored.attributionExact = Number(attributionExact(answer.answer, expected, answer.people));
  if (isPersona(gold.kind)) scored.personaCorrect = Number(personaCorrect(answer.answer, expected));
  return scored;
}

function summarize(scored: readonly Scored[]): Record<string, number> {
  const summary: Record<string, number> = {};
  for (const name of METRICS) {
    const value = mean(scored.map((item) => item[name]));
    if (value !== undefined) summary[OUTPUT_NAMES[name]] = value;
  }
  return summary;
}

function groupByKind(scored: readonly Scored[]): BenchResult['byKind'] {
  const kinds = [...new Set(scored.map((item) => item.kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const items = scored.filter((item) => item.kind === kind);
      return [kind, { n: items.length, ...summarize(items) }];
    }),
  );
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function toItem(answer: CollectedAnswer, gold: Gold, scored: Scored | undefined): Record<string, unknown> {
  const { caseId, questionId, question, asker, refused, listed, rounds } = answer;
  const given = { case: caseId, id: questionId, question, asker, answer: answer.answer, refused, rounds, listed };
  return { ...given, goldAnswer: gold.answer, goldEvidence: gold.evidence, ...scored };
}
