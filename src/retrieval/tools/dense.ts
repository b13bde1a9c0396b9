import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { TextEmbedder } from '../../providers/providers.js';
import type { Layer } from '../../records/records.js';
import { dot } from '../../vector.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { rankDocuments, searchBoth } from './search-layer.js';
import { createSessionBlocks, type SessionBlocks } from './session-blocks.js';
import { sessionWindows } from './session-windows.js';

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
  blocks: SessionBlocks = createSessionBlocks(reader),
  signal?: AbortSignal,
): Promise<Candidate[]> {
  if (embedder === undefined) return [];
  const [vector] = await embedder.embed([query], { as: 'query', ...(signal ? { signal } : {}) });
  if (vector === undefined || vector.every((value) => value === 0)) return [];
  // One search: a vector search looks at every document anyway, so soft filters only rank what it returns.
  const wide = filters.hard ? (filters.narrow ?? filters.wide) : filters.wide;
  const found = await searchBoth({ wide, hard: filters.hard }, SEARCH_DEPTH, (filter, limit) =>
    reader.searchVector({ modelId: embedder.id, vector, filter, limit }),
  );
  if (layer !== 'interaction') return rankDocuments(found.documents, found.scores, filters);
  const windows = await sessionWindows(found.documents, found.scores, reader, blocks);
  const similarity = new Map<string, number>();
  for (const [id, document] of windows.documents) {
    const known = found.scores.get(id);
    const comparable = document.vectorModel?.modelId === embedder.id && document.vector?.length === vector.length;
    similarity.set(id, known ?? (comparable && document.vector ? dot(document.vector, vector) : 0));
  }
  const scores = new Map<string, number>();
  for (const [id, own] of similarity) {
    const beside = windows.beside(id).map(({ id: other, share }) => share * (similarity.get(other) ?? 0));
    scores.set(id, own + beside.reduce((sum, value) => sum + value, 0));
  }
  return rankDocuments(windows.documents, scores, filters);
}
