import { dot, norm } from '../vector.js';
import { MIN_COHORT, type SpeakerOptions } from './speaker-options.js';

/** A vector made ready for comparison: centred, of unit length, with its place among the cohort. */
export interface VoicePoint {
  unit: Float32Array;
  /** Utterances that it stands for; at least 1. */
  weight: number;
  /** Mean and standard deviation of its scores against its nearest cohort speakers; 0 and 1 without a cohort. */
  cohortMean: number;
  cohortDeviation: number;
}

/**
 * Where voices are compared. Immutable: the same space scores the same pair alike for ever.
 *
 * Scores: the mean to subtract is the cohort's, moved towards the mean of the space's own voices as they become many
 * (channel and room shift all voices alike); then adaptive symmetric score normalisation against the cohort's nearest speakers
 * (Matejka et al., "Analysis of score normalization in multilingual speaker recognition", Interspeech 2017); then times
 * sqrt(rho + (1 - rho) / n) for each side, so that prototypes heard once and often compare alike.
 */
export interface VoiceSpace {
  /** The mean that is subtracted. */
  readonly background: Float32Array;
  point(vector: Float32Array, weight: number): VoicePoint;
  score(left: VoicePoint, right: VoicePoint): number;
}

/** The cohort in the form that scoring needs; make it once and use it for every space of that encoder. */
export interface SpeakerCohort {
  readonly size: number;
  readonly mean: Float32Array;
  /** Centred unit vectors, row after row. */
  readonly rows: Float32Array;
}

/** Prepares a cohort of speaker embeddings (any length; unit length is not required). An empty one is allowed. */
export function prepareCohort(cohort: readonly Float32Array[], dimension: number): SpeakerCohort {
  const usable = cohort.length >= MIN_COHORT ? cohort : [];
  const mean = meanOf(
    usable.map((vector) => scaled(vector, 1)),
    dimension,
  );
  const rows = new Float32Array(usable.length * dimension);
  for (const [index, vector] of usable.entries()) rows.set(centre(scaled(vector, 1), mean), index * dimension);
  return { size: usable.length, mean, rows };
}

/** The space of these voices: one raw mean vector a voice. */
export function createVoiceSpace(
  cohort: SpeakerCohort,
  voiceMeans: readonly Float32Array[],
  options: SpeakerOptions,
): VoiceSpace {
  const background = cohort.mean.map((value) => value * options.backgroundWeight);
  for (const mean of voiceMeans) addTo(background, mean, 1);
  const total = options.backgroundWeight + voiceMeans.length;
  for (let index = 0; index < background.length; index += 1) background[index] = (background[index] as number) / total;
  const rho = options.typicalSimilarity;
  const spread = (weight: number) => Math.sqrt(rho + (1 - rho) / Math.max(1, weight));
  const nearest = Math.min(options.cohortNearest, cohort.size);
  return {
    background,
    point: (vector, weight) => {
      const unit = centre(vector, background);
      return { unit, weight: Math.max(1, weight), ...cohortPlace(unit, cohort, nearest) };
    },
    score: (left, right) => {
      const cosine = dot(left.unit, right.unit);
      const normalised =
        ((cosine - left.cohortMean) / left.cohortDeviation + (cosine - right.cohortMean) / right.cohortDeviation) / 2;
      return normalised * spread(left.weight) * spread(right.weight);
    },
  };
}

/** How much a prototype of `weight` utterances must be scaled to compare with one of a single utterance. */
export function supportScale(weight: number, typicalSimilarity: number): number {
  return Math.sqrt(typicalSimilarity + (1 - typicalSimilarity) / Math.max(1, weight));
}

/** Mean of vectors; zero for none. */
export function meanOf(vectors: readonly Float32Array[], dimension: number): Float32Array {
  const sum = new Float32Array(dimension);
  for (const vector of vectors) addTo(sum, vector, 1);
  return vectors.length === 0 ? sum : sum.map((value) => value / vectors.length);
}

/** Adds `source * factor` into `target` in place. */
export function addTo(target: Float32Array, source: Float32Array, factor: number): void {
  for (let index = 0; index < target.length; index += 1) {
    target[index] = (target[index] as number) + (source[index] as number) * factor;
  }
}

function scaled(vector: Float32Array, length: number): Float32Array {
  const own = norm(vector);
  return own > 0 ? vector.map((value) => (value / own) * length) : vector;
}

function centre(vector: Float32Array, mean: Float32Array): Float32Array {
  return scaled(
    vector.map((value, index) => value - (mean[index] as number)),
    1,
  );
}

function cohortPlace(unit: Float32Array, cohort: SpeakerCohort, nearest: number) {
  if (cohort.size === 0) return { cohortMean: 0, cohortDeviation: 1 };
  const dimension = unit.length;
  const scores = new Float64Array(cohort.size);
  for (let row = 0, at = 0; row < cohort.size; row += 1) {
    let sum = 0;
    for (let index = 0; index < dimension; index += 1, at += 1)
      sum += (unit[index] as number) * (cohort.rows[at] as number);
    scores[row] = sum;
  }
  const top = scores.sort().subarray(cohort.size - nearest);
  const cohortMean = top.reduce((sum, value) => sum + value, 0) / nearest;
  const variance = top.reduce((sum, value) => sum + (value - cohortMean) ** 2, 0) / nearest;
  return { cohortMean, cohortDeviation: Math.max(Math.sqrt(variance), MIN_DEVIATION) };
}

/** Guards the division: a cohort of one and the same vector has no spread. */
const MIN_DEVIATION = 0.01;
