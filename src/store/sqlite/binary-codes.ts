import { createRandom } from '../../random.js';

/** Bits of a code. */
const BITS = 256;
/** 32-bit words of a code. */
export const codeWords = BITS / 32;

const projections = new Map<number, Int8Array>();

/**
 * The signs of 256 fixed random projections of a vector (SimHash; Charikar, 2002): the share of equal bits of two codes
 * estimates the angle between their vectors. Projections are of +1 and -1 from a fixed seed, part of the file format.
 */
export function binaryCode(vector: Float32Array): Uint32Array {
  const projection = projections.get(vector.length) ?? makeProjection(vector.length);
  const code = new Uint32Array(codeWords);
  for (let bit = 0; bit < BITS; bit += 1) {
    let sum = 0;
    const start = bit * vector.length;
    for (let index = 0; index < vector.length; index += 1) {
      sum += (projection[start + index] as number) * (vector[index] as number);
    }
    if (sum > 0) code[bit >>> 5] = (code[bit >>> 5] as number) | (1 << (bit & 31));
  }
  return code;
}

function makeProjection(dimension: number): Int8Array {
  const random = createRandom(dimension);
  const projection = Int8Array.from({ length: BITS * dimension }, () => (random.integer(2) === 0 ? -1 : 1));
  projections.set(dimension, projection);
  return projection;
}

/** Bits in which `code` and the code at `start` of `codes` differ. Words are counted in pairs: this is the hot loop of dense search. */
export function hammingDistance(code: Uint32Array, codes: Uint32Array, start: number): number {
  let distance = 0;
  for (let word = 0; word < codeWords; word += 2) {
    let left = (code[word] as number) ^ (codes[start + word] as number);
    let right = (code[word + 1] as number) ^ (codes[start + word + 1] as number);
    left -= (left >>> 1) & 0x55555555;
    right -= (right >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    right = (right & 0x33333333) + ((right >>> 2) & 0x33333333);
    const bytes =
      (left & 0x0f0f0f0f) + ((left >>> 4) & 0x0f0f0f0f) + (right & 0x0f0f0f0f) + ((right >>> 4) & 0x0f0f0f0f);
    distance += Math.imul(bytes, 0x01010101) >>> 24;
  }
  return distance;
}
