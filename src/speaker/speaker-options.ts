import { calibrate, type ScoreCalibration } from './score-calibration.js';

/**
 * Operating points as calibrated scores: natural logarithms of likelihood ratios, the same for every encoder. `probabilityOf`
 * turns one into the probability at even odds: 1.7 is .85, 2.1 is .89. A margin of 1.4 means that the best person is four times
 * as likely as the next. A pair is a score and how far it must lie above that of the best other person.
 */
export interface SpeakerThresholds {
  /** Score from which a voice claims an utterance; below it a new voice is opened. */
  claim: number;
  /** Score from which a claimed utterance may also move the voice's prototype. At least `claim`. */
  update: number;
  /** Lead over the best other person without which an utterance is labelled but moves no prototype. */
  margin: number;
  /** What an utterance too short to found a voice may fall below `claim` and still be labelled, given the margin. */
  shortRelief: number;
  /** Score from which two people heard once each are joined at session end; the floor of better known ones is lower (`mergeFloor`). */
  merge: number;
  /** What the floor falls by for each unit of the logarithm of how many times more one side was heard than the other. */
  splinterRelief: number;
  /** Score and lead from which an asker is known; from `doubtful` on he is doubtful, below it unknown. */
  known: number;
  knownMargin: number;
  doubtful: number;
}

/**
 * Every knob of the speaker room. Durations are net speech in milliseconds (`measureSpeech`), not lengths of recordings.
 * How the defaults were chosen, and on whose voices, is told in `docs/speakers.md`; `npm run bench -- speakers` reports all sets.
 */
export interface SpeakerOptions extends SpeakerThresholds {
  /** From normalised scores to log-likelihood ratios; belongs to an encoder and its cohort. */
  calibration: ScoreCalibration;
  /** How many of the nearest cohort speakers normalise a score. Within 30 to 80 nothing changes. */
  cohortNearest: number;
  /**
   * Voices that the cohort's mean counts for when the mean to subtract is estimated from the space's own voices. Small
   * follows the room's channel and noise at once, large trusts the cohort. 4 to 12 is flat; without adaptation, noisy
   * rooms (15 to 25 dB) lose a sixth of their turns.
   */
  backgroundWeight: number;
  /** The same at session end: fragments of a few people are a poor estimate of a room, and the whole session is compared at once. */
  endBackgroundWeight: number;
  /**
   * Mean cosine between two utterances of one speaker, used to compare prototypes of unlike support: a mean of n utterances
   * is nearer to every utterance of its speaker by 1 / sqrt(rho + (1 - rho) / n), and so is one to impostors. Measured .60
   * to .74; .5 to .65 is flat.
   */
  typicalSimilarity: number;
  /** Net speech at which an utterance counts in full for a prototype; shorter ones count in proportion. */
  fullWeightMs: number;
  /** Smallest weight of an utterance in a prototype, as a share of a full one. */
  minWeight: number;
  /** Floor of the moving average: a prototype never weighs more than 1 / emaFloor utterances (paper: EMA; release: .05). */
  emaFloor: number;
  /** Prototypes a voice keeps at most: one a session and channel, the most alike are joined (bounded storage and time). */
  maxPrototypes: number;
  /** Least net speech that leaves a voiceprint at all: below it a new voice gets no prototype and nothing can match it. */
  audibleMs: number;
  /** Least net speech that may found a voice others are matched to, or move a prototype. */
  foundMs: number;
  /** Net speech that makes a provisional voice an established one (5 s halve the error of 2 s). */
  establishedMs: number;
  /** A provisional voice with less net speech than this at session end is a ghost. */
  ghostMs: number;
  /** Share of clipped samples, signal-to-noise ratio (dB) and share under other speech beyond which nothing is learnt. */
  maxClippedShare: number;
  minSnrDb: number;
  maxOverlapShare: number;
  /** The same for founding a voice: a sound worse than this is nobody's, unless a known voice is near. */
  foundMinSnrDb: number;
  foundMaxClippedShare: number;
  foundMaxOverlapShare: number;
  /** Least share of loud frames with the pitch of a voice, and least movement of that pitch (semitones), for either. */
  minVoicedShare: number;
  minPitchMovement: number;
  /** As `typicalSimilarity`, for how the floor of a merge falls with the support of both sides: `merge` times it is the least. */
  mergeSupport: number;
  /** Share of the score that utterances of one voice have among each other which two well-heard voices must reach between them. */
  mergeCohesion: number;
}

/** Calibration of the shipped encoder with the shipped cohort; fitted by `npm run bench -- speakers` as `calibrationFit`. */
export const cohortCalibration: ScoreCalibration = { scale: 1.4, offset: -1.29 };

/** Calibration of centred cosines, for an encoder without cohort: the shipped encoder's. `doctor --calibrate` fits one's own. */
export const cosineCalibration: ScoreCalibration = { scale: 14.5, offset: -5.46 };

/** Defaults, whatever the encoder. */
export const defaultSpeakerOptions: Omit<SpeakerOptions, 'calibration'> = {
  claim: calibrate(2.1, cohortCalibration),
  update: calibrate(2.4, cohortCalibration),
  margin: 1.4,
  shortRelief: 1.1,
  merge: calibrate(2.6, cohortCalibration),
  splinterRelief: 0.3,
  known: calibrate(2.6, cohortCalibration),
  knownMargin: 1.4,
  doubtful: calibrate(1.6, cohortCalibration),
  cohortNearest: 50,
  backgroundWeight: 12,
  endBackgroundWeight: 60,
  typicalSimilarity: 0.6,
  fullWeightMs: 4_000,
  minWeight: 0.2,
  emaFloor: 0.05,
  maxPrototypes: 4,
  audibleMs: 200,
  foundMs: 700,
  establishedMs: 5_000,
  ghostMs: 1_500,
  maxClippedShare: 0.05,
  minSnrDb: 3,
  maxOverlapShare: 0.3,
  foundMinSnrDb: 5,
  foundMaxClippedShare: 0.2,
  foundMaxOverlapShare: 0.6,
  minVoicedShare: 0.12,
  minPitchMovement: 0.15,
  mergeSupport: 0.7,
  mergeCohesion: 0.65,
};

/** Fewer cohort speakers than this say too little about a distribution; the cosine scale is used instead. */
export const MIN_COHORT = 60;

/** The options in force: the calibration that fits the cohort's size, with the caller's changes on top. */
export function resolveSpeakerOptions(cohortSize: number, overrides: Partial<SpeakerOptions> = {}): SpeakerOptions {
  const calibration = cohortSize >= MIN_COHORT ? cohortCalibration : cosineCalibration;
  return { ...defaultSpeakerOptions, calibration, ...overrides };
}
