import { MemoryError } from '../errors.js';
import { createRandom } from '../random.js';
import type { BenchResult } from './bench-result.js';
import { type Gold, goldKey } from './benchmarks/benchmark.js';
import type { CollectedAnswer, CollectedRun } from './collect-answers.js';
import { countFailures } from './failures.js';
import { bootstrapInterval, mean, quantile } from './metrics.js';
import { type ScoredAnswer, scoreQuestion } from './score-question.js';

/** Metrics that stand with a bootstrap interval, over all questions and by kind. */
const WITH_INTERVAL = [
  'evidenceRecallAt15',
  'evidenceRecallAt10',
  'evidencePrecisionAt5',
  'evidenceHitAt10',
  'sessionRecall',
  'answerContained',
  'answerContained.firstNames',
  'attributionExact',
  'personaCorrect',
  'refusedUnanswerable',
  'refusedAnswerable',
] as const;

/** Scores a finished run against its gold (docs/metrics.md defines every name). Throws `corrupt_data` unless every answer has one gold. */
export function scoreAnswers(
  run: CollectedRun,
  gold: ReadonlyMap<string, Gold>,
  seed: number,
): Pick<BenchResult, 'metrics' | 'byKind' | 'perItem' | 'failures'> {
  const pairs = pairUp(run.answers, gold);
  const constant = mostFrequent(
    pairs.flatMap(({ expected }) => (expected.answerable && expected.answer !== undefined ? [expected.answer] : [])),
  );
  const scored = pairs.map(({ answer, expected }): ScoredAnswer => {
    return { answer, expected, score: scoreQuestion(answer, expected, constant) };
  });
  const metrics = summarize(scored, seed);
  if (pairs.some(({ expected }) => !expected.answerable)) {
    metrics['refusedUnanswerable.alwaysRefuse'] = 1;
    metrics['refusedAnswerable.alwaysRefuse'] = 1;
  }
  const askMs = run.answers.map((answer) => answer.askMs);
  Object.assign(metrics, {
    questions: run.answers.length,
    unscorableEvidence: pairs.reduce((sum, { expected }) => sum + expected.unscorable, 0),
    ...costOf(run.answers),
    ingestTurnMeanMs: run.ingestMs / Math.max(1, run.turns),
    askP50Ms: quantile(askMs, 0.5) ?? 0,
    askP95Ms: quantile(askMs, 0.95) ?? 0,
  });
  return { metrics, byKind: groupByKind(scored, seed), failures: countFailures(scored), perItem: scored.map(toItem) };
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

/** Mean of each metric over the questions that it applies to, with intervals. */
function summarize(scored: readonly ScoredAnswer[], seed: number): Record<string, number> {
  const summary: Record<string, number> = {};
  const names = new Set(scored.flatMap(({ score }) => Object.keys(score)));
  for (const name of names) {
    const values = scored.flatMap(({ score }) => score[name] ?? []);
    summary[name] = mean(values) ?? 0;
    if (!(WITH_INTERVAL as readonly string[]).includes(name)) continue;
    const interval = bootstrapInterval(values, createRandom(seed));
    if (interval === undefined) continue;
    summary[`${name}.low95`] = interval[0];
    summary[`${name}.high95`] = interval[1];
  }
  return summary;
}

function costOf(answers: readonly CollectedAnswer[]): Record<string, number> {
  return {
    meanRounds: mean(answers.map((answer) => answer.rounds)) ?? 0,
    meanActions: mean(answers.map((answer) => answer.actions)) ?? 0,
    meanContextTokens: mean(answers.map((answer) => answer.contextTokens)) ?? 0,
  };
}

function groupByKind(scored: readonly ScoredAnswer[], seed: number): BenchResult['byKind'] {
  const kinds = [...new Set(scored.map(({ expected }) => expected.kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const items = scored.filter(({ expected }) => expected.kind === kind);
      return [kind, { n: items.length, ...summarize(items, seed), ...costOf(items.map(({ answer }) => answer)) }];
    }),
  );
}

/** The value that occurs most often, the first of equals; undefined for none. */
export function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function toItem({ answer, expected, score }: ScoredAnswer): Record<string, unknown> {
  const { caseId, questionId, question, asker, refused, listed, rounds } = answer;
  const given = { case: caseId, id: questionId, question, asker, answer: answer.answer, refused, rounds, listed };
  return { ...given, kind: expected.kind, goldAnswer: expected.answer, goldEvidence: expected.evidence, ...score };
}
