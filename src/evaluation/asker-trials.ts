import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { Utterance, Voice } from '../records/records.js';
import { identifyAsker } from '../speaker/identify-asker.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import { createVoiceRegistry } from '../speaker/voice-registry.js';
import type { TrackedUtterance, TrackingOptions } from './speaker-tracking.js';

/** What came of one spoken question. */
export interface AskerTrial {
  id: string;
  /** Whether the asker was enrolled. */
  enrolled: boolean;
  outcome: 'known' | 'doubtful' | 'unknown';
  /** The person named is the one who asked. */
  right: boolean;
}

/** Rates over the trials. */
export interface AskerScore {
  trials: AskerTrial[];
  /** Share of enrolled askers who came out known and as themselves. */
  knownRight: number;
  /** Share of enrolled askers who came out known as somebody else. */
  knownWrong: number;
  /** Share of strangers who came out known as anybody. */
  unknownAccepted: number;
}

/**
 * Enrols some speakers with a few utterances each, asks with their other ones and with all of the others' (and `strangers`').
 * Who is enrolled, and with which utterances, is drawn from the seed.
 */
export function askerTrials(
  utterances: readonly TrackedUtterance[],
  seed: number,
  settings: TrackingOptions & { enrolled: number; clips: number; strangers?: readonly TrackedUtterance[] },
): AskerScore {
  const { model, cohort, options = {} } = settings;
  const random = createRandom(seed);
  const speakers = random.shuffle([...new Set(utterances.map(({ speaker }) => speaker))]).slice(0, settings.enrolled);
  const questions: TrackedUtterance[] = [];
  const voices = speakers.map((speaker): Voice => {
    const own = random.shuffle(utterances.filter((utterance) => utterance.speaker === speaker));
    questions.push(...own.slice(settings.clips));
    const blank: Voice = { id: speaker, personId: speaker, createdAt: 0, status: 'provisional', prototypes: [] };
    const enrolment = own.slice(0, settings.clips).map(
      ({ id, vector, netSpeechMs }): Utterance => ({
        id,
        voiceId: speaker,
        sessionId: 'enrolment',
        model,
        vector,
        netSpeechMs,
        decision: 'assigned',
        score: 0,
      }),
    );
    return recomputeVoice(blank, enrolment);
  });
  const registry = createVoiceRegistry({ model, voices, ids: createSeededIds(random), options, cohort });
  const known = new Set(speakers);
  const others = utterances.filter(({ speaker }) => !known.has(speaker));
  const trials = [...questions, ...others, ...(settings.strangers ?? [])].map((question): AskerTrial => {
    const asker = identifyAsker(question, registry, (voiceId) => voiceId);
    const right = asker.outcome !== 'unknown' && asker.personId === question.speaker;
    return { id: question.id, enrolled: known.has(question.speaker), outcome: asker.outcome, right };
  });
  const share = (enrolled: boolean, hit: (trial: AskerTrial) => boolean) => {
    const group = trials.filter((trial) => trial.enrolled === enrolled);
    return group.length === 0 ? 0 : group.filter(hit).length / group.length;
  };
  return {
    trials,
    knownRight: share(true, ({ outcome, right }) => outcome === 'known' && right),
    knownWrong: share(true, ({ outcome, right }) => outcome === 'known' && !right),
    unknownAccepted: share(false, ({ outcome }) => outcome === 'known'),
  };
}
