import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, TALK_START, type Talk } from '../../test/fixtures/talk.js';
import { createHeuristicPolicy } from '../policy/heuristic.js';
import type { Asker } from '../retrieval/retrieval.js';
import { retrieve } from '../retrieval/retrieve.js';
import { createExtractiveAnswerer } from './extractive.js';
import { countWords, MAX_ANSWER_WORDS } from './shorten.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});

const ask = async (text: string, asker?: Asker) => {
  const question = { text, at: TALK_START, timeZone: 'UTC', ...(asker ? { asker } : {}) };
  const { context } = await retrieve({ ...talk, question, policy: createHeuristicPolicy() });
  return createExtractiveAnswerer().answer(question, context, talk.directory);
};
const known = (personId: string): Asker => ({ outcome: 'known', personId });

describe('extractive answerer', () => {
  it('names the speaker from the graph', async () => {
    expect(await ask('Who said that the ferry leaves at 9:15?')).toMatchObject({
      text: 'Emil Vale',
      evidence: ['turn_one_8'],
      refused: false,
    });
  });

  it('names the addressee from the edges of the turn', async () => {
    expect((await ask('Who was Nora talking to when she said, "Please bring three paddles"?')).text).toBe('Kai Brandt');
  });

  it('answers a preference with the current value and the one before it', async () => {
    const answer = await ask('How do I prefer to get news?', known('person_e'));
    expect(answer.text).toBe('a voice note (before: a short letter)');
    expect(answer.evidence).toEqual(['turn_two_2', 'turn_one_6']);
    expect((await ask('How do I prefer to get news?', known('person_k'))).text).toBe('a postcard');
  });

  it.each([{ outcome: 'unknown' } as const, { outcome: 'doubtful', personId: 'person_e' } as const, undefined])(
    'tells an asker who is not known nothing personal',
    async (asker) => {
      const questions = [
        'How do I prefer to be reached?',
        'When does my ferry leave?',
        'Who told me that the umbrella stays in the boat house?',
        'What did my cousin repair?',
        'Who was I talking to when I asked about the bakery?',
      ];
      for (const text of questions) {
        const refused = { text: 'Not in memory.', refused: true, evidence: [], confidence: 0 };
        expect(await ask(text, asker)).toEqual(refused);
      }
    },
  );

  it.each([
    ['When does our ferry leave?', '9:15'],
    ['Who said, "My cousin repaired the old radio"?', 'Kai'],
    ['Can you tell me where the umbrella stays?', 'boat house'],
  ])('answers anybody what is not about themself: %s', async (text, expected) => {
    expect((await ask(text, { outcome: 'unknown' })).text).toContain(expected);
  });

  it('gives a known asker only what is said of them', async () => {
    expect((await ask('What did my cousin repair?', known('person_k'))).text).toContain('radio');
    expect(await ask('What did my cousin repair?', known('person_e'))).toMatchObject({ refused: true });
  });

  it('gives the saying sentence with its turn', async () => {
    const answer = await ask('What time does the ferry leave?');
    expect(answer.text).toContain('9:15');
    expect(answer.evidence).toContain('turn_one_8');
  });

  it('gives one sentence for each part', async () => {
    const { text } = await ask('Which cabin sleeps six, and where does the umbrella stay?');
    expect(text).toContain('green cabin');
    expect(text).toContain('boat house');
  });

  it.each(['What did the dentist charge for the crown?', 'Who said that the helicopter crashed?'])(
    'refuses what nothing held supports: %s',
    async (text) => {
      expect(await ask(text)).toMatchObject({ text: 'Not in memory.', refused: true, evidence: [] });
    },
  );

  it('refuses what only somebody else said of themself', async () => {
    expect(await ask('Which cousin of Emil repaired the old radio yesterday?')).toMatchObject({ refused: true });
  });

  it('stays within the word limit and shows evidence for every answer', async () => {
    for (const text of [
      'What about the trip to the lake?',
      'Where is the bakery?',
      'Is there a bakery near the harbour?',
    ]) {
      const answer = await ask(text);
      expect(countWords(answer.text)).toBeLessThanOrEqual(MAX_ANSWER_WORDS);
      expect(answer.evidence.length > 0).toBe(!answer.refused);
    }
  });
});
