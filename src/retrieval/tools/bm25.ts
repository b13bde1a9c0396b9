import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Layer } from '../../records/records.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { withTalk } from './claims-of-turns.js';
import { byDocument, rankHits, searchBoth } from './search-layer.js';
import { windowsOfBest } from './session-windows.js';
import { scaleScores } from './turn-scales.js';

/** How many documents a search looks at before the cut. */
const SEARCH_DEPTH = 150;

/**
 * Lexical search of one layer by index terms; empty when the query has none. Turns are scored once more together with
 * what stands around them ({@link scaleScores}), facts together with the talk they were made in ({@link withTalk}).
 */
export async function bm25(
  terms: readonly string[],
  layer: Layer,
  filters: ActionFilters,
  reader: GuardedReader,
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const around = layer === 'interaction' ? { around: windowsOfBest } : {};
  const lists = await searchBoth(filters, (filter) =>
    reader.searchText({ terms, filter, limit: SEARCH_DEPTH, ...around }),
  );
  const found = byDocument(lists);
  if (layer === 'fact' && !filters.hard) {
    const talk = await withTalk(found, terms, layer, reader);
    return rankHits(talk.found, talk.scores, filters);
  }
  return rankHits(found, layer === 'interaction' ? scaleScores(found, lists[0]) : undefined, filters);
}
