import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, TALK_START, type Talk } from '../../test/fixtures/talk.js';
import { createHeuristicPolicy } from '../policy/heuristic.js';
import type { Asker } from '../retrieval/retrieval.js';
import type { Answer } from './answer.js';
import { answerQuestion } from './answer-question.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});

const claim: Answer = { text: 'At 9:15.', refused: false, evidence: ['turn_one_8'], confidence: 0.8 };
const ask = (answer: Partial<Answer>, text = 'When does the ferry leave?', asker?: Asker) =>
  answerQuestion({
    ...talk,
    question: { text, at: TALK_START, timeZone: 'UTC', ...(asker ? { asker } : {}) },
    embedder: undefined,
    policy: createHeuristicPolicy(),
    answerer: { id: 'fixed', answer: async () => ({ ...claim, ...answer }) },
  });

describe('answerQuestion', () => {
  it('shows each evidence turn once', async () => {
    const { text, evidence } = await ask({ evidence: ['turn_one_8', 'turn_one_8'] });
    expect(text).toBe('At 9:15.');
    expect(evidence).toMatchObject([{ turnId: 'turn_one_8', speaker: 'Emil Vale', session: 'one' }]);
  });

  it.each([{ evidence: [] }, { text: ' ' }])(
    'turns a claim without evidence or words into a refusal',
    async (answer) => {
      expect(await ask(answer)).toMatchObject({ text: 'Not in memory.', refused: true, evidence: [] });
    },
  );

  it.each([{ evidence: ['turn_one_8', 'turn_elsewhere'] }, { confidence: Number.NaN }, { confidence: 7 }])(
    'refuses what breaks the contract',
    async (answer) => {
      await expect(ask(answer)).rejects.toMatchObject({ code: 'invalid_model_output' });
    },
  );

  it('asks no answerer about an asker who is not known', async () => {
    const doubtful = { outcome: 'doubtful', personId: 'person_e' } as const;
    expect(await ask({}, 'When does my ferry leave?', doubtful)).toMatchObject({
      text: 'Not in memory.',
      refused: true,
      asker: { outcome: 'doubtful', name: 'Emil Vale' },
    });
    expect(await ask({}, 'When does my ferry leave?')).toMatchObject({ refused: true });
    const known = { outcome: 'known', personId: 'person_e' } as const;
    expect(await ask({}, 'When does my ferry leave?', known)).toMatchObject({ refused: false });
  });
});
