import type { Codes } from './code-cache.js';
import { encodeVector } from './vector-codes.js';

/** The upper bit of each 2-bit component is its sign. */
const SIGNS = 0xaaaaaaaa;

/** True when the signs of codes of this length can be compared, two words of 16 components at a time. */
export function hasSigns(length: number): boolean {
  return length % 8 === 0;
}

/**
 * Positions of the `depth` codes that differ from the query's code in the fewest signs, a few more where the last count is shared, in
 * their order: binary pre-selection (Charikar, 2002), some eight times as fast as comparing codes. `wanted` tells layers by their
 * numbers; `among` narrows the positions.
 */
export function nearestBySigns(
  { codes, layers, length, end }: Codes,
  vector: Float32Array,
  depth: number,
  wanted: Uint8Array,
  among?: ArrayLike<number>,
): Uint32Array {
  const step = length / 4;
  const words = new Uint32Array(codes.buffer, codes.byteOffset, codes.byteLength >>> 2);
  const query = new Uint32Array(encodeVector(vector).buffer);
  const positions = new Uint32Array(among?.length ?? end);
  const distances = new Uint16Array(positions.length);
  const atDistance = new Uint32Array(4 * length + 1);
  let count = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = among === undefined ? index : (among[index] as number);
    if (wanted[layers[position] ?? 0] === 0) continue;
    let distance = 0;
    for (let word = 0, at = position * step; word < step; word += 2, at += 2) {
      const first = ((words[at] as number) ^ (query[word] as number)) & SIGNS;
      const second = ((words[at + 1] as number) ^ (query[word + 1] as number)) & SIGNS;
      distance += countBits(first | (second >>> 1));
    }
    positions[count] = position;
    distances[count] = distance;
    atDistance[distance] = (atDistance[distance] as number) + 1;
    count += 1;
  }
  let cut = 0;
  for (let nearer = 0; cut < atDistance.length && nearer < depth; cut += 1) nearer += atDistance[cut] as number;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    if ((distances[index] as number) < cut) {
      positions[kept] = positions[index] as number;
      kept += 1;
    }
  }
  return positions.subarray(0, kept);
}

/** Set bits of a 32-bit word. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
