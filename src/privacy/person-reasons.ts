import type { PersonDirectory } from '../records/person-directory.js';
import type { MergeReason, Person, PersonId, Review, TurnId } from '../records/records.js';
import type { GuardedReader } from './guarded-store.js';

/** Why a person is who they are: ids, numbers and reasons without words of a conversation. */
export interface PersonReasons {
  personId: PersonId;
  name: {
    /** Absent while unnamed. */
    source?: Person['nameSource'];
    why?: string;
    weight?: number;
    evidence: readonly TurnId[];
  };
  /** People joined into this one; without `reason` somebody asked for it. */
  merged: { personId: PersonId; number: number; reason?: MergeReason }[];
  /** Kin words of others for this person. */
  kin: { word: string; saidBy: PersonId; evidence: readonly TurnId[] }[];
  voices: { voiceId: string; status: string; utterances: number; netSpeechMs: number; prototypes: number }[];
  /** Questions about this person and their answers. */
  reviews: { id: string; kind: Review['kind']; personIds: readonly PersonId[]; score: number; answer: string }[];
}

/** Gathers the reasons behind a person. */
export async function personReasons(
  reader: GuardedReader,
  directory: PersonDirectory,
  personId: PersonId,
): Promise<PersonReasons> {
  const ids = directory.idsOf(personId);
  const records = await reader.getMany('person', ids);
  const person = records.find(({ id }) => id === directory.canonical(personId));
  const voices = await reader.getMany('voice', directory.voicesOf(personId));
  const reviews = new Map<string, Review>();
  for (const id of ids)
    for (const review of await reader.find('review', { where: { personId: id } })) reviews.set(review.id, review);
  const { nameSource, nameWhy, nameWeight, nameEvidence = [] } = person ?? {};
  return {
    personId: directory.canonical(personId),
    name: {
      ...(nameSource === undefined ? {} : { source: nameSource }),
      ...(nameWhy === undefined ? {} : { why: nameWhy }),
      ...(nameWeight === undefined ? {} : { weight: nameWeight }),
      evidence: nameEvidence,
    },
    merged: records
      .filter((record) => record.mergedInto !== undefined)
      .map(({ id, number, mergeReason }) => ({
        personId: id,
        number,
        ...(mergeReason === undefined ? {} : { reason: mergeReason }),
      })),
    kin: records.flatMap(({ kinNames = [] }) => [...kinNames]),
    voices: voices.map(({ id, status, statistics, prototypes }) => ({
      voiceId: id,
      status,
      utterances: statistics?.count ?? 0,
      netSpeechMs: Math.round(statistics?.netSpeechMs ?? 0),
      prototypes: prototypes.length,
    })),
    reviews: [...reviews.values()].map(({ id, kind, personIds, score, answer }) => ({
      id,
      kind,
      personIds,
      score,
      answer: answer ?? 'open',
    })),
  };
}
