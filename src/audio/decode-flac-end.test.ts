import { describe, expect, it } from 'vitest';
import { openAudio } from './open-audio.js';
import { readAll } from './read-all.js';

const RATE = 16_000;
const BLOCK = 4_096;

/** Remainder of a polynomial division over bytes, most significant bit first, as FLAC's two checks are. */
function remainder(bytes: readonly number[], polynomial: number, width: number): number {
  const top = 2 ** (width - 1);
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & top ? polynomial : 0)) & (2 ** width - 1);
  }
  return rest;
}

const two = (value: number) => [(value >> 8) & 255, value & 255];

/** A frame of 16-bit mono at 16 kHz: verbatim samples, or one value for all of them. */
function frame(number: number, samples: readonly number[] | { constant: number; length: number }): number[] {
  const head = [0xff, 0xf8, 0x75, 0x08, number, ...two(samples.length - 1)];
  const body = Array.isArray(samples)
    ? [0x02, ...samples.flatMap(two)]
    : [0x00, ...two((samples as { constant: number }).constant)];
  const bytes = [...head, remainder(head, 0x07, 8), ...body];
  return [...bytes, ...two(remainder(bytes, 0x8005, 16))];
}

function flac(frames: readonly number[][], samples: number): Uint8Array {
  const info = [...two(BLOCK), ...two(BLOCK), 0, 0, 0, 0, 0, 0, RATE >> 12, (RATE >> 4) & 255, 0, 0xf0];
  const total = [...two(samples >>> 16), ...two(samples)];
  const md5 = new Array<number>(16).fill(0);
  return Uint8Array.from([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34, ...info, ...total, ...md5, ...frames.flat()]);
}

const noise = (length: number) => Array.from({ length }, (_, index) => ((index * 7_919) % 8_191) - 4_095);

describe('the end of a FLAC file', () => {
  it('is read when the last frame is shorter than a header and what is read behind it', async () => {
    const last = frame(2, { constant: 500, length: 400 });
    expect(last.length).toBeLessThan(14);
    const bytes = flac([frame(0, noise(BLOCK)), frame(1, noise(BLOCK)), last], 2 * BLOCK + 400);
    const samples = await readAll(await openAudio(bytes));
    expect(samples.length).toBe(2 * BLOCK + 400);
    expect(samples.at(-1)).toBeCloseTo(500 / 32_768, 4);
  });

  it('is read when the last bytes look like the beginning of a frame', async () => {
    const last = frame(1, [...noise(398), 0, -8]);
    expect(last.slice(-4, -2)).toEqual([0xff, 0xf8]);
    const bytes = flac([frame(0, noise(BLOCK)), last], BLOCK + 400);
    expect((await readAll(await openAudio(bytes))).length).toBe(BLOCK + 400);
  });

  it('is missed when the last frame is cut', async () => {
    const bytes = flac([frame(0, noise(BLOCK)), frame(1, noise(BLOCK)).slice(0, -1)], 2 * BLOCK);
    await expect(openAudio(bytes).then(readAll)).rejects.toMatchObject({ code: 'corrupt_data' });
  });
});
