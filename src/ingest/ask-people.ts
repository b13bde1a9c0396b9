import { pairKey } from '../privacy/refused-pairs.js';
import { foldName } from '../records/person-directory.js';
import type { PersonId, Review } from '../records/records.js';
import type { NearMerge } from '../speaker/leftover-voices.js';
import { askNames, askSamePerson } from '../speaker/name-questions.js';
import { commitChanges, type IngestContext } from './ingest-context.js';
import type { NamingResult } from './name-people.js';
import type { VoiceDoubt } from './session-memory.js';

/** Questions of one kind that a session may raise: whoever is asked too much answers nothing. */
const MOST = 5;
const MOST_TURNS = 3;

type Question = Omit<Review, 'id' | 'createdAt'>;

/** Stores what fell just short as questions to people. One that was asked before, and answered or not, is not asked again. */
export async function askPeople(
  context: IngestContext,
  near: readonly NearMerge[],
  naming: NamingResult,
  doubts: readonly VoiceDoubt[],
): Promise<void> {
  const { state, ids, clock } = context;
  const groups: { questions: Question[]; most: number }[] = [
    { questions: nearMerges(context, near), most: MOST },
    {
      questions: askSamePerson(naming.input, naming.bindings).map(
        ({ personIds, turnIds, score, why }): Question => ({ kind: 'same-person', personIds, turnIds, score, why }),
      ),
      most: MOST,
    },
    {
      questions: askNames(naming.input, naming.bindings).map(
        ({ personId, name, turnIds, score, why }): Question => ({
          kind: 'name',
          personIds: [personId],
          name,
          turnIds,
          score,
          why,
        }),
      ),
      most: MOST,
    },
    { questions: doubtfulTurns(context, doubts), most: MOST_TURNS },
  ];
  const asked = new Set<string>();
  const people = groups.flatMap(({ questions }) => questions.flatMap(({ personIds }) => personIds));
  for (const personId of new Set(people)) {
    for (const id of state.directory.idsOf(personId))
      for (const review of await context.store.find('review', { where: { personId: id } }))
        asked.add(questionKey(context, review));
  }
  const fresh = groups.flatMap(({ questions, most }) => {
    const open = new Map(questions.map((question) => [questionKey(context, question), question]));
    const kept = [...open].filter(([key]) => !asked.has(key)).slice(0, most);
    for (const [key] of kept) asked.add(key);
    return kept.map(([, question]) => question);
  });
  await commitChanges(
    context,
    'session-end',
    fresh.map((question) => ({
      op: 'put',
      kind: 'review',
      record: { ...question, id: ids('review'), createdAt: clock.now() },
    })),
  );
}

function questionKey({ state }: IngestContext, { kind, personIds, name, turnIds }: Question): string {
  const [first = '', second = ''] = personIds.map((id) => state.directory.canonical(id));
  if (kind === 'name') return `${kind} ${first} ${foldName(name ?? '')}`;
  if (kind === 'turn') return `${kind} ${turnIds[0]}`;
  return `${kind} ${pairKey(first, second)}`;
}

function nearMerges({ state }: IngestContext, near: readonly NearMerge[]): Question[] {
  return near.flatMap(({ voiceIds, score, runnerUpScore, why }): Question[] => {
    const personIds = voiceIds.flatMap((id) => state.directory.personOfVoice(id) ?? []);
    if (personIds.length < 2 || personIds[0] === personIds[1]) return [];
    return [{ kind: 'same-person', personIds, turnIds: [], score, why, ...runnerUp(runnerUpScore) }];
  });
}

function doubtfulTurns({ state }: IngestContext, doubts: readonly VoiceDoubt[]): Question[] {
  const personOf = (voiceId: string): PersonId | undefined => state.directory.personOfVoice(voiceId);
  return doubts
    .toSorted((left, right) => left.score - left.runnerUpScore - (right.score - right.runnerUpScore))
    .flatMap(({ turnId, voiceId, otherVoiceId, score, runnerUpScore }): Question[] => {
      const [speaker, other] = [personOf(voiceId), personOf(otherVoiceId)];
      if (speaker === undefined || other === undefined || speaker === other) return [];
      const why = 'two people are about as near';
      return [{ kind: 'turn', personIds: [speaker, other], turnIds: [turnId], score, why, ...runnerUp(runnerUpScore) }];
    });
}

function runnerUp(score: number): { runnerUpScore?: number } {
  return Number.isFinite(score) ? { runnerUpScore: score } : {};
}
