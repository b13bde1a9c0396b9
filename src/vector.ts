import { MemoryError } from './errors.js';

/** Inner product. Throws `invalid_argument` when the lengths differ. */
export function dot(left: Float32Array, right: Float32Array): number {
  if (left.length !== right.length) {
    throw new MemoryError(
      'invalid_argument',
      `Vectors of ${left.length} and ${right.length} dimensions do not compare.`,
    );
  }
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] as number) * (right[index] as number);
  return sum;
}

/** Inner product of a vector with the row of a row-major matrix that starts at `start`: the quick path of searches. */
export function rowDot(matrix: Float32Array, start: number, vector: Float32Array): number {
  const { length } = vector;
  const end = length - (length % 4);
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let index = 0, at = start; index < end; index += 4, at += 4) {
    first += (matrix[at] as number) * (vector[index] as number);
    second += (matrix[at + 1] as number) * (vector[index + 1] as number);
    third += (matrix[at + 2] as number) * (vector[index + 2] as number);
    fourth += (matrix[at + 3] as number) * (vector[index + 3] as number);
  }
  for (let index = end; index < length; index += 1)
    first += (matrix[start + index] as number) * (vector[index] as number);
  return first + second + third + fourth;
}

/** Euclidean length. */
export function norm(vector: Float32Array): number {
  return Math.sqrt(dot(vector, vector));
}

/** A copy scaled to unit length; the zero vector stays zero. */
export function normalize(vector: Float32Array): Float32Array {
  const length = norm(vector);
  return length > 0 ? vector.map((value) => value / length) : vector.slice();
}

/** Cosine similarity in [-1, 1]; 0 when either vector is zero. */
export function cosine(left: Float32Array, right: Float32Array): number {
  const lengths = norm(left) * norm(right);
  return lengths > 0 ? dot(left, right) / lengths : 0;
}

/** left * leftWeight + right * rightWeight, as a new vector. */
export function blend(left: Float32Array, leftWeight: number, right: Float32Array, rightWeight: number): Float32Array {
  return left.map((value, index) => value * leftWeight + (right[index] ?? 0) * rightWeight);
}

/** True when every component is a finite number. */
export function isFiniteVector(vector: Float32Array): boolean {
  return vector.every((value) => Number.isFinite(value));
}
