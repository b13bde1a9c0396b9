import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { TextEmbedder } from '../../providers/providers.js';
import type { Layer } from '../../records/records.js';
import type { Hit } from '../../store/memory-store.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { byDocument, rankHits } from './search-layer.js';
import { sessionWindows, windowsOfBest } from './session-windows.js';

/** How many documents a search looks at before the cut. */
const SEARCH_DEPTH = 80;

/**
 * Search of one layer by the cosine of text vectors, turns together with their neighbours at falling weight; empty
 * without an embedder or when it knows no word of the query.
 */
export async function dense(
  query: string,
  layer: Layer,
  filters: ActionFilters,
  reader: GuardedReader,
  embedder: TextEmbedder | undefined,
  signal?: AbortSignal,
): Promise<Candidate[]> {
  if (embedder === undefined) return [];
  const [vector] = await embedder.embed([query], { as: 'query', ...(signal ? { signal } : {}) });
  if (vector === undefined || vector.every((value) => value === 0)) return [];
  const around = layer === 'interaction' ? { around: windowsOfBest } : {};
  // One search: a vector search looks at every document anyway, so soft filters only rank what it returns.
  const filter = filters.hard ? (filters.narrow ?? filters.wide) : filters.wide;
  const list = await reader.searchVector({ modelId: embedder.id, vector, filter, limit: SEARCH_DEPTH, ...around });
  const found = byDocument([list]);
  return rankHits(found, layer === 'interaction' ? windowScores(found) : undefined, filters);
}

/** The similarity of each turn and, in part, of its neighbours. */
function windowScores(found: ReadonlyMap<string, Hit>): Map<string, number> {
  const beside = sessionWindows(found);
  const scores = new Map<string, number>();
  for (const [id, { score }] of found) {
    scores.set(
      id,
      beside(id).reduce((sum, { id: other, share }) => sum + share * (found.get(other) as Hit).score, score),
    );
  }
  return scores;
}
