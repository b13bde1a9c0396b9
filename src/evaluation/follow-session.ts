import type { Conversation, ConversationTurn } from '../memory/conversation.js';
import { type AddresseeModel, shippedModel } from '../memory/interaction/addressee-model.js';
import { decide } from '../memory/interaction/decide.js';
import { inferInteraction, reviseInteraction, sceneOf } from '../memory/interaction/infer-interaction.js';
import { WINDOW } from '../memory/interaction/scene.js';
import { createPersonDirectory, type PersonDirectory } from '../records/person-directory.js';
import type { Interaction, Person, PersonId, Session } from '../records/records.js';
import type { AddresseeSession, AddresseeTurn } from './addressee-sets.js';

const START = Date.UTC(2026, 0, 5, 9);

/** Which lines lose their leading call before the system sees them. */
export type Stripping = 'none' | 'scored' | 'every';

/** People of a space, each known from the first turn on. */
export interface People {
  of(name: string): PersonId;
  nameOf(id: PersonId): string;
  directory(): PersonDirectory;
}

/** One turn of a conversation as the system sees it. */
export interface FollowedTurn {
  turn: AddresseeTurn;
  /** The turn that is judged: without its call where that is stripped. */
  judged: ConversationTurn;
  conversation: Conversation;
  /** Edges of the judged turn when it was said. */
  interaction: Interaction;
  /** The judged turn and what came after it, once the next turn has been said. */
  next?: { heard: ConversationTurn; conversation: Conversation; interaction: Interaction };
}

/** Settings of {@link followSession}. */
export interface FollowOptions {
  stripping: Stripping;
  model?: AddresseeModel;
  /** Turns before this one are only heard for who speaks. */
  from?: number;
  /** Turns that are judged; by default those with gold addressees. */
  judges?: (turn: AddresseeTurn) => boolean;
}

/**
 * Follows a conversation turn by turn, speakers given, everything else hidden: each judged turn with its first edges and with
 * those that the turn after it leaves. People exist from their first turn on.
 */
export function followSession(session: AddresseeSession, people: People, options: FollowOptions): FollowedTurn[] {
  const { stripping, model, from = 0, judges = (turn) => turn.gold !== undefined } = options;
  const record: Session = { id: session.id, label: session.id, startedAt: START, timeZone: 'UTC' };
  const previous: ConversationTurn[] = [];
  const followed: FollowedTurn[] = [];
  let present: PersonId[] = [];
  let waiting: FollowedTurn | undefined;
  for (const [ordinal, turn] of session.turns.entries()) {
    const speakerId = people.of(turn.speaker);
    present = [speakerId, ...present.filter((id) => id !== speakerId)];
    if (ordinal < from) continue;
    const at = (text: string): ConversationTurn => ({
      turn: {
        id: turn.id,
        sessionId: session.id,
        ordinal,
        voiceId: speakerId,
        startedAt: START + (turn.startMs ?? 0),
        text,
        ...(turn.endMs === undefined ? {} : { endedAt: START + turn.endMs }),
        ...(turn.picture === true ? { images: [{ id: `${turn.id}/picture` }] } : {}),
      },
      speakerId,
    });
    const heard = at(stripping === 'every' ? (turn.stripped ?? turn.text) : turn.text);
    const conversation: Conversation = {
      session: record,
      previous: previous.slice(-WINDOW),
      present,
      directory: people.directory(),
    };
    if (waiting !== undefined) {
      const before = { ...waiting.judged, interaction: waiting.interaction };
      const seen = { ...conversation, previous: [...conversation.previous.slice(0, -1), before] };
      const next = { ...heard, interaction: decide(sceneOf(heard, seen), model ?? shippedModel()) };
      const interaction = reviseInteraction(next, seen, model) ?? waiting.interaction;
      waiting.next = { heard: next, conversation: seen, interaction };
      waiting = undefined;
    }
    const { current, revised } = inferInteraction(heard, conversation, model);
    for (const interaction of revised) replace(previous, interaction);
    if (judges(turn)) {
      const alone = stripping === 'scored' && turn.stripped !== undefined && turn.stripped !== turn.text;
      const judged = alone ? at(turn.stripped as string) : heard;
      const seen = { ...conversation, previous: previous.slice(-WINDOW) };
      const interaction = alone ? decide(sceneOf(judged, seen), model ?? shippedModel()) : current;
      waiting = { turn, judged, conversation: seen, interaction };
      followed.push(waiting);
    }
    previous.push({ ...heard, interaction: current });
  }
  return followed;
}

function replace(turns: ConversationTurn[], interaction: Interaction): void {
  const index = turns.findLastIndex((turn) => turn.turn.id === interaction.id);
  const turn = turns[index];
  if (turn !== undefined) turns[index] = { ...turn, interaction };
}

/** Nobody yet. */
export function createPeople(): People {
  const persons: Person[] = [];
  const ids = new Map<string, PersonId>();
  let directory = createPersonDirectory(persons, []);
  return {
    of(name) {
      const known = ids.get(name);
      if (known !== undefined) return known;
      const number = persons.length + 1;
      const id = `person_${number}`;
      ids.set(name, id);
      persons.push({ id, createdAt: START, number, displayName: name, aliases: [], nameEvidence: [] });
      directory = createPersonDirectory(persons, []);
      return id;
    },
    nameOf: (id) => directory.displayName(id),
    directory: () => directory,
  };
}
