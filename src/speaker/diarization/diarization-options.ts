import { MIN_COHORT } from '../speaker-options.js';

/** Every knob of diarization without borders. Scores are those of `voice-space.ts`; times are milliseconds. */
export interface DiarizationOptions {
  /** Length of the stretches that get a voiceprint, and how far apart they begin. */
  windowMs: number;
  hopMs: number;
  /** What a further change of speaker within one stretch of speech must explain, in squared distances of centred unit vectors. */
  changePenalty: number;
  /** Speech that counts as one utterance when means of unlike support are compared. */
  unitMs: number;
  /** Score from which two groups of speech are one speaker. */
  joinScore: number;
  /** The same for a group of less than `shortMs`: fragments are nearer to nothing than to their own voice. */
  joinShortScore: number;
  shortMs: number;
  /** What a change of speaker costs when speech is laid to speakers again, within a stretch of speech and after a pause. */
  switchPenalty: number;
  pausePenalty: number;
  /** Rounds of laying speech to speakers again. */
  rounds: number;
}

/**
 * Defaults where a cohort is given: the middle of the plateau of a random search over synthetic conversations (`bench/mixed-conversations.ts`, seeds 11 and
 * 12) of LibriSpeech one-clip speakers and of speechocean speakers. Neither LibriSpeech test-other nor AMI was used.
 */
export const cohortDiarizationOptions: DiarizationOptions = {
  windowMs: 1_500,
  hopMs: 250,
  changePenalty: 1.6,
  unitMs: 2_000,
  joinScore: 1.3,
  joinShortScore: 0.2,
  shortMs: 3_000,
  switchPenalty: 1.8,
  pausePenalty: 0.9,
  rounds: 2,
};

/** Defaults for an encoder without cohort, where scores are cosines; chosen alike. */
export const cosineDiarizationOptions: DiarizationOptions = {
  ...cohortDiarizationOptions,
  changePenalty: 1,
  unitMs: 2_500,
  joinScore: 0.28,
  joinShortScore: 0.06,
  shortMs: 2_500,
  switchPenalty: 0.3,
  pausePenalty: 0.15,
};

/** The options in force: the defaults that fit the cohort's size, with the caller's changes on top. */
export function resolveDiarizationOptions(
  cohortSize: number,
  overrides: Partial<DiarizationOptions> = {},
): DiarizationOptions {
  return { ...(cohortSize >= MIN_COHORT ? cohortDiarizationOptions : cosineDiarizationOptions), ...overrides };
}
