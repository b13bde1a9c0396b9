import type { TextEmbedder } from '../providers/providers.js';

/** Vectors kept; about half a megabyte at 100 dimensions. */
const MAX_ENTRIES = 1000;

/**
 * The embedder with the vectors of its latest queries kept, by model and text: a question is embedded once for all rounds and
 * layers, and not again when it is asked again. Documents pass through. The least recently used goes first.
 */
export function withQueryCache(embedder: TextEmbedder, maxEntries: number = MAX_ENTRIES): TextEmbedder {
  const kept = new Map<string, Float32Array>();
  const keyOf = (text: string) => `${embedder.id}\n${text}`;
  const keep = (key: string, vector: Float32Array) => {
    kept.delete(key);
    kept.set(key, vector);
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  };
  return {
    get id() {
      return embedder.id;
    },
    get dimension() {
      return embedder.dimension;
    },
    async embed(texts, options) {
      if (options.as === 'document') return embedder.embed(texts, options);
      const missing = [...new Set(texts)].filter((text) => !kept.has(keyOf(text)));
      const made = missing.length === 0 ? [] : await embedder.embed(missing, options);
      const fresh = new Map(missing.map((text, index) => [text, made[index] as Float32Array]));
      return texts.map((text) => {
        const key = keyOf(text);
        const vector = (fresh.get(text) ?? kept.get(key)) as Float32Array;
        keep(key, vector);
        return vector;
      });
    },
    close: () => embedder.close(),
  };
}
