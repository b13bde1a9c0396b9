import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { logRatioCost } from '../speaker/score-calibration.js';
import { balancedCalibrationError, calibratedCost, leastCost, missAtFalseAccept } from './calibration-metrics.js';
import type { VerificationTrial } from './equal-error-rate.js';

const trialsFrom = (same: readonly number[], different: readonly number[]): VerificationTrial[] => [
  ...same.map((score) => ({ score, same: true })),
  ...different.map((score) => ({ score, same: false })),
];
const someTrials = fc
  .tuple(
    fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 1, maxLength: 30 }),
    fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 1, maxLength: 30 }),
  )
  .map(([same, different]) => trialsFrom(same, different));

/** Scores that are true log-likelihood ratios of two normal distributions 3 apart, width 1. */
function trueRatios(count: number, factor = 1): VerificationTrial[] {
  const random = createRandom(4);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const ratio = (x: number) => factor * (3 * x - 4.5);
  return trialsFrom(
    Array.from({ length: count }, () => ratio(3 + normal())),
    Array.from({ length: 5 * count }, () => ratio(normal())),
  );
}

describe('costs of calibrated scores', () => {
  it('charge one bit for scores that say nothing, nothing for certainty, more for certain errors', () => {
    expect(logRatioCost(trialsFrom([0, 0], [0]))).toBeCloseTo(1);
    expect(logRatioCost(trialsFrom([40], [-40]))).toBeCloseTo(0);
    expect(logRatioCost(trialsFrom([-40], [40]))).toBeGreaterThan(50);
    expect(logRatioCost([])).toBe(0);
  });

  it('charge by one threshold and never less than the best threshold would', () => {
    expect(calibratedCost(trialsFrom([5, 1], [-1, -2]))).toBeCloseTo(0.5);
    expect(calibratedCost(trialsFrom([5, 5], [4, -2]))).toBeCloseTo(0.5 * 19);
    fc.assert(
      fc.property(someTrials, (trials) => {
        expect(leastCost(trials)).toBeLessThanOrEqual(calibratedCost(trials) + 1e-9);
      }),
    );
  });

  it('do not depend on the order of the trials', () => {
    fc.assert(
      fc.property(someTrials, fc.integer(), (trials, seed) => {
        const shuffled = createRandom(seed).shuffle(trials);
        for (const cost of [logRatioCost, calibratedCost, leastCost])
          expect(cost(shuffled)).toBeCloseTo(cost(trials), 8);
      }),
    );
  });
});

describe('the calibration error', () => {
  it('is small for true ratios and large for boasting ones', () => {
    expect(balancedCalibrationError(trueRatios(3_000))).toBeLessThan(0.02);
    expect(balancedCalibrationError(trueRatios(3_000, 0.2))).toBeGreaterThan(0.1);
  });
});

describe('misses at a bound on false accepts', () => {
  it('come from the loosest threshold that keeps it', () => {
    const trials = trialsFrom([5, 4, 1], [3, ...Array.from({ length: 99 }, () => 0)]);
    expect(missAtFalseAccept(trials, 0)).toBeCloseTo(1 / 3);
    expect(missAtFalseAccept(trials, 0.01)).toBe(0);
    expect(missAtFalseAccept([], 0.01)).toBe(1);
  });
});
