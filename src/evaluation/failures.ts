import { MAX_ANSWER_WORDS, wordCount } from './answer-text.js';
import type { ScoredAnswer } from './score-question.js';

/** What became of the questions of a kind; every question is one of these. */
export interface FailureCounts {
  /** Answered rightly, or rightly refused. */
  right: number;
  /** Wrong or refused, and the context lacks gold evidence that it could hold. */
  notFound: number;
  /** Wrong, though all gold evidence is in the context. */
  misread: number;
  /** Refused, though all gold evidence is in the context. */
  wronglyRefused: number;
  /** Answered, though the answer is not in memory. */
  madeUp: number;
  /** The set gives no answer text or evidence to check against. */
  unchecked: number;
}

/** Turns that a context holds: of wider evidence no more can be found. */
const CONTEXT_TURNS = 15;

/** Sorts every question of a run by what became of it, by kind. */
export function countFailures(scored: readonly ScoredAnswer[]): Record<string, FailureCounts> {
  const kinds: Record<string, FailureCounts> = {};
  for (const one of scored) {
    const { kind } = one.expected;
    kinds[kind] ??= { right: 0, notFound: 0, misread: 0, wronglyRefused: 0, madeUp: 0, unchecked: 0 };
    kinds[kind][outcome(one)] += 1;
  }
  return kinds;
}

function outcome({ answer, expected, score }: ScoredAnswer): keyof FailureCounts {
  if (!expected.answerable) return answer.refused ? 'right' : 'madeUp';
  if (score['answerContained.firstNames'] === 1) return 'right';
  const recall = score['evidenceRecall'];
  const wanted = expected.evidence.length;
  if (recall !== undefined && Math.round(recall * wanted) < Math.min(wanted, CONTEXT_TURNS)) return 'notFound';
  // A gold answer longer than an answer may be, or none, can only be read by a judge.
  const isCheckable = expected.answer !== undefined && wordCount(expected.answer) <= MAX_ANSWER_WORDS;
  if (recall === undefined || !isCheckable) return 'unchecked';
  return answer.refused ? 'wronglyRefused' : 'misread';
}

/** The failures of a run in a paragraph, the kinds that lose most first; empty when nothing failed. */
export function describeFailures(failures: Readonly<Record<string, FailureCounts>>): string {
  const named = {
    notFound: 'some of the evidence is not in the context',
    misread: 'the evidence is there, and the answer says something else',
    wronglyRefused: 'the evidence is there, and the answer was refused',
    madeUp: 'an answer is given that is not in memory',
  } as const;
  const reasons = (Object.keys(named) as (keyof typeof named)[])
    .map((reason) => {
      const kinds = Object.entries(failures)
        .map(([kind, counts]) => ({ kind, count: counts[reason] }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count);
      return { reason, kinds, total: kinds.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  const all = Object.values(failures).flatMap((counts) => Object.values(counts) as number[]);
  const questions = all.reduce((sum, count) => sum + count, 0);
  const failed = reasons.reduce((sum, { total }) => sum + total, 0);
  if (failed === 0) return '';
  const parts = reasons.map(({ reason, kinds, total }) => {
    const most = kinds.slice(0, 3).map(({ kind, count }) => `${kind} ${count}`);
    return `${total} times ${named[reason]} (${most.join(', ')}${kinds.length > 3 ? ' and others' : ''})`;
  });
  return `Of ${questions} questions ${failed} fail: ${parts.join('; ')}.`;
}
