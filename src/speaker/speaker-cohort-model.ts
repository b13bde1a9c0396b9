import { norm, rowDot } from '../vector.js';
import { MIN_COHORT } from './speaker-options.js';
import { invertPositive, lowerCholesky } from './symmetric-matrix.js';

/** A centred unit vector in the form in which likelihood ratios are inner products. */
export interface ProjectedVector {
  projected: Float32Array;
  /** What the vector adds to every ratio it takes part in. */
  offset: number;
}

/**
 * Speakers outside any space: what normalises scores. How speakers differ is their covariance; how one speaker's utterances
 * differ is taken to be the same in all directions. The score of two vectors is then the two-covariance log-likelihood ratio of
 * "one speaker" against "two" (Brümmer and de Villiers, "The speaker partitioning problem", Odyssey 2010), up to a constant that
 * score normalisation takes out. Without a cohort it is the cosine.
 */
export interface CohortModel {
  readonly size: number;
  readonly dimension: number;
  readonly mean: Float32Array;
  project(unit: Float32Array): ProjectedVector;
  /** Mean and standard deviation of the ratios with the `nearest` best cohort speakers; 0 and 1 without a cohort. */
  place(vector: ProjectedVector, nearest: number): { cohortMean: number; cohortDeviation: number };
}

/**
 * Share of the variance of unit vectors that speakers (rather than utterances) account for, and the variance of one utterance
 * around its speaker, summed over directions. Measured on one-clip pieces and speechocean excerpts: .26 (5 s and more) to .46
 * (under 1.6 s) around the speaker; a larger value stands for what isotropy leaves out. .35 to 1 score alike after normalisation.
 */
const BETWEEN_SHARE = 0.65;
const WITHIN_VARIANCE = 1;
const RIDGE = 1e-6;
/** Guards the division: a cohort of one and the same vector has no spread. */
const MIN_DEVIATION = 0.01;

const prepared = new WeakMap<readonly Float32Array[], CohortModel>();

/** The model of a cohort (rows need not be of unit length), made once per array. Fewer than `MIN_COHORT` rows only give a mean. */
export function prepareCohort(cohort: readonly Float32Array[], dimension: number): CohortModel {
  const held = prepared.get(cohort);
  if (held !== undefined && held.dimension === dimension) return held;
  const model = cohort.length < MIN_COHORT ? cosineModel(cohort, dimension) : likelihoodModel(cohort, dimension);
  prepared.set(cohort, model);
  return model;
}

function cosineModel(cohort: readonly Float32Array[], dimension: number): CohortModel {
  return {
    size: 0,
    dimension,
    mean: meanOf(
      cohort.map((row) => toUnit(row)),
      dimension,
    ),
    project: (unit) => ({ projected: unit, offset: 0 }),
    place: () => ({ cohortMean: 0, cohortDeviation: 1 }),
  };
}

function likelihoodModel(cohort: readonly Float32Array[], dimension: number): CohortModel {
  const unit = cohort.map((row) => scaledBy(row, 1 / norm(row)));
  const mean = meanOf(unit, dimension);
  const centred = unit.map((row) => toUnit(row.map((value, index) => value - (mean[index] as number))));
  const project = projection(centred, dimension);
  const projected = centred.map(project);
  const rows = rowMajor(projected.map((row) => row.projected));
  const offsets = projected.map(({ offset }) => offset);
  const scores = new Float64Array(centred.length);
  return {
    size: cohort.length,
    dimension,
    mean,
    project,
    place: (vector, nearest) => {
      for (let row = 0; row < scores.length; row += 1)
        scores[row] = rowDot(rows, row * dimension, vector.projected) + (offsets[row] as number) + vector.offset;
      const count = Math.min(nearest, scores.length);
      const top = highest(scores, count);
      let sum = 0;
      for (const value of top) sum += value;
      const cohortMean = sum / count;
      let variance = 0;
      for (const value of top) variance += (value - cohortMean) ** 2 / count;
      return { cohortMean, cohortDeviation: Math.max(Math.sqrt(variance), MIN_DEVIATION) };
    },
  };
}

/**
 * With between-speaker covariance B and within-speaker variance s, the ratio is x'Qy + x'Px + y'Py + constant, where
 * Q = (I - s(s + 2B)^-1) / 2s and P = ((B + s)^-1 - (I + s(s + 2B)^-1) / 2s) / 2. Q = RR' gives the projection R'x.
 */
function projection(centred: readonly Float32Array[], dimension: number): (unit: Float32Array) => ProjectedVector {
  const within = WITHIN_VARIANCE / dimension;
  const between = new Float64Array(dimension * dimension);
  for (const row of centred) {
    for (let left = 0; left < dimension; left += 1) {
      const factor = ((row[left] as number) * BETWEEN_SHARE) / centred.length;
      for (let right = 0; right < dimension; right += 1)
        between[left * dimension + right] =
          (between[left * dimension + right] as number) + factor * (row[right] as number);
    }
  }
  const isDiagonal = (index: number) => index % (dimension + 1) === 0;
  const doubled = invertPositive(
    between.map((value, index) => 2 * value + (isDiagonal(index) ? within + 2 * RIDGE : 0)),
    dimension,
  );
  const total = invertPositive(
    between.map((value, index) => value + (isDiagonal(index) ? within + RIDGE : 0)),
    dimension,
  );
  const cross = doubled.map((value, index) => ((isDiagonal(index) ? 1 : 0) - within * value) / (2 * within));
  const own = doubled.map((value, index) => {
    const shared = ((isDiagonal(index) ? 1 : 0) + within * value) / (2 * within);
    return ((total[index] as number) - shared) / 2;
  });
  const root = lowerCholesky(cross, dimension);
  const ownRows = Float32Array.from(own);
  const rootColumns = Float32Array.from(root, (_, index) => {
    const column = Math.floor(index / dimension);
    return root[(index % dimension) * dimension + column] as number;
  });
  return (unit) => {
    const projected = new Float32Array(dimension);
    let offset = 0;
    for (let row = 0; row < dimension; row += 1) {
      offset += (unit[row] as number) * rowDot(ownRows, row * dimension, unit);
      projected[row] = rowDot(rootColumns, row * dimension, unit);
    }
    return { projected, offset };
  };
}

function rowMajor(rows: readonly Float32Array[]): Float32Array {
  const matrix = new Float32Array(rows.length * (rows[0]?.length ?? 0));
  for (const [at, row] of rows.entries()) matrix.set(row, at * row.length);
  return matrix;
}

/** Mean of vectors; zero for none. */
export function meanOf(vectors: readonly Float32Array[], dimension: number): Float32Array {
  const sum = new Float64Array(dimension);
  for (const vector of vectors) {
    for (let index = 0; index < dimension; index += 1) sum[index] = (sum[index] as number) + (vector[index] as number);
  }
  return Float32Array.from(sum, (value) => value / Math.max(1, vectors.length));
}

/** The `count` highest values, in no order, as a view: Hoare's selection, in place. */
function highest(values: Float64Array, count: number): Float64Array {
  const cut = values.length - count;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const held = values[left] as number;
      values[left] = values[right] as number;
      values[right] = held;
      left += 1;
      right -= 1;
    }
    if (cut <= right) high = right;
    else if (cut >= left) low = left;
    else break;
  }
  return values.subarray(cut);
}

function scaledBy(vector: Float32Array, factor: number): Float32Array {
  return vector.map((value) => value * factor);
}

/** A copy of unit length; the zero vector stays zero. */
function toUnit(vector: Float32Array): Float32Array {
  const length = norm(vector);
  return length > 0 ? scaledBy(vector, 1 / length) : vector;
}
