import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { type CalibrationTrial, calibrate, fitCalibration, logRatioOf, probabilityOf } from './score-calibration.js';

/** Two normal distributions of one width: the true log-likelihood ratio is then affine in the score. */
function drawTrials(seed: number, count: number): CalibrationTrial[] {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Array.from({ length: count }, (_, at) => ({ score: normal() + (at % 5 === 0 ? 3 : 0), same: at % 5 === 0 }));
}

describe('calibration', () => {
  it('finds the likelihood ratio of two normal distributions, however unequal their numbers', () => {
    const { scale, offset } = fitCalibration(drawTrials(1, 20_000));
    expect(scale).toBeGreaterThan(2.8);
    expect(scale).toBeLessThan(3.2);
    expect(offset).toBeCloseTo(-4.5, 0);
  });

  it('is monotone, whatever it was fitted on', () => {
    const score = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(fc.integer(), score, score, (seed, left, right) => {
        const calibration = fitCalibration(drawTrials(seed, 100));
        expect(calibration.scale).toBeGreaterThan(0);
        const [low, high] = left < right ? [left, right] : [right, left];
        expect(calibrate(low, calibration)).toBeLessThanOrEqual(calibrate(high, calibration));
        expect(probabilityOf(calibrate(low, calibration))).toBeLessThanOrEqual(
          probabilityOf(calibrate(high, calibration)),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('undoes a change of scale: the same encoder in other units gets the same ratios', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.double({ min: -5, max: 5, noNaN: true }),
        (by, shift) => {
          const trials = drawTrials(3, 400);
          const one = fitCalibration(trials);
          const other = fitCalibration(trials.map((trial) => ({ ...trial, score: trial.score * by + shift })));
          expect(calibrate(2 * by + shift, other)).toBeCloseTo(calibrate(2, one), 4);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('stays finite for trials that a threshold separates perfectly', () => {
    const trials = [-1, 0, 1, 5, 6].map((score) => ({ score, same: score > 3 }));
    const calibration = fitCalibration(trials);
    expect(calibration.scale).toBeLessThan(20);
    expect(calibrate(5, calibration)).toBeGreaterThan(1);
    expect(calibrate(1, calibration)).toBeLessThan(-1);
  });

  it.each([
    ['one kind of trial only', [{ score: 1, same: true }]],
    [
      'a score that is no number',
      [
        { score: Number.NaN, same: true },
        { score: 0, same: false },
      ],
    ],
    [
      'strangers that are nearer than oneself',
      [
        { score: 0, same: true },
        { score: 1, same: false },
      ],
    ],
  ])('refuses %s', (_, trials) => {
    expect(() => fitCalibration(trials)).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
  });

  it('converts between ratios and probabilities', () => {
    expect(probabilityOf(0)).toBe(0.5);
    expect(probabilityOf(0, 0.1)).toBeCloseTo(0.1);
    for (const prior of [0.1, 0.5, 0.9]) expect(probabilityOf(logRatioOf(0.8, prior), prior)).toBeCloseTo(0.8);
  });
});
