import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAudio } from './open-audio.js';
import { toPcm16 } from './pcm16.js';
import { readAll } from './read-all.js';
import { encodeFlac } from './write-flac.js';
import { encodeWav } from './write-wav.js';

const RATE = 16_000;
/** What the shipped decoder divides 16-bit samples by; it gives -1 for the one level below. */
const FULL_SCALE = 32_767;

async function roundTrip(samples: Float32Array): Promise<{ bytes: number; levels: number[] }> {
  const bytes = encodeFlac(samples, RATE);
  const decoded = await readAll(await openAudio(bytes));
  return { bytes: bytes.length, levels: Array.from(decoded, (sample) => Math.round(sample * FULL_SCALE)) };
}

const levelsOf = (samples: Float32Array) => Array.from(toPcm16(samples), (level) => Math.max(level, -FULL_SCALE));

const from = (length: number, at: (index: number) => number) => Float32Array.from({ length }, (_, index) => at(index));

/** Numbers that look random, the same in every run. */
const noise = (index: number) => ((Math.imul(index + 1, 2_654_435_761) >>> 8) / 2 ** 24) * 2 - 1;

describe('a FLAC file', () => {
  const sounds: readonly [string, Float32Array][] = [
    ['a tone', from(40_000, (index) => 0.3 * Math.sin(index / 9))],
    ['a tone over silence', from(30_000, (index) => (index < 10_000 ? 0 : 0.8 * Math.sin(index / 4)))],
    ['loud noise', from(12_345, noise)],
    ['quiet noise', from(12_345, (index) => noise(index) / 4_000)],
    ['steps from end to end', from(9_000, (index) => (index % 97 < 48 ? -1 : 1))],
    ['one level', from(5_000, () => 0.25)],
    ['two samples', from(2, (index) => 0.1 + index / 2)],
    ['one block', from(4_096, (index) => 0.5 * Math.sin(index / 30))],
    ['one block and one sample', from(4_097, (index) => 0.5 * Math.sin(index / 30))],
    ['more than 128 frames', from(140 * 4_096 + 7, (index) => 0.02 * Math.sin(index / 50))],
  ];

  it.each(sounds)('gives back every sample: %s', async (_, samples) => {
    expect((await roundTrip(samples)).levels).toEqual(levelsOf(samples));
  });

  it('gives back any samples', async () => {
    const samples = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 20, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(samples, fc.integer({ min: 1, max: 40 }), async (levels, times) => {
        fc.pre(levels.some((level) => Math.abs(level) > 8));
        const sound = Float32Array.from(Array.from({ length: times }, () => levels).flat(), (level) => level / 32_768);
        expect((await roundTrip(sound)).levels).toEqual(levelsOf(sound));
      }),
      { numRuns: 25 },
    );
  });

  it('is smaller than a WAV where the sound can be foretold, and hardly larger where it cannot', async () => {
    const tone = from(40_000, (index) => 0.3 * Math.sin(index / 9));
    expect((await roundTrip(tone)).bytes).toBeLessThan(encodeWav(tone, RATE).length / 2);
    const hiss = from(40_000, noise);
    expect((await roundTrip(hiss)).bytes).toBeLessThan(encodeWav(hiss, RATE).length * 1.01);
  });

  it('holds no frame when there is no sample', () => {
    expect(encodeFlac(new Float32Array(0), RATE).length).toBe(42);
  });
});
