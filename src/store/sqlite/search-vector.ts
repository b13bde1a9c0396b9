import type { Space } from '../../records/records.js';
import { cosine } from '../../vector.js';
import { checkVectorSearch } from '../check-records.js';
import { compareHits, type HitRank } from '../hit-order.js';
import type { Found, SearchFilter, VectorSearch } from '../memory-store.js';
import { type Codes, createCodeCache } from './code-cache.js';
import type { Connection } from './connection.js';
import type { PackedFound } from './packed-hits.js';
import { bytesToVector, vectorToBytes } from './packed-values.js';
import { passingPositions, toCondition } from './search-filter.js';
import { hasSigns, nearestBySigns } from './sign-selection.js';
import { readTally } from './text-index.js';
import { type PlacedRow, turnsAround } from './turns-around.js';
import { codeLength, createCodeScorer } from './vector-codes.js';
import { layerNumbers } from './vector-index.js';

/** Up to this many documents are compared exactly; more are pre-selected by their codes. */
const EXACT_LIMIT = 4000;
/** Pre-selected documents, at least. */
const MIN_CANDIDATES = 400;
const CANDIDATES_PER_HIT = 4;
/** More documents than this are first pre-selected by the signs of their codes, so many for each one wanted. */
const SIGNS_FROM = 50_000;
const SIGNS_PER_CANDIDATE = 20;

/** `MemoryStore.searchVector` over one connection. */
export type VectorSearcher = (space: Space, search: VectorSearch) => PackedFound<Found>;

/**
 * Dense search. Exact while at most 4,000 documents pass the filter (its layers aside). Above that, the documents whose
 * codes are nearest (at least 400, or 4 times the limit) are compared in full precision; above 50,000, codes are compared for those
 * 20 times as many alone that share most signs with the query. The filter is applied before any of it.
 */
export function createVectorSearcher(connection: Connection): VectorSearcher {
  const codes = createCodeCache(connection);
  return (space, search) => {
    if (!checkVectorSearch(space, search) || search.limit === 0) return { hits: [], around: [] };
    const score = (row: Candidate): Scored => ({
      row,
      id: row.id,
      at: row.said_at,
      score: row.vector === null ? 0 : cosine(bytesToVector(row.vector), search.vector),
    });
    const read = (positions: readonly number[]) =>
      (connection.sql(CANDIDATES).all(JSON.stringify(positions)) as Candidate[]).map(score);
    const best = read(nearest(connection, search, candidates(connection, search, codes))).sort(compareHits);
    const places = best.map(({ row }) => row);
    const beside = read(turnsAround(connection, places, search.around));
    const pack = ({ row, score }: Scored) => ({ body: row.body, score });
    return { hits: best.map(pack), around: beside.map(pack) };
  };
}

interface Candidate extends PlacedRow {
  id: string;
  said_at: number;
  body: string;
  vector: Buffer | null;
}

interface Scored extends HitRank {
  row: Candidate;
}

const CANDIDATES =
  'SELECT document.position, id, session_id, ordinal, said_at, body, vector FROM document ' +
  'LEFT JOIN document_vector USING (position) WHERE document.position IN (SELECT value FROM json_each(?))';

/** Positions as a JSON array; undefined means every vector. */
function candidates(
  connection: Connection,
  { filter = {}, vector, limit }: VectorSearch,
  codes: (length: number) => Codes,
): string | undefined {
  const { layers, ...rest } = filter;
  const condition = toCondition(filter);
  const among = toCondition(rest) && JSON.parse(passingPositions(connection, rest));
  const most = among?.length ?? readTally(connection).documents;
  if (most <= EXACT_LIMIT) return condition && passingPositions(connection, filter);
  const depth = Math.max(MIN_CANDIDATES, CANDIDATES_PER_HIT * limit);
  return JSON.stringify(nearestByCode(codes(codeLength(vector.length)), vector, depth, layers, among));
}

function nearest({ sql }: Connection, { vector, limit }: VectorSearch, among: string | undefined): number[] {
  const order = 'ORDER BY coalesce(vec_distance_cosine(vector, ?), 1), position LIMIT ?';
  const query = vectorToBytes(vector);
  return (
    among === undefined
      ? sql(`SELECT position FROM document_vector ${order}`).pluck().all(query, limit)
      : sql(`SELECT position FROM document_vector WHERE position IN (SELECT value FROM json_each(?)) ${order}`)
          .pluck()
          .all(among, query, limit)
  ) as number[];
}

/** Steps of the estimated cosine by which documents are pre-selected. */
const STEPS = 2048;

/** Positions of the `depth` nearest codes, a few more where the last step is shared. */
function nearestByCode(
  held: Codes,
  vector: Float32Array,
  depth: number,
  layers: SearchFilter['layers'],
  filtered?: readonly number[],
): number[] {
  const wanted = new Uint8Array(256).fill(layers === undefined ? 1 : 0);
  for (const layer of layers ?? []) wanted[layerNumbers[layer] ?? 0] = 1;
  wanted[0] = 0;
  const { codes, length, end } = held;
  const among =
    (filtered?.length ?? end) > SIGNS_FROM && hasSigns(length)
      ? nearestBySigns(held, vector, SIGNS_PER_CANDIDATE * depth, wanted, filtered)
      : filtered;
  const scorer = createCodeScorer(vector);
  const positions = new Uint32Array(among?.length ?? end);
  const steps = new Uint16Array(positions.length);
  const atStep = new Uint32Array(STEPS);
  let count = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = among === undefined ? index : (among[index] as number);
    if (wanted[held.layers[position] ?? 0] === 0) continue;
    const distance = (1.5 - scorer.score(codes, position * length)) * (STEPS / 3);
    const step = Math.max(0, Math.min(STEPS - 1, Math.floor(distance)));
    positions[count] = position;
    steps[count] = step;
    atStep[step] = (atStep[step] as number) + 1;
    count += 1;
  }
  let cut = 0;
  for (let nearer = 0; cut < STEPS && nearer < depth; cut += 1) nearer += atStep[cut] as number;
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if ((steps[index] as number) < cut) found.push(positions[index] as number);
  }
  return found;
}
