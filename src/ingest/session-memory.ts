import { MemoryError } from '../errors.js';
import { parseInstant } from '../language/parse-instant.js';
import type { ConversationTurn } from '../memory/conversation.js';
import { WINDOW } from '../memory/interaction/scene.js';
import type { Interaction, PersonId, Session, Turn, TurnId, VoiceId } from '../records/records.js';
import { type ConcurrentVoices, createConcurrentVoices } from '../speaker/concurrent-voices.js';
import { createNameMemory, type NameMemory } from './hear-names.js';
import type { IngestContext } from './ingest-context.js';

/** Turns that inference may look back on. */
export const RECENT_TURNS = WINDOW;

/** A session while it is being ingested: the little that inference about the next turn needs. */
export interface SessionMemory {
  readonly session: Session;
  /** True until the session record has been committed with its first turn. */
  isNew: boolean;
  nextOrdinal: number;
  /** Somebody got a name, or turns another speaker, since the session was opened: edges are worth inferring again. */
  speakersChanged: boolean;
  /** What was heard about names. */
  readonly names: NameMemory;
  /** Decisions about voices that were close, for questions at the end of the session. */
  doubts: VoiceDoubt[];
  /** The latest turns, oldest first. */
  recent: ConversationTurn[];
  /** Who spoke so far, most recent first. */
  present: PersonId[];
  /** Voices heard at the same time: never one person. */
  concurrent: ConcurrentVoices;
}

/** A turn that got a person's label although another was about as near. */
export interface VoiceDoubt {
  turnId: TurnId;
  voiceId: VoiceId;
  otherVoiceId: VoiceId;
  score: number;
  runnerUpScore: number;
}

/** How a caller names a session. */
export interface SessionInput {
  session: string;
  startedAt?: string | undefined;
  timeZone?: string | undefined;
}

/** Opens a session by its label: continues a stored one, or prepares a new one. Throws `invalid_argument` when a new one has no start. */
export async function openSession(context: IngestContext, input: SessionInput): Promise<SessionMemory> {
  const [stored] = await context.store.find('session', { where: { label: input.session } });
  if (stored !== undefined) return continueSession(context, stored);
  if (input.startedAt === undefined) {
    throw new MemoryError(
      'invalid_argument',
      'The first turn of a new session needs `startedAt`, so that "tomorrow" can be resolved; give an ISO 8601 date and time.',
    );
  }
  const timeZone = input.timeZone ?? context.timeZone;
  const session: Session = {
    id: context.ids('session'),
    label: input.session,
    startedAt: parseInstant(input.startedAt, timeZone),
    timeZone,
  };
  return {
    session,
    isNew: true,
    nextOrdinal: 0,
    speakersChanged: false,
    names: createNameMemory(),
    doubts: [],
    recent: [],
    present: [],
    concurrent: createConcurrentVoices(),
  };
}

async function continueSession(context: IngestContext, session: Session): Promise<SessionMemory> {
  const { store, state } = context;
  const where = { sessionId: session.id };
  const latest = (await store.find('turn', { where, descending: true, limit: RECENT_TURNS })).reverse();
  const interactions = new Map(
    (
      await store.getMany(
        'interaction',
        latest.map((turn) => turn.id),
      )
    ).map((edge) => [edge.id, edge]),
  );
  const speakerOf = (turn: Turn) => state.directory.personOfVoice(turn.voiceId) ?? turn.voiceId;
  const present: PersonId[] = [];
  for (const turn of [...latest].reverse()) if (!present.includes(speakerOf(turn))) present.push(speakerOf(turn));
  const recent = latest.map((turn): ConversationTurn => {
    const interaction = interactions.get(turn.id);
    return { turn, speakerId: speakerOf(turn), ...(interaction === undefined ? {} : { interaction }) };
  });
  return {
    session,
    isNew: false,
    nextOrdinal: (latest.at(-1)?.ordinal ?? -1) + 1,
    speakersChanged: false,
    names: createNameMemory(),
    doubts: [],
    recent,
    present,
    concurrent: createConcurrentVoices(),
  };
}

/**
 * Others have changed the space meanwhile: what is remembered of the session is read again. A session that was erased begins anew
 * with its next turn.
 */
export async function rereadSession(context: IngestContext, memory: SessionMemory): Promise<void> {
  const [stored] = await context.store.find('session', { where: { label: memory.session.label } });
  if (stored === undefined) {
    Object.assign(memory, { isNew: true, nextOrdinal: 0, recent: [], present: [], names: createNameMemory() });
    return;
  }
  const { session, nextOrdinal, recent, present } = await continueSession(context, stored);
  // Clues of a turn that was not committed are unlearnt with the rest.
  Object.assign(memory, { session, isNew: false, nextOrdinal, recent, present, names: createNameMemory() });
}

/** Takes a committed turn into the session's short memory. */
export function noteTurn(memory: SessionMemory, added: ConversationTurn, revised: readonly Interaction[]): void {
  const newer = new Map(revised.map((interaction) => [interaction.id, interaction]));
  const updated = memory.recent.map((entry) => {
    const interaction = newer.get(entry.turn.id);
    return interaction === undefined ? entry : { ...entry, interaction };
  });
  memory.recent = [...updated, added].slice(-RECENT_TURNS);
  memory.present = [added.speakerId, ...memory.present.filter((id) => id !== added.speakerId)];
  memory.nextOrdinal = added.turn.ordinal + 1;
  memory.isNew = false;
}
