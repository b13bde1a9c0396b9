import type { PersonId } from '../../records/records.js';
import type { Conversation, ConversationTurn } from '../conversation.js';
import { readCues, type TurnCues } from './turn-cues.js';

/** A turn with what its words say. */
export interface ReadTurn extends ConversationTurn {
  cues: TurnCues;
}

/** Everything that a decision about one turn may look at. */
export interface Scene {
  current: ReadTurn;
  /** Earlier turns, newest first. */
  before: readonly ReadTurn[];
  /** People who may be spoken to, the speaker left out. */
  candidates: readonly PersonId[];
  /** The turn after the current one, once it is there, with whom it is for as far as it tells by itself. */
  next?: ReadTurn;
}

/** Turns back at which an answer may reach and words are read. */
export const WINDOW = 40;
/** People beyond this many are too far away to be spoken to without a call. */
const MAX_CANDIDATES = 16;

/** A turn with its cues, as the people present hear it. */
export function readTurn(turn: ConversationTurn, { present, directory }: Conversation): ReadTurn {
  return { ...turn, cues: readCues(turn.turn, turn.speakerId, present, directory) };
}

/** Whom a turn may be for: who is called, then who spoke, most recent first. */
export function candidatesFor(
  turn: ReadTurn,
  before: readonly ReadTurn[],
  present: readonly PersonId[],
): readonly PersonId[] {
  const near = [...turn.cues.called, ...before.map((other) => other.speakerId), ...present];
  return [...new Set(near)]
    .filter((id) => id !== turn.speakerId)
    .slice(0, Math.max(MAX_CANDIDATES, turn.cues.called.length));
}

/** A picture was sent with the turn. */
export function showsPicture({ turn }: ConversationTurn): boolean {
  return turn.images !== undefined && turn.images.length > 0;
}

/** The people a turn was taken to address. */
export function addresseesOf(turn: ConversationTurn): readonly PersonId[] {
  return turn.interaction?.addressees.map((link) => link.personId) ?? [];
}

/** How sure it is that a turn addressed a person alone or with a few others; 0 when it did not. */
export function addressed(turn: ConversationTurn, personId: PersonId): number {
  if (turn.interaction === undefined || turn.interaction.toEveryone) return 0;
  return turn.interaction.addressees.find((link) => link.personId === personId)?.confidence ?? 0;
}

/** A turn was taken to speak to somebody else than a person, and how sure that was. */
export function addressedElse(turn: ConversationTurn, personId: PersonId): number {
  const { interaction } = turn;
  if (interaction === undefined || interaction.toEveryone || addressed(turn, personId) > 0) return 0;
  return interaction.addressees[0]?.confidence ?? 0;
}
