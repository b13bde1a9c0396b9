import type { Layer } from '../../records/records.js';
import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { searchLayer } from './search-tool.js';

/** Lexical search of one layer by index terms; empty when the query has none. */
export async function bm25(
  terms: readonly string[],
  layer: Layer,
  filters: ActionFilters,
  reader: GuardedReader,
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  return searchLayer(layer, filters, reader, (filter, limit) => reader.searchText({ terms, filter, limit }));
}
