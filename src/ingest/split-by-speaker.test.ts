import { describe, expect, it } from 'vitest';
import { levelEncoder, levelSound } from '../../test/speaker/level-voices.js';
import { dot } from '../vector.js';
import { type SpeakerSegment, splitBySpeaker } from './split-by-speaker.js';

const models = { encoder: levelEncoder, cohort: [] };

async function split(...sounds: Float32Array[]): Promise<SpeakerSegment[]> {
  async function* segments() {
    let startMs = 10_000;
    for (const samples of sounds) {
      yield { startMs, endMs: startMs + samples.length / 16, samples };
      startMs += samples.length / 16 + 400;
    }
  }
  const parts: SpeakerSegment[] = [];
  for await (const part of splitBySpeaker(segments(), models)) parts.push(part);
  return parts;
}

const speakers = (parts: readonly SpeakerSegment[]) => parts.map(({ speaker }) => speaker?.id);

describe('splitBySpeaker', () => {
  it('cuts where one speaker goes over into another', async () => {
    const sound = levelSound([1, 4], [2, 3]);
    const parts = await split(sound);
    expect(speakers(parts)).toEqual(['0/0', '0/1']);
    expect(Math.abs((parts[0]?.endMs ?? 0) - 14_000)).toBeLessThanOrEqual(500);
    expect(parts[1]?.startMs).toBe(parts[0]?.endMs);
    expect(parts[1]?.endMs).toBe(17_000);
    expect(parts.reduce((sum, { samples }) => sum + samples.length, 0)).toBe(sound.length);
  });

  it('knows a speaker again, within a stretch and in another', async () => {
    expect(speakers(await split(levelSound([1, 4], [2, 4], [1, 4]), levelSound([2, 3])))).toEqual([
      '0/0',
      '0/1',
      '0/0',
      '0/1',
    ]);
  });

  it('leaves one voice whole, pauses included, and gives its voiceprint', async () => {
    const [part, ...others] = await split(levelSound([1, 4], [0, 0.2], [1, 4]));
    expect(others).toEqual([]);
    const heard = part?.speaker?.speech?.vector ?? new Float32Array();
    expect(dot(heard, await levelEncoder.encode(levelSound([1, 1])))).toBeGreaterThan(0.999);
  });

  it('says nothing about what is too short to tell', async () => {
    expect(speakers(await split(levelSound([1, 4]), levelSound([1, 0.2])))).toEqual(['0/0', undefined]);
  });

  it('holds no more than a block: speakers of the next one are others', async () => {
    const found = speakers(await split(...Array.from({ length: 4 }, () => levelSound([1, 100]))));
    expect(found).toEqual(['0/0', '0/0', '0/0', '1/0']);
  });
});
