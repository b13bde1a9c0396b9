import { loadSherpaSpeakerEncoder } from '../src/adapters/sherpa-onnx/speaker-encoder.js';
import { loadSpeakerCohort } from '../src/adapters/speaker-cohort.js';
import { askerTrials } from '../src/evaluation/asker-trials.js';
import { equalErrorRate } from '../src/evaluation/equal-error-rate.js';
import { type TrackedUtterance, type TrackingOptions, trackSpeakers } from '../src/evaluation/speaker-tracking.js';
import { prepareCohort } from '../src/speaker/speaker-cohort-model.js';
import { resolveSpeakerOptions } from '../src/speaker/speaker-options.js';
import { createVoiceSpace } from '../src/speaker/voice-space.js';
import { cosine } from '../src/vector.js';
import { hasSpeakerSet, loadClipHalves, loadSpeakerFolders, type SpeakerSet } from './speaker-sets.js';

/** What the speaker bench gives: metric names carry the set after a dot; those without one are for test-other. */
export interface SpeakerScores {
  metrics: Record<string, number>;
  byKind: Record<string, { n: number } & Record<string, number>>;
  perItem: Record<string, unknown>[];
}

const MAIN = 'librispeech-test-other';
const ONE_CLIP = 'librispeech-one-clip';
const OCEAN = 'speechocean';
/** Random orders a set is streamed in. */
const ORDERS = 5;
const ENROLLED = 8;
const ENROLMENT_CLIPS = 4;

/**
 * Speaker tracking, verification and spoken askers with reference borders. `librispeech-test-other` is the measure; the other
 * sets also served to choose the defaults (see `SpeakerOptions`) and are reported beside it when they are there.
 */
export async function benchSpeakers(input: { dataDirectory: string; seed: number }): Promise<SpeakerScores> {
  const { dataDirectory, seed } = input;
  const encoder = await loadSherpaSpeakerEncoder({});
  try {
    const model = { modelId: encoder.id, dimension: encoder.dimension };
    const settings = { model, cohort: await loadSpeakerCohort(encoder.id) };
    const main = await loadSpeakerFolders(dataDirectory, MAIN, encoder);
    const none: SpeakerSet = { utterances: [], unreadable: [] };
    const halves = hasSpeakerSet(dataDirectory, ONE_CLIP)
      ? await loadClipHalves(dataDirectory, ONE_CLIP, encoder)
      : none;
    const ocean = hasSpeakerSet(dataDirectory, OCEAN) ? await loadSpeakerFolders(dataDirectory, OCEAN, encoder) : none;
    const scores: SpeakerScores = { metrics: {}, byKind: {}, perItem: [] };
    addTracking(scores, '', MAIN, main, seed, settings);
    addVerification(scores, MAIN, main.utterances, settings);
    addAskers(scores, main.utterances, halves.utterances, seed, settings);
    for (const [name, set] of [
      [ONE_CLIP, halves],
      [OCEAN, ocean],
    ] as const) {
      if (set.utterances.length === 0) continue;
      addTracking(scores, `.${name}`, name, set, seed, settings);
      addVerification(scores, name, set.utterances, settings);
    }
    return scores;
  } finally {
    await encoder.close();
  }
}

function addTracking(
  scores: SpeakerScores,
  suffix: string,
  set: string,
  { utterances, unreadable }: SpeakerSet,
  seed: number,
  settings: TrackingOptions,
): void {
  const runs = Array.from({ length: ORDERS }, (_, order) => trackSpeakers(utterances, seed + order, settings));
  const accuracies = runs.map((run) => run.trackingAccuracy);
  const found = runs.map((run) => run.speakersFound);
  Object.assign(scores.metrics, {
    [`trackingAccuracy${suffix}`]: mean(accuracies),
    [`trackingAccuracyMin${suffix}`]: Math.min(...accuracies),
    [`trackingAccuracySpread${suffix}`]: deviation(accuracies),
    [`onlineAccuracy${suffix}`]: mean(runs.map((run) => run.onlineAccuracy)),
    [`speakersFound${suffix}`]: mean(found),
    [`speakersFoundMin${suffix}`]: Math.min(...found),
    [`speakersFoundMax${suffix}`]: Math.max(...found),
    [`wrongMerges${suffix}`]: runs.reduce((sum, run) => sum + run.wrongMerges, 0),
  });
  scores.byKind[set] = {
    n: utterances.length,
    speakers: new Set(utterances.map(({ speaker }) => speaker)).size,
    orders: ORDERS,
    unreadable: unreadable.length,
  };
  for (const file of unreadable) scores.perItem.push({ set, unreadable: file });
  for (const { found: turns, ...run } of runs) {
    for (const turn of turns) scores.perItem.push({ set, order: run.seed, ...turn });
  }
}

function addVerification(
  scores: SpeakerScores,
  set: string,
  utterances: readonly TrackedUtterance[],
  { model, cohort }: TrackingOptions,
): void {
  const space = createVoiceSpace(prepareCohort(cohort, model.dimension), [], resolveSpeakerOptions(cohort.length));
  const points = utterances.map(({ vector }) => space.point(vector, 1));
  const pairs = utterances.flatMap((_, left) =>
    utterances.slice(left + 1).map((__, after) => [left, left + 1 + after] as const),
  );
  const trials = (score: (left: number, right: number) => number) =>
    pairs.map(([left, right]) => ({
      score: score(left, right),
      same: utterances[left]?.speaker === utterances[right]?.speaker,
    }));
  const vector = (index: number) => (utterances[index] as TrackedUtterance).vector;
  const point = (index: number) => points[index] as (typeof points)[number];
  const raw = equalErrorRate(trials((left, right) => cosine(vector(left), vector(right))));
  const normalised = equalErrorRate(trials((left, right) => space.score(point(left), point(right))));
  Object.assign(scores.metrics, {
    [`eer.${set}`]: raw.eer,
    [`eerThreshold.${set}`]: raw.threshold,
    [`eerNormalised.${set}`]: normalised.eer,
    [`eerNormalisedThreshold.${set}`]: normalised.threshold,
  });
}

function addAskers(
  scores: SpeakerScores,
  utterances: readonly TrackedUtterance[],
  strangers: readonly TrackedUtterance[],
  seed: number,
  settings: TrackingOptions,
): void {
  const runs = Array.from({ length: ORDERS }, (_, draw) =>
    askerTrials(utterances, seed + draw, { ...settings, enrolled: ENROLLED, clips: ENROLMENT_CLIPS, strangers }),
  );
  Object.assign(scores.metrics, {
    askerKnownRight: mean(runs.map((run) => run.knownRight)),
    askerKnownWrong: mean(runs.map((run) => run.knownWrong)),
    unknownAccepted: mean(runs.map((run) => run.unknownAccepted)),
  });
  for (const [draw, run] of runs.entries()) {
    for (const trial of run.trials) scores.perItem.push({ set: 'asker', order: seed + draw, ...trial });
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Standard deviation over the orders. */
function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}
