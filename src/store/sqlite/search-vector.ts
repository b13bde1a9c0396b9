import type { Space } from '../../records/records.js';
import { cosine } from '../../vector.js';
import { checkVectorSearch } from '../check-records.js';
import type { Hit, SearchFilter, VectorSearch } from '../memory-store.js';
import { binaryCode, codeWords, hammingDistance } from './binary-codes.js';
import type { Connection } from './connection.js';
import { vectorToBytes } from './packed-values.js';
import { passingPositions, toCondition } from './search-filter.js';
import { readDocument } from './search-text.js';
import { readTally } from './text-index.js';
import { layerNumbers, pageSlots } from './vector-index.js';

/** Up to this many documents are compared exactly; more are pre-selected by their codes. */
const EXACT_LIMIT = 4000;
/** Pre-selected documents, at least. */
const MIN_CANDIDATES = 600;
const CANDIDATES_PER_HIT = 10;

/**
 * `MemoryStore.searchVector`. Exact while at most 4,000 documents pass the filter. Above that, documents whose 256-bit
 * codes are nearest (at least 600, or 10 times the limit) are compared in full precision; the filter is applied before.
 */
export function searchVector(connection: Connection, space: Space, search: VectorSearch): Hit[] {
  if (!checkVectorSearch(space, search) || search.limit === 0) return [];
  return nearest(connection, search, candidates(connection, search))
    .map((position) => {
      const document = readDocument(connection, position);
      return { document, score: cosine(document.vector as Float32Array, search.vector) };
    })
    .sort((left, right) => right.score - left.score);
}

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

/** Positions of the `depth` nearest codes, more where the last distance is shared. */
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
  const pages = sql('SELECT page, layers, codes FROM code_page ORDER BY page').raw().all() as [
    number,
    Buffer,
    Buffer,
  ][];
  const isAllowed = among && bitmap(among, ((pages.at(-1)?.[0] ?? 0) + 1) * pageSlots);
  const code = binaryCode(vector);
  const positions = new Uint32Array(pages.length * pageSlots);
  const distances = new Uint16Array(positions.length);
  const atDistance = new Uint32Array(codeWords * 32 + 1);
  let count = 0;
  for (const [page, present, bytes] of pages) {
    const codes = toWords(bytes);
    const first = page * pageSlots;
    for (let slot = 0; slot < pageSlots; slot += 1) {
      if (wanted[present[slot] as number] === 0 || isAllowed?.[first + slot] === 0) continue;
      const distance = hammingDistance(code, codes, slot * codeWords);
      positions[count] = first + slot;
      distances[count] = distance;
      atDistance[distance] = (atDistance[distance] as number) + 1;
      count += 1;
    }
  }
  let cut = 0;
  for (let nearer = 0; cut < atDistance.length && nearer < depth; cut += 1) nearer += atDistance[cut] as number;
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if ((distances[index] as number) < cut) found.push(positions[index] as number);
  }
  return found;
}

function bitmap(positions: readonly number[], length: number): Uint8Array {
  const marks = new Uint8Array(length);
  for (const position of positions) marks[position] = 1;
  return marks;
}

function toWords(bytes: Buffer): Uint32Array {
  const isAligned = bytes.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0;
  const source = isAligned ? bytes : new Uint8Array(bytes);
  return new Uint32Array(source.buffer, source.byteOffset, source.byteLength / Uint32Array.BYTES_PER_ELEMENT);
}
