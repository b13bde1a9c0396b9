import { describe, expect, it } from 'vitest';
import type { TextEmbedder } from '../providers/providers.js';
import { withQueryCache } from './query-cache.js';

function countingEmbedder() {
  const asked: string[] = [];
  const embedder = {
    id: 'counting@1',
    dimension: 1,
    embed: async (texts: readonly string[]) => {
      asked.push(...texts);
      return texts.map((text) => Float32Array.of(text.length));
    },
    close: async () => {},
  } satisfies TextEmbedder;
  return { asked, embedder };
}

describe('withQueryCache', () => {
  it('embeds a query once and documents each time', async () => {
    const { asked, embedder } = countingEmbedder();
    const cached = withQueryCache(embedder);
    const [first] = await cached.embed(['tea'], { as: 'query' });
    const again = await cached.embed(['tea', 'soup', 'tea'], { as: 'query' });
    expect(again.map((vector) => vector[0])).toEqual([3, 4, 3]);
    expect(again[0]).toBe(first);
    expect(asked).toEqual(['tea', 'soup']);
    await cached.embed(['tea'], { as: 'document' });
    await cached.embed(['tea'], { as: 'document' });
    expect(asked).toEqual(['tea', 'soup', 'tea', 'tea']);
  });

  it('keeps no more than it may, the latest used', async () => {
    const { asked, embedder } = countingEmbedder();
    const cached = withQueryCache(embedder, 2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await cached.embed([text], { as: 'query' });
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('knows models apart', async () => {
    const { asked, embedder } = countingEmbedder();
    const cached = withQueryCache(embedder);
    await cached.embed(['tea'], { as: 'query' });
    embedder.id = 'counting@2' as typeof embedder.id;
    await cached.embed(['tea'], { as: 'query' });
    expect(asked).toEqual(['tea', 'tea']);
  });

  it('keeps nothing of a query that failed', async () => {
    const { embedder } = countingEmbedder();
    const failing = { ...embedder, embed: () => Promise.reject(new TypeError('down')) };
    const cached = withQueryCache(failing);
    await expect(cached.embed(['tea'], { as: 'query' })).rejects.toThrow('down');
    failing.embed = embedder.embed as never;
    expect(await cached.embed(['tea'], { as: 'query' })).toHaveLength(1);
  });
});
