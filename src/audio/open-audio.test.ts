import { mkdtempSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWav } from '../../test/fixtures/audio/build-wav.js';
import { collect, describeSine, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { openAudio } from './open-audio.js';
import { encodeWav } from './write-wav.js';

const fixture = (name: string) => new URL(`../../test/fixtures/audio/${name}`, import.meta.url).pathname;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-audio-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('openAudio', () => {
  it.each([
    ['tone.flac', 'flac'],
    ['tone.oga', 'flac'],
    ['tone.mp3', 'mp3'],
    ['tone-id3.mp3', 'mp3'],
    ['tone.opus', 'ogg-opus'],
    ['tone.ogg', 'ogg-vorbis'],
  ])('decodes %s to 16 kHz mono, as long, as high and as loud as it was', async (name, format) => {
    const stream = await openAudio(fixture(name));
    expect(stream.format).toBe(format);
    expect(stream.sampleRate).toBe(16_000);
    const samples = await collect(stream);
    expect(Math.abs(samples.length - 32_000)).toBeLessThan(320);
    const { hertz, amplitude } = describeSine(samples, 16_000);
    expect(Math.abs(hertz - 440)).toBeLessThan(2);
    /* lame makes everything 5 % quieter. */
    expect(amplitude).toBeGreaterThan(format === 'mp3' ? 0.46 : 0.48);
    expect(amplitude).toBeLessThan(0.52);
  });

  it.each([8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000])(
    'keeps length, frequency and level of a sine at %d Hz',
    async (rate) => {
      const samples = await collect(await openAudio(encodeWav(sine(1_000, 1.5, rate), rate)));
      expect(Math.abs(samples.length - 24_000)).toBeLessThanOrEqual(1);
      const { hertz, amplitude } = describeSine(samples, 16_000);
      expect(Math.abs(hertz - 1_000)).toBeLessThan(2);
      expect(amplitude).toBeCloseTo(0.5, 2);
    },
  );

  it('removes what 16 kHz cannot hold instead of folding it back', async () => {
    const bytes = encodeWav(sine(11_000, 1, 48_000), 48_000);
    const samples = await collect(await openAudio(bytes));
    expect(describeSine(samples, 16_000).amplitude).toBeLessThan(0.001);
  });

  it('averages channels, and takes samples that are no number as silence', async () => {
    const left = Float32Array.of(0.5, Number.NaN, 0.5, Number.POSITIVE_INFINITY);
    const right = Float32Array.of(0.25, 0.5, -0.5, 0.25);
    const bytes = buildWav({ channels: [left, right], sampleRate: 16_000, encoding: 'float32' });
    expect(await collect(await openAudio(bytes))).toEqual(Float32Array.of(0.375, 0.25, 0, 0.125));
  });

  it('clips floats beyond full scale', async () => {
    const bytes = buildWav({ channels: [Float32Array.of(3, -3)], sampleRate: 16_000, encoding: 'float32' });
    expect(await collect(await openAudio(bytes))).toEqual(Float32Array.of(1, -1));
  });

  it('reads a file as it reads its bytes', async () => {
    const bytes = encodeWav(sine(300, 1, 22_050), 22_050);
    const path = join(folder, 'sound');
    writeFileSync(path, bytes);
    expect(await collect(await openAudio(path))).toEqual(await collect(await openAudio(bytes)));
  });

  it('holds little memory however long the recording', async () => {
    setFlagsFromString('--expose_gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const path = join(folder, 'half-an-hour.wav');
    const seconds = 1_800;
    const head = buildWav({
      channels: [new Float32Array(0)],
      sampleRate: 16_000,
      encoding: 'int16',
      claims: { dataBytes: seconds * 32_000 },
    });
    writeFileSync(path, head);
    truncateSync(path, head.length + seconds * 32_000);
    writeSync(openSync(path, 'r+'), Uint8Array.of(0, 64), 0, 2, head.length + 100_000);
    collectGarbage();
    const memory = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    const before = memory();
    let samples = 0;
    let chunks = 0;
    let most = 0;
    for await (const chunk of await openAudio(path)) {
      samples += chunk.length;
      chunks += 1;
      if (chunks % 500 !== 0) continue;
      collectGarbage();
      most = Math.max(most, memory() - before);
    }
    expect(samples).toBe(seconds * 16_000);
    /* 58 MB of file and 115 MB of samples passed; freed buffers are given back some chunks late. */
    expect(most).toBeLessThan(40_000_000);
  });

  it('lets other work run while it decodes bytes in memory', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await collect(await openAudio(encodeWav(sine(300, 60, 16_000), 16_000)));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(1);
  });

  it('can be closed before, during and after iteration', async () => {
    const bytes = encodeWav(sine(300, 5, 44_100), 44_100);
    const untouched = await openAudio(bytes);
    await untouched.close();
    const begun = await openAudio(bytes);
    for await (const _ of begun) break;
    await begun.close();
    await begun.close();
    expect(await collect(begun)).toHaveLength(0);
  });
});
