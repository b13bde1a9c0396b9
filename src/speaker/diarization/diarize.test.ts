import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelDetector, levelEncoder, levelSound } from '../../../test/speaker/level-voices.js';
import type { SpeakerSegmenter } from '../../providers/providers.js';
import { type DiarizationModels, diarize } from './diarize.js';
import { labelWindows } from './label-windows.js';
import { findChanges } from './segment-windows.js';

/** Cosines of made-up voices lie between 0 and 1. */
const cosines = { joinScore: 0.6, joinShortScore: 0.6, switchPenalty: 0.3, pausePenalty: 0.1, changePenalty: 0.8 };
const models: DiarizationModels = { encoder: levelEncoder, detector: levelDetector, cohort: [] };

async function* inChunks(samples: Float32Array, size = 3_000): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += size) yield samples.subarray(at, at + size);
}

describe('diarize', () => {
  it('cuts one stretch of speech where the speaker changes, and finds who comes back', async () => {
    const sound = levelSound([0, 1], [1, 4], [2, 3], [0, 1], [1, 3], [0, 1]);
    const turns = await diarize(inChunks(sound), models, cosines);
    expect(turns.map(({ speaker }) => speaker)).toEqual([0, 1, 0]);
    const edges = turns.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    for (const [index, edge] of [1_000, 5_000, 5_000, 8_000, 9_000, 12_000].entries())
      expect(Math.abs((edges[index] ?? 0) - edge)).toBeLessThanOrEqual(300);
  });

  it('finds one speaker where there is one, and nobody in silence', async () => {
    expect(await diarize(inChunks(levelSound([3, 8])), models, cosines)).toMatchObject([{ speaker: 0 }]);
    expect(await diarize(inChunks(levelSound([0, 2])), models, cosines)).toEqual([]);
  });

  it('takes overlap and turns from a segmentation model, and keeps two speakers of one window apart', async () => {
    /* Every window: the first local speaker 0-3 s, the second 2-4 s. */
    const segmenter: SpeakerSegmenter = {
      id: 'fixed',
      sampleRate: 16_000,
      windowMs: 4_000,
      segment: async () => [
        { startMs: 0, endMs: 3_000, speaker: 0 },
        { startMs: 2_000, endMs: 4_000, speaker: 1 },
      ],
      close: async () => {},
    };
    const sound = levelSound([1, 3], [2, 1], [2, 3], [1, 1]);
    const turns = await diarize(inChunks(sound), { ...models, segmenter }, { ...cosines, joinScore: 0.3 });
    expect(turns).toEqual([
      { startMs: 0, endMs: 3_000, speaker: 0 },
      { startMs: 2_000, endMs: 7_000, speaker: 1 },
      { startMs: 6_000, endMs: 8_000, speaker: 0 },
    ]);
    const alike = await diarize(inChunks(levelSound([1, 4])), { ...models, segmenter }, cosines);
    expect(new Set(alike.map(({ speaker }) => speaker)).size).toBe(2);
  });

  it('stops when told to', async () => {
    const stopped = diarize(inChunks(levelSound([1, 2])), models, { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('findChanges', () => {
  const one = Float32Array.of(1, 0);
  const other = Float32Array.of(0, 1);

  it('cuts where the penalty pays, by hand', () => {
    /* Uncut: 4 vectors about (.5, .5), squared distance .5 each, 2 in all; cut: 0 and one penalty. */
    expect(findChanges([one, one, other, other], 1.9)).toEqual([2]);
    expect(findChanges([one, one, other, other], 2.1)).toEqual([]);
    expect(findChanges([], 1)).toEqual([]);
  });

  it('finds no more cuts for a higher penalty', () => {
    const vectors = fc.array(fc.constantFrom(one, other), { maxLength: 12 });
    fc.assert(
      fc.property(vectors, fc.double({ min: 0.01, max: 3, noNaN: true }), (some, penalty) => {
        expect(findChanges(some, penalty * 2).length).toBeLessThanOrEqual(findChanges(some, penalty).length);
      }),
    );
  });
});

describe('labelWindows', () => {
  const scores = [
    [2, 0],
    [0, 1],
    [2, 0],
  ];

  it('leaves out a change that costs more than it brings', () => {
    const costs = { switchPenalty: 0.4, pausePenalty: 0 };
    expect(labelWindows(scores, [false, false, false], costs)).toEqual([0, 1, 0]);
    expect(labelWindows(scores, [false, false, false], { ...costs, switchPenalty: 0.6 })).toEqual([0, 0, 0]);
    expect(labelWindows(scores, [true, true, true], { ...costs, switchPenalty: 0.6 })).toEqual([0, 1, 0]);
  });

  it('is the best sequence there is', () => {
    const row = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 7 }), fc.integer({ min: 0, max: 6 }), (rows, penalty) => {
        const costs = { switchPenalty: penalty, pausePenalty: penalty };
        const value = (labels: readonly number[]) =>
          labels.reduce(
            (sum, label, at) => sum + (rows[at]?.[label] ?? 0) - (at > 0 && labels[at - 1] !== label ? penalty : 0),
            0,
          );
        const all = Array.from({ length: 2 ** rows.length }, (_, bits) => rows.map((__, at) => (bits >> at) & 1));
        const found = labelWindows(
          rows,
          rows.map(() => false),
          costs,
        );
        expect(value(found)).toBe(Math.max(...all.map(value)));
      }),
    );
  });
});
