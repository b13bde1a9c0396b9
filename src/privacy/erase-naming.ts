import { foldName, type PersonDirectory } from '../records/person-directory.js';
import type { Person, PersonId, Turn } from '../records/records.js';
import type { ErasureDraft } from './erasure-draft.js';
import type { GuardedReader } from './guarded-store.js';

/**
 * What names rested on, and questions about who is who, lose the erased turns and go with the erased voices and people; kin words,
 * refused names and reasons of other people that point at what is erased go too. Run it after the voices.
 */
export async function eraseNaming(
  reader: GuardedReader,
  directory: PersonDirectory,
  draft: ErasureDraft,
  turns: readonly Turn[],
  people: readonly PersonId[],
): Promise<void> {
  const gone = new Set(turns.map((turn) => turn.id));
  const voiceIds = new Set([...turns.map((turn) => turn.voiceId), ...people.flatMap((id) => directory.voicesOf(id))]);
  for (const turnId of gone)
    for (const clue of await reader.find('clue', { where: { evidence: turnId } })) draft.delete('clue', clue.id);
  for (const voiceId of voiceIds) {
    if (!draft.isDeleted('voice', voiceId)) continue;
    for (const field of ['voiceId', 'saidByVoiceId'] as const)
      for (const clue of await reader.find('clue', { where: { [field]: voiceId } })) draft.delete('clue', clue.id);
  }
  const persons = await reader.find('person');
  const erased = new Set(persons.filter(({ id }) => draft.isDeleted('person', id)).map(({ id }) => id));
  for (const personId of erased)
    for (const review of await reader.find('review', { where: { personId } })) draft.delete('review', review.id);
  for (const turnId of gone) {
    for (const stored of await reader.find('review', { where: { turnId } })) {
      const review = draft.pending('review', stored.id) ?? stored;
      const turnIds = review.turnIds.filter((id) => !gone.has(id));
      if (turnIds.length === 0) draft.delete('review', review.id);
      else draft.rewrite('review', { ...review, turnIds });
    }
  }
  const names = new Set(
    persons
      .filter(({ id }) => erased.has(id))
      .flatMap(({ displayName, aliases }) => [displayName ?? '', ...aliases].map(foldName)),
  );
  for (const stored of persons) {
    if (erased.has(stored.id)) continue;
    const person = draft.pending('person', stored.id) ?? stored;
    const cleaned = withoutErased(person, { gone, erased, names, isErased: (id) => draft.isDeleted('session', id) });
    if (cleaned !== person) draft.rewrite('person', cleaned);
  }
}

function withoutErased(
  person: Person,
  {
    gone,
    erased,
    names,
    isErased,
  }: {
    gone: ReadonlySet<string>;
    erased: ReadonlySet<PersonId>;
    names: ReadonlySet<string>;
    isErased: (sessionId: string) => boolean;
  },
): Person {
  const { kinNames, refusedNames, mergeReason, mergedInto, ...rest } = person;
  const kin = kinNames
    ?.filter(({ saidBy }) => !erased.has(saidBy))
    .map((name) => ({ ...name, evidence: name.evidence.filter((id) => !gone.has(id)) }))
    .filter(({ evidence }) => evidence.length > 0);
  const refused = refusedNames?.filter((name) => !names.has(name));
  const keepsReason = mergeReason !== undefined && !isErased(mergeReason.sessionId);
  const changed =
    kin?.length !== kinNames?.length ||
    kinNames?.some(({ evidence }) => evidence.some((id) => gone.has(id))) === true ||
    refused?.length !== refusedNames?.length ||
    keepsReason !== (mergeReason !== undefined);
  if (!changed) return person;
  return {
    ...rest,
    ...(kin === undefined ? {} : { kinNames: kin }),
    ...(refused === undefined ? {} : { refusedNames: refused }),
    ...(keepsReason ? { mergeReason } : {}),
    ...(mergedInto === undefined ? {} : { mergedInto }),
  };
}
