import { describe, expect, it } from 'vitest';
import type { TextEmbedder } from '../../src/providers/providers.js';
import { norm } from '../../src/vector.js';

/** Opens an embedder that knows the words "tea" and "train". */
export type OpenTextEmbedder = () => Promise<{ embedder: TextEmbedder; cleanUp?: () => Promise<void> }>;

/** What every text embedder must do; each implementation and each double runs it. */
export function describeTextEmbedder(name: string, open: OpenTextEmbedder): void {
  describe(`${name} as a text embedder`, () => {
    const using = async (work: (embedder: TextEmbedder) => Promise<void>) => {
      const { embedder, cleanUp } = await open();
      await work(embedder).finally(() => cleanUp?.());
    };

    it('gives one unit vector a text, in order', () =>
      using(async (embedder) => {
        const vectors = await embedder.embed(['tea', 'train', 'tea'], { as: 'document' });
        expect(vectors.map((vector) => vector.length)).toEqual(Array(3).fill(embedder.dimension));
        for (const vector of vectors) expect(norm(vector)).toBeCloseTo(1, 4);
        expect([...vectors[0]!]).toEqual([...vectors[2]!]);
        expect([...vectors[0]!]).not.toEqual([...vectors[1]!]);
      }));

    it('gives the zero vector where there are no words, references aside', () =>
      using(async (embedder) => {
        const [empty, reference, tea] = await embedder.embed(['', '{person:p1}', 'tea'], { as: 'query' });
        expect([norm(empty!), norm(reference!)]).toEqual([0, 0]);
        expect(norm(tea!)).toBeCloseTo(1, 4);
      }));

    it('gives nothing for nothing', () =>
      using(async (embedder) => expect(await embedder.embed([], { as: 'query' })).toEqual([])));

    it('does not start when the signal has fired', () =>
      using(async (embedder) => {
        await expect(embedder.embed(['tea'], { as: 'query', signal: AbortSignal.abort() })).rejects.toMatchObject({
          code: 'aborted',
        });
      }));
  });
}
