import { describe, expect, it } from 'vitest';
import { createTalk, type Line, TALK_START } from '../../test/fixtures/talk.js';
import { createHeuristicPolicy } from '../policy/heuristic.js';
import { retrieve } from '../retrieval/retrieve.js';
import { createExtractiveAnswerer } from './extractive.js';
import { matterOf } from './whose-matter.js';

const lines: Line[] = [
  ['n', 'I ran a charity race along the canal last Sunday.', 'e'],
  ['e', 'How did your charity race along the canal end, Nora?', 'n'],
  ['n', 'I came in fourth and felt proud.', 'e'],
  ['e', 'I repaired the garden gate meanwhile.', 'n'],
  ['n', 'The plumber comes tomorrow at ten to fit the copper pipe.', 'e'],
  ['e', 'We paid 40 euros for the paint.', 'n'],
];

const hold = async (text: string) => {
  const talk = await createTalk({ one: lines });
  const question = { text, at: TALK_START, timeZone: 'UTC' };
  const { context } = await retrieve({ ...talk, question, policy: createHeuristicPolicy() });
  return { talk, question, context };
};
const matter = async (text: string, person: string) => {
  const { talk, context } = await hold(text);
  return matterOf(text, [person], person, context, talk.directory);
};
const ask = async (text: string) => {
  const { talk, question, context } = await hold(text);
  return createExtractiveAnswerer().answer(question, context, talk.directory);
};

describe('matterOf', () => {
  it('counts what is said of oneself, and what is asked of "you", for the person they are about', async () => {
    const { own, others } = await matter('Which charity race did Nora run along the canal?', 'person_n');
    expect(own).toBeGreaterThan(0.6);
    expect(others).toBeLessThan(own);
  });

  it('counts it for somebody else when the question names the other one', async () => {
    const { own, others, any } = await matter('Which charity race did Emil run along the canal?', 'person_e');
    expect(others).toBeGreaterThan(own + 0.1);
    expect(any).toBe(others);
  });

  it('is covered by everything when nothing is asked', async () => {
    expect(await matter('Nora?', 'person_n')).toEqual({ own: 1, others: 0, any: 1 });
  });
});

describe('answers that need the right person and kind', () => {
  it('answers the one who did it and refuses the other', async () => {
    expect((await ask('Which charity race did Nora run along the canal?')).refused).toBe(false);
    expect((await ask('Which charity race did Emil run along the canal?')).refused).toBe(true);
  });

  it('refuses a yes-no question that no exchange holds', async () => {
    expect((await ask('Did Emil repair the garden gate?')).refused).toBe(false);
    expect((await ask('Did Emil repaint the garden gate with blue varnish?')).refused).toBe(true);
  });

  it.each(['How much does the copper pipe cost?', 'Who is the plumber?'])(
    'takes no sentence for an answer that only shares words: %s',
    async (text) => {
      expect((await ask(text)).refused).toBe(true);
    },
  );

  it('answers how much by a number', async () => {
    expect((await ask('How much did we pay for the paint?')).text).toContain('40 euros');
  });

  it('tells from the edges who somebody talked to', async () => {
    expect(await ask('Who did Nora talk to?')).toMatchObject({ text: 'Emil Vale', refused: false });
  });
});
