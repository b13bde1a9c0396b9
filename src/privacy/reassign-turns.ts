import type { PersonDirectory } from '../records/person-directory.js';
import type { Rescoring, TurnId, VoiceId } from '../records/records.js';
import type { Batch } from '../store/memory-store.js';
import { createChangeDraft } from './change-draft.js';
import type { CorrectionContext } from './correct-people.js';
import { followTurns, hideWithoutTurns, type RecomputeVoice, recomputeVoices } from './follow-turns.js';
import type { GuardedReader } from './guarded-store.js';

/** A turn that goes to a voice which explains it better. */
export interface TurnReassignment {
  turnId: TurnId;
  intoVoiceId: VoiceId;
  /** Whether the voice may learn from it. */
  learns: boolean;
  /** Score of the voice that gets it; as it was where none was made. */
  score?: number;
  reason: Rescoring;
}

/**
 * Turns change hands by ear, all in one batch: what was made of them follows, the voices on both sides are what their utterances
 * make of them, and each utterance keeps the reason. Unlike `moveTurns` nobody is told apart: it is not a person's word. Turns
 * without utterance or whose voice is their own person's already stay.
 */
export async function reassignTurns(
  reader: GuardedReader,
  directory: PersonDirectory,
  moves: readonly TurnReassignment[],
  options: CorrectionContext & { recomputeVoice: RecomputeVoice },
): Promise<Batch> {
  const { actor, at, recomputeVoice } = options;
  const draft = createChangeDraft(reader);
  const touched = new Set<VoiceId>();
  const groups = new Map<string, TurnReassignment[]>();
  const ids = moves.map(({ turnId }) => turnId);
  const turns = new Map((await reader.getMany('turn', ids)).map(({ version: _, ...turn }) => [turn.id, turn]));
  const heard = new Map((await reader.getMany('utterance', ids)).map(({ version: _, ...item }) => [item.id, item]));
  for (const move of moves) {
    const from = directory.personOfVoice(turns.get(move.turnId)?.voiceId ?? '');
    const to = directory.personOfVoice(move.intoVoiceId);
    if (from === undefined || to === undefined || from === to || !heard.has(move.turnId)) continue;
    const key = `${from} ${to} ${move.intoVoiceId}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  for (const [key, group] of groups) {
    const [from = '', to = '', voiceId = ''] = key.split(' ');
    const moving = group.flatMap(({ turnId }) => turns.get(turnId) ?? []);
    for (const { turnId, learns, score, reason } of group) {
      const utterance = heard.get(turnId);
      if (utterance === undefined) continue;
      const { runnerUpScore: _, ...kept } = utterance;
      const decision = learns ? 'claimed' : 'labelled';
      draft.put('utterance', { ...kept, voiceId, decision, score: score ?? kept.score, rescored: reason });
    }
    if (group.some(({ learns }) => learns)) touched.add(voiceId);
    for (const turn of moving) {
      touched.add(turn.voiceId);
      draft.put('turn', { ...turn, voiceId });
    }
    const owned = new Set(directory.voicesOf(from));
    const move = { draft, reader, directory, from, to, voiceId, turns: moving, owned };
    await hideWithoutTurns(move);
    await followTurns(move, false);
  }
  await recomputeVoices(draft, reader, touched, heard.keys(), recomputeVoice);
  return { action: 'rescore', actor, at, undoable: true, changes: draft.changes() };
}
