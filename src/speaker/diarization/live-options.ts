import { MIN_COHORT } from '../speaker-options.js';

/** Knobs of live diarization, beside those of `DiarizationOptions`. */
export interface LiveOptions {
  /** A stretch of speech is decided so long after its first sample, ms. */
  delayMs: number;
  /** Score from which a speaker heard before claims speech. */
  claimScore: number;
  /** Lead that the speaker who spoke last has over the others. */
  stayBonus: number;
  /** Speech from which a new speaker may be found, ms; less goes to the most alike. */
  foundMs: number;
  /** Speech that is scored again at the end, ms; what was said before stands as it was decided. */
  keepMs: number;
}

/** Defaults where a cohort is given, chosen on the same synthetic conversations as `cohortDiarizationOptions`. */
export const cohortLiveOptions: LiveOptions = {
  delayMs: 2_000,
  claimScore: 0.4,
  stayBonus: 0.2,
  foundMs: 1_000,
  keepMs: 3_600_000,
};

/** Defaults for an encoder without cohort, where scores are cosines; chosen alike. */
export const cosineLiveOptions: LiveOptions = { ...cohortLiveOptions, claimScore: 0.2, stayBonus: 0.04 };

/** The options in force: the defaults that fit the cohort's size, with the caller's changes on top. */
export function resolveLiveOptions(cohortSize: number, overrides: Partial<LiveOptions> = {}): LiveOptions {
  return { ...(cohortSize >= MIN_COHORT ? cohortLiveOptions : cosineLiveOptions), ...overrides };
}
