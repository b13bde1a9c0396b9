/**
 * Operating points in units of the score (see `voice-space.ts`). A pair is a score and how far it must lie above that of
 * the best other person.
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
  /** Score and lead for joining a voice of at least `fewUtterances` utterances to another. */
  merge: number;
  mergeMargin: number;
  /** Score and lead for joining a voice of fewer utterances: fragments are nearer to nothing than to their own voice. */
  mergeFew: number;
  mergeFewMargin: number;
  /** Score and lead from which an asker is known; from `doubtful` on he is doubtful, below it unknown. */
  known: number;
  knownMargin: number;
  doubtful: number;
}

/**
 * Every knob of the speaker room. Durations are net speech in milliseconds (`measureSpeech`), not lengths of recordings.
 *
 * How the defaults were chosen: by random searches over about a thousand settings of thresholds and weights, on LibriSpeech
 * one-clip speakers (cut into halves, into 3 s pieces, and into 2 to 6 s pieces with their own gain and white noise at 15 to
 * 25 dB), on speechocean762 excerpts, and on random groups of five people of each. What was maximised is the tracking accuracy
 * after session end less a tenth of the relative error in the number of people. Values are from the middle of the plateau, not
 * its peak; `known` and `doubtful` are from askers drawn from the same sets (at 2.6, nobody was taken for somebody else and about
 * 2 % of strangers were accepted). No threshold was fitted on LibriSpeech test-other; it was looked at between steps, and a weak
 * order there prompted the search for a better score. `npm run bench -- speakers` reports all sets: figures for the fitting sets
 * are optimistic.
 */
export interface SpeakerOptions extends SpeakerThresholds {
  /** How many of the nearest cohort speakers normalise a score. Within 30 to 80 nothing changes. */
  cohortNearest: number;
  /**
   * Voices that the cohort's mean counts for when the mean to subtract is estimated from the space's own voices. Small
   * follows the room's channel and noise at once, large trusts the cohort. 4 to 12 is flat; without adaptation, noisy
   * rooms (15 to 25 dB) lose a sixth of their turns.
   */
  backgroundWeight: number;
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
  /** Prototypes a voice keeps at most; one a session, the lightest are joined (bounded storage and time). */
  maxPrototypes: number;
  /** Least net speech that leaves a voiceprint at all: below it a new voice gets no prototype and nothing can match it. */
  audibleMs: number;
  /** Least net speech that may found a voice others are matched to, or move a prototype. */
  foundMs: number;
  /** Net speech that makes a provisional voice an established one (5 s halve the error of 2 s). */
  establishedMs: number;
  /** A provisional voice with less net speech than this at session end is a ghost. */
  ghostMs: number;
  /** Share of clipped samples and signal-to-noise ratio (dB) beyond which an utterance moves no prototype. */
  maxClippedShare: number;
  minSnrDb: number;
  /** Utterances from which a voice counts as well supported when voices are joined. */
  fewUtterances: number;
}

const common = {
  cohortNearest: 50,
  backgroundWeight: 8,
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
  fewUtterances: 3,
} as const;

/** Defaults where a cohort is given: scores are in standard deviations of the cohort (adaptive s-norm of likelihood ratios). */
export const cohortSpeakerOptions: SpeakerOptions = {
  ...common,
  claim: 2.1,
  update: 2.4,
  margin: 1,
  shortRelief: 0.8,
  merge: 2.4,
  mergeMargin: 1,
  mergeFew: 1.4,
  mergeFewMargin: 1,
  known: 2.6,
  knownMargin: 1,
  doubtful: 1.6,
};

/** Defaults for an encoder without cohort: scores are cosines of centred vectors. */
export const cosineSpeakerOptions: SpeakerOptions = {
  ...common,
  claim: 0.42,
  update: 0.46,
  margin: 0.08,
  shortRelief: 0.1,
  merge: 0.46,
  mergeMargin: 0.08,
  mergeFew: 0.4,
  mergeFewMargin: 0.12,
  known: 0.5,
  knownMargin: 0.1,
  doubtful: 0.36,
};

/** Fewer cohort speakers than this say too little about a distribution; the cosine scale is used instead. */
export const MIN_COHORT = 60;

/** The options in force: the defaults that fit the cohort's size, with the caller's changes on top. */
export function resolveSpeakerOptions(cohortSize: number, overrides: Partial<SpeakerOptions> = {}): SpeakerOptions {
  return { ...(cohortSize >= MIN_COHORT ? cohortSpeakerOptions : cosineSpeakerOptions), ...overrides };
}
