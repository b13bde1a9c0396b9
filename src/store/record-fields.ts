import type { RecordKind, RecordTypes } from '../records/records.js';
import type { FindFields } from './memory-store.js';

/** Every kind of record, in the order in which reports list them. */
export const recordKinds = [
  'space',
  'session',
  'turn',
  'interaction',
  'voice',
  'utterance',
  'person',
  'fact',
  'profile',
  'document',
  'clue',
  'review',
  'task',
] as const satisfies readonly RecordKind[];

/** Reads the values that a record is found by under one field: none, one, or for list-valued fields several. */
export type FieldReader<T> = (record: T) => readonly string[];

const one = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value]);

const readers: { [K in RecordKind]: { [F in keyof FindFields[K]]-?: FieldReader<RecordTypes[K]> } } = {
  space: {},
  session: { label: (session) => one(session.label) },
  turn: {
    sessionId: (turn) => one(turn.sessionId),
    voiceId: (turn) => one(turn.voiceId),
    externalId: (turn) => one(turn.externalId),
  },
  interaction: {
    sessionId: (interaction) => one(interaction.sessionId),
    addresseeId: (interaction) => interaction.addressees.map((link) => link.personId),
    replyToTurnId: (interaction) => one(interaction.replyTo?.turnId),
  },
  voice: { personId: (voice) => one(voice.personId), label: (voice) => one(voice.label) },
  utterance: { voiceId: (utterance) => one(utterance.voiceId), sessionId: (utterance) => one(utterance.sessionId) },
  person: { mergedInto: (person) => one(person.mergedInto) },
  fact: {
    subjectId: (fact) => one(fact.subjectId),
    speakerId: (fact) => one(fact.speakerId),
    attribute: (fact) => one(fact.attribute),
    sessionId: (fact) => one(fact.sessionId),
    evidence: (fact) => fact.evidence,
  },
  profile: {
    personId: (entry) => one(entry.personId),
    attribute: (entry) => one(entry.attribute),
    evidence: (entry) => entry.evidence,
  },
  document: {
    sessionId: (document) => one(document.sessionId),
    evidence: (document) => document.evidence,
    voiceId: (document) => one(document.voiceId),
    subjectId: (document) => one(document.subjectId),
  },
  clue: {
    voiceId: (clue) => one(clue.voiceId),
    key: (clue) => one(clue.key),
    saidByVoiceId: (clue) => one(clue.saidByVoiceId),
    evidence: (clue) => clue.evidence,
  },
  review: {
    personId: (review) => review.personIds,
    turnId: (review) => review.turnIds,
    state: (review) => one(review.answer ?? 'open'),
  },
  task: { sessionId: (task) => one(task.sessionId) },
};

/** The readers of the fields that a kind can be found by, by field name. */
export function fieldReaders<K extends RecordKind>(kind: K): Readonly<Record<string, FieldReader<RecordTypes[K]>>> {
  return readers[kind];
}
