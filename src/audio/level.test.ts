import { describe, expect, it } from 'vitest';
import { joined, noise, sine } from '../../test/fixtures/audio/synthetic-sound.js';
import { measureSpeech } from './level.js';

const RATE = 16_000;

describe('measureSpeech', () => {
  it('measures loud parts against the noise around them', () => {
    const floor = noise(2, RATE, 0.002);
    const speech = sine(300, 1, RATE, 0.5);
    const level = measureSpeech(joined([floor.slice(0, RATE / 2), speech, floor]), RATE);
    expect(level.netSpeechMs).toBe(1_000);
    expect(level.rmsDbfs).toBeCloseTo(20 * Math.log10(0.5 / Math.SQRT2), 0);
    expect(level.snrDb).toBeCloseTo(level.rmsDbfs - 20 * Math.log10(0.002 / Math.sqrt(3)), 0);
    expect(level.clippedShare).toBe(0);
  });

  it('does not depend on the level or the rate', () => {
    for (const rate of [8_000, 16_000, 44_100]) {
      const loud = joined([sine(300, 0.6, rate, 0.8), noise(0.4, rate, 0.004)]);
      const quiet = loud.map((sample) => sample / 10);
      expect(measureSpeech(loud, rate).netSpeechMs).toBe(600);
      expect(measureSpeech(quiet, rate).netSpeechMs).toBe(600);
      expect(measureSpeech(loud, rate).rmsDbfs - measureSpeech(quiet, rate).rmsDbfs).toBeCloseTo(20, 5);
    }
  });

  it('counts clipped samples', () => {
    const clipped = sine(300, 1, RATE, 2).map((sample) => Math.min(1, Math.max(-1, sample)));
    expect(measureSpeech(clipped, RATE).clippedShare).toBeCloseTo(2 / 3, 1);
  });

  it('finds no speech in silence, in a whisper of noise, or in nothing', () => {
    for (const samples of [new Float32Array(RATE), noise(1, RATE, 0.0005), new Float32Array(0)]) {
      expect(measureSpeech(samples, RATE).netSpeechMs).toBe(0);
      expect(measureSpeech(samples, RATE).snrDb).toBe(0);
    }
    expect(measureSpeech(new Float32Array(0), RATE)).toEqual({
      netSpeechMs: 0,
      rmsDbfs: -120,
      clippedShare: 0,
      snrDb: 0,
    });
  });
});
