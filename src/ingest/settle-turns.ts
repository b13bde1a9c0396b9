import { reassignTurns } from '../privacy/reassign-turns.js';
import type { TurnId } from '../records/records.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import type { TurnMove } from '../speaker/reconcile-session.js';
import type { SpeakerOptions } from '../speaker/speaker-options.js';
import { commitChanges, type IngestContext } from './ingest-context.js';

/**
 * Turns go to the voices that explain them better, in one commit that can be undone. What people answered about a turn stands.
 * Gives the ids of the turns that went.
 */
export async function settleTurns(
  context: IngestContext,
  moves: readonly TurnMove[],
  options: SpeakerOptions,
): Promise<TurnId[]> {
  const { store, state, actor, clock, onProgress } = context;
  const open: TurnMove[] = [];
  for (const move of moves) {
    const reviews = await store.find('review', { where: { turnId: move.turnId } });
    if (!reviews.some(({ kind, answer }) => kind === 'turn' && answer !== undefined)) open.push(move);
  }
  const reassigned = open.map(({ turnId, intoVoiceId, score, heldScore }) => ({
    turnId,
    intoVoiceId,
    score,
    learns: score >= options.update,
    reason: {
      ...(Number.isFinite(heldScore) ? { heldScore } : {}),
      why: 'the whole session heard, another voice explains it better',
    },
  }));
  const at = clock.now();
  const batch = await reassignTurns(store, state.directory, reassigned, { actor, at, recomputeVoice });
  await commitChanges(context, 'rescore', batch.changes, { undoable: true });
  for (const { turnId, intoVoiceId } of open)
    onProgress?.({ kind: 'turn-moved', turnId, personId: state.directory.personOfVoice(intoVoiceId) ?? intoVoiceId });
  return open.map(({ turnId }) => turnId);
}
