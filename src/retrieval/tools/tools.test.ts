import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, type Talk } from '../../../test/fixtures/talk.js';
import { indexTerms } from '../../language/terms.js';
import type { TextEmbedder } from '../../providers/providers.js';
import type { Turn } from '../../records/records.js';
import { bm25 } from './bm25.js';
import { dense } from './dense.js';
import { neighbours } from './neighbours.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});
const wide = { wide: { layers: ['interaction' as const] }, hard: false };

describe('bm25', () => {
  it('finds an answer through the question before it', async () => {
    const found = await bm25(indexTerms('which cabin did they ask for'), 'interaction', wide, talk.reader);
    expect(found.slice(0, 3).map(({ id }) => id)).toContain('turn_one_3');
  });

  it('finds a turn that shares no word but stands in the exchange', async () => {
    const found = await bm25(indexTerms('bakery near the harbour'), 'interaction', wide, talk.reader);
    expect(found.map(({ id }) => id)).toContain('turn_one_10');
  });

  it('finds nothing without terms', async () => {
    expect(await bm25([], 'interaction', wide, talk.reader)).toEqual([]);
  });
});

describe('dense', () => {
  const embedder = (vector: Float32Array): TextEmbedder => ({
    id: 'test',
    dimension: vector.length,
    embed: async (texts) => texts.map(() => vector),
    close: async () => {},
  });

  it('finds nothing without an embedder or a known word', async () => {
    expect(await dense('lake', 'interaction', wide, talk.reader, undefined)).toEqual([]);
    expect(await dense('lake', 'interaction', wide, talk.reader, embedder(new Float32Array(4)))).toEqual([]);
  });
});

describe('neighbours', () => {
  it('gives the turns around an anchor, the anchor and its answer first', async () => {
    const anchor = (await talk.reader.get('turn', 'turn_one_2')) as Turn;
    const found = await neighbours([anchor], talk.reader);
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual(['turn_one_2', 'turn_one_3']);
    expect(found.map(({ id }) => id).sort()).toEqual(
      ['turn_one_0', 'turn_one_1', 'turn_one_2', 'turn_one_3', 'turn_one_4'].sort(),
    );
  });
});
