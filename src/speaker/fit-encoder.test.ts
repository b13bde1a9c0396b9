import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, SYNTHETIC_DIMENSION, syntheticModel } from '../../test/speaker/synthetic-voices.js';
import { createRandom } from '../random.js';
import { fitEncoder, type LabelledVoiceprint } from './fit-encoder.js';
import { MIN_COHORT } from './speaker-options.js';

/** Clips of synthetic speakers, all shifted one way, as by an encoder that is not centred. */
function drawClips(speakers: number, clips: number, seed = 1, spread = 0.6): LabelledVoiceprint[] {
  return createSyntheticSpeakers(speakers, seed, 0.9).flatMap((speaker, at) =>
    Array.from({ length: clips }, () => ({
      speaker: `speaker_${String(at).padStart(3, '0')}`,
      vector: speaker.speak(spread).map((value, index) => value + (index === 0 ? 0.8 : 0)),
    })),
  );
}

describe('fitting an encoder', () => {
  it('centres and calibrates cosines of few speakers', () => {
    const fit = fitEncoder(drawClips(16, 6), syntheticModel);
    expect(fit).toMatchObject({ normalises: false, speakers: 16, clips: 96, modelId: syntheticModel.modelId });
    expect(fit.calibration.scale).toBeGreaterThan(0);
    expect(fit.logRatioCost).toBeLessThan(0.4);
    expect(fit.cohort.length).toBeLessThan(MIN_COHORT);
  });

  it('normalises against many speakers', () => {
    const fit = fitEncoder(drawClips(90, 3), syntheticModel);
    expect(fit).toMatchObject({ normalises: true, speakers: 90 });
    expect(fit.cohort).toHaveLength(90);
    expect(fit.logRatioCost).toBeLessThan(0.4);
    expect(fit.falseAcceptAtClaim).toBeLessThan(0.1);
  });

  it('never gives a cohort that would normalise what was fitted without', () => {
    const fit = fitEncoder(drawClips(70, 2), syntheticModel);
    expect(fit.normalises).toBe(false);
    expect(fit.cohort.length).toBeLessThan(MIN_COHORT);
  });

  it('does not depend on the order of the clips or the names of the speakers', () => {
    const clips = drawClips(12, 4);
    const one = fitEncoder(clips, syntheticModel);
    const shuffled = createRandom(5).shuffle(clips);
    const other = fitEncoder(
      shuffled.map((clip) => ({ ...clip, speaker: `x${clip.speaker}` })),
      syntheticModel,
    );
    expect(other.calibration.scale).toBeCloseTo(one.calibration.scale, 4);
    expect(other.calibration.offset).toBeCloseTo(one.calibration.offset, 4);
    expect(other.logRatioCost).toBeCloseTo(one.logRatioCost, 4);
  });

  it.each([
    ['too few speakers', drawClips(7, 9)],
    ['one clip of each', drawClips(20, 1)],
    ['nothing', []],
  ])('refuses %s and says what is needed', (_, clips) => {
    expect(() => fitEncoder(clips, syntheticModel)).toThrow(
      expect.objectContaining({
        code: 'invalid_argument',
        message: expect.stringMatching(/at least 8 speakers with 2 clips each; 0 of|at least 8 .* 7 of/u),
      }),
    );
  });

  it('refuses labels that the voiceprints contradict', () => {
    const random = createRandom(8);
    const clips = drawClips(10, 2, 3, 0.1);
    const wrong = clips.map((clip, at) => ({
      ...clip,
      speaker: `speaker_${((at + (at % 2) * 2) % clips.length) >> 1}`,
    }));
    expect(clips[0]?.vector).toHaveLength(SYNTHETIC_DIMENSION);
    expect(() => fitEncoder(random.shuffle(wrong), syntheticModel)).toThrow(/cannot be calibrated/u);
  });
});
