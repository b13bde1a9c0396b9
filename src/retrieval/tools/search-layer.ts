import type { IndexDocument } from '../../records/records.js';
import type { Hit, SearchFilter } from '../../store/memory-store.js';
import { byScore, type Candidate, toCandidate } from '../ranked-list.js';
import { type ActionFilters, matchShare } from '../search-filters.js';

/** How much a record gains by meeting all soft filters. */
const FILTER_BOOST = 0.5;
/** Length of a ranked list. */
const LIST_LENGTH = 60;
/** Facts and profile entries are short and many share a word with a question: fewer, and only the better ones. */
const CLAIM_LIST_LENGTH = 10;
const CLAIM_SHARE_OF_BEST = 0.4;

/** Documents of a layer with their scores, each once. */
export interface Found {
  hits: Hit[];
  documents: Map<string, IndexDocument>;
  scores: Map<string, number>;
}

/** Searches wide (the layer) and, when there are filters, narrow too, each `depth` documents deep. */
export async function searchBoth(
  filters: ActionFilters,
  depth: number,
  search: (filter: SearchFilter, limit: number) => Promise<Hit[]>,
): Promise<Found> {
  const asked = filters.narrow ? [filters.wide, filters.narrow] : [filters.wide];
  const lists = await Promise.all(asked.map((filter) => search(filter, depth)));
  const found: Found = { hits: [], documents: new Map(), scores: new Map() };
  for (const hit of lists.flat()) {
    if (hit.score <= 0 || found.documents.has(hit.document.id)) continue;
    found.hits.push(hit);
    found.documents.set(hit.document.id, hit.document);
    found.scores.set(hit.document.id, hit.score);
  }
  return found;
}

/** Ranks scored documents: those that meet the filters higher, or nothing but those when the filters are hard. */
export function rankDocuments(
  documents: ReadonlyMap<string, IndexDocument>,
  scores: ReadonlyMap<string, number>,
  filters: ActionFilters,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [id, score] of scores) {
    const document = documents.get(id);
    if (document === undefined || score <= 0) continue;
    const match = filters.narrow ? matchShare(document, filters.narrow) : 0;
    if (filters.hard && match < 1) continue;
    candidates.push(toCandidate(document, score * (1 + FILTER_BOOST * match)));
  }
  candidates.sort(byScore);
  const best = candidates[0];
  if (best === undefined || best.layer === 'interaction') return candidates.slice(0, LIST_LENGTH);
  return candidates.filter(({ score }) => score >= CLAIM_SHARE_OF_BEST * best.score).slice(0, CLAIM_LIST_LENGTH);
}
