import type { IndexDocument, Layer, Turn } from '../../records/records.js';
import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Hit, SearchFilter } from '../../store/memory-store.js';
import { smoothOverNeighbours } from '../neighbour-smoothing.js';
import { byScore, type Candidate, toCandidate } from '../ranked-list.js';
import { type ActionFilters, matchShare } from '../search-filters.js';

/** How many documents a search looks at before the cut. */
const SEARCH_DEPTH = 300;
/** How many of the best turns get the turns around them looked at, found or not. */
const WINDOW_DEPTH = 40;
/** How far the looked-at turns reach to each side. */
const WINDOW_REACH = 2;
/** How much a record gains by meeting all soft filters. */
const FILTER_BOOST = 0.5;
/** Length of a ranked list. */
const LIST_LENGTH = 60;

/**
 * Searches one layer: wide for what counts anywhere, narrow for what the filters want, both before the cut; smooths turns
 * over their neighbours; ranks matches of the filters higher, or leaves the rest out when the filters are hard.
 */
export async function searchLayer(
  layer: Layer,
  filters: ActionFilters,
  reader: GuardedReader,
  search: (filter: SearchFilter, limit: number) => Promise<Hit[]>,
): Promise<Candidate[]> {
  const hits = (
    await Promise.all([filters.wide, ...(filters.narrow ? [filters.narrow] : [])].map((f) => search(f, SEARCH_DEPTH)))
  ).flat();
  const documents = new Map<string, IndexDocument>();
  let scores = new Map<string, number>();
  for (const hit of hits) {
    if (hit.score <= 0) continue;
    documents.set(hit.document.id, hit.document);
    scores.set(hit.document.id, hit.score);
  }
  if (layer === 'interaction') {
    const places = await turnsAround(scores, reader);
    scores = smoothOverNeighbours(scores, places, lengthShare(places));
    const missing = [...scores.keys()].filter((id) => !documents.has(id));
    for (const document of await reader.getMany('document', missing)) documents.set(document.id, document);
  }
  const candidates: Candidate[] = [];
  for (const [id, score] of scores) {
    const document = documents.get(id);
    if (document === undefined) continue;
    const match = filters.narrow ? matchShare(document, filters.narrow) : 0;
    if (filters.hard && match < 1) continue;
    candidates.push(toCandidate(document, score * (1 + FILTER_BOOST * match)));
  }
  return candidates.sort(byScore).slice(0, LIST_LENGTH);
}

/** The found turns and, for the best of them, the turns around; guarded reads only. */
async function turnsAround(scores: ReadonlyMap<string, number>, reader: GuardedReader): Promise<Turn[]> {
  const turns = new Map<string, Turn>();
  for (const turn of await reader.getMany('turn', [...scores.keys()])) turns.set(turn.id, turn);
  const best = [...turns.values()]
    .map((turn) => ({ id: turn.id, turn, score: scores.get(turn.id) ?? 0 }))
    .sort(byScore)
    .slice(0, WINDOW_DEPTH);
  const ranges = new Map<string, { from: number; to: number }[]>();
  for (const { turn } of best) {
    const range = { from: turn.ordinal - WINDOW_REACH, to: turn.ordinal + WINDOW_REACH };
    ranges.set(turn.sessionId, [...(ranges.get(turn.sessionId) ?? []), range]);
  }
  const windows = [...ranges].flatMap(([sessionId, list]) => mergeRanges(list).map((range) => ({ sessionId, range })));
  const found = await Promise.all(
    windows.map(({ sessionId, range }) =>
      reader.find('turn', { where: { sessionId }, ordinalFrom: range.from, ordinalTo: range.to }),
    ),
  );
  for (const turn of found.flat()) turns.set(turn.id, turn);
  return [...turns.values()];
}

function mergeRanges(ranges: { from: number; to: number }[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/** Long turns say themselves what they are about and take less from around. */
function lengthShare(places: readonly Turn[]): (turnId: string) => number {
  const lengths = new Map(places.map((turn) => [turn.id, turn.text.length]));
  return (id) => 1 / (1 + (lengths.get(id) ?? 0) / LONG_TURN);
}
const LONG_TURN = 600;
