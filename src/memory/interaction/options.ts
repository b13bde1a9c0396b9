import type { PersonId } from '../../records/records.js';
import { flag, measure } from './feature.js';
import { lookUpMessage, messageFeatures } from './message-features.js';
import { type Outlook, takeOutlook } from './outlook.js';
import { lookUpCandidate, personFeatures } from './person-features.js';
import { addressed, type ReadTurn, type Scene } from './scene.js';
import { turnFeatures } from './turn-features.js';

/** Whom a turn may be for: one person, those called together, the asker and who is called after, everyone, nobody present. */
export type OptionKind = 'person' | 'called' | 'answer-then-call' | 'pair' | 'everyone' | 'nobody';

/** One reading of a turn: whom it is for and what it answers. */
export interface Option {
  kind: OptionKind;
  personIds: readonly PersonId[];
  /** The earlier turn that it answers; absent when it opens something. */
  reply?: ReadTurn;
  /** Places in {@link Readings.people} and {@link Readings.messages}; -1 for none. */
  person: number;
  message: number;
}

/** Every reading of a turn, with the features of what they are made of, in the order of the feature names. */
export interface Readings {
  turn: readonly number[];
  people: readonly (readonly number[])[];
  messages: readonly (readonly number[])[];
  options: readonly Option[];
}

/** Lists the readings of a turn and measures what they are made of. */
export function listReadings(scene: Scene): Readings {
  const outlook = takeOutlook(scene);
  const { before, candidates, me } = outlook;
  const places = new Map(candidates.map((id, index) => [id, index]));
  const placeOf = (id: PersonId | undefined) => places.get(id ?? '') ?? -1;
  const options: Option[] = candidates.map((id, person) => ({ kind: 'person', personIds: [id], person, message: -1 }));
  for (const [message, reply] of before.entries()) {
    const person = placeOf(reply.speakerId);
    if (person >= 0) options.push({ kind: 'person', personIds: [reply.speakerId], reply, person, message });
  }
  for (const set of jointOptions(outlook)) {
    const message = set.reply === undefined ? -1 : before.indexOf(set.reply);
    options.push({ ...set, person: placeOf(set.personIds[0]), message });
  }
  if (candidates.length !== 1 || outlook.current.cues.group) {
    const everyone = { kind: 'everyone', personIds: candidates, person: -1 } as const;
    options.push({ ...everyone, message: -1 });
    const [previous] = before;
    if (previous !== undefined && previous.speakerId !== me) options.push({ ...everyone, reply: previous, message: 0 });
  }
  options.push({ kind: 'nobody', personIds: [], person: -1, message: -1 });
  return {
    turn: measure(turnFeatures, outlook),
    people: candidates.map((id) => measure(personFeatures, lookUpCandidate(outlook, id))),
    messages: before.map((_, index) => measure(messageFeatures, lookUpMessage(outlook, index))),
    options,
  };
}

/** Kinds of readings, in the order of their flags among the features. */
export const KINDS: readonly OptionKind[] = ['person', 'called', 'answer-then-call', 'pair', 'everyone', 'nobody'];
/** Readings with more than one addressee. */
function jointOptions({ current, before, me, candidates }: Outlook): Omit<Option, 'person' | 'message'>[] {
  const { called } = current.cues;
  const found: Omit<Option, 'person' | 'message'>[] = [];
  const [previous] = before;
  const answered = previous !== undefined && previous.speakerId !== me ? previous : undefined;
  if (called.length > 1) {
    found.push({ kind: 'called', personIds: called });
    const reply = before.find((turn) => called.includes(turn.speakerId) && addressed(turn, me) > 0);
    if (reply !== undefined) found.push({ kind: 'called', personIds: called, reply });
  }
  if (answered === undefined) return found;
  const answersFirst = called.length > 0 && !current.cues.callLeads;
  if (answersFirst && !called.includes(answered.speakerId) && addressed(answered, me) > 0) {
    found.push({ kind: 'answer-then-call', personIds: [...called, answered.speakerId], reply: answered });
  }
  const partner = answered.interaction?.toEveryone
    ? undefined
    : answered.interaction?.addressees.find((link) => link.personId !== me)?.personId;
  if (called.length === 0 && partner !== undefined && candidates.includes(partner)) {
    found.push({ kind: 'pair', personIds: [answered.speakerId, partner], reply: answered });
  }
  return found;
}

/** Names of the features that every option shares, and of an option's own, in order. */
export const featureNames: { turn: readonly string[]; option: readonly string[] } = {
  turn: turnFeatures.map(({ name }) => name),
  option: [...KINDS.map((kind) => `kind:${kind}`), ...[...personFeatures, ...messageFeatures].map(({ name }) => name)],
};

/** The features of one option in the order of the names: its kind, its person, the turn that it answers. */
export function rowOf(readings: Readings, { kind, person, message }: Option): number[] {
  return [
    ...KINDS.map((other) => flag(other === kind)),
    ...(readings.people[person] ?? personFeatures.map(() => 0)),
    ...(readings.messages[message] ?? messageFeatures.map(() => 0)),
  ];
}
