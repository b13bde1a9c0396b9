import { describe, expect, it } from 'vitest';
import { createPersonDirectory } from '../records/person-directory.js';
import { understandQuestion } from './understand-question.js';

const PLAIN = 'person_0000000000000000';
/** Random ids end in words now and then. */
const ENDINGS = [
  'me',
  'my',
  'mne',
  'we',
  'he',
  'at7',
  'her',
  'you',
  'now',
  'may',
  'and',
  'was',
  'who',
  'when',
  '7am',
  '3rd',
  '12',
];
const QUESTIONS = [
  'When did Ana join a choir?',
  'Where does Ana live?',
  'What did Ana say about the boat and the ladder?',
  'Does Ana still work at the bank?',
  'Who did Ana ask to bring the drill?',
  'How does Ana like her coffee?',
  'How many rooms did Ana book on Friday?',
  'Ana什么时候去北京？',
];

const read = (text: string, id: string) => {
  const person = { id, displayName: 'Ana', aliases: [], nameEvidence: [], confirmed: true, createdAt: 0 };
  const directory = createPersonDirectory([person] as never, [{ id: 'voice_0', personId: id }] as never);
  const { times, ...asked } = understandQuestion({ text, at: 1_772_000_000_000, timeZone: 'UTC' }, directory);
  return JSON.parse(JSON.stringify({ ...asked, times }).replaceAll(id, PLAIN));
};

describe('a question about somebody', () => {
  it.each(QUESTIONS)('is read alike whatever their id looks like: %s', (text) => {
    for (const ending of ENDINGS) {
      const id = `person_${'8f2k5c9x71063245'.slice(0, 16 - ending.length)}${ending}`;
      expect(read(text, id), id).toEqual(read(text, PLAIN));
    }
  });
});
