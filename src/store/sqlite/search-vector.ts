import type { Space } from '../../records/records.js';
import { cosine } from '../../vector.js';
import { checkVectorSearch } from '../check-records.js';
import { compareHits, type HitRank } from '../hit-order.js';
import type { Found, SearchFilter, VectorSearch } from '../memory-store.js';
import type { Connection } from './connection.js';
import type { PackedFound } from './packed-hits.js';
import { bytesToVector, vectorToBytes } from './packed-values.js';
import { passingPositions, toCondition } from './search-filter.js';
import { readTally } from './text-index.js';
import { type PlacedRow, turnsAround } from './turns-around.js';
import { codeLength, createCodeScorer } from './vector-codes.js';
import { layerNumbers, pageSlots } from './vector-index.js';

/** Up to this many documents are compared exactly; more are pre-selected by their codes. */
const EXACT_LIMIT = 4000;
/** Pre-selected documents, at least. */
const MIN_CANDIDATES = 800;
const CANDIDATES_PER_HIT = 10;

/**
 * `MemoryStore.searchVector`. Exact while at most 4,000 documents pass the filter (its layers aside). Above that, the
 * documents whose codes are nearest (at least 800, or 10 times the limit) are compared in full precision; the filter is
 * applied before either.
 */
export function searchVector(connection: Connection, space: Space, search: VectorSearch): PackedFound<Found> {
  if (!checkVectorSearch(space, search) || search.limit === 0) return { hits: [], around: [] };
  const score = (row: Candidate): Scored => ({
    row,
    id: row.id,
    at: row.said_at,
    score: row.vector === null ? 0 : cosine(bytesToVector(row.vector), search.vector),
  });
  const read = connection.sql(`${CANDIDATE} WHERE document.position = ?`);
  const best = nearest(connection, search, candidates(connection, search))
    .map((position) => score(read.get(position) as Candidate))
    .sort(compareHits);
  const rows = best.map(({ row }) => row);
  const beside = turnsAround<Candidate>(connection, CANDIDATE, rows, search.around);
  const pack = ({ row, score }: Scored) => ({ body: row.body, score });
  return { hits: best.map(pack), around: beside.map((row) => pack(score(row))) };
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

const CANDIDATE =
  'SELECT document.position, id, session_id, ordinal, said_at, body, vector FROM document ' +
  'LEFT JOIN document_vector USING (position)';

/** Positions as a JSON array; undefined means every vector. */
function candidates(connection: Connection, { filter = {}, vector, limit }: VectorSearch): string | undefined {
  const { layers, ...rest } = filter;
  const condition = toCondition(filter);
  const among = toCondition(rest) && JSON.parse(passingPositions(connection, rest));
  const most = among?.length ?? readTally(connection).documents;
  if (most <= EXACT_LIMIT) return condition && passingPositions(connection, filter);
  const depth = Math.max(MIN_CANDIDATES, CANDIDATES_PER_HIT * limit);
  return JSON.stringify(nearestByCode(connection, vector, depth, layers, among));
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
  { sql }: Connection,
  vector: Float32Array,
  depth: number,
  layers: SearchFilter['layers'],
  among?: readonly number[],
): number[] {
  const wanted = new Uint8Array(256).fill(layers === undefined ? 1 : 0);
  for (const layer of layers ?? []) wanted[layerNumbers[layer] ?? 0] = 1;
  wanted[0] = 0;
  const pages = sql('SELECT page, slots FROM code_page ORDER BY page').raw().all() as [number, Buffer][];
  const isAllowed = among && bitmap(among, ((pages.at(-1)?.[0] ?? 0) + 1) * pageSlots);
  const scorer = createCodeScorer(vector);
  const length = codeLength(vector.length);
  const positions = new Uint32Array(pages.length * pageSlots);
  const steps = new Uint16Array(positions.length);
  const atStep = new Uint32Array(STEPS);
  let count = 0;
  for (const [page, slots] of pages) {
    const first = page * pageSlots;
    for (let slot = 0; slot < pageSlots; slot += 1) {
      if (wanted[slots[slot] as number] === 0 || isAllowed?.[first + slot] === 0) continue;
      const distance = (1.5 - scorer.score(slots, pageSlots + slot * length)) * (STEPS / 3);
      const step = Math.max(0, Math.min(STEPS - 1, Math.floor(distance)));
      positions[count] = first + slot;
      steps[count] = step;
      atStep[step] = (atStep[step] as number) + 1;
      count += 1;
    }
  }
  let cut = 0;
  for (let nearer = 0; cut < STEPS && nearer < depth; cut += 1) nearer += atStep[cut] as number;
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if ((steps[index] as number) < cut) found.push(positions[index] as number);
  }
  return found;
}

function bitmap(positions: readonly number[], length: number): Uint8Array {
  const marks = new Uint8Array(length);
  for (const position of positions) marks[position] = 1;
  return marks;
}
