import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, type Talk } from '../../../test/fixtures/talk.js';
import { indexTerms } from '../../language/terms.js';
import { withoutEdges, withoutNeighbours } from './ablate-reader.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});
const search = { terms: indexTerms('paddles'), limit: 5, around: { hits: 5, reach: 1 } };

describe('withoutEdges', () => {
  it('shows the same hits, and nobody they were said to', async () => {
    const blind = withoutEdges(talk.reader);
    const seen = await talk.reader.searchText(search);
    const found = await blind.searchText(search);
    expect(seen.hits.some(({ document }) => document.addresseeIds.length > 0)).toBe(true);
    expect(found.hits.map(({ document }) => document.id)).toEqual(seen.hits.map(({ document }) => document.id));
    expect(found.hits.flatMap(({ document }) => document.addresseeIds)).toEqual([]);
    expect(await blind.getMany('interaction', ['turn_one_4'])).toEqual([]);
    expect(await blind.get('interaction', 'turn_one_4')).toBeUndefined();
    expect(await blind.find('interaction', { where: { replyToTurnId: 'turn_one_4' } })).toEqual([]);
    expect(await blind.getMany('turn', ['turn_one_4'])).toHaveLength(1);
  });
});

describe('withoutNeighbours', () => {
  it('shows the same hits, none with a place, and nothing around them', async () => {
    const seen = await talk.reader.searchText(search);
    const found = await withoutNeighbours(talk.reader).searchText(search);
    expect(seen.around.length).toBeGreaterThan(0);
    expect(found.around).toEqual([]);
    expect(found.hits.map(({ document }) => document.id)).toEqual(seen.hits.map(({ document }) => document.id));
    expect(found.hits.every(({ document }) => document.ordinal === undefined)).toBe(true);
  });
});
