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
  /**
   * A window counts as two speakers at once when the mean of the two explains it better than the better one alone by so much.
   * Infinity: never.
   */
  overlapGain: number;
}

/** Defaults, chosen on synthetic conversations (see docs/audio.md). */
export const diarizationDefaults: DiarizationOptions = {
  windowMs: 1_500,
  hopMs: 250,
  changePenalty: 2.5,
  unitMs: 1_500,
  joinScore: 1.2,
  joinShortScore: 0.6,
  shortMs: 1_500,
  switchPenalty: 2,
  pausePenalty: 1,
  rounds: 2,
  overlapGain: Number.POSITIVE_INFINITY,
};
