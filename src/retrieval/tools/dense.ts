import type { Layer } from '../../records/records.js';
import type { TextEmbedder } from '../../providers/providers.js';
import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { searchLayer } from './search-tool.js';

/** Search of one layer by the cosine of text vectors; empty without an embedder or when it knows no word of the query. */
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
  return searchLayer(layer, filters, reader, (filter, limit) =>
    reader.searchVector({ modelId: embedder.id, vector, filter, limit }),
  );
}
