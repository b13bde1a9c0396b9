import { describe, expect, it } from 'vitest';
import { createTalk, TALK_START, type TalkEntry } from '../../test/fixtures/talk.js';
import { attributeWords } from '../language/english/slots.js';
import { createHeuristicPolicy } from '../policy/heuristic.js';
import { retrieve } from '../retrieval/retrieve.js';
import { createExtractiveAnswerer } from './extractive.js';

const entry = (id: string, attribute: string, value: string, turn: number, next?: string): TalkEntry => ({
  id,
  person: 'n',
  attribute,
  value,
  evidence: [`turn_one_${turn}`],
  words: attributeWords(attribute),
  ...(next ? { supersededBy: next } : {}),
});

const ask = async (text: string) => {
  const talk = await createTalk(
    {
      one: [
        ['n', 'I am allergic to walnuts.', 'k'],
        ['n', 'I prefer the aisle seat.', 'k'],
        ['n', 'I love rowing.', 'k'],
        ['n', 'I live in Leeds.', 'k'],
        ['k', 'I live in Turin, Nora.', 'n'],
        ['n', 'We moved to Ghent last week.', 'k'],
        ['n', 'I drink espresso all day, my favourite.', 'k'],
        ['n', 'I work at the harbour.', 'k'],
        ['n', 'I hate cold soup.', 'k'],
      ],
    },
    [
      entry('profile_nut', 'allergy/walnut', 'walnuts', 0),
      entry('profile_seat', 'preference/seat', 'the aisle seat', 1),
      entry('profile_row', 'like/rowing', 'rowing', 2),
      entry('profile_old', 'location/home', 'in Leeds', 3, 'profile_new'),
      entry('profile_new', 'location/home', 'in Ghent', 5),
      entry('profile_cup', 'favourite/drink', 'espresso', 6),
      entry('profile_job', 'work/employer', 'at the harbour', 7),
      entry('profile_soup', 'like/cold-soup', 'not cold soup', 8),
    ],
  );
  const question = { text, at: TALK_START, timeZone: 'UTC' };
  const { context } = await retrieve({ ...talk, question, policy: createHeuristicPolicy() });
  return createExtractiveAnswerer().answer(question, context, talk.directory);
};

describe('preferences from a profile', () => {
  it.each([
    ['Which seat does Nora prefer?', 'the aisle seat'],
    ['Where on the plane does Nora prefer to sit?', 'the aisle seat'],
    ['What is Nora’s favourite drink?', 'espresso'],
    ['What kind of coffee does Nora like best?', 'espresso'],
    ['What does Nora prefer to drink?', 'espresso'],
    ['What does Nora hate?', 'not cold soup'],
  ])('%s', async (text, expected) => {
    expect((await ask(text)).text).toBe(expected);
  });

  it.each([
    'Which hotel does Nora prefer?',
    'What is Nora’s favourite film?',
    'What does Nora prefer to read?',
    'What colour does Nora like best?',
  ])('never another attribute: %s', async (text) => {
    expect(await ask(text)).toMatchObject({ refused: true });
  });

  it('lists what somebody likes when the question names nothing', async () => {
    const { text, confidence } = await ask('What does Nora like?');
    expect(text).toContain('rowing');
    expect(text).not.toMatch(/walnuts|soup|Ghent/);
    expect(confidence).toBeLessThan(0.9);
  });
});

describe('what holds for a person', () => {
  it.each([
    ['Where does Nora live?', 'in Ghent (before: in Leeds)'],
    ['In which town does Nora live now?', 'in Ghent (before: in Leeds)'],
    ['Does Nora still live in Leeds?', 'in Ghent (before: in Leeds)'],
    ['Where did Nora live before?', 'in Ghent (before: in Leeds)'],
    ['Where does Kai live?', 'I live in Turin, Nora.'],
    ['Where does Nora work?', 'I work at the harbour.'],
    ['What is Nora allergic to?', 'I am allergic to walnuts.'],
  ])('%s', async (text, expected) => {
    expect((await ask(text)).text).toBe(expected);
  });

  it('names the turns of both values, the current one first', async () => {
    expect((await ask('Where does Nora live?')).evidence).toEqual(['turn_one_5', 'turn_one_3']);
  });
});
