import { createRandom } from '../random.js';
import type { BenchResult } from './bench-result.js';
import type { Gold } from './benchmarks/benchmark.js';
import { goldKey } from './benchmarks/benchmark.js';
import type { Judge, JudgedAnswer } from './judge.js';
import { bootstrapInterval, mean } from './metrics.js';
import { mostFrequent } from './score-answers.js';

/** The part of a collected answer that a judge reads. */
export interface AnswerToJudge {
  caseId: string;
  questionId: string;
  question: string;
  answer: string;
  refused: boolean;
}

const REFUSAL = 'Not in memory.';
/** A score from here on counts as correct in `judge.atLeast75`. */
const CORRECT = 0.75;

/**
 * Judges answers against their gold; those without any gold answer that should have one are left out. `judge` is the mean over
 * questions with a bootstrap interval, `judge.refusal` and `judge.constant` what always refusing and always giving the most frequent
 * gold answer would earn from the same judges, `judge.disagreement` the mean distance between the first two judges, `judge.unjudged`
 * how many answers no judge could be had for. Throws what the judges throw.
 */
export async function judgeAnswers(
  answers: readonly AnswerToJudge[],
  gold: ReadonlyMap<string, Gold>,
  judge: Judge,
  options: { seed: number; signal?: AbortSignal; onProgress?: (judged: number, of: number) => void },
): Promise<Pick<BenchResult, 'metrics' | 'byKind' | 'perItem'>> {
  const items = answers.flatMap((given) => {
    const expected = gold.get(goldKey(given.caseId, given.questionId));
    if (expected === undefined || (expected.answerable && expected.answer === undefined)) return [];
    const reference = expected.answerable ? expected.answer : undefined;
    return [{ given, kind: expected.kind, reference }];
  });
  const constant = mostFrequent(items.flatMap(({ reference }) => reference ?? []));
  const cancel = options.signal === undefined ? {} : { signal: options.signal };
  let done = 0;
  const perItem = await Promise.all(
    items.map(async ({ given, kind, reference }) => {
      const ask = (answer: string) =>
        judge({ question: given.question, reference, answer } satisfies JudgedAnswer, cancel);
      const judgement = await ask(given.refused ? REFUSAL : given.answer);
      const refusal = await ask(REFUSAL);
      const same = constant === undefined ? undefined : await ask(constant);
      done += 1;
      options.onProgress?.(done, items.length);
      return { ...given, kind, reference, ...judgement, refusal: refusal.score, constant: same?.score };
    }),
  );
  return { metrics: summarize(perItem, options.seed), byKind: byKind(perItem), perItem };
}

interface Judged {
  kind: string;
  score: number | undefined;
  scores: readonly number[];
  refusal: number | undefined;
  constant: number | undefined;
}

function summarize(judged: readonly Judged[], seed: number): Record<string, number> {
  const scores = judged.map(({ score }) => score).filter((score) => score !== undefined);
  const interval = bootstrapInterval(scores, createRandom(seed));
  const values: Record<string, number | undefined> = {
    judge: mean(scores),
    'judge.low95': interval?.[0],
    'judge.high95': interval?.[1],
    'judge.atLeast75': mean(scores.map((score) => Number(score >= CORRECT))),
    'judge.refusal': mean(judged.map(({ refusal }) => refusal)),
    'judge.constant': mean(judged.map(({ constant }) => constant)),
    'judge.disagreement': mean(
      judged.map(({ scores: [a, b] }) => (a === undefined || b === undefined ? undefined : Math.abs(a - b))),
    ),
    'judge.unjudged': judged.length - scores.length,
    questions: judged.length,
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

function byKind(judged: readonly Judged[]): BenchResult['byKind'] {
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const ofKind = judged.filter((item) => item.kind === kind);
      const score = mean(ofKind.map((item) => item.score));
      return [kind, { n: ofKind.length, ...(score === undefined ? {} : { judge: score }) }];
    }),
  );
}
