import { MemoryError } from '../errors.js';
import type { EncoderCalibration } from '../providers/providers.js';
import type { ModelBinding } from '../records/records.js';
import { type CalibrationTrial, calibrate, fitCalibration, logRatioCost } from './score-calibration.js';
import { meanOf, prepareCohort } from './speaker-cohort-model.js';
import { MIN_COHORT, resolveSpeakerOptions } from './speaker-options.js';
import { createVoiceSpace } from './voice-space.js';

/** A clip of a known speaker as the encoder hears it. */
export interface LabelledVoiceprint {
  speaker: string;
  vector: Float32Array;
}

/** A fitted encoder and how well it does on speakers that a fold of the fit did not see. */
export interface EncoderFit extends EncoderCalibration {
  /** Whether the speakers are enough to normalise scores; if not, only their mean is used. */
  normalises: boolean;
  speakers: number;
  clips: number;
  /** Cost of the log-likelihood ratio, bits: 0 perfect, 1 says nothing. Calibration and cohort from the other folds. */
  logRatioCost: number;
  /** Rates at the operating point `claim`, single clips against single clips. */
  missAtClaim: number;
  falseAcceptAtClaim: number;
}

/** Fewest speakers with at least {@link MIN_CLIPS} clips: below, the rates would rest on a handful of pairs. */
export const MIN_SPEAKERS = 8;
/** Fewest clips of a speaker; speakers with fewer are left out. */
export const MIN_CLIPS = 2;
/** Speakers are dealt into so many parts; each is scored with what the others give. */
const FOLDS = 4;

/**
 * Fits mean, cohort and calibration for an encoder: the cohort is one mean voiceprint a speaker, and the calibration comes from
 * pairs whose speakers were left out of the cohort that scored them. Fewer than 80 speakers give a mean and a calibration of
 * cosines. Throws `invalid_argument` for too few speakers or clips, and where labels and voiceprints contradict each other.
 */
export function fitEncoder(clips: readonly LabelledVoiceprint[], model: ModelBinding): EncoderFit {
  const bySpeaker = new Map<string, Float32Array[]>();
  for (const { speaker, vector } of clips) bySpeaker.set(speaker, [...(bySpeaker.get(speaker) ?? []), vector]);
  const speakers = [...bySpeaker].filter(([, own]) => own.length >= MIN_CLIPS).sort(([a], [b]) => (a < b ? -1 : 1));
  if (speakers.length < MIN_SPEAKERS) {
    throw new MemoryError(
      'invalid_argument',
      `Calibration needs at least ${MIN_SPEAKERS} speakers with ${MIN_CLIPS} clips each; ${speakers.length} of ${bySpeaker.size} have them.`,
      { details: { speakers: bySpeaker.size, usable: speakers.length, clips: clips.length } },
    );
  }
  const cohort = speakers.map(([, own]) => meanOf(own, model.dimension));
  const normalises = (cohort.length * (FOLDS - 1)) / FOLDS >= MIN_COHORT;
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = (at: number) => at % FOLDS === fold;
    const others = cohort.filter((_row, at) => !inFold(at));
    return trialsOf(
      speakers.filter((_speaker, at) => inFold(at)),
      others,
      model,
    );
  });
  const calibration = fitCalibration(folds.flat());
  const unseen = folds.flatMap((trials, fold) => {
    const other = fitCalibration(folds.filter((_, at) => at !== fold).flat());
    return trials.map(({ score, same }) => ({ score: calibrate(score, other), same }));
  });
  const { claim } = resolveSpeakerOptions(0);
  const share = (same: boolean, hit: (score: number) => boolean) => {
    const group = unseen.filter((trial) => trial.same === same);
    return group.filter(({ score }) => hit(score)).length / Math.max(1, group.length);
  };
  return {
    modelId: model.modelId,
    dimension: model.dimension,
    cohort: normalises ? cohort : cohort.slice(0, MIN_COHORT - 1),
    calibration,
    normalises,
    speakers: speakers.length,
    clips: speakers.reduce((sum, [, own]) => sum + own.length, 0),
    logRatioCost: logRatioCost(unseen),
    missAtClaim: share(true, (score) => score < claim),
    falseAcceptAtClaim: share(false, (score) => score >= claim),
  };
}

function trialsOf(
  speakers: readonly [string, readonly Float32Array[]][],
  cohort: readonly Float32Array[],
  model: ModelBinding,
): CalibrationTrial[] {
  const options = resolveSpeakerOptions(cohort.length, { calibration: { scale: 1, offset: 0 } });
  const space = createVoiceSpace(prepareCohort(cohort, model.dimension), [], options);
  const points = speakers.flatMap(([speaker, vectors]) =>
    vectors.map((vector) => ({ speaker, point: space.point(vector, 1) })),
  );
  return points.flatMap((left, at) =>
    points
      .slice(at + 1)
      .map((right) => ({ score: space.score(left.point, right.point), same: left.speaker === right.speaker })),
  );
}
