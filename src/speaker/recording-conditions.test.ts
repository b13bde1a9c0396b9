import { describe, expect, it } from 'vitest';
import { sine, voiceLike } from '../../test/fixtures/audio/synthetic-sound.js';
import { norm } from '../vector.js';
import { compensateRecording } from './recording-conditions.js';

const sampleRate = 16_000;
const conditions = { telephone: Float32Array.of(1, 0, 0), noise: Float32Array.of(0, 2, 0) };
const vector = Float32Array.of(0.6, 0.8, 0);

describe('recording conditions', () => {
  it('are taken out by how noisy and how narrow the recording is', () => {
    const narrow = sine(1_000, 1, sampleRate);
    const quiet = compensateRecording(vector, { samples: narrow, sampleRate, snrDb: 120 }, conditions);
    expect(quiet[0]).toBeLessThan(0);
    const wide = voiceLike(1, sampleRate).map((sample, at) => sample + (at % 2 === 0 ? 0.1 : -0.1));
    const noisy = compensateRecording(vector, { samples: wide, sampleRate, snrDb: 20 }, conditions);
    expect((noisy[1] as number) / (noisy[0] as number)).toBeCloseTo((0.8 - 2 * (0.1 - 10 ** (-24 / 20))) / 0.6, 5);
    for (const result of [quiet, noisy]) expect(norm(result)).toBeCloseTo(1, 6);
  });

  it('that were not measured change nothing', () => {
    const recording = { samples: sine(1_000, 1, sampleRate), sampleRate, snrDb: 5 };
    expect(compensateRecording(vector, recording, undefined)).toBe(vector);
    expect(compensateRecording(Float32Array.of(1, 0), recording, conditions)).toEqual(Float32Array.of(1, 0));
  });
});
