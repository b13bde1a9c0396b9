import { expect, it } from 'vitest';
import type { Gold } from './benchmarks/benchmark.js';
import { goldKey } from './benchmarks/benchmark.js';
import type { CollectedAnswer } from './collect-answers.js';
import { scoreAnswers } from './score-answers.js';

const answer = (questionId: string): CollectedAnswer => ({
  caseId: 'c',
  questionId,
  question: 'Who?',
  answer: 'Bo',
  refused: false,
  listed: [],
  sessions: [],
  evidence: [],
  rounds: 1,
  actions: 1,
  contextTokens: 1,
  askMs: 1,
  wordDump: '',
  people: [],
});
const gold = new Map<string, Gold>([
  [goldKey('c', 'q1'), { kind: 'fact', answerable: true, answer: 'Bo', evidence: [], unscorable: 0 }],
]);

it('refuses answers without gold and two answers to one question', () => {
  const score = (...ids: string[]) => scoreAnswers({ answers: ids.map(answer), turns: 1, ingestMs: 1 }, gold, 1);
  expect(score('q1').metrics['questions']).toBe(1);
  expect(() => score('q1', 'q2')).toThrowError(expect.objectContaining({ code: 'corrupt_data' }));
  expect(() => score('q1', 'q1')).toThrowError(expect.objectContaining({ code: 'corrupt_data' }));
});
