import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSine, joined, noise, sameSamples, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { createResampler } from './resampler.js';

async function resample(samples: Float32Array, rate: number, pieces: readonly number[]): Promise<Float32Array> {
  const resampler = await createResampler(rate);
  const parts: Float32Array[] = [];
  for (let at = 0, turn = 0; at < samples.length; turn += 1) {
    const size = pieces[turn % pieces.length] as number;
    parts.push(resampler.push(samples.subarray(at, at + size)));
    at += size;
  }
  parts.push(resampler.flush());
  resampler.close();
  return joined(parts);
}

describe('createResampler', () => {
  it('gives the same samples whatever the pieces', async () => {
    for (const rate of [8_000, 44_100, 48_000]) {
      const sound = noise(0.4, rate, 0.8, rate);
      const whole = await resample(sound, rate, [sound.length]);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 4 }),
          async (pieces) => {
            expect(sameSamples(await resample(sound, rate, pieces), whole)).toBe(true);
          },
        ),
        { numRuns: 8 },
      );
    }
  });

  it('keeps the duration to the sample, however short the sound', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(8_000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000),
        fc.integer({ min: 1, max: 30_000 }),
        async (rate, length) => {
          const output = await resample(noise(length, 1, 0.5), rate, [4_096]);
          expect(output.length).toBe(Math.round((length * 16_000) / rate));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('delays nothing and keeps what the band holds', async () => {
    const output = await resample(sine(3_000, 1, 44_100), 44_100, [1_000]);
    const wanted = sine(3_000, 1, 16_000);
    const worst = output
      .subarray(500, 15_500)
      .reduce((most, sample, index) => Math.max(most, Math.abs(sample - (wanted[index + 500] as number))), 0);
    expect(worst).toBeLessThan(0.001);
    expect(describeSine(await resample(sine(6_500, 1, 44_100), 44_100, [1_000]), 16_000).amplitude).toBeCloseTo(0.5, 2);
  });

  it('passes 16 kHz through untouched', async () => {
    const sound = noise(0.1, 16_000, 1);
    expect(await resample(sound, 16_000, [100])).toEqual(sound);
  });
});
