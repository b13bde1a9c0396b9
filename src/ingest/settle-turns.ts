import { reassignTurns, type TurnReassignment } from '../privacy/reassign-turns.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import { commitChanges, type IngestContext } from './ingest-context.js';
import type { SessionMemory } from './session-memory.js';

/**
 * Turns of the session go to the voices that explain them better, in one commit that can be undone. What people answered about a
 * turn stands. What the session remembers of the turns is forgotten: their clues go with them, and doubts about them are settled.
 */
export async function settleTurns(
  context: IngestContext,
  memory: SessionMemory,
  moves: readonly TurnReassignment[],
): Promise<void> {
  const { store, state, actor, clock, onProgress } = context;
  const open: TurnReassignment[] = [];
  for (const move of moves) {
    const reviews = await store.find('review', { where: { turnId: move.turnId } });
    if (!reviews.some(({ kind, answer }) => kind === 'turn' && answer !== undefined)) open.push(move);
  }
  if (open.length === 0) return;
  const at = clock.now();
  const batch = await reassignTurns(store, state.directory, open, { actor, at, recomputeVoice });
  await commitChanges(context, 'rescore', batch.changes, { undoable: true });
  for (const { turnId, intoVoiceId } of open)
    onProgress?.({ kind: 'turn-moved', turnId, personId: state.directory.personOfVoice(intoVoiceId) ?? intoVoiceId });
  const moved = new Set(open.map(({ turnId }) => turnId));
  memory.doubts = memory.doubts.filter(({ turnId }) => !moved.has(turnId));
  memory.speakersChanged = true;
  for (const held of [memory.names.byVoice, memory.names.byKey]) held.clear();
}
