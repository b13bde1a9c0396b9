import { MemoryError } from '../errors.js';
import type { IdSource } from '../ids.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Person, PersonId, Review, TurnId, Voice } from '../records/records.js';
import type { Batch } from '../store/memory-store.js';
import { createChangeDraft } from './change-draft.js';
import type { CorrectionContext } from './correct-people.js';
import { followTurns, hideWithoutTurns, type RecomputeVoice, recomputeVoices } from './follow-turns.js';
import type { GuardedReader } from './guarded-store.js';

/** What moving turns needs. */
export interface MoveOptions extends CorrectionContext {
  ids: IdSource;
  /** Number of the new person. */
  number: number;
  recomputeVoice: RecomputeVoice;
  /** Whose the turns are; without it a new person's. */
  to?: Person;
  action: 'split' | 'not-me' | 'review';
}

/**
 * Turns of a person turn out to be somebody else's: they get a new voice of that person, and what was said in them follows, with the
 * name if it rests on them alone, and the edges of turns that they answer. Facts that others said about the person stay. The
 * two are remembered as different people, so that no later merge by ear joins them again.
 */
export async function moveTurns(
  reader: GuardedReader,
  directory: PersonDirectory,
  personId: PersonId,
  turnIds: readonly TurnId[],
  options: MoveOptions,
): Promise<{ batch: Batch; person: Person }> {
  const { ids, number, recomputeVoice, actor, at, action } = options;
  const owned = new Set(directory.voicesOf(personId));
  const turns = await reader.getMany('turn', [...new Set(turnIds)]);
  const foreign = turnIds.length - turns.filter((turn) => owned.has(turn.voiceId)).length;
  if (turnIds.length === 0 || foreign > 0) {
    throw new MemoryError('invalid_argument', 'A split needs turns of this one person; list them by their ids.', {
      details: { turns: turnIds.length, foreign },
    });
  }
  const draft = createChangeDraft(reader);
  const person: Person = options.to ?? { id: ids('person'), createdAt: at, number, aliases: [], nameEvidence: [] };
  const { unsupported: _, unconfirmed: __, ...supported } = person;
  draft.put('person', supported);
  const heard = await reader.getMany('utterance', turnIds);
  const opened: Voice = {
    id: ids('voice'),
    personId: person.id,
    createdAt: at,
    status: 'labelled',
    prototypes: [],
    ...(heard[0] === undefined ? {} : { model: heard[0].model }),
  };
  draft.put('voice', opened);
  for (const turn of turns) draft.put('turn', { ...turn, voiceId: opened.id });
  for (const { runnerUpScore: ___, ...utterance } of heard)
    draft.put('utterance', { ...utterance, voiceId: opened.id, decision: 'assigned' });
  const touched = heard.length === 0 ? [] : [...heard.map(({ voiceId }) => voiceId), opened.id];
  await recomputeVoices(draft, reader, touched, turnIds, recomputeVoice);
  const move = { draft, reader, directory, from: personId, to: person.id, voiceId: opened.id, turns, owned };
  await hideWithoutTurns(move);
  await followTurns(move, options.to === undefined);
  draft.put('review', differentPeople(ids('review'), personId, person.id, at));
  return { batch: { action, actor, at, undoable: true, changes: draft.changes() }, person: supported };
}

/** The answer, given by a correction, that two people are not one. */
export function differentPeople(id: string, left: PersonId, right: PersonId, at: number): Review {
  const why = 'told apart by hand';
  const personIds = [left, right];
  return {
    id,
    kind: 'same-person',
    personIds,
    turnIds: [],
    score: 0,
    why,
    createdAt: at,
    answer: 'no',
    answeredAt: at,
  };
}
