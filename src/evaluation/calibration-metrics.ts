import { probabilityOf } from '../speaker/score-calibration.js';
import type { VerificationTrial } from './equal-error-rate.js';

/** Prior probability of one person at which costs are counted: in a space of some twenty people, one in twenty pairs matches. */
export const COST_PRIOR = 0.05;

/**
 * Detection cost at one threshold, the same for every set: (prior * misses + (1 - prior) * false accepts) / prior, with the Bayes
 * threshold of that prior, ln((1 - prior) / prior). 1 is what accepting nobody costs.
 */
export function calibratedCost(trials: readonly VerificationTrial[], prior = COST_PRIOR): number {
  return detectionCost(trials, Math.log((1 - prior) / prior), prior);
}

/** The same at the threshold that is best for this set: what calibration alone could still gain is the difference. */
export function leastCost(trials: readonly VerificationTrial[], prior = COST_PRIOR): number {
  let best = 1;
  sweep(trials, (miss, falseAccept) => {
    best = Math.min(best, (prior * miss + (1 - prior) * falseAccept) / prior);
  });
  return best;
}

/** Least miss rate of a threshold whose false accepts are at most the given share; 1 without trials of one person. */
export function missAtFalseAccept(trials: readonly VerificationTrial[], share: number): number {
  let best = 1;
  sweep(trials, (miss, falseAccept) => {
    if (falseAccept <= share) best = Math.min(best, miss);
  });
  return best;
}

/** Bins of the expected calibration error, of equal mass. */
const BINS = 10;

/**
 * Expected calibration error of the probabilities at even odds, 0 to 1: trials are weighted so that both kinds count half, sorted
 * by probability and cut into ten bins of equal mass; the mean gap between stated probability and share of one person.
 */
export function balancedCalibrationError(trials: readonly VerificationTrial[]): number {
  const { same, different } = split(trials);
  if (same.length === 0 || different.length === 0) return 0;
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, probability: 0, same: 0 }));
  let mass = 0;
  for (const trial of trials.toSorted((left, right) => left.score - right.score)) {
    const weight = 0.5 / (trial.same ? same.length : different.length);
    const bin = bins[Math.min(BINS - 1, Math.floor((mass + weight / 2) * BINS))] as (typeof bins)[number];
    mass += weight;
    bin.weight += weight;
    bin.probability += weight * probabilityOf(trial.score);
    if (trial.same) bin.same += weight;
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.probability - bin.same), 0);
}

function detectionCost(trials: readonly VerificationTrial[], threshold: number, prior: number): number {
  const { same, different } = split(trials);
  const miss = share(same, (score) => score < threshold);
  const falseAccept = share(different, (score) => score >= threshold);
  return (prior * miss + (1 - prior) * falseAccept) / prior;
}

/** Every threshold that accepts a trial, from the strictest on. */
function sweep(trials: readonly VerificationTrial[], visit: (miss: number, falseAccept: number) => void): void {
  const { same, different } = split(trials);
  if (same.length === 0) return;
  const sorted = trials.toSorted((left, right) => right.score - left.score);
  let [hits, falseAccepts] = [0, 0];
  for (const [at, trial] of sorted.entries()) {
    if (trial.same) hits += 1;
    else falseAccepts += 1;
    if (sorted[at + 1]?.score === trial.score) continue;
    visit(1 - hits / same.length, different.length === 0 ? 0 : falseAccepts / different.length);
  }
}

function split(trials: readonly VerificationTrial[]): { same: number[]; different: number[] } {
  const scores = (same: boolean) => trials.filter((trial) => trial.same === same).map(({ score }) => score);
  return { same: scores(true), different: scores(false) };
}

function share(scores: readonly number[], hit: (score: number) => boolean): number {
  return scores.length === 0 ? 0 : scores.filter(hit).length / scores.length;
}
