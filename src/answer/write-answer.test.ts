import { describe, expect, it } from 'vitest';
import { createTalk, type Line, TALK_START } from '../../test/fixtures/talk.js';
import { createHeuristicPolicy } from '../policy/heuristic.js';
import { retrieve } from '../retrieval/retrieve.js';
import type { Answer } from './answer.js';
import { createExtractiveAnswerer } from './extractive.js';

const ask = async (lines: readonly Line[], text: string): Promise<Answer> => {
  const talk = await createTalk({ one: lines });
  const question = { text, at: TALK_START, timeZone: 'UTC' };
  const { context } = await retrieve({ ...talk, question, policy: createHeuristicPolicy() });
  return createExtractiveAnswerer().answer(question, context, talk.directory);
};

const HOBBIES: readonly Line[] = [
  ['e', 'I love sailing on the lake.', 'n'],
  ['n', 'I love chess on the lake shore.', 'e'],
  ['k', 'I love the lake too.', 'n'],
];

describe('writeAnswer', () => {
  it('gives the words of the person asked about and nobody else’s', async () => {
    expect(await ask(HOBBIES, 'What does Emil love?')).toMatchObject({
      text: 'I love sailing on the lake.',
      evidence: ['turn_one_0'],
    });
    expect((await ask(HOBBIES, 'What does Nora love?')).evidence).toEqual(['turn_one_1']);
  });

  it('fills no room with the next best sentences', async () => {
    const lines: readonly Line[] = [
      ['k', 'The lantern hangs in the boat house.', 'n'],
      ['e', 'The boat house needs a lantern and paint.', 'n'],
    ];
    expect((await ask(lines, 'Where does the lantern hang?')).text).toBe('The lantern hangs in the boat house.');
  });

  it('names who speaks where "I" could be taken for somebody else', async () => {
    const exchange: readonly Line[] = [
      ['n', 'Can you fetch the heavy anchor from the pier?', 'k'],
      ['k', 'Sure, I will bring it on Sunday.', 'n'],
    ];
    expect((await ask(exchange, 'Is somebody fetching the heavy anchor from the pier?')).text).toBe(
      'Yes. Kai Brandt: I will bring it on Sunday.',
    );
    const report: readonly Line[] = [['n', 'I borrowed the tent of Emil for the festival.', 'k']];
    expect((await ask(report, 'Which festival was the tent of Emil at?')).text).toBe(
      'Nora Vale: I borrowed the tent of Emil for the festival.',
    );
  });

  it('gives each of several speakers their own words', async () => {
    const lines: readonly Line[] = [
      ['n', 'I booked the green cabin.', 'k'],
      ['k', 'I repaired the old radio.', 'n'],
    ];
    const { text } = await ask(lines, 'Which cabin was booked, and which radio was repaired?');
    expect(text).toBe('Nora Vale: I booked the green cabin. Kai Brandt: I repaired the old radio.');
  });

  it('never puts one speaker’s name before the words of another', async () => {
    const exchange: readonly Line[] = [
      ['n', 'Kai, could you bring your long rope on Sunday?', 'k'],
      ['k', 'Sure, I will be here with it at nine.', 'n'],
    ];
    const { text } = await ask(exchange, 'Who owns the long rope?');
    expect(text).not.toMatch(/Nora Vale: I will be here/u);
    expect(text).toMatch(/Kai Brandt: I will be here/u);
  });
});
