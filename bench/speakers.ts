import { loadSherpaSpeakerEncoder } from '../src/adapters/sherpa-onnx/speaker-encoder.js';
import { loadSpeakerCohort } from '../src/adapters/speaker-cohort.js';
import { type AskerScore, askerTrials } from '../src/evaluation/asker-trials.js';
import { type TrackedUtterance, type TrackingOptions, trackSpeakers } from '../src/evaluation/speaker-tracking.js';
import { addCrossSession } from './cross-session.js';
import { addCost } from './speaker-cost.js';
import { addRuns, mean, type SpeakerScores } from './speaker-scores.js';
import {
  halfOfSpeakers,
  hasSpeakerSet,
  loadAnnotatedTurns,
  loadClipParts,
  loadSpeakerFolders,
} from './speaker-sets.js';
import { addCalibrationFit, addVerification } from './speaker-verification.js';
import { addVoicedCase } from './voiced-case.js';

const MAIN = 'librispeech-test-other';
const ONE_CLIP = 'librispeech-one-clip';
const OCEAN = 'speechocean';
const AMI = 'ami-excerpts';
/** Random orders a set is streamed in. */
const ORDERS = 5;
const ENROLLED = 8;
const ENROLMENT_CLIPS = 4;
const AMI_LEAST_MS = 1_000;
/** Length of the short pieces that the calibration is fitted on, beside halves of clips. */
const PIECE_S = 2.5;

/**
 * Speaker tracking, verification, returning speakers, spoken askers and costs, with reference borders. Nothing was fitted on
 * `librispeech-test-other`, on the unseen half of `speechocean` or on `ami-excerpts`; `librispeech-one-clip` and the other half of
 * `speechocean` served for calibration and operating points (docs/speakers.md). Sets that are absent are left out.
 */
export async function benchSpeakers(input: {
  dataDirectory: string;
  seed: number;
  print?: (line: string) => void;
}): Promise<SpeakerScores> {
  const { dataDirectory, seed, print = () => {} } = input;
  const encoder = await loadSherpaSpeakerEncoder({});
  try {
    const model = { modelId: encoder.id, dimension: encoder.dimension };
    const settings = { model, cohort: await loadSpeakerCohort(encoder.id) };
    const scores: SpeakerScores = { metrics: {}, byKind: {}, perItem: [] };
    const whenThere = async (name: string, load: () => Promise<TrackedUtterance[]>) => {
      print(`encoding ${name}`);
      return hasSpeakerSet(dataDirectory, name) ? load() : [];
    };
    const unreadable: string[] = [];
    const main = await loadSpeakerFolders(dataDirectory, MAIN, encoder, unreadable);
    const parts = (count: (seconds: number) => number) => () => loadClipParts(dataDirectory, ONE_CLIP, encoder, count);
    const halves = await whenThere(
      ONE_CLIP,
      parts(() => 2),
    );
    const pieces = await whenThere(
      ONE_CLIP,
      parts((seconds) => Math.max(2, Math.floor(seconds / PIECE_S))),
    );
    const ocean = await whenThere(OCEAN, () => loadSpeakerFolders(dataDirectory, OCEAN, encoder, unreadable));
    const ami = await whenThere(AMI, () => loadAnnotatedTurns(dataDirectory, AMI, encoder, AMI_LEAST_MS));
    const fitting = halfOfSpeakers(ocean, 'fitting');
    scores.metrics['unreadableFiles'] = unreadable.length;
    for (const file of unreadable) scores.perItem.push({ unreadable: file });
    print('tracking and verification');
    for (const [name, suffix, utterances] of [
      [MAIN, '', main],
      [ONE_CLIP, `.${ONE_CLIP}`, halves],
      [OCEAN, `.${OCEAN}`, ocean],
      [`${OCEAN}-fitting`, `.${OCEAN}-fitting`, fitting],
      [`${OCEAN}-unseen`, `.${OCEAN}-unseen`, halfOfSpeakers(ocean, 'unseen')],
    ] as const) {
      if (utterances.length === 0) continue;
      addTracking(scores, suffix, name, utterances, seed, settings);
      addVerification(scores, name, utterances, settings);
    }
    if (ami.length > 0) addVerification(scores, AMI, ami, settings);
    if (pieces.length > 0) addCalibrationFit(scores, [halves, pieces, fitting], settings);
    addAskers(scores, main, halves, seed, settings);
    print('returning speakers');
    await addCrossSession(scores, { dataDirectory, set: MAIN, seed, encoder, settings });
    print('ten thousand voices');
    await addCost(scores, { dataDirectory, set: MAIN, seed, encoder, settings }, [...main, ...ocean]);
    print('the case voiced by carriers');
    await addVoicedCase(scores, { dataDirectory, set: MAIN, seed });
    return scores;
  } finally {
    await encoder.close();
  }
}

function addTracking(
  scores: SpeakerScores,
  suffix: string,
  set: string,
  utterances: readonly TrackedUtterance[],
  seed: number,
  settings: TrackingOptions,
): void {
  const runs = Array.from({ length: ORDERS }, (_, order) => trackSpeakers(utterances, seed + order, settings));
  const accuracies = runs.map((run) => run.trackingAccuracy);
  const found = runs.map((run) => run.speakersFound);
  addRuns(scores, 'trackingAccuracy', suffix, accuracies);
  Object.assign(scores.metrics, {
    [`trackingAccuracyMin${suffix}`]: Math.min(...accuracies),
    [`onlineAccuracy${suffix}`]: mean(runs.map((run) => run.onlineAccuracy)),
    [`speakersFound${suffix}`]: mean(found),
    [`speakersFoundMin${suffix}`]: Math.min(...found),
    [`speakersFoundMax${suffix}`]: Math.max(...found),
    [`speakersListed${suffix}`]: mean(runs.map((run) => run.speakersListed)),
    [`speakersUnlistedWrongly${suffix}`]: mean(runs.map((run) => run.unlistedWrongly)),
    [`voicesPerPerson${suffix}`]: mean(found) / new Set(utterances.map(({ speaker }) => speaker)).size,
    [`wrongMerges${suffix}`]: runs.reduce((sum, run) => sum + run.wrongMerges, 0),
    [`movedTurns${suffix}`]: mean(runs.map((run) => run.moves)),
    [`wrongMoves${suffix}`]: mean(runs.map((run) => run.wrongMoves)),
  });
  for (const { found: turns, ...run } of runs) {
    for (const turn of turns) scores.perItem.push({ set, order: run.seed, ...turn });
  }
}

function addAskers(
  scores: SpeakerScores,
  utterances: readonly TrackedUtterance[],
  strangers: readonly TrackedUtterance[],
  seed: number,
  settings: TrackingOptions,
): void {
  for (const splinters of [false, true]) {
    const suffix = splinters ? '.splinters' : '';
    const asked = { ...settings, enrolled: ENROLLED, clips: ENROLMENT_CLIPS, strangers, splinters };
    const runs = Array.from({ length: ORDERS }, (_, draw) => askerTrials(utterances, seed + draw, asked));
    for (const [name, rate] of [
      ['askerKnownRight', (run: AskerScore) => run.knownRight],
      ['askerKnownWrong', (run: AskerScore) => run.knownWrong],
      ['unknownAccepted', (run: AskerScore) => run.unknownAccepted],
    ] as const)
      addRuns(scores, name, suffix, runs.map(rate));
    for (const [draw, run] of runs.entries())
      for (const trial of run.trials) scores.perItem.push({ set: `asker${suffix}`, order: seed + draw, ...trial });
  }
}
