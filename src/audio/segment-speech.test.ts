import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined, noise, sameSamples } from '../../test/fixtures/audio/synthetic-sound.js';
import type { SpeechSegment, VoiceActivityDetector, VoicedSegment } from '../providers/providers.js';
import { type SegmentSpeechOptions, segmentSpeech } from './segment-speech.js';

const RATE = 16_000;
const MS = RATE / 1_000;
const sound = noise(30, RATE, 0.3);

/** Finds what it is told to find, each segment 250 ms after its end, as real detectors do. */
function detectorOf(segments: readonly SpeechSegment[], recording = sound): VoiceActivityDetector {
  return {
    id: 'told',
    sampleRate: RATE,
    start() {
      const left = [...segments];
      let position = 0;
      const take = (until: number): VoicedSegment[] => {
        const found: VoicedSegment[] = [];
        while (left[0] && left[0].endMs <= until) {
          const { startMs, endMs } = left.shift() as SpeechSegment;
          found.push({ startMs, endMs, samples: recording.slice(startMs * MS, endMs * MS) });
        }
        return found;
      };
      return {
        push(samples) {
          position += samples.length;
          return take(position / MS - 250);
        },
        flush: () => take(Number.POSITIVE_INFINITY),
      };
    },
  };
}

async function* chunked(samples: Float32Array, size: number): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += size) yield samples.slice(at, at + size);
}

async function segment(
  found: readonly SpeechSegment[],
  options: SegmentSpeechOptions = {},
  seconds = 10,
  size = 4_096,
) {
  const result: VoicedSegment[] = [];
  const stream = chunked(sound.subarray(0, seconds * RATE), size);
  for await (const piece of segmentSpeech(stream, detectorOf(found), options)) result.push(piece);
  return result;
}

const times = (segments: readonly VoicedSegment[]) => segments.map(({ startMs, endMs }) => [startMs, endMs]);

describe('segmentSpeech', () => {
  it('pads each find, never past a border of the recording or half the pause to a neighbour', async () => {
    const found = [
      { startMs: 50, endMs: 1_000 },
      { startMs: 1_120, endMs: 2_000 },
      { startMs: 5_000, endMs: 9_950 },
    ];
    expect(times(await segment(found))).toEqual([
      [0, 1_060],
      [1_060, 2_100],
      [4_900, 10_000],
    ]);
  });

  it('drops what is too short and passes on nothing when nothing was found', async () => {
    expect(times(await segment([{ startMs: 100, endMs: 250 }]))).toEqual([]);
    expect(times(await segment([{ startMs: 100, endMs: 250 }], { minSegmentMs: 100, padMs: 0 }))).toEqual([[100, 250]]);
    expect(await segment([])).toEqual([]);
  });

  it('cuts a long find where it is quietest, without loss', async () => {
    const quiet = sound.slice(0, 30 * RATE);
    quiet.fill(0, 9.7 * RATE, 9.8 * RATE);
    const result: VoicedSegment[] = [];
    const detector = detectorOf([{ startMs: 1_000, endMs: 19_000 }], quiet);
    for await (const piece of segmentSpeech(chunked(quiet, 8_192), detector, { maxSegmentMs: 10_000, padMs: 0 })) {
      result.push(piece);
    }
    expect(result).toHaveLength(2);
    expect(result[0]?.endMs).toBeGreaterThan(9_690);
    expect(result[0]?.endMs).toBeLessThan(9_810);
    expect(result[1]?.startMs).toBe(result[0]?.endMs);
    expect(sameSamples(joined(result.map(({ samples }) => samples)), quiet.slice(RATE, 19 * RATE))).toBe(true);
  });

  it('keeps order, never overlaps, and its samples are those between its times', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 6_000 })), { maxLength: 6 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 200, max: 50_000 }),
        async (gaps, padMs, size) => {
          let at = 0;
          const found = gaps.flatMap(([gap, length]) => {
            const startMs = at + gap;
            at = startMs + length;
            return at <= 30_000 ? [{ startMs, endMs: at }] : [];
          });
          const result = await segment(found, { padMs, maxSegmentMs: 3_000 }, 30, size);
          let last = 0;
          for (const piece of result) {
            expect(piece.startMs).toBeGreaterThanOrEqual(last);
            expect(piece.endMs - piece.startMs).toBeLessThanOrEqual(3_000 + 1_000 + 2 * padMs);
            last = piece.endMs;
            const start = Math.round(piece.startMs * MS);
            expect(sameSamples(piece.samples, sound.slice(start, Math.round(piece.endMs * MS)))).toBe(true);
          }
          const kept = found.filter(({ startMs, endMs }) => endMs - startMs >= 200);
          expect(result.length).toBeGreaterThanOrEqual(kept.length);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('passes errors of the stream on and heeds the signal', async () => {
    async function* broken() {
      yield sound.subarray(0, 1_000);
      readFileSync('/nowhere/at/all');
    }
    const run = async (stream: AsyncIterable<Float32Array>, signal?: AbortSignal) => {
      for await (const _ of segmentSpeech(stream, detectorOf([]), signal ? { signal } : {}));
    };
    await expect(run(broken())).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(run(chunked(sound, 1_000), AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' });
  });
});
