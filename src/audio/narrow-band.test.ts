import { describe, expect, it } from 'vitest';
import { noise, sine, voiceLike } from '../../test/fixtures/audio/synthetic-sound.js';
import { telephone } from './degrade-audio.js';
import { narrowBandShare } from './narrow-band.js';

const RATE = 16_000;

describe('the band of a telephone', () => {
  it('is told from a full one', () => {
    const [voice, hum, hiss] = [voiceLike(3, RATE, 1, 130), sine(110, 3, RATE, 0.1), noise(3, RATE, 0.08)];
    const full = voice.map((sample, at) => sample + (hum[at] ?? 0) + (hiss[at] ?? 0));
    expect(narrowBandShare(full, RATE)).toBe(0);
    expect(narrowBandShare(telephone(full, RATE), RATE)).toBeGreaterThan(0.5);
    expect(narrowBandShare(sine(1_000, 1, RATE), RATE)).toBe(1);
  });

  it('is not seen in silence, in nothing, and at rates that hold no more', () => {
    for (const nothing of [new Float32Array(RATE), new Float32Array(0)]) expect(narrowBandShare(nothing, RATE)).toBe(0);
    expect(narrowBandShare(sine(1_000, 1, 8_000), 8_000)).toBe(0);
  });
});
