import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noise, sameSamples } from '../../test/fixtures/audio/synthetic-sound.js';
import type { SpeechSegment, VoicedSegment } from '../providers/providers.js';
import { sliceAudio } from './slice-audio.js';

const sound = noise(3, 16_000, 0.5);

async function slice(borders: readonly SpeechSegment[], size = 1_000): Promise<VoicedSegment[]> {
  async function* stream() {
    for (let at = 0; at < sound.length; at += size) yield sound.subarray(at, at + size);
  }
  const slices: VoicedSegment[] = [];
  for await (const piece of sliceAudio(stream(), borders)) slices.push(piece);
  return slices;
}

describe('sliceAudio', () => {
  it('gives one stretch a border, in their order, with exactly its samples', async () => {
    const border = fc
      .tuple(fc.integer({ min: 0, max: 2_900 }), fc.integer({ min: 1, max: 2_000 }))
      .map(([startMs, length]) => ({ startMs, endMs: startMs + length }));
    await fc.assert(
      fc.asyncProperty(fc.array(border, { maxLength: 8 }), fc.integer({ min: 1, max: 60_000 }), async (any, size) => {
        const borders = any.toSorted((left, right) => left.startMs - right.startMs);
        const slices = await slice(borders, size);
        expect(slices).toHaveLength(borders.length);
        slices.forEach((piece, index) => {
          const { startMs, endMs } = borders[index] as SpeechSegment;
          expect(piece.startMs).toBe(startMs);
          expect(piece.endMs).toBe(Math.min(endMs, 3_000));
          expect(sameSamples(piece.samples, sound.slice(startMs * 16, endMs * 16))).toBe(true);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('takes room only for sound that came', async () => {
    const [piece] = await slice([{ startMs: 2_000, endMs: 9e12 }]);
    expect(piece).toMatchObject({ startMs: 2_000, endMs: 3_000 });
    expect(piece?.samples).toHaveLength(16_000);
  });

  it.each([
    [
      'out of order',
      [
        { startMs: 500, endMs: 600 },
        { startMs: 400, endMs: 700 },
      ],
    ],
    ['without length', [{ startMs: 500, endMs: 500 }]],
    ['before the beginning', [{ startMs: -1, endMs: 500 }]],
    ['that are no number', [{ startMs: Number.NaN, endMs: 500 }]],
    [
      'after the end',
      [
        { startMs: 100, endMs: 200 },
        { startMs: 3_000, endMs: 3_100 },
      ],
    ],
  ])('refuses borders %s', async (_, borders) => {
    await expect(slice(borders)).rejects.toMatchObject({ code: 'invalid_argument' });
  });
});
