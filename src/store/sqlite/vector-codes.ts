import { createRandom } from '../../random.js';

/** Components a byte of a code holds, 2 bits each. */
const PER_BYTE = 4;
/** Lloyd-Max quantizer of a standard normal variable at 2 bits (Max, 1960): thresholds 0 and +-THRESHOLD. */
const THRESHOLD = 0.9816;
const LEVELS = [-1.51, -0.4528, 0.4528, 1.51] as const;
const ROUNDS = 2;
/** Partial sums are 16-bit numbers in this unit, so that the table of a usual vector stays in the first cache; two chains add them. */
const FIXED_POINT = 2 ** 14;
const MIN_LENGTH = 8;

/** Bytes of the code of a vector with `dimension` components. */
export function codeLength(dimension: number): number {
  return paddedLength(dimension) / PER_BYTE;
}

/**
 * A vector's direction in 2 bits a component, after a fixed random rotation that makes components alike whatever the
 * embedder (randomized Hadamard transform, as in RaBitQ and TurboQuant). The rotation is part of the file format.
 */
export function encodeVector(vector: Float32Array): Uint8Array {
  const rotated = rotate(vector);
  const code = new Uint8Array(rotated.length / PER_BYTE);
  for (let index = 0; index < rotated.length; index += 1) {
    const value = rotated[index] as number;
    const level = value < 0 ? (value < -THRESHOLD ? 0 : 1) : value > THRESHOLD ? 3 : 2;
    const at = Math.floor(index / PER_BYTE);
    code[at] = (code[at] as number) | (level << (2 * (index % PER_BYTE)));
  }
  return code;
}

/** Estimates the cosine between one query and many codes. */
export interface CodeScorer {
  /** The estimate for the code at byte `start` of `codes`, in about [-1, 1]. */
  score(codes: Uint8Array, start: number): number;
}

/** Compares a query in full precision with codes: a table of 256 partial sums for each byte of a code. */
export function createCodeScorer(query: Float32Array): CodeScorer {
  const rotated = rotate(query);
  const length = rotated.length / PER_BYTE;
  const sums = new Int16Array(length * 256);
  for (let entry = 0; entry < sums.length; entry += 1) {
    const first = (entry >>> 8) * PER_BYTE;
    let sum = 0;
    for (let index = 0; index < PER_BYTE; index += 1) {
      sum += (rotated[first + index] as number) * (LEVELS[(entry >>> (2 * index)) & 3] as number);
    }
    sums[entry] = Math.round((sum / rotated.length) * FIXED_POINT);
  }
  return {
    score: (codes, start) => {
      let even = 0;
      let odd = 0;
      for (let index = 0; index < length; index += 2) {
        even = (even + (sums[(index << 8) | (codes[start + index] as number)] as number)) | 0;
        odd = (odd + (sums[((index + 1) << 8) | (codes[start + index + 1] as number)] as number)) | 0;
      }
      return (even + odd) / FIXED_POINT;
    },
  };
}

function paddedLength(dimension: number): number {
  return Math.max(MIN_LENGTH, 2 ** Math.ceil(Math.log2(dimension)));
}

/** The unit vector, rotated, with components of variance 1. */
function rotate(vector: Float32Array): Float64Array {
  const length = paddedLength(vector.length);
  const values = new Float64Array(length);
  values.set(vector);
  let squares = 0;
  for (const value of vector) squares += value * value;
  const signs = signsFor(length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < length; index += 1) {
      values[index] = (values[index] as number) * (signs[round * length + index] as number);
    }
    hadamard(values);
  }
  const scale = squares > 0 ? Math.sqrt(length / squares) / length ** (ROUNDS / 2) : 0;
  return values.map((value) => value * scale);
}

function hadamard(values: Float64Array): void {
  for (let half = 1; half < values.length; half *= 2) {
    for (let block = 0; block < values.length; block += 2 * half) {
      for (let index = block; index < block + half; index += 1) {
        const left = values[index] as number;
        const right = values[index + half] as number;
        values[index] = left + right;
        values[index + half] = left - right;
      }
    }
  }
}

const knownSigns = new Map<number, Int8Array>();

function signsFor(length: number): Int8Array {
  const known = knownSigns.get(length);
  if (known) return known;
  const random = createRandom(length);
  const signs = Int8Array.from({ length: ROUNDS * length }, () => (random.integer(2) === 0 ? -1 : 1));
  knownSigns.set(length, signs);
  return signs;
}
