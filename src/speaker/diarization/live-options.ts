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
}

/** Defaults, chosen on the same synthetic conversations as `diarizationDefaults`. */
export const liveDefaults: LiveOptions = { delayMs: 2_000, claimScore: 0.4, stayBonus: 0.3, foundMs: 1_000 };
