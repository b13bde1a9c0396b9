import type { Found, Hit, SearchFilter } from '../../store/memory-store.js';
import { byScore, type Candidate, toCandidate } from '../ranked-list.js';
import { type ActionFilters, matchShare } from '../search-filters.js';
import type { Scaled } from './turn-scales.js';

/** How much a record gains by meeting all soft filters. */
const FILTER_BOOST = 0.5;
/** Length of a ranked list. */
const LIST_LENGTH = 150;
/** Facts and profile entries are short and many share a word with a question: fewer, and only the better ones. */
const CLAIM_LIST_LENGTH = 5;
const CLAIM_SHARE_OF_BEST = 0.5;

/** Searches wide (the layer), and narrow too when there are filters; hard ones alone. */
export async function searchBoth<F extends Found>(
  { wide, narrow, hard }: ActionFilters,
  search: (filter: SearchFilter) => Promise<F>,
): Promise<[F, ...F[]]> {
  if (narrow === undefined) return [await search(wide)];
  return hard ? [await search(narrow)] : Promise.all([search(wide), search(narrow)]);
}

/** What searches found and what stands around it, each document once. */
export function byDocument<H extends Hit>(lists: readonly Found<H>[]): Map<string, H> {
  const found = new Map<string, H>();
  for (const hit of [...lists.flatMap(({ hits }) => hits), ...lists.flatMap(({ around }) => around)]) {
    if (!found.has(hit.document.id)) found.set(hit.document.id, hit);
  }
  return found;
}

type Score = { score: number };

/** Ranks hits by the given scores or their own: those that meet the filters higher, or nothing but those when the filters are hard. */
export function rankHits(
  found: ReadonlyMap<string, Hit>,
  scaled: ReadonlyMap<string, Scaled | Score> | undefined,
  filters: ActionFilters,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [id, { document, score: own }] of found) {
    const { score, ...seen }: Scaled | Score = scaled?.get(id) ?? { score: own };
    if (score <= 0) continue;
    const match = filters.narrow ? matchShare(document, filters.narrow) : 0;
    if (filters.hard && match < 1) continue;
    const sight = 'own' in seen ? { ...seen, match } : undefined;
    candidates.push(toCandidate(document, score * (1 + FILTER_BOOST * match), sight));
  }
  candidates.sort(byScore);
  const best = candidates[0];
  if (best === undefined || best.layer === 'interaction') return candidates.slice(0, LIST_LENGTH);
  if (filters.limit !== undefined) return candidates.slice(0, filters.limit);
  return candidates.filter(({ score }) => score >= CLAIM_SHARE_OF_BEST * best.score).slice(0, CLAIM_LIST_LENGTH);
}
