import type { PersonId } from '../../records/records.js';
import type { ConversationTurn } from '../conversation.js';
import { type TurnCues, topicTerms } from './turn-cues.js';

/** One reason for or against a person as the addressee, in log-odds. */
export interface Evidence {
  personId: PersonId;
  weight: number;
  why: string;
}

/** A turn with what its words say. */
export interface ReadTurn extends ConversationTurn {
  cues: TurnCues;
}

/** What the evidence about one turn may look at. */
export interface Scene {
  current: ReadTurn;
  /** Earlier turns, newest first. */
  before: readonly ReadTurn[];
  /** People who may be spoken to. */
  candidates: readonly PersonId[];
}

/** Log-odds, set by hand and checked on chat (IRC train split) and multi-party dialogue. */
const WEIGHTS = {
  previousSpeaker: 1.9,
  speakerBeforeLast: 0.3,
  addressedMe: [2.2, 1.4, 0.9, 0.5],
  askedMe: 0.6,
  openQuestion: 1,
  sharedTopic: 0.5,
  partnerOfPrevious: 0.6,
  floor: 0.7,
  keptSpeakingTo: 1.2,
  lastPartner: 0.5,
  mentioned: -2.5,
} as const;

/** How many turns back somebody who spoke to the speaker still waits for an answer. */
const MEMORY = 4;

/** Everything that speaks for or against each candidate, apart from being called. */
export function gatherEvidence(scene: Scene): Evidence[] {
  return [
    ...fromTurnTaking(scene),
    ...fromPendingTurns(scene),
    ...fromOpenQuestion(scene),
    ...fromFloor(scene),
    ...fromTopic(scene),
    ...fromMentions(scene),
  ].filter((item) => scene.candidates.includes(item.personId));
}

/** The people a turn was taken to address. */
export function addresseesOf(turn: ConversationTurn): PersonId[] {
  return turn.interaction?.addressees.map((link) => link.personId) ?? [];
}

function fromTurnTaking({ current, before }: Scene): Evidence[] {
  const found: Evidence[] = [];
  const [previous] = before;
  if (previous === undefined) return found;
  if (previous.speakerId === current.speakerId) {
    for (const personId of addresseesOf(previous)) {
      found.push({ personId, weight: WEIGHTS.keptSpeakingTo, why: 'the speaker goes on after speaking to them' });
    }
  }
  const others = [...new Set(before.map((turn) => turn.speakerId))].filter((id) => id !== current.speakerId);
  const [last, beforeLast] = others;
  if (last !== undefined) {
    found.push({ personId: last, weight: WEIGHTS.previousSpeaker, why: 'spoke just before' });
  }
  if (beforeLast !== undefined) {
    found.push({ personId: beforeLast, weight: WEIGHTS.speakerBeforeLast, why: 'spoke shortly before' });
  }
  if (previous.speakerId !== current.speakerId && !previous.interaction?.toEveryone) {
    for (const personId of addresseesOf(previous)) {
      if (personId === current.speakerId) continue;
      found.push({ personId, weight: WEIGHTS.partnerOfPrevious, why: 'was just spoken to by somebody else' });
    }
  }
  const own = before.find((turn) => turn.speakerId === current.speakerId);
  if (own !== undefined && own !== previous && !own.interaction?.toEveryone) {
    for (const personId of addresseesOf(own)) {
      found.push({ personId, weight: WEIGHTS.lastPartner, why: 'the speaker spoke to them last' });
    }
  }
  return found;
}

/** Turns addressed to the speaker that the speaker has not answered. */
function fromPendingTurns({ current, before }: Scene): Evidence[] {
  const found: Evidence[] = [];
  const seen = new Set<PersonId>();
  for (const [distance, turn] of before.slice(0, MEMORY).entries()) {
    if (turn.speakerId === current.speakerId) break;
    if (!addresseesOf(turn).includes(current.speakerId) || seen.has(turn.speakerId)) continue;
    seen.add(turn.speakerId);
    const shared = turn.interaction?.toEveryone ? 0.5 : 1;
    found.push({
      personId: turn.speakerId,
      weight: shared * (WEIGHTS.addressedMe[distance] ?? 0),
      why: distance === 0 ? 'has just spoken to the speaker' : 'spoke to the speaker and has no answer yet',
    });
    if (turn.cues.question) {
      found.push({ personId: turn.speakerId, weight: WEIGHTS.askedMe, why: 'asked the speaker' });
    }
  }
  return found;
}

/** A question to several people that others are answering in turn: the next answer goes to the asker as well. */
function fromOpenQuestion({ current, before }: Scene): Evidence[] {
  if (current.cues.question) return [];
  const answered = new Set<PersonId>();
  for (const turn of before.slice(0, MEMORY)) {
    if (turn.speakerId === current.speakerId) return [];
    const asks = turn.cues.question || turn.interaction?.toEveryone === true;
    if (asks && turn.cues.called.length !== 1 && answered.size > 0) {
      return [
        { personId: turn.speakerId, weight: WEIGHTS.openQuestion, why: 'asked several people, who answer in turn' },
      ];
    }
    if (turn.cues.question) return [];
    answered.add(turn.speakerId);
  }
  return [];
}

/** Somebody to whom several people have just been speaking holds the floor. */
function fromFloor({ current, before }: Scene): Evidence[] {
  const speakers = new Map<PersonId, Set<PersonId>>();
  for (const turn of before.slice(0, MEMORY)) {
    if (turn.speakerId === current.speakerId || turn.interaction?.toEveryone) continue;
    for (const id of addresseesOf(turn)) speakers.set(id, (speakers.get(id) ?? new Set()).add(turn.speakerId));
  }
  return [...speakers]
    .filter(([id, from]) => from.size >= 2 && id !== current.speakerId)
    .map(([personId]) => ({ personId, weight: WEIGHTS.floor, why: 'several people are speaking to them' }));
}

/** Shared words that count at most. */
const MAX_SHARED = 2;

/** The turn takes up words of what somebody said last. */
function fromTopic({ current, before }: Scene): Evidence[] {
  const own = topicTerms(current.turn);
  const seen = new Set<PersonId>([current.speakerId]);
  return before.flatMap((turn) => {
    if (seen.has(turn.speakerId)) return [];
    seen.add(turn.speakerId);
    const shared = [...topicTerms(turn.turn)].filter((term) => own.has(term)).length;
    if (shared === 0) return [];
    const weight = WEIGHTS.sharedTopic * Math.min(shared, MAX_SHARED);
    return [{ personId: turn.speakerId, weight, why: 'takes up words of their last turn' }];
  });
}

/** Who is talked about is rarely talked to. */
function fromMentions({ current }: Scene): Evidence[] {
  return [...current.cues.mentioned].map((personId) => ({
    personId,
    weight: WEIGHTS.mentioned,
    why: 'is talked about',
  }));
}
