import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, randomDirections, SYNTHETIC_DIMENSION } from '../../test/speaker/synthetic-voices.js';
import { createRandom } from '../random.js';
import { cosine } from '../vector.js';
import { calibrate } from './score-calibration.js';
import { prepareCohort } from './speaker-cohort-model.js';
import { cosineCalibration, resolveSpeakerOptions } from './speaker-options.js';
import { invertPositive, lowerCholesky } from './symmetric-matrix.js';
import { createVoiceSpace, supportScale } from './voice-space.js';

const cohort = randomDirections(120, createRandom(99));
const spaceOf = (rows: readonly Float32Array[], voices: readonly Float32Array[] = []) =>
  createVoiceSpace(prepareCohort(rows, SYNTHETIC_DIMENSION), voices, resolveSpeakerOptions(rows.length));

describe('scores', () => {
  it('are the same both ways and higher for one speaker than for two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (seed) => {
        const [one, two] = createSyntheticSpeakers(2, seed, 0.2);
        const space = spaceOf(cohort);
        const [first, again, other] = [one!.speak(0.4), one!.speak(0.4), two!.speak(0.4)].map((vector) =>
          space.point(vector, 1),
        );
        expect(space.score(first!, other!)).toBeCloseTo(space.score(other!, first!), 6);
        expect(space.score(first!, again!)).toBeGreaterThan(space.score(first!, other!));
      }),
      { numRuns: 50 },
    );
  });

  it('are calibrated cosines of centred vectors without a cohort', () => {
    const [one, two] = randomDirections(2, createRandom(3));
    const space = spaceOf([]);
    const score = space.score(space.point(one!, 1), space.point(two!, 1));
    expect(score).toBeCloseTo(calibrate(cosine(one!, two!), cosineCalibration), 4);
  });

  it('follow a shift that all voices of a room share', () => {
    const random = createRandom(5);
    const [shift] = randomDirections(1, random);
    const heard = randomDirections(30, random).map((vector) =>
      vector.map((value, at) => value + 1.5 * (shift![at] as number)),
    );
    const [one, two] = heard.map((vector) => vector.map((value) => value / Math.hypot(...vector)));
    const score = (voices: readonly Float32Array[]) => {
      const space = spaceOf(cohort, voices);
      return space.score(space.point(one!, 1), space.point(two!, 1));
    };
    expect(score(heard.map((vector) => vector.map((value) => value / Math.hypot(...vector))))).toBeLessThan(score([]));
  });

  it('fall with support on both sides alike', () => {
    expect(supportScale(1, 0.6)).toBe(1);
    expect(supportScale(0.2, 0.6)).toBe(1);
    expect(supportScale(1_000_000, 0.6)).toBeCloseTo(Math.sqrt(0.6), 3);
  });
});

describe('symmetric matrices', () => {
  const size = 6;
  const positive = fc
    .array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: size * size, maxLength: size * size })
    .map((values) =>
      product(Float64Array.from(values), true).map((value, at) => value + (at % (size + 1) === 0 ? 1 : 0)),
    );

  /** left x right, with right = left transposed, or = the given matrix. */
  function product(left: Float64Array, transposed: boolean, right: Float64Array = left): Float64Array {
    return Float64Array.from({ length: size * size }, (_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      let sum = 0;
      for (let at = 0; at < size; at += 1)
        sum +=
          (left[row * size + at] as number) * (right[transposed ? column * size + at : at * size + column] as number);
      return sum;
    });
  }

  it('factor into lower triangle times its transpose, and invert', () => {
    fc.assert(
      fc.property(positive, (matrix) => {
        const rebuilt = product(lowerCholesky(matrix, size), true);
        const unit = product(matrix, false, invertPositive(matrix, size));
        for (const [cell, value] of matrix.entries()) {
          expect(rebuilt[cell]).toBeCloseTo(value, 6);
          expect(unit[cell]).toBeCloseTo(cell % (size + 1) === 0 ? 1 : 0, 6);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are refused when they are not positive definite', () => {
    expect(() => lowerCholesky(Float64Array.from([1, 2, 2, 1]), 2)).toThrow(/positive definite/u);
  });
});
