import { dot, normalize } from '../vector.js';
import { calibrate } from './score-calibration.js';
import { type CohortModel, meanOf } from './speaker-cohort-model.js';
import type { SpeakerOptions } from './speaker-options.js';

/** A vector made ready for comparison. */
export interface VoicePoint {
  /** Projected by the cohort's model. */
  vector: Float32Array;
  offset: number;
  /** Utterances that it stands for; at least 1. */
  weight: number;
  /** Mean and standard deviation of its scores against its nearest cohort speakers; 0 and 1 without a cohort. */
  cohortMean: number;
  cohortDeviation: number;
}

/**
 * Where voices are compared. Immutable: the same space scores the same pair alike for ever.
 *
 * Scores: (1) the mean that is subtracted is the cohort's, moved towards the mean of the space's own voices as they become many,
 * because a room or channel shifts all voices alike; (2) a likelihood ratio whose covariance is the cohort's (`CohortModel`);
 * (3) adaptive symmetric score normalisation against the cohort's nearest speakers (Matejka et al., "Analysis of Score Normalization
 * in Multilingual Speaker Recognition", Interspeech 2017), so that scores are in standard deviations of close impostors; (4) times
 * sqrt(rho + (1 - rho) / n) for each side, so that prototypes heard once and often compare alike; (5) calibrated to the natural
 * logarithm of a likelihood ratio (`ScoreCalibration`), so that a score means the same in every room and with every encoder.
 */
export interface VoiceSpace {
  /** The mean that is subtracted. */
  readonly background: Float32Array;
  /** Unit length after the mean is subtracted: cosines of these are a quick stand-in for scores. */
  centre(vector: Float32Array): Float32Array;
  point(vector: Float32Array, weight: number): VoicePoint;
  /** Calibrated log-likelihood ratio: one person against two. */
  score(left: VoicePoint, right: VoicePoint): number;
  /** Mean score of two utterances among `count` (at least 2) that have this sum of unit vectors: from their mean and scatter. */
  within(sum: Float32Array, count: number): number;
}

/** The space of these voices: one raw mean vector a voice. */
export function createVoiceSpace(
  cohort: CohortModel,
  voiceMeans: readonly Float32Array[],
  options: SpeakerOptions,
): VoiceSpace {
  const own = meanOf(voiceMeans, cohort.dimension);
  const share = voiceMeans.length / (voiceMeans.length + options.backgroundWeight);
  const background = cohort.mean.map((value, index) => value * (1 - share) + (own[index] as number) * share);
  const point = (vector: Float32Array, weight: number): VoicePoint => {
    const { projected, offset } = cohort.project(centre(vector, background));
    const place = cohort.place({ projected, offset }, options.cohortNearest);
    return { vector: projected, offset, weight: Math.max(1, weight), ...place };
  };
  return {
    background,
    centre: (vector) => centre(vector, background),
    point,
    score: (left, right) => {
      const support =
        supportScale(left.weight, options.typicalSimilarity) * supportScale(right.weight, options.typicalSimilarity);
      return calibrate(normalisedRatio(left, right) * support, options.calibration);
    },
    within: (sum, count) => {
      const mean = sum.map((value) => value / count);
      const inner = dot(mean, background);
      const own = dot(background, background);
      const similarity = (dot(mean, mean) - 2 * inner + own) / Math.max(1e-6, 1 - 2 * inner + own);
      const direction = point(normalize(sum), 1);
      const share = Math.max(0, (count * similarity - 1) / (count - 1));
      return calibrate(normalisedRatio(direction, direction) * share, options.calibration);
    },
  };
}

/** The likelihood ratio in standard deviations of close impostors, seen from both sides. */
function normalisedRatio(left: VoicePoint, right: VoicePoint): number {
  const ratio = dot(left.vector, right.vector) + left.offset + right.offset;
  return ((ratio - left.cohortMean) / left.cohortDeviation + (ratio - right.cohortMean) / right.cohortDeviation) / 2;
}

/** How much a mean of `weight` utterances must be scaled to compare with a single one. */
export function supportScale(weight: number, typicalSimilarity: number): number {
  return Math.sqrt(typicalSimilarity + (1 - typicalSimilarity) / Math.max(1, weight));
}

function centre(vector: Float32Array, mean: Float32Array): Float32Array {
  const centred = vector.map((value, index) => value - (mean[index] as number));
  const length = Math.sqrt(dot(centred, centred));
  return length > 0 ? centred.map((value) => value / length) : centred;
}
