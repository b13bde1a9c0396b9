import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Layer } from '../../records/records.js';
import type { TextFound, TextHit } from '../../store/memory-store.js';
import type { Candidate } from '../ranked-list.js';
import type { ActionFilters } from '../search-filters.js';
import { byDocument, rankHits, searchBoth } from './search-layer.js';
import { sessionWindows, windowsOfBest } from './session-windows.js';
import { termSaturation } from './term-saturation.js';

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
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const around = layer === 'interaction' ? { around: windowsOfBest } : {};
  const lists = await searchBoth(filters, (filter) =>
    reader.searchText({ terms, filter, limit: SEARCH_DEPTH, ...around }),
  );
  const found = byDocument(lists);
  return rankHits(found, layer === 'interaction' ? windowScores(found, lists[0]) : undefined, filters);
}

/** BM25 of each turn and its neighbours, taken as one text in which the neighbours' words count in part. */
function windowScores(found: ReadonlyMap<string, TextHit>, { terms, meanLength }: TextFound): Map<string, number> {
  const beside = sessionWindows(found);
  const scores = new Map<string, number>();
  for (const [id, own] of found) {
    const counts = [...own.counts];
    let length = own.length;
    let texts = 1;
    for (const { id: other, share } of beside(id)) {
      const hit = found.get(other) as TextHit;
      length += share * hit.length;
      texts += share;
      for (let place = 0; place < counts.length; place += 1) {
        counts[place] = (counts[place] as number) + share * (hit.counts[place] as number);
      }
    }
    let score = 0;
    for (const [place, { weight, rarity }] of terms.entries()) {
      const count = counts[place] as number;
      if (count > 0) score += weight * rarity * termSaturation(count, length, texts * meanLength);
    }
    scores.set(id, score);
  }
  return scores;
}
