import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { collect, joined, noise } from '../../../test/fixtures/audio/synthetic-sound.js';
import { openAudio } from '../../audio/open-audio.js';
import type { SpeakerEncoder, SpeechSegment } from '../../providers/providers.js';
import { cosine, norm } from '../../vector.js';
import { modelPath } from '../model-files.js';
import { loadSherpaSpeakerEncoder } from './speaker-encoder.js';

const fixture = (name: string) => fileURLToPath(new URL(`../../../test/fixtures/audio/${name}`, import.meta.url));

let encoder: SpeakerEncoder;
let voices: Float32Array[];
beforeAll(async () => {
  encoder = await loadSherpaSpeakerEncoder();
  const speech = await collect(await openAudio(fixture('two-voices.flac')));
  const borders = JSON.parse(readFileSync(fixture('two-voices.json'), 'utf8')) as SpeechSegment[];
  voices = borders.map(({ startMs, endMs }) => speech.slice(startMs * 16, endMs * 16));
});

describe('loadSherpaSpeakerEncoder', () => {
  it('names the exact weights', () => {
    expect(encoder).toMatchObject({ id: 'ecapa-tdnn-compact.onnx@ded4f155bcbf', dimension: 192, sampleRate: 16_000 });
  });

  it('gives unit vectors, the same for the same speech', async () => {
    const [vector, again] = await Promise.all([encoder.encode(voices[1]!), encoder.encode(voices[1]!)]);
    expect(norm(vector)).toBeCloseTo(1, 5);
    expect(vector).toEqual(again);
  });

  it('tells two voices apart, and knows one at another level', async () => {
    const [first, second] = await Promise.all(voices.map((samples) => encoder.encode(samples)));
    const half = voices[1]!.length / 2;
    const [early, late] = [
      await encoder.encode(voices[1]!.slice(0, half)),
      await encoder.encode(voices[1]!.slice(half)),
    ];
    expect(cosine(early, late)).toBeGreaterThan(cosine(first!, second!) + 0.2);
    const quiet = await encoder.encode(voices[1]!.map((sample) => sample / 8));
    expect(cosine(quiet, second!)).toBeGreaterThan(0.95);
  });

  it('averages long speech over windows and lets others run between them', async () => {
    const long = joined(Array.from({ length: 14 }, () => voices[1]!));
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    const vector = await encoder.encode(long);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
    expect(norm(vector)).toBeCloseTo(1, 5);
    expect(cosine(vector, await encoder.encode(voices[1]!))).toBeGreaterThan(0.9);
  });

  it('refuses what has no voice', async () => {
    const broken = voices[1]!.slice();
    broken[100] = Number.NaN;
    for (const samples of [new Float32Array(0), noise(0.29, 16_000, 0.1), new Float32Array(16_000), broken]) {
      await expect(encoder.encode(samples)).rejects.toMatchObject({ code: 'invalid_argument' });
    }
    expect(norm(await encoder.encode(noise(0.3, 16_000, 0.1)))).toBeCloseTo(1, 5);
  });

  it('heeds the signal and refuses work once closed', async () => {
    await expect(encoder.encode(voices[0]!, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    const other = await loadSherpaSpeakerEncoder({ threads: 2 });
    await other.close();
    await expect(other.encode(voices[0]!)).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('refuses absent, truncated and other models instead of ending the process', async () => {
    await expect(loadSherpaSpeakerEncoder({ modelPath: '/none.onnx' })).rejects.toMatchObject({
      code: 'missing_dependency',
      details: { path: '/none.onnx', setting: 'modelPath of the speaker encoder' },
    });
    await expect(loadSherpaSpeakerEncoder({ modelPath: modelPath('silero-vad.onnx') })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
    const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
    const path = join(folder, 'cut.onnx');
    writeFileSync(path, readFileSync(modelPath('ecapa-tdnn-compact.onnx')).subarray(0, 1_000_000));
    await expect(loadSherpaSpeakerEncoder({ modelPath: path })).rejects.toMatchObject({ code: 'corrupt_data' });
    rmSync(folder, { recursive: true });
  });
});
