import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, randomDirections, syntheticModel } from '../../test/speaker/synthetic-voices.js';
import { createRandom } from '../random.js';
import { askerTrials } from './asker-trials.js';
import { equalErrorRate } from './equal-error-rate.js';
import { oneToOneAccuracy, type TrackedUtterance, trackSpeakers } from './speaker-tracking.js';

const cohort = randomDirections(120, createRandom(99));
const settings = { model: syntheticModel, cohort };
const utterances = createSyntheticSpeakers(5, 31, 0.2).flatMap((speaker, at) =>
  Array.from(
    { length: 8 },
    (_, index): TrackedUtterance => ({
      id: `${at}_${index}`,
      speaker: `speaker_${at}`,
      vector: speaker.speak(0.4),
      netSpeechMs: 3_000,
    }),
  ),
);

describe('trackSpeakers', () => {
  it('finds the speakers of an easy stream in any order, the same for the same seed', () => {
    for (const seed of [1, 2, 3]) {
      const run = trackSpeakers(utterances, seed, settings);
      expect(run).toMatchObject({ trackingAccuracy: 1, speakersFound: 5, wrongMerges: 0, ghosts: 0 });
      expect(trackSpeakers(utterances, seed, settings)).toEqual(run);
    }
  });

  it('does not read the labels: other names for the speakers change no decision', () => {
    const renamed = utterances.map((utterance) => ({ ...utterance, speaker: `x${utterance.speaker}y` }));
    const voices = (list: readonly TrackedUtterance[]) =>
      trackSpeakers(list, 4, settings).found.map(({ voice }) => voice);
    expect(voices(renamed)).toEqual(voices(utterances));
  });
});

describe('oneToOneAccuracy', () => {
  it('counts a voice for one speaker and a speaker for one voice', () => {
    const found = (pairs: string[]) => pairs.map((pair) => ({ speaker: pair[0] as string, voice: pair[1] as string }));
    expect(oneToOneAccuracy(found(['ax', 'ax', 'by', 'by']))).toBe(1);
    expect(oneToOneAccuracy(found(['ax', 'ax', 'bx', 'bx']))).toBe(0.5);
    expect(oneToOneAccuracy(found(['ax', 'ay', 'az', 'bw']))).toBe(0.5);
    expect(oneToOneAccuracy([])).toBe(0);
  });
});

describe('equalErrorRate', () => {
  it('is zero when scores part the trials, one half when they say nothing', () => {
    const trials = [0.9, 0.8, 0.2, 0.1].map((score, at) => ({ score, same: at < 2 }));
    expect(equalErrorRate(trials)).toEqual({ eer: 0, threshold: 0.8 });
    expect(equalErrorRate(trials.map((trial) => ({ ...trial, score: 0 }))).eer).toBe(0.5);
    expect(equalErrorRate([])).toEqual({ eer: 0, threshold: 0 });
  });
});

describe('askerTrials', () => {
  it('knows the enrolled and not the others', () => {
    const score = askerTrials(utterances, 1, { ...settings, enrolled: 3, clips: 3 });
    expect(score).toMatchObject({ knownRight: 1, knownWrong: 0, unknownAccepted: 0 });
    expect(score.trials).toHaveLength(3 * 5 + 2 * 8);
    const splintered = askerTrials(utterances, 1, { ...settings, enrolled: 3, clips: 3, splinters: true });
    expect(splintered.trials).toHaveLength(3 * 4 + 2 * 7);
    expect(splintered).toMatchObject({ knownWrong: 0, unknownAccepted: 0 });
    expect(splintered.knownRight).toBeGreaterThan(0.5);
  });
});
