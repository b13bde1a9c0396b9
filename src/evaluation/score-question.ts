import { MAX_ANSWER_WORDS, tokenF1, wordCount } from './answer-text.js';
import type { Gold } from './benchmarks/benchmark.js';
import { isAttribution, isPersona } from './benchmarks/case-questions.js';
import type { CollectedAnswer } from './collect-answers.js';
import { answerContained, attributionExact, personaCorrect } from './metrics.js';
import { evidenceHitAtK, evidencePrecisionAtK, evidenceRecallAtK, reciprocalRank } from './ranking-metrics.js';

/** What a question scored, by metric name (docs/metrics.md); a metric that does not apply is absent. */
export type QuestionScore = Readonly<Record<string, number>>;

/** An answer with its gold and what it scored. */
export interface ScoredAnswer {
  answer: CollectedAnswer;
  expected: Gold;
  score: QuestionScore;
}

/** Scores one question; `constant` is the answer that the constant-answer line always gives. */
export function scoreQuestion(answer: CollectedAnswer, gold: Gold, constant: string | undefined): QuestionScore {
  const scores = { ...rankingScores(answer, gold), ...answerScores(answer, gold, constant) };
  return Object.fromEntries(
    Object.entries(scores).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

function rankingScores({ listed, sessions }: CollectedAnswer, gold: Gold): Record<string, number | undefined> {
  const { evidence } = gold;
  return {
    evidenceRecallAt5: evidenceRecallAtK(listed, evidence, 5),
    evidenceRecallAt10: evidenceRecallAtK(listed, evidence, 10),
    evidenceRecallAt15: evidenceRecallAtK(listed, evidence, 15),
    evidenceRecall: evidenceRecallAtK(listed, evidence, Number.POSITIVE_INFINITY),
    evidencePrecisionAt5: evidencePrecisionAtK(listed, evidence, 5),
    evidenceHitAt5: evidenceHitAtK(listed, evidence, 5),
    evidenceHitAt10: evidenceHitAtK(listed, evidence, 10),
    evidenceMrr: reciprocalRank(listed, evidence),
    sessionRecall: evidenceRecallAtK(sessions, gold.sessions ?? [], 15),
  };
}

function answerScores(
  answer: CollectedAnswer,
  gold: Gold,
  constant: string | undefined,
): Record<string, number | undefined> {
  if (!gold.answerable) return { refusedUnanswerable: Number(answer.refused) };
  const refused = { refusedAnswerable: Number(answer.refused) };
  if (gold.answer === undefined) return refused;
  const { answer: expected } = gold;
  const attribution = isAttribution(gold.kind);
  const isRight = (text: string) =>
    Number(answerContained(text, expected) && (!attribution || attributionExact(text, expected, answer.people)));
  const isShort = (text: string) => wordCount(text) <= MAX_ANSWER_WORDS;
  return {
    ...refused,
    answerContained: isRight(answer.answer),
    'answerContained.firstNames': attribution
      ? Number(isShort(answer.answer) && attributionExact(answer.answer, expected, answer.people))
      : isRight(answer.answer),
    'answerContained.wordDump': isRight(answer.wordDump),
    'answerContained.constant': constant === undefined ? undefined : isRight(constant),
    answerTokenF1: tokenF1(answer.answer, expected),
    attributionExact: attribution ? Number(attributionExact(answer.answer, expected, answer.people)) : undefined,
    personaCorrect: isPersona(gold.kind) ? Number(personaCorrect(answer.answer, expected)) : undefined,
  };
}
