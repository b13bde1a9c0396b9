import type { DiarizedTurn } from '../speaker/diarization/diarized-turns.js';
import { type DecidedTurn, planRescoring } from '../speaker/rescore-turns.js';
import type { IngestContext } from './ingest-context.js';
import type { SessionMemory } from './session-memory.js';
import { settleTurns } from './settle-turns.js';

/** A turn of the session that has ended, in the times of its diarization. */
export interface ToldTurn {
  turnId: string;
  startMs: number;
  endMs: number;
}

/** Moves the turns that a session heard as a whole lays to somebody else (`settleTurns`). Repeating it changes nothing. */
export async function rescoreSession(
  context: IngestContext,
  memory: SessionMemory,
  told: readonly ToldTurn[],
  rescored: readonly DiarizedTurn[],
): Promise<void> {
  const moves = planRescoring(await asStored(context, told), rescored);
  const reason = { why: 'the session diarized as a whole lays it to this voice' };
  await settleTurns(
    context,
    memory,
    moves.map((move) => ({ ...move, learns: false, reason })),
  );
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
