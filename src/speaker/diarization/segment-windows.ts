import { dot } from '../../vector.js';

/**
 * Where a sequence of vectors changes: the cuts (index of the first vector behind each) that make the squared distances to the
 * means of the parts, plus `penalty` for every cut, least (optimal partitioning; Jackson et al. 2005). O(n^2) in the vectors.
 */
export function findChanges(vectors: readonly Float32Array[], penalty: number, minLength = 1): number[] {
  const size = vectors.length;
  const dimension = vectors[0]?.length ?? 0;
  const best = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(size + 1);
  best[0] = -penalty;
  const squares = vectors.map((vector) => dot(vector, vector));
  for (let end = minLength; end <= size; end += 1) {
    const sum = new Float32Array(dimension);
    let energy = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      const vector = vectors[start] as Float32Array;
      for (let index = 0; index < dimension; index += 1)
        sum[index] = (sum[index] as number) + (vector[index] as number);
      energy += squares[start] as number;
      if (end - start < minLength) continue;
      const cost = (best[start] as number) + penalty + energy - dot(sum, sum) / (end - start);
      if (cost < (best[end] as number)) {
        best[end] = cost;
        from[end] = start;
      }
    }
  }
  const cuts: number[] = [];
  for (let end = from[size] as number; end > 0; end = from[end] as number) cuts.unshift(end);
  return cuts;
}
