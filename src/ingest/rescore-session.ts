import { moveTurns } from '../privacy/move-turns.js';
import type { DiarizedTurn } from '../speaker/diarization/diarized-turns.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import { type DecidedTurn, planRescoring } from '../speaker/rescore-turns.js';
import type { VoiceRegistry } from '../speaker/voice-registry.js';
import { commitChanges, type IngestContext } from './ingest-context.js';

/** A turn of the session that has ended, in the times of its diarization. */
export interface ToldTurn {
  turnId: string;
  startMs: number;
  endMs: number;
}

/** Moves the turns that a session heard as a whole lays to somebody else, each in one commit with an undo. Repeating it changes nothing. */
export async function rescoreSession(
  context: IngestContext,
  registry: VoiceRegistry,
  told: readonly ToldTurn[],
  rescored: readonly DiarizedTurn[],
): Promise<void> {
  const { store, state, actor, clock, ids } = context;
  for (const { turnId, toVoiceId } of planRescoring(await asStored(context, told), rescored)) {
    const [turn, into] = [await store.get('turn', turnId), await store.get('voice', toVoiceId)];
    const from = state.directory.personOfVoice(turn?.voiceId ?? '');
    const to = await store.get('person', state.directory.personOfVoice(toVoiceId) ?? '');
    if (from === undefined || into === undefined || to === undefined) continue;
    const { batch } = await moveTurns(store, state.directory, from, [turnId], {
      ...{ actor, at: clock.now(), ids, number: state.nextPersonNumber(), recomputeVoice },
      ...{ to, into, action: 'session-end' },
    });
    await commitChanges(context, 'session-end', batch.changes, { undoable: true });
    registry.apply(
      batch.changes.flatMap((change) => (change.op === 'put' && change.kind === 'voice' ? [change.record] : [])),
    );
    context.onProgress?.({ kind: 'turn-moved', turnId, personId: to.id });
  }
}

/** Who the turns are today; those that were erased or never heard are left out. */
async function asStored({ store, state }: IngestContext, told: readonly ToldTurn[]): Promise<DecidedTurn[]> {
  const ids = told.map(({ turnId }) => turnId);
  const utterances = new Map((await store.getMany('utterance', ids)).map((utterance) => [utterance.id, utterance]));
  return told.flatMap(({ turnId, startMs, endMs }) => {
    const utterance = utterances.get(turnId);
    const personId = utterance && state.directory.personOfVoice(utterance.voiceId);
    if (utterance === undefined || personId === undefined) return [];
    return [{ turnId, startMs, endMs, voiceId: utterance.voiceId, personId, decision: utterance.decision }];
  });
}
