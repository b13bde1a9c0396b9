import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noise, sameSamples, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { addNoise, addSound, changeGain, clip, reverberate, telephone } from './degrade-audio.js';

const RATE = 16_000;
const power = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
const decibels = (ratio: number) => 10 * Math.log10(ratio);
const difference = (left: Float32Array, right: Float32Array) => left.map((value, at) => value - (right[at] as number));

describe('degraded audio', () => {
  it('gets noise at the stated distance', () => {
    const clean = sine(300, 1, RATE);
    for (const snr of [0, 10, 25]) {
      const added = difference(addNoise(clean, snr, 3), clean);
      expect(decibels(power(clean) / power(added))).toBeCloseTo(snr, 0);
    }
    const added = difference(addSound(clean, noise(0.3, RATE, 0.1), 6), clean);
    expect(decibels(power(clean) / power(added))).toBeCloseTo(6, 1);
  });

  it('repeats itself from its seed, keeps its length and stays finite', () => {
    const clean = noise(0.2, RATE, 0.4);
    const room = { decayS: 0.3, directDb: 3 };
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        for (const degrade of [
          () => addNoise(clean, 10, seed),
          () => reverberate(clean, RATE, { ...room, seed }),
          () => telephone(clean, RATE),
          () => changeGain(clean, -6),
          () => clip(clean, 0.5),
        ]) {
          const once = degrade();
          expect(sameSamples(once, degrade())).toBe(true);
          expect(once).toHaveLength(clean.length);
          expect(once.every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 3 },
    );
    expect(sameSamples(addNoise(clean, 10, 1), addNoise(clean, 10, 2))).toBe(false);
  });

  it('loses what a telephone does not carry', () => {
    const through = (hertz: number) => {
      const tone = sine(hertz, 0.5, RATE);
      return decibels(power(telephone(tone, RATE)) / power(tone));
    };
    expect(through(1_000)).toBeGreaterThan(-1.5);
    expect(through(60)).toBeLessThan(-25);
    expect(through(7_000)).toBeLessThan(-25);
  });

  it('keeps its level in a room and rings on after the sound', () => {
    const clean = new Float32Array(RATE);
    clean.set(sine(500, 0.2, RATE));
    const wet = reverberate(clean, RATE, { decayS: 0.5, directDb: 3, seed: 1 });
    expect(decibels(power(wet) / power(clean))).toBeCloseTo(0, 1);
    expect(power(wet.subarray(0.25 * RATE, 0.3 * RATE))).toBeGreaterThan(100 * power(wet.subarray(0.7 * RATE)));
  });

  it('is cut at the stated share of its peak', () => {
    const clipped = clip(sine(300, 0.5, RATE), 0.5);
    expect(clipped.filter((sample) => Math.abs(sample) >= 0.999).length / clipped.length).toBeCloseTo(2 / 3, 1);
    expect(clip(new Float32Array(5), 0.5)).toEqual(new Float32Array(5));
  });
});
