import { describe, expect, it } from 'vitest';
import { dialTones, music, noise, sine, voiceLike } from '../../test/fixtures/audio/synthetic-sound.js';
import { measureVoicing } from './voicing.js';

const RATE = 16_000;

describe('voicing', () => {
  it('is found in a voice, whose pitch moves', () => {
    for (const pitch of [100, 180, 280]) {
      const { voicedShare, pitchMovement } = measureVoicing(voiceLike(3, RATE, 2, pitch), RATE);
      expect(voicedShare).toBeGreaterThan(0.4);
      expect(pitchMovement).toBeGreaterThan(0.2);
    }
  });

  it('does not depend on level or rate', () => {
    const loud = measureVoicing(voiceLike(3, RATE), RATE);
    const quiet = measureVoicing(
      voiceLike(3, RATE).map((sample) => sample / 20),
      RATE,
    );
    expect(quiet.voicedShare).toBeCloseTo(loud.voicedShare, 5);
    expect(quiet.pitchMovement).toBeCloseTo(loud.pitchMovement, 5);
    expect(measureVoicing(voiceLike(3, 48_000), 48_000).voicedShare).toBeGreaterThan(0.4);
  });

  it('stands still in tones and music, and is absent from noise and silence', () => {
    expect(measureVoicing(dialTones(3, RATE), RATE).pitchMovement).toBeLessThan(0.1);
    expect(measureVoicing(sine(200, 2, RATE), RATE).pitchMovement).toBeLessThan(0.01);
    for (const seed of [1, 2, 3]) expect(measureVoicing(music(3, RATE, seed), RATE).pitchMovement).toBeLessThan(0.15);
    expect(measureVoicing(noise(2, RATE, 0.3), RATE).voicedShare).toBeLessThan(0.05);
    for (const nothing of [new Float32Array(RATE), new Float32Array(0), new Float32Array(10)])
      expect(measureVoicing(nothing, RATE)).toEqual({ voicedShare: 0, pitchMovement: 0 });
  });
});
