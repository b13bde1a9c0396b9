import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scriptedLanguageModel } from '../../test/fixtures/scripted-language-model.js';
import {
  chat,
  chatBy,
  failure,
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../test/fixtures/scripted-model-server.js';
import { createOpenAiLanguageModel } from '../adapters/openai-compatible/language-model.js';
import type { Gold } from './benchmarks/benchmark.js';
import { createJudge } from './judge.js';
import { judgeAnswers } from './judge-answers.js';

let server: ScriptedModelServer;
beforeEach(async () => {
  server = await startScriptedModelServer();
});
afterEach(() => server.close());

const model = (name: string) => createOpenAiLanguageModel({ baseUrl: server.baseUrl, model: name, maxRetries: 0 });
const verdict = (level: string) => JSON.stringify({ reasoning: 'so it is', level });
const item = { question: 'Which colour?', reference: 'red', answer: 'It is red.' };

/** A strict and a mild judge that compare words. */
const comparing = chatBy(({ body }) => {
  const { reference, answer } = JSON.parse(/\{"question".*\}/.exec(body.messages[1].content)![0]);
  const refuses = answer === 'Not in memory.';
  const right = reference.startsWith('The memory does not') ? refuses : answer.includes(reference);
  return verdict(right ? 'right' : body.model === 'mild' && !refuses ? 'half' : 'wrong');
});

describe('createJudge', () => {
  it('averages two models over five levels', async () => {
    server.answers = [chat(verdict('right')), chat(verdict('half'))];
    const judge = createJudge([model('a'), model('b')], { seed: 3 });
    expect(await judge(item)).toEqual({ scores: [1, 0.5], score: 0.75 });
    expect(server.requests[0]?.body).toMatchObject({ temperature: 0, seed: 3 });
    await judge(item);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    [['a'], undefined],
    [['a', 'a'], undefined],
    [['a', 'b'], 'openai-compatible:b'],
  ])('refuses the judges %j when %s answered', (names, answererModel) => {
    expect(() => createJudge(names.map(model), { answererModel })).toThrow(
      expect.objectContaining({ code: 'invalid_argument' }),
    );
  });

  it('leaves out a judge that talks nonsense, and stops when one cannot be reached', async () => {
    const nonsense = { ...scriptedLanguageModel('Fine!'), id: 'nonsense' };
    const strict = scriptedLanguageModel(verdict('poor'));
    expect(await createJudge([nonsense, strict], {})(item)).toEqual({ scores: [0.25], score: 0.25 });
    expect((await createJudge([nonsense, { ...nonsense, id: 'other' }], {})(item)).score).toBeUndefined();
    server.answers = [failure(401)];
    await expect(createJudge([model('a'), strict], {})(item)).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

describe('judgeAnswers', () => {
  it('gives the mean beside what constant answers earn, by kind too', async () => {
    server.answers = [comparing];
    const none = { evidence: [], unscorable: 0 };
    const gold = new Map<string, Gold>([
      ['c/1', { ...none, kind: 'colour', answer: 'red', answerable: true }],
      ['c/2', { ...none, kind: 'colour', answer: 'red', answerable: true }],
      ['c/3', { ...none, kind: 'none', answerable: false }],
      ['c/4', { ...none, kind: 'colour', answerable: true }],
    ]);
    const answer = (questionId: string, text: string, refused = false) => ({
      caseId: 'c',
      questionId,
      question: `Question ${questionId}?`,
      answer: text,
      refused,
    });
    const told: number[] = [];
    const result = await judgeAnswers(
      [answer('1', 'It is red.'), answer('2', 'It is blue.'), answer('3', '', true), answer('4', 'x')],
      gold,
      createJudge([model('strict'), model('mild')], {}),
      { seed: 1, onProgress: (judged) => told.push(judged) },
    );
    expect(result.metrics).toMatchObject({
      questions: 3,
      judge: 2.25 / 3,
      'judge.atLeast75': 2 / 3,
      'judge.refusal': 1 / 3,
      'judge.constant': 2.25 / 3,
      'judge.disagreement': 0.5 / 3,
      'judge.unjudged': 0,
    });
    expect(result.byKind).toEqual({ colour: { n: 2, judge: 0.625 }, none: { n: 1, judge: 1 } });
    expect(told).toEqual([1, 2, 3]);
  });
});
