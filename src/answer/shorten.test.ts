import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk } from '../../test/fixtures/talk.js';
import type { PersonDirectory } from '../records/person-directory.js';
import { countWords, cutToWords, sentences, withoutOpeners } from './shorten.js';

let directory: PersonDirectory;
beforeAll(async () => {
  ({ directory } = await createTripTalk());
});

describe('withoutOpeners', () => {
  it.each([
    ['Yes, Emil, the green one by the pier.', 'The green one by the pier.'],
    ['By the way, I sent the list.', 'I sent the list.'],
    ['Thanks, Kai.', 'Thanks, Kai.'],
    ['So many people came.', 'So many people came.'],
    ['Monday, the ferry is full.', 'Monday, the ferry is full.'],
  ])('%s', (text, expected) => {
    expect(withoutOpeners(text, directory)).toBe(expected);
  });
});

describe('cutToWords', () => {
  it('keeps the clause with the wanted words', () => {
    const text = 'It was raining all day long, so we took the early ferry, and nobody minded at all';
    expect(cutToWords(text, 7, (clause) => Number(clause.includes('ferry')))).toBe('so we took the early ferry');
  });

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 1, max: 30 }), (text, limit) => {
        expect(countWords(cutToWords(text, limit, () => 0))).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('sentences', () => {
  it('splits at ends of sentences and not inside times of day', () => {
    expect(sentences('We leave at 8:45 a.m. on the dot. Be there!')).toEqual([
      'We leave at 8:45 a.m. on the dot.',
      'Be there!',
    ]);
  });
});
