import { balancedCalibrationError, calibratedCost, leastCost } from '../src/evaluation/calibration-metrics.js';
import { equalErrorRate, type VerificationTrial } from '../src/evaluation/equal-error-rate.js';
import type { TrackedUtterance, TrackingOptions } from '../src/evaluation/speaker-tracking.js';
import { fitCalibration, logRatioCost } from '../src/speaker/score-calibration.js';
import { prepareCohort } from '../src/speaker/speaker-cohort-model.js';
import { resolveSpeakerOptions, type SpeakerOptions } from '../src/speaker/speaker-options.js';
import { createVoiceSpace } from '../src/speaker/voice-space.js';
import { cosine } from '../src/vector.js';
import type { SpeakerScores } from './speaker-scores.js';

/** Every pair of utterances of a set: raw cosines against calibrated scores, with their costs at the thresholds of all sets. */
export function addVerification(
  scores: SpeakerScores,
  set: string,
  utterances: readonly TrackedUtterance[],
  settings: TrackingOptions,
): void {
  const raw = pairs(utterances, ({ vector: left }, { vector: right }) => cosine(left, right));
  const calibrated = calibratedTrials(utterances, settings);
  const rawError = equalErrorRate(raw);
  const error = equalErrorRate(calibrated);
  Object.assign(scores.metrics, {
    [`eer.${set}`]: rawError.eer,
    [`eerThreshold.${set}`]: rawError.threshold,
    [`eerCalibrated.${set}`]: error.eer,
    [`eerCalibratedThreshold.${set}`]: error.threshold,
    [`logRatioCost.${set}`]: logRatioCost(calibrated),
    [`calibratedCost.${set}`]: calibratedCost(calibrated),
    [`leastCost.${set}`]: leastCost(calibrated),
    [`ece.${set}`]: balancedCalibrationError(calibrated),
  });
  const same = calibrated.filter((trial) => trial.same).length;
  scores.byKind[set] = {
    n: utterances.length,
    speakers: new Set(utterances.map(({ speaker }) => speaker)).size,
    samePairs: same,
    differentPairs: calibrated.length - same,
  };
}

/** The calibration that these sets give, each set counting alike; the shipped one is this, rounded. */
export function addCalibrationFit(
  scores: SpeakerScores,
  sets: readonly (readonly TrackedUtterance[])[],
  settings: TrackingOptions,
): void {
  const uncalibrated = { ...settings, options: { ...settings.options, calibration: { scale: 1, offset: 0 } } };
  const { scale, offset } = fitCalibration(sets.flatMap((set) => calibratedTrials(set, uncalibrated)));
  Object.assign(scores.metrics, { 'calibrationFit.scale': scale, 'calibrationFit.offset': offset });
}

function calibratedTrials(
  utterances: readonly TrackedUtterance[],
  { model, cohort, options }: TrackingOptions,
): VerificationTrial[] {
  const resolved: SpeakerOptions = resolveSpeakerOptions(cohort.length, options);
  const space = createVoiceSpace(prepareCohort(cohort, model.dimension), [], resolved);
  const points = new Map(utterances.map((utterance) => [utterance, space.point(utterance.vector, 1)] as const));
  const point = (utterance: TrackedUtterance) => points.get(utterance) ?? space.point(utterance.vector, 1);
  return pairs(utterances, (left, right) => space.score(point(left), point(right)));
}

function pairs(
  utterances: readonly TrackedUtterance[],
  score: (left: TrackedUtterance, right: TrackedUtterance) => number,
): VerificationTrial[] {
  return utterances.flatMap((left, at) =>
    utterances.slice(at + 1).map((right) => ({ score: score(left, right), same: left.speaker === right.speaker })),
  );
}
