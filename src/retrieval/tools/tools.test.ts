import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, type Talk } from '../../../test/fixtures/talk.js';
import { indexTerms } from '../../language/terms.js';
import type { TextEmbedder } from '../../providers/providers.js';
import type { Turn } from '../../records/records.js';
import type { Hit } from '../../store/memory-store.js';
import { bm25 } from './bm25.js';
import { dense } from './dense.js';
import { neighbours } from './neighbours.js';
import { fitTermWeights, termSaturation } from './term-weights.js';

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

describe('fitTermWeights', () => {
  it('reads inverse document frequencies back from scores', () => {
    const truth = new Map([
      ['lake', 2.5],
      ['boat', 1.1],
    ]);
    const texts = ['lake boat pier', 'lake lake cabin red six', 'boat', 'pier boat boat oar', 'lake oar', 'boat lake'];
    const meanLength = texts.reduce((sum, text) => sum + text.split(' ').length, 0) / texts.length;
    const hits = texts.map((terms, index): Hit => {
      const words = terms.split(' ');
      const score = [...truth].reduce((sum, [term, weight]) => {
        const count = words.filter((word) => word === term).length;
        return sum + (count === 0 ? 0 : weight * termSaturation(count, words.length, meanLength));
      }, 0);
      const document = {
        id: `d${index}`,
        layer: 'interaction' as const,
        sessionId: 's',
        at: 0,
        evidence: [],
        addresseeIds: [],
      };
      return { document: { ...document, terms }, score };
    });
    const fitted = fitTermWeights(['lake', 'boat', 'absent'], hits);
    expect(fitted.weights.get('lake')).toBeCloseTo(2.5, 2);
    expect(fitted.weights.get('boat')).toBeCloseTo(1.1, 2);
    expect(fitted.weights.get('absent')).toBe(0);
    expect(fitted.meanLength).toBeCloseTo(meanLength, 5);
  });
});
