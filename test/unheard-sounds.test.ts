import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeWav } from '../src/audio/write-wav.js';
import type { VoiceActivityDetector } from '../src/providers/providers.js';
import { open, type VoxPolyMem } from '../src/voxpolymem.js';
import { dialTones, music, noise, voiceLike } from './fixtures/audio/synthetic-sound.js';

const RATE = 16_000;
/** Takes everything for speech: what stands between a sound and a person are then the gates alone. */
const credulous: VoiceActivityDetector = {
  id: 'credulous',
  sampleRate: RATE,
  start: () => {
    const chunks: Float32Array[] = [];
    return {
      push: (samples) => {
        chunks.push(samples.slice());
        return [];
      },
      flush: () => {
        const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
        let at = 0;
        for (const chunk of chunks) {
          samples.set(chunk, at);
          at += chunk.length;
        }
        return [{ startMs: 0, endMs: Math.round((samples.length * 1_000) / RATE), samples }];
      },
    };
  },
};

describe('sounds that are nobody', () => {
  let space: VoxPolyMem;
  beforeEach(async () => {
    space = await open(':memory:', { voiceActivity: credulous });
  });
  afterEach(() => space.close());

  const ingest = (samples: Float32Array, more: object = {}) =>
    space.ingest({
      kind: 'audio',
      session: 'S1',
      startedAt: '2024-05-01T10:00:00Z',
      audio: encodeWav(samples, RATE),
      voicesOnly: true,
      ...more,
    });

  it.each([
    ['silence', new Float32Array(3 * RATE)],
    ['noise', noise(3, RATE, 0.2)],
    ['dialled digits', dialTones(3, RATE)],
    ['music', music(4, RATE)],
  ])('%s founds no person and is reported', async (_, samples) => {
    await expect(ingest(samples)).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(await space.people.list()).toEqual([]);
  });

  it('a voice founds one, and borders vouch for a turn that nobody could tell', async () => {
    await ingest(voiceLike(4, RATE));
    expect(await space.people.list()).toHaveLength(1);
    const { turnIds } = await ingest(noise(3, RATE, 0.2), { session: 'S2', borders: [{ startMs: 500, endMs: 2_500 }] });
    expect(turnIds).toHaveLength(1);
  });
});
