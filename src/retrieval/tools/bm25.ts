import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Layer } from '../../records/records.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { rankDocuments, searchBoth } from './search-layer.js';
import { createSessionBlocks, type SessionBlocks } from './session-blocks.js';
import { sessionWindows } from './session-windows.js';
import { fitTermWeights, termCounts, termSaturation } from './term-weights.js';

/** How many documents a search looks at before the cut. */
const SEARCH_DEPTH = 150;

/**
 * Lexical search of one layer by index terms; empty when the query has none. Turns are scored by BM25 once more together
 * with their neighbours at falling weight, term by term, so that a question whose words are spread over an exchange
 * finds it.
 */
export async function bm25(
  terms: readonly string[],
  layer: Layer,
  filters: ActionFilters,
  reader: GuardedReader,
  blocks: SessionBlocks = createSessionBlocks(reader),
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const found = await searchBoth(filters, SEARCH_DEPTH, (filter, limit) => reader.searchText({ terms, filter, limit }));
  if (layer !== 'interaction') return rankDocuments(found.documents, found.scores, filters);
  const { weights, meanLength } = fitTermWeights(terms, found.hits);
  const windows = await sessionWindows(found.documents, found.scores, reader, blocks);
  const wanted = new Set(weights.keys());
  const texts = new Map([...windows.documents].map(([id, document]) => [id, termCounts(document.terms, wanted)]));
  const repeats = new Map<string, number>();
  for (const term of terms) repeats.set(term, (repeats.get(term) ?? 0) + 1);
  const scores = new Map<string, number>();
  for (const id of windows.documents.keys()) {
    let length = 0;
    let expected = 0;
    const counts = new Map<string, number>();
    for (const { id: member, share } of [{ id, share: 1 }, ...windows.beside(id)]) {
      const text = texts.get(member)!;
      length += share * text.length;
      expected += share * meanLength;
      for (const [term, count] of text.counts) counts.set(term, (counts.get(term) ?? 0) + share * count);
    }
    let score = 0;
    for (const [term, count] of counts) {
      score += (repeats.get(term) ?? 1) * (weights.get(term) ?? 0) * termSaturation(count, length, expected);
    }
    scores.set(id, score);
  }
  return rankDocuments(windows.documents, scores, filters);
}
