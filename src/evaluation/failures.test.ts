import { describe, expect, it } from 'vitest';
import { countFailures, describeFailures } from './failures.js';
import type { ScoredAnswer } from './score-question.js';

const scored = (
  kind: string,
  given: { refused?: boolean; answerable?: boolean; gold?: string; evidence?: number },
  score: object,
) =>
  ({
    answer: { refused: given.refused ?? false },
    expected: {
      kind,
      answerable: given.answerable ?? true,
      answer: given.gold ?? 'red',
      evidence: Array.from({ length: given.evidence ?? 2 }, (_, index) => `t${index}`),
    },
    score,
  }) as unknown as ScoredAnswer;

describe('countFailures', () => {
  it('sorts every question by what became of it', () => {
    const counts = countFailures([
      scored('a', {}, { 'answerContained.firstNames': 1, evidenceRecall: 0 }),
      scored('a', {}, { 'answerContained.firstNames': 0, evidenceRecall: 0.5 }),
      scored('a', {}, { 'answerContained.firstNames': 0, evidenceRecall: 1 }),
      scored('a', { refused: true }, { 'answerContained.firstNames': 0, evidenceRecall: 1 }),
      scored('b', { answerable: false }, {}),
      scored('b', { answerable: false, refused: true }, {}),
      scored('b', { gold: 'long '.repeat(40) }, { 'answerContained.firstNames': 0, evidenceRecall: 1 }),
    ]);
    expect(counts).toEqual({
      a: { right: 1, notFound: 1, misread: 1, wronglyRefused: 1, madeUp: 0, unchecked: 0 },
      b: { right: 1, notFound: 0, misread: 0, wronglyRefused: 0, madeUp: 1, unchecked: 1 },
    });
    expect(describeFailures(counts)).toMatch(/^Of 7 questions 4 fail: 1 times some of the evidence/);
  });

  it('asks of a context no more evidence than it can hold', () => {
    const counts = countFailures([
      scored('a', { evidence: 60 }, { 'answerContained.firstNames': 0, evidenceRecall: 0.25 }),
      scored('a', { evidence: 60 }, { 'answerContained.firstNames': 0, evidenceRecall: 0.2 }),
    ]);
    expect(counts['a']).toMatchObject({ misread: 1, notFound: 1 });
  });

  it('says nothing where nothing failed', () => {
    expect(describeFailures(countFailures([]))).toBe('');
  });
});
