import { describe, expect, it } from 'vitest';
import { MemoryError } from '../errors.js';
import type { SpeakerEncoder } from '../providers/providers.js';
import { normalize } from '../vector.js';
import type { CaptionedSegment } from './assign-cues.js';
import { joinSegments, type SpokenTurn } from './join-segments.js';

/** Hears who speaks from the sign of the samples; too short below 4 samples. */
const encoder: SpeakerEncoder = {
  id: 'sign',
  dimension: 2,
  sampleRate: 16_000,
  encode: async (samples) => {
    if (samples.length < 4) throw new MemoryError('invalid_argument', 'too short');
    const positive = samples.filter((value) => value > 0).length;
    return normalize(Float32Array.of(positive, samples.length - positive));
  },
  close: async () => undefined,
};

const segment = (startMs: number, endMs: number, speaker: 1 | -1, text: string, length = 8): CaptionedSegment => ({
  startMs,
  endMs,
  text,
  samples: new Float32Array(length).fill(speaker),
});

async function turns(segments: CaptionedSegment[], joins = true): Promise<SpokenTurn[]> {
  const found: SpokenTurn[] = [];
  const stream = (async function* () {
    yield* segments;
  })();
  for await (const turn of joinSegments(stream, encoder, { joins })) found.push(turn);
  return found;
}

describe('joinSegments', () => {
  it('joins neighbours of one voice and keeps two voices apart', async () => {
    const found = await turns([segment(0, 1000, 1, 'a'), segment(1300, 2000, 1, 'b'), segment(2200, 3000, -1, 'c')]);
    expect(found.map((turn) => [turn.startMs, turn.endMs, turn.text])).toEqual([
      [0, 2000, 'a b'],
      [2200, 3000, 'c'],
    ]);
    expect(found[0]?.samples.length).toBe(16);
  });

  it('starts a new turn after a long pause and at the longest turn', async () => {
    expect(await turns([segment(0, 1000, 1, 'a'), segment(2500, 3000, 1, 'b')])).toHaveLength(2);
    expect(await turns([segment(0, 29_000, 1, 'a'), segment(29_100, 31_000, 1, 'b')])).toHaveLength(2);
  });

  it('attaches a scrap that is too short for the encoder to its neighbour', async () => {
    const found = await turns([segment(0, 1000, 1, 'a'), segment(1100, 1200, -1, 'hm', 2)]);
    expect(found.map((turn) => turn.text)).toEqual(['a hm']);
  });

  it('keeps given borders', async () => {
    expect(await turns([segment(0, 1000, 1, 'a'), segment(1000, 2000, 1, 'b')], false)).toHaveLength(2);
  });
});
