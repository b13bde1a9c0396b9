import type { ConversationTurn } from '../memory/conversation.js';
import { rememberTurn } from '../memory/remember-turn.js';
import type { Instant, Turn } from '../records/records.js';
import { timeStage } from '../stages.js';
import type { Change } from '../store/memory-store.js';
import { hearNames } from './hear-names.js';
import { commitChanges, type IngestContext } from './ingest-context.js';
import { MAX_TURN_CHARACTERS, requireLength } from './limits.js';
import { seePictures } from './see-pictures.js';
import { noteTurn, type SessionMemory } from './session-memory.js';

/** A turn ready to be stored: what was said, and what is new about who said it. */
export interface TurnToStore {
  turn: Turn;
  /** New or changed person, voice and utterance records. */
  identity: readonly Change[];
}

/** Stores one turn with everything the memory makes of it, in one commit: when it returns, the turn is searchable and survives a kill. */
export async function storeTurn(
  context: IngestContext,
  memory: SessionMemory,
  { turn: given, identity }: TurnToStore,
): Promise<ConversationTurn> {
  requireLength(given.text, MAX_TURN_CHARACTERS, 'The text of a turn');
  const { state, store, ids, clock, embedder, signal } = context;
  const turn = await withSeenPictures(given, context, memory);
  const isNewPerson = identity.some((change) => change.kind === 'person');
  const directory = isNewPerson ? state.preview(identity) : state.directory;
  const speakerId = directory.personOfVoice(turn.voiceId) ?? turn.voiceId;
  const present = [speakerId, ...memory.present.filter((id) => id !== speakerId)];
  const conversation = { session: memory.session, previous: memory.recent, present, directory };
  const clues = await timeStage('names', () => hearNames(context, memory.names, { turn, speakerId }, directory));
  const remembered = await rememberTurn(turn, speakerId, conversation, { reader: store, ids, embedder, signal });
  const changes: Change[] = [
    ...(memory.isNew ? [{ op: 'put' as const, kind: 'session' as const, record: memory.session }] : []),
    ...identity,
    { op: 'put', kind: 'turn', record: turn },
    ...clues,
    ...remembered.changes,
    ...(context.readByModel === true && turn.text.trim() !== '' ? [toTask(turn, clock.now())] : []),
  ];
  await timeStage('store', () => commitChanges(context, 'ingest', changes));
  const stored: ConversationTurn = { turn, speakerId, interaction: remembered.interaction };
  noteTurn(memory, stored, remembered.revised);
  context.onProgress?.({
    kind: 'turn-stored',
    turnId: turn.id,
    sessionId: turn.sessionId,
    personId: speakerId,
    isNewPerson,
    ...(turn.endedAt === undefined ? {} : { endMs: turn.endedAt - memory.session.startedAt }),
  });
  return stored;
}

async function withSeenPictures(turn: Turn, context: IngestContext, { session }: SessionMemory): Promise<Turn> {
  const { signal, warn = () => {} } = context;
  const images = await seePictures(turn.images, session, context.pictures, { signal, warn });
  return images === undefined ? turn : { ...turn, images };
}

function toTask({ id, sessionId }: Turn, queuedAt: Instant): Change {
  return { op: 'put', kind: 'task', record: { id, sessionId, queuedAt } };
}
