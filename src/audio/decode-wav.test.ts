import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuildWavOptions, buildWav, type WavEncoding } from '../../test/fixtures/audio/build-wav.js';
import { joined, noise, sameSamples, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { createByteReader } from './byte-reader.js';
import { decodeWav } from './decode-wav.js';
import { encodeWav } from './write-wav.js';

/** Decodes, giving the reader pieces of the sizes named, again and again. */
async function decode(bytes: Uint8Array, pieces: readonly number[] = [65_536]) {
  let at = 0;
  let turn = 0;
  const reader = createByteReader(
    async () => {
      const piece = bytes.subarray(at, at + (pieces[turn % pieces.length] as number));
      turn += 1;
      at += piece.length;
      return piece;
    },
    async () => {},
  );
  const channels: Float32Array[][] = [];
  let sampleRate = 0;
  for await (const block of decodeWav(reader)) {
    sampleRate = block.sampleRate;
    block.channels.forEach((samples, index) => {
      channels[index] ??= [];
      channels[index].push(samples);
    });
  }
  return { sampleRate, channels: channels.map(joined) };
}

const tone = sine(440, 0.5, 16_000);
const tolerance: Record<WavEncoding, number> = {
  int8: 2 / 128,
  int16: 2 / 32_768,
  int24: 2 / 8_388_608,
  int32: 2e-7,
  float32: 0,
  float64: 0,
};
const encodings = Object.keys(tolerance) as WavEncoding[];
const one = (options: Partial<BuildWavOptions> = {}) =>
  buildWav({ channels: [tone], sampleRate: 16_000, encoding: 'int16', ...options });

describe('decodeWav', () => {
  it('gives back what was written, in every encoding, channel count and rate', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...encodings),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(8_000, 16_000, 44_100, 192_000),
        fc.boolean(),
        fc.integer({ min: 1, max: 20_000 }),
        async (encoding, count, sampleRate, extensible, frames) => {
          const channels = Array.from({ length: count }, (_, index) => noise(frames, 1, 0.9, index));
          const decoded = await decode(buildWav({ channels, sampleRate, encoding, extensible }));
          expect(decoded.sampleRate).toBe(sampleRate);
          expect(decoded.channels).toHaveLength(count);
          decoded.channels.forEach((samples, index) => {
            expect(samples).toHaveLength(frames);
            const worst = samples.reduce(
              (most, sample, at) => Math.max(most, Math.abs(sample - (channels[index]?.[at] as number))),
              0,
            );
            expect(worst).toBeLessThanOrEqual(tolerance[encoding]);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('does not depend on how the bytes arrive', async () => {
    const bytes = buildWav({ channels: [tone, noise(0.5, 16_000, 1)], sampleRate: 16_000, encoding: 'int24' });
    const whole = await decode(bytes);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 5 }), async (pieces) => {
        const { channels } = await decode(bytes, pieces);
        expect(channels.every((samples, index) => sameSamples(samples, whole.channels[index]!))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('reads its own files', async () => {
    const { channels } = await decode(encodeWav(tone, 16_000));
    expect(channels[0]?.[100]).toBeCloseTo(tone[100] as number, 4);
  });

  it('passes over other chunks, of even and odd length', async () => {
    const between: [string, Uint8Array][] = [
      ['LIST', new Uint8Array(11)],
      ['bext', new Uint8Array(602)],
      ['junk', new Uint8Array(1)],
    ];
    expect((await decode(one({ between }))).channels[0]).toHaveLength(tone.length);
  });

  it.each([0, 0xffff_ffff, 0x7fff_ffff, 0x8000_0000])(
    'reads to the end when the size was left at %d',
    async (dataBytes) => {
      expect((await decode(one({ claims: { dataBytes } }))).channels[0]).toHaveLength(tone.length);
    },
  );

  it('takes the long size of RF64', async () => {
    const ds64 = Buffer.alloc(28);
    ds64.writeBigUInt64LE(BigInt(tone.length * 2), 8);
    const bytes = one({ between: [['ds64', ds64]], claims: { dataBytes: 0xffff_ffff } });
    bytes.set(Buffer.from('RF64'));
    const followed = Buffer.concat([bytes, Buffer.from('LIST\x04\0\0\0abcd')]);
    expect((await decode(followed)).channels[0]).toHaveLength(tone.length);
  });

  it('ignores a last frame that is not whole, and what follows the sound', async () => {
    const bytes = Buffer.concat([one({ claims: { dataBytes: tone.length * 2 - 1 } }), Buffer.from('LIST\x02\0\0\0ab')]);
    expect((await decode(bytes)).channels[0]).toHaveLength(tone.length - 1);
  });

  it('tells a truncated file by what its header promises', async () => {
    const bytes = one();
    await expect(decode(bytes.subarray(0, bytes.length - 100))).rejects.toMatchObject({
      code: 'corrupt_data',
      details: { bytesPromised: tone.length * 2, bytesFound: tone.length * 2 - 100 },
    });
  });

  it.each([
    ['no sound', one().subarray(0, 36)],
    ['a format chunk cut short', one().subarray(0, 24)],
    ['sound before its format', Buffer.from('RIFF\0\0\0\0WAVEdata\x04\0\0\0abcd')],
    ['a chunk of absurd length', Buffer.from('RIFF\0\0\0\0WAVELIST\xf0\xff\xff\x7fabcd', 'latin1')],
  ])('refuses %s', async (_, bytes) => {
    await expect(decode(bytes)).rejects.toMatchObject({ code: 'corrupt_data' });
  });

  it('refuses codecs it does not know by their number', async () => {
    const bytes = one();
    bytes[20] = 7;
    await expect(decode(bytes)).rejects.toMatchObject({ code: 'unsupported', details: { codec: 7 } });
  });
});
