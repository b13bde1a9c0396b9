import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import type { PersonId, Utterance, Voice } from '../records/records.js';
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
  /** The person named is a nameless voice of the one who asked. */
  isOwnSplinter: boolean;
}

/** Rates over the trials. */
export interface AskerScore {
  trials: AskerTrial[];
  /** Share of enrolled askers who came out known and as themselves. */
  knownRight: number;
  /** Share of enrolled askers who came out known as somebody else. */
  knownWrong: number;
  /** Share of strangers who came out known as somebody else. */
  unknownAccepted: number;
}

/** Who is asked about, and with what. */
export interface AskerSettings extends TrackingOptions {
  /** Speakers enrolled, with so many utterances each. */
  enrolled: number;
  clips: number;
  /** Utterances of people whom the space never heard. */
  strangers?: readonly TrackedUtterance[];
  /** One more utterance of everybody, strangers included, is in the space as a nameless provisional voice of its own. */
  splinters?: boolean;
}

/**
 * Enrols some speakers with a few utterances each, asks with their other ones and with all of the others' (and `strangers`').
 * Who is enrolled, and with which utterances, is drawn from the seed. An asker known as his own splinter is neither right nor wrong.
 */
export function askerTrials(
  utterances: readonly TrackedUtterance[],
  seed: number,
  settings: AskerSettings,
): AskerScore {
  const { model, cohort, options = {} } = settings;
  const random = createRandom(seed);
  const speakers = random.shuffle([...new Set(utterances.map(({ speaker }) => speaker))]).slice(0, settings.enrolled);
  const known = new Set(speakers);
  const splinters = new Map<PersonId, string>();
  const questions: TrackedUtterance[] = [];
  const voices: Voice[] = [];
  const enrol = (id: string, spoken: readonly TrackedUtterance[]) => {
    const blank: Voice = { id, personId: id, createdAt: 0, status: 'provisional', prototypes: [] };
    const enrolment = spoken.map(
      ({ id: turnId, vector, netSpeechMs }): Utterance => ({
        ...{
          id: turnId,
          voiceId: id,
          sessionId: 'enrolment',
          model,
          vector,
          netSpeechMs,
          decision: 'assigned',
          score: 0,
        },
      }),
    );
    voices.push(recomputeVoice(blank, enrolment));
  };
  const hear = (speaker: string, own: readonly TrackedUtterance[]) => {
    const [first, ...others] = own;
    if (settings.splinters !== true || first === undefined) return questions.push(...own);
    const id = `splinter of ${speaker}`;
    splinters.set(id, speaker);
    enrol(id, [first]);
    return questions.push(...others);
  };
  for (const speaker of speakers) {
    const own = random.shuffle(utterances.filter((utterance) => utterance.speaker === speaker));
    enrol(speaker, own.slice(0, settings.clips));
    hear(speaker, own.slice(settings.clips));
  }
  const others = [...utterances, ...(settings.strangers ?? [])].filter(({ speaker }) => !known.has(speaker));
  for (const speaker of new Set(others.map((utterance) => utterance.speaker)))
    hear(
      speaker,
      others.filter((utterance) => utterance.speaker === speaker),
    );
  const registry = createVoiceRegistry({ model, voices, ids: createSeededIds(random), options, cohort });
  const trials = questions.map((question): AskerTrial => {
    const asker = identifyAsker(
      question,
      registry,
      (voiceId) => voiceId,
      (personId) => splinters.has(personId),
    );
    const { speaker } = question;
    const personId = asker.outcome === 'unknown' ? undefined : asker.personId;
    const isOwnSplinter = personId !== undefined && splinters.get(personId) === speaker;
    return {
      ...{ id: question.id, enrolled: known.has(speaker), outcome: asker.outcome },
      ...{ right: personId === speaker, isOwnSplinter },
    };
  });
  const share = (enrolled: boolean, hit: (trial: AskerTrial) => boolean) => {
    const group = trials.filter((trial) => trial.enrolled === enrolled);
    return group.length === 0 ? 0 : group.filter(hit).length / group.length;
  };
  const isOther = ({ outcome, right, isOwnSplinter }: AskerTrial) => outcome === 'known' && !right && !isOwnSplinter;
  return {
    trials,
    knownRight: share(true, ({ outcome, right }) => outcome === 'known' && right),
    knownWrong: share(true, isOther),
    unknownAccepted: share(false, isOther),
  };
}
