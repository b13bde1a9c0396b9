import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeWav } from '../src/audio/write-wav.js';
import { open, type VoxPolyMem } from '../src/voxpolymem.js';
import { credulousDetector } from './fixtures/audio/credulous-detector.js';
import { dialTones, music, noise, voiceLike } from './fixtures/audio/synthetic-sound.js';

const RATE = 16_000;
describe('sounds that are nobody', () => {
  let space: VoxPolyMem;
  beforeEach(async () => {
    space = await open(':memory:', { voiceActivity: credulousDetector });
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

  const listen = (samples: Float32Array) => {
    async function* audio() {
      for (let at = 0; at < samples.length; at += 1_600) yield samples.subarray(at, at + 1_600);
    }
    return space.listen({ session: 'S1', startedAt: '2024-05-01T10:00:00Z', audio: audio(), voicesOnly: true });
  };

  const voice = voiceLike(5, RATE);
  const television = music(5, RATE).map((sample, at) => sample + 0.1 * (voice[at] ?? 0));
  const sounds: [name: string, samples: Float32Array][] = [
    ['silence', new Float32Array(3 * RATE)],
    ['noise', noise(3, RATE, 0.2)],
    ['dialled digits', dialTones(3, RATE)],
    ['music', music(4, RATE)],
    ['a television over music', television],
    ['samples that are no numbers', new Float32Array(3 * RATE).fill(Number.NaN)],
  ];

  it.each(sounds)('%s founds no person and is reported', async (_, samples) => {
    await expect(ingest(samples)).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(await space.people.list({ all: true })).toEqual([]);
  });

  it.each(sounds)('%s founds no person while it is listened to, and is told as left out', async (_, samples) => {
    const kinds: string[] = [];
    for await (const { kind } of listen(samples)) kinds.push(kind);
    expect(kinds).not.toContain('turn');
    expect(await space.people.list({ all: true })).toEqual([]);
    if (samples.some((sample) => Math.abs(sample) > 0)) expect(kinds).toContain('left-out');
  });

  it('a voice founds nobody where the encoder gives no numbers', async () => {
    await space.close();
    const encode = async () => new Float32Array(4).fill(Number.NaN);
    const speakerEncoder = { id: 'broken', dimension: 4, sampleRate: RATE, encode, close: async () => {} };
    space = await open(':memory:', { voiceActivity: credulousDetector, speakerEncoder });
    await expect(ingest(voice)).rejects.toMatchObject({ code: 'invalid_argument' });
    const kinds: string[] = [];
    for await (const { kind } of listen(voice)) kinds.push(kind);
    expect(kinds).not.toContain('turn');
    expect(await space.people.list({ all: true })).toEqual([]);
  });

  it('a voice founds one while it is listened to', async () => {
    const kinds: string[] = [];
    for await (const { kind } of listen(voice)) kinds.push(kind);
    expect(kinds).toContain('turn');
    expect(await space.people.list()).toHaveLength(1);
  });

  it('a voice founds one, and borders vouch for a turn that nobody could tell', async () => {
    await ingest(voice);
    expect(await space.people.list()).toHaveLength(1);
    const { turnIds } = await ingest(noise(3, RATE, 0.2), { session: 'S2', borders: [{ startMs: 500, endMs: 2_500 }] });
    expect(turnIds).toHaveLength(1);
    const long = await ingest(noise(12, RATE, 0.2), { session: 'S3', borders: [{ startMs: 500, endMs: 11_500 }] });
    expect(long.turnIds).toHaveLength(1);
    expect(await space.people.list()).toHaveLength(1);
  });
});
