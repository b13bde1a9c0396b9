import type { Layer, Space } from '../../records/records.js';
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
  const isSmall = readTally(connection).documents <= EXACT_LIMIT;
  const { layers, ...rest } = filter;
  const onlyLayers = toCondition(rest) === undefined;
  if (isSmall && onlyLayers && layers === undefined) return undefined;
  const depth = Math.max(MIN_CANDIDATES, CANDIDATES_PER_HIT * limit);
  if (onlyLayers && !isSmall) return JSON.stringify(nearestByCode(connection, vector, depth, layers));
  const passing = passingPositions(connection, toCondition(filter) as NonNullable<ReturnType<typeof toCondition>>);
  const positions = JSON.parse(passing) as number[];
  if (positions.length <= EXACT_LIMIT) return passing;
  return JSON.stringify(nearestByCode(connection, vector, depth, layers, positions));
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
  allowed?: readonly number[],
): number[] {
  const wanted = new Uint8Array(256).fill(layers === undefined ? 1 : 0);
  for (const layer of layers ?? []) wanted[layerNumbers[layer as Layer] ?? 0] = 1;
  wanted[0] = 0;
  const isAllowed = allowed && bitmap(allowed);
  const code = binaryCode(vector);
  const byDistance: number[][] = Array.from({ length: codeWords * 32 + 1 }, () => []);
  const pages = sql('SELECT page, layers, codes FROM code_page').raw().iterate();
  for (const [page, present, bytes] of pages as Iterable<[number, Buffer, Buffer]>) {
    const codes = toWords(bytes);
    const first = page * pageSlots;
    for (let slot = 0; slot < pageSlots; slot += 1) {
      if (wanted[present[slot] as number] === 0) continue;
      if (isAllowed && isAllowed[first + slot] !== 1) continue;
      byDistance[hammingDistance(code, codes, slot * codeWords)]?.push(first + slot);
    }
  }
  const found: number[] = [];
  for (const positions of byDistance) {
    if (found.length >= depth) break;
    for (const position of positions) found.push(position);
  }
  return found;
}

function bitmap(positions: readonly number[]): Uint8Array {
  const marks = new Uint8Array((positions.reduce((most, position) => Math.max(most, position), 0) ?? 0) + 1);
  for (const position of positions) marks[position] = 1;
  return marks;
}

function toWords(bytes: Buffer): Uint32Array {
  const isAligned = bytes.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0;
  const source = isAligned ? bytes : new Uint8Array(bytes);
  return new Uint32Array(source.buffer, source.byteOffset, source.byteLength / Uint32Array.BYTES_PER_ELEMENT);
}
