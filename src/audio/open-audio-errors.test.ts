import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWav } from '../../test/fixtures/audio/build-wav.js';
import { collect, noise, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { MemoryError } from '../errors.js';
import { openAudio } from './open-audio.js';
import { encodeWav } from './write-wav.js';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../test/fixtures/audio/${name}`, import.meta.url)));
const read = async (source: string | Uint8Array, options = {}) => collect(await openAudio(source, options));

beforeAll(() => {
  /* The FLAC and MP3 decoders print what they also return. */
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

describe('recordings that cannot be used', () => {
  it('names a missing file and a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-audio-'));
    await expect(openAudio(join(folder, 'none.wav'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(openAudio(folder)).rejects.toMatchObject({ code: 'invalid_argument' });
    rmSync(folder, { recursive: true });
  });

  it('calls an empty file damaged', async () => {
    await expect(openAudio(new Uint8Array(0))).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it.each([
    ['text', 'WEBVTT\n\n00:01.000 --> 00:02.000\nhello'],
    ['MP4', '\0\0\0\x20ftypM4A '],
    ['WebM', '\x1aE\xdf\xa3'],
    ['AIFF', 'FORM\0\0\0\0AIFF'],
    ['Ogg/Speex', `OggS${'\0'.repeat(24)}Speex   `],
  ])('says which kinds can be read when given %s', async (_, text) => {
    await expect(openAudio(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining('FLAC'),
    });
  });

  it('refuses silence at its end', async () => {
    await expect(read(encodeWav(new Float32Array(16_000), 16_000))).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(read(encodeWav(sine(440, 1, 16_000, 0.001), 16_000))).resolves.toHaveLength(16_000);
  });

  it.each([
    ['rate 0', { sampleRate: 0 }],
    ['rate 4 GHz', { sampleRate: 4_000_000_000 }],
    ['1000 channels', { channels: 1_000 }],
    ['no channel', { channels: 0 }],
  ])('refuses a header of %s', async (_, claims) => {
    const bytes = buildWav({ channels: [sine(440, 0.1, 16_000)], sampleRate: 16_000, encoding: 'int16', claims });
    await expect(openAudio(bytes)).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('stops at the limit of length, at once when the header tells it', async () => {
    const bytes = encodeWav(sine(440, 3, 16_000), 16_000);
    await expect(read(bytes, { maxDurationMs: 2_900 })).rejects.toMatchObject({ code: 'budget_exceeded' });
    await expect(read(bytes, { maxDurationMs: 3_000 })).resolves.toHaveLength(48_000);
    const seen: number[] = [];
    const stream = await openAudio(bytesOf('tone.flac'), { maxDurationMs: 1_000 });
    const iterate = async () => {
      for await (const chunk of stream) seen.push(chunk.length);
    };
    await expect(iterate()).rejects.toMatchObject({ code: 'budget_exceeded' });
    expect(seen).toEqual([]);
    await expect(read(bytesOf('tone.opus'), { maxDurationMs: 1_000 })).rejects.toMatchObject({
      code: 'budget_exceeded',
    });
  });

  it('heeds the signal before and between chunks', async () => {
    await expect(openAudio(bytesOf('tone.flac'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    const controller = new AbortController();
    const stream = await openAudio(encodeWav(sine(440, 9, 16_000), 16_000), { signal: controller.signal });
    const iterate = async () => {
      for await (const _ of stream) controller.abort();
    };
    await expect(iterate()).rejects.toMatchObject({ code: 'aborted' });
  });

  it.each(['tone.flac', 'tone.oga', 'tone.mp3', 'tone-id3.mp3', 'tone.opus', 'tone.ogg'])(
    'tells that %s was cut',
    async (name) => {
      const bytes = bytesOf(name);
      await expect(read(bytes.subarray(0, bytes.length * 0.6))).rejects.toMatchObject({ code: 'corrupt_data' });
    },
  );

  it.each(['tone.flac', 'tone.mp3', 'tone.opus', 'tone.ogg', 'tone.oga'])(
    'never fails with anything but a documented error when %s is damaged',
    async (name) => {
      const original = bytesOf(name);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), byte: fc.nat(255) }), {
            minLength: 1,
            maxLength: 20,
          }),
          async (hits) => {
            const bytes = original.slice();
            for (const { at, byte } of hits) bytes[Math.floor(at * bytes.length)] = byte;
            try {
              await read(bytes);
            } catch (error) {
              expect(error).toBeInstanceOf(MemoryError);
            }
          },
        ),
        { numRuns: 15, seed: 7 },
      );
    },
  );

  it('takes noise with a known beginning for a damaged recording', async () => {
    for (const name of ['tone.flac', 'tone.mp3', 'tone.opus', 'tone.ogg']) {
      const bytes = bytesOf(name).slice(0, 4_000);
      const junk = noise(1, 3_900, 1).map((sample) => Math.abs(sample) * 255);
      bytes.set(Uint8Array.from(junk), 100);
      await expect(read(bytes), name).rejects.toMatchObject({ code: 'corrupt_data' });
    }
  });
});
