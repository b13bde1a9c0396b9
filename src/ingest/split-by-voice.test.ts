import { describe, expect, it } from 'vitest';
import { levelEncoder, levelSound } from '../../test/speaker/level-voices.js';
import type { VoicedSegment } from '../providers/providers.js';
import { splitByVoice } from './split-by-voice.js';

async function split(samples: Float32Array, startMs = 0): Promise<VoicedSegment[]> {
  async function* one() {
    yield { startMs, endMs: startMs + samples.length / 16, samples };
  }
  const parts: VoicedSegment[] = [];
  for await (const part of splitByVoice(one(), levelEncoder)) parts.push(part);
  return parts;
}

describe('splitByVoice', () => {
  it('cuts where one speaker goes over into another', async () => {
    const sound = levelSound([1, 4], [2, 3]);
    const parts = await split(sound, 10_000);
    expect(parts).toHaveLength(2);
    expect(Math.abs((parts[0]?.endMs ?? 0) - 14_000)).toBeLessThanOrEqual(500);
    expect(parts[1]?.startMs).toBe(parts[0]?.endMs);
    expect(parts[1]?.endMs).toBe(17_000);
    expect(parts.reduce((sum, { samples }) => sum + samples.length, 0)).toBe(sound.length);
  });

  it('cuts three turns of two speakers', async () => {
    expect(await split(levelSound([1, 4], [2, 4], [1, 4]))).toHaveLength(3);
  });

  it('leaves one voice whole, pauses included, and what is too short', async () => {
    expect(await split(levelSound([1, 4], [0, 0.2], [1, 4]))).toHaveLength(1);
    expect(await split(levelSound([1, 1.2], [2, 1.2]))).toHaveLength(1);
  });
});
