import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, type Talk } from '../../test/fixtures/talk.js';
import { indexTerms } from '../language/terms.js';
import { actionFilters, matchShare, type RetrieveAction } from './search-filters.js';
import { bm25 } from './tools/bm25.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});

const person = fc.constantFrom('person_n', 'person_e', 'person_k');
const conditions = fc.record(
  {
    speaker: person,
    addressee: person,
    session: fc.constantFrom('session_one', 'session_two'),
    after: fc.constantFrom(0, Date.UTC(2026, 4, 5)),
    before: fc.constantFrom(Date.UTC(2026, 4, 5), Date.UTC(2027, 0, 1)),
  },
  { requiredKeys: [] },
);
const search = (more: Partial<RetrieveAction>): RetrieveAction => ({
  kind: 'retrieve',
  layer: 'interaction',
  tools: ['bm25'],
  query: 'cabin paddles ferry',
  ...more,
});
const query = fc.constantFrom('green cabin', 'paddles canoe', 'ferry harbour bakery', 'radio weather', 'text call');

describe('filters', () => {
  it('never widen: a hard filter returns a part of what no filter returns, and matching turns alone', async () => {
    await fc.assert(
      fc.asyncProperty(conditions, query, async (condition, text) => {
        const terms = indexTerms(text);
        const filters = actionFilters(search({ ...condition, filters: 'hard' }), talk.directory);
        const all = await bm25(terms, 'interaction', actionFilters(search({}), talk.directory), talk.reader);
        const hard = await bm25(terms, 'interaction', filters, talk.reader);
        const known = new Set(all.map(({ id }) => id));
        expect(hard.every(({ id }) => known.has(id))).toBe(true);
        if (filters.narrow === undefined) return;
        const documents = await talk.reader.getMany(
          'document',
          hard.map(({ id }) => id),
        );
        for (const document of documents) expect(matchShare(document, filters.narrow)).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  it('keep the others below when soft', async () => {
    const soft = actionFilters(search({ speaker: 'person_k' }), talk.directory);
    const found = await bm25(indexTerms('paddles'), 'interaction', soft, talk.reader);
    expect(found[0]?.id).toBe('turn_one_4');
    expect(found.map(({ id }) => id)).toContain('turn_one_5');
  });

  it('mean the person in the profile layer and the voices elsewhere', () => {
    const { directory } = talk;
    expect(actionFilters(search({ layer: 'profile', speaker: 'person_e' }), directory).narrow).toEqual({
      layers: ['profile'],
      subjectIds: ['person_e'],
    });
    expect(actionFilters(search({ speaker: 'person_e' }), directory).narrow?.voiceIds).toEqual(['voice_e']);
  });
});
