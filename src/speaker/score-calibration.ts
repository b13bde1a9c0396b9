import { MemoryError } from '../errors.js';

/**
 * Turns a score into the natural logarithm of a likelihood ratio: how much more likely the comparison is if both sides are one
 * person than if they are two. 0 says nothing either way; 2.2 means nine to one.
 */
export interface ScoreCalibration {
  /** Positive, so that calibrating changes no order. */
  scale: number;
  offset: number;
}

/** A comparison whose answer is known. */
export interface CalibrationTrial {
  score: number;
  same: boolean;
}

/** The calibrated log-likelihood ratio of a score. */
export function calibrate(score: number, { scale, offset }: ScoreCalibration): number {
  return scale * score + offset;
}

/** Probability of one person for a calibrated score, where `prior` (0 to 1, exclusive) was the probability before listening. */
export function probabilityOf(logRatio: number, prior = 0.5): number {
  return 1 / (1 + Math.exp(-(logRatio + Math.log(prior / (1 - prior)))));
}

/** The calibrated score at which the probability is reached; the inverse of {@link probabilityOf}. */
export function logRatioOf(probability: number, prior = 0.5): number {
  return Math.log(probability / (1 - probability)) - Math.log(prior / (1 - prior));
}

/**
 * Cost of the log-likelihood ratio, bits (Brümmer and du Preez 2006): 0 is perfect, 1 is what saying nothing costs, above 1 the
 * scores mislead. Both kinds of trials count half. 0 without both kinds.
 */
export function logRatioCost(trials: readonly CalibrationTrial[]): number {
  const same = trials.filter((trial) => trial.same);
  const different = trials.filter((trial) => !trial.same);
  if (same.length === 0 || different.length === 0) return 0;
  const bits = same.reduce((sum, { score }) => sum + softplus(-score), 0) / same.length;
  return (bits + different.reduce((sum, { score }) => sum + softplus(score), 0) / different.length) / (2 * Math.LN2);
}

const MAX_STEPS = 60;
/** Prior that the two parameters lie near 0, in trials: keeps perfectly separable trials from giving an endless slope. */
const SHRINKAGE = 1e-4;

/**
 * Affine calibration by prior-weighted logistic regression (Brümmer and du Preez, "Application-independent evaluation of speaker
 * detection", Computer Speech and Language 2006): both kinds of trials count half in sum, however many there are. Newton's method.
 * Throws `invalid_argument` without both kinds, for non-finite scores, and when higher scores do not go with the same person.
 */
export function fitCalibration(trials: readonly CalibrationTrial[]): ScoreCalibration {
  const same = trials.filter((trial) => trial.same).length;
  const different = trials.length - same;
  if (same === 0 || different === 0) {
    throw new MemoryError('invalid_argument', 'Calibration needs comparisons of one person and of two.', {
      details: { same, different },
    });
  }
  if (!trials.every(({ score }) => Number.isFinite(score)))
    throw new MemoryError('invalid_argument', 'Calibration needs finite scores.');
  const centre = trials.reduce((sum, { score }) => sum + score, 0) / trials.length;
  const deviation = Math.sqrt(trials.reduce((sum, { score }) => sum + (score - centre) ** 2, 0) / trials.length) || 1;
  const weighed = trials.map(({ score, same: one }) => ({
    x: (score - centre) / deviation,
    target: one ? 1 : 0,
    weight: 0.5 / (one ? same : different),
  }));
  const lossAt = (slope: number, level: number) =>
    weighed.reduce(
      (sum, { x, target, weight }) => sum + weight * softplus((1 - 2 * target) * (slope * x + level)),
      (SHRINKAGE / 2) * (slope ** 2 + level ** 2),
    );
  let [slope, level, loss] = [0, 0, lossAt(0, 0)];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const move = newtonStep(weighed, slope, level);
    let [size, next] = [1, lossAt(slope - move.slope, level - move.level)];
    while (next > loss && size > 1e-4) {
      size /= 2;
      next = lossAt(slope - size * move.slope, level - size * move.level);
    }
    if (next >= loss - 1e-12) break;
    [slope, level, loss] = [slope - size * move.slope, level - size * move.level, next];
  }
  if (!(slope > 0)) {
    throw new MemoryError(
      'invalid_argument',
      'Clips of one speaker are not nearer to each other than to those of others: these labels or this encoder cannot be calibrated.',
      { details: { same, different } },
    );
  }
  return { scale: slope / deviation, offset: level - (slope * centre) / deviation };
}

function newtonStep(
  trials: readonly { x: number; target: number; weight: number }[],
  slope: number,
  level: number,
): { slope: number; level: number } {
  let [bySlope, byLevel] = [SHRINKAGE * slope, SHRINKAGE * level];
  let [slopeSlope, slopeLevel, levelLevel] = [SHRINKAGE, 0, SHRINKAGE];
  for (const { x, target, weight } of trials) {
    const probability = probabilityOf(slope * x + level);
    const error = weight * (probability - target);
    const curvature = weight * probability * (1 - probability);
    bySlope += error * x;
    byLevel += error;
    slopeSlope += curvature * x * x;
    slopeLevel += curvature * x;
    levelLevel += curvature;
  }
  const determinant = slopeSlope * levelLevel - slopeLevel ** 2;
  return {
    slope: (levelLevel * bySlope - slopeLevel * byLevel) / determinant,
    level: (slopeSlope * byLevel - slopeLevel * bySlope) / determinant,
  };
}

/** log(1 + e^x) without overflow. */
function softplus(x: number): number {
  return Math.max(0, x) + Math.log1p(Math.exp(-Math.abs(x)));
}
