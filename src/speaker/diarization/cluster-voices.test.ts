import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers } from '../../../test/speaker/synthetic-voices.js';
import { prepareCohort } from '../speaker-cohort-model.js';
import { clusterVoices } from './cluster-voices.js';
import { diarizationSpace } from './diarization-space.js';

const space = diarizationSpace(prepareCohort([], 32), []);
const options = { unitMs: 2_000, joinScore: 0.5, joinShortScore: 0.5, shortMs: 1_000 };

function groups(pattern: readonly number[], seed: number, lengthMs = 2_000) {
  const speakers = createSyntheticSpeakers(4, seed, 0.1);
  return pattern.map((speaker) => ({
    sum: (speakers[speaker]?.speak(0.3) ?? new Float32Array(32)).map((value) => value * lengthMs),
    lengthMs,
  }));
}

describe('clusterVoices', () => {
  it('finds the speakers and numbers them as they appear', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 }),
        fc.nat(50),
        (pattern, seed) => {
          const order = [...new Set(pattern)];
          expect(clusterVoices(groups(pattern, seed), space, options)).toEqual(
            pattern.map((speaker) => order.indexOf(speaker)),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps apart what must be', () => {
    const apart = (left: number, right: number) => left !== right && Math.floor(left / 2) === Math.floor(right / 2);
    const found = clusterVoices(groups([0, 0, 0, 0], 3), space, options, apart);
    expect(new Set(found).size).toBe(2);
    expect(found[0]).not.toBe(found[1]);
    expect(found[2]).not.toBe(found[3]);
  });

  it('asks less of fragments', () => {
    const lenient = { ...options, joinScore: 1.1, joinShortScore: 0.5 };
    expect(clusterVoices(groups([0, 0], 5, 900), space, lenient)).toEqual([0, 0]);
    expect(clusterVoices(groups([0, 0], 5, 1_100), space, lenient)).toEqual([0, 1]);
  });
});
