import { imageWords } from '../records/image-words.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { Fact, IndexDocument, PersonId, ProfileEntry, Turn } from '../records/records.js';
import { eachRecord } from './each-record.js';
import type { ErasureDraft } from './erasure-draft.js';
import type { GuardedReader } from './guarded-store.js';
import { type NamePattern, namePattern } from './name-pattern.js';

/** Records whose texts were changed, to be indexed again. */
export interface Redacted {
  turns: Turn[];
  facts: Fact[];
  entries: ProfileEntry[];
}

/** Makes the index entries of changed records; given by `memory/index-records.ts`. */
export type IndexRecords = (records: Redacted) => Promise<IndexDocument[]>;

/** The pattern of everything that the people to be erased are called in the space. */
export async function namesOf(
  reader: GuardedReader,
  directory: PersonDirectory,
  people: readonly PersonId[],
): Promise<NamePattern> {
  const persons = await reader.getMany('person', people);
  return namePattern(
    directory,
    people,
    persons.flatMap((person) => [person.displayName ?? '', ...person.aliases]),
  );
}

/** How many turns that stay still hold a name. */
export async function countMentions(reader: GuardedReader, draft: ErasureDraft, names: NamePattern): Promise<number> {
  let count = 0;
  for await (const turn of eachRecord(reader, 'turn')) {
    if (draft.isDeleted('turn', turn.id)) continue;
    if (textsOf(draft.pending('turn', turn.id) ?? turn).some(names.isIn)) count += 1;
  }
  return count;
}

/** Replaces the names in the texts and captions of turns that stay, in claims made of them, and in the index. */
export async function redactMentions(
  reader: GuardedReader,
  draft: ErasureDraft,
  names: NamePattern,
  people: readonly PersonId[],
  indexRecords: IndexRecords,
): Promise<void> {
  const changed: Redacted = { turns: [], facts: [], entries: [] };
  for await (const turn of eachRecord(reader, 'turn')) {
    if (draft.isDeleted('turn', turn.id) || !textsOf(turn).some(names.isIn)) continue;
    const { images } = turn;
    const record: Turn = { ...turn, text: names.redact(turn.text) };
    if (images !== undefined)
      record.images = images.map((image) => ({
        ...image,
        ...(image.caption === undefined ? {} : { caption: names.redact(image.caption) }),
        ...(image.visibleText === undefined ? {} : { visibleText: names.redact(image.visibleText) }),
      }));
    draft.rewrite('turn', record);
    changed.turns.push(record);
  }
  for await (const stored of eachRecord(reader, 'fact')) {
    const fact = draft.pending('fact', stored.id) ?? stored;
    if (draft.isDeleted('fact', fact.id) || ![fact.text, fact.value ?? ''].some(names.isIn)) continue;
    const value = fact.value === undefined ? {} : { value: names.redact(fact.value) };
    const record: Fact = { ...fact, text: names.redact(fact.text), ...value };
    draft.rewrite('fact', record);
    changed.facts.push(record);
  }
  for await (const stored of eachRecord(reader, 'profile')) {
    const entry = draft.pending('profile', stored.id) ?? stored;
    if (draft.isDeleted('profile', entry.id) || !names.isIn(entry.value)) continue;
    const record: ProfileEntry = { ...entry, value: names.redact(entry.value) };
    draft.rewrite('profile', record);
    changed.entries.push(record);
  }
  for await (const clue of eachRecord(reader, 'clue')) if (names.isIn(clue.name)) draft.delete('clue', clue.id);
  for (const fresh of await indexRecords(changed)) {
    const before = draft.pending('document', fresh.id) ?? (await reader.get('document', fresh.id));
    if (before === undefined) continue;
    const { vector: _, vectorModel: __, ...document } = before;
    draft.rewrite('document', {
      ...document,
      terms: fresh.terms
        .split(' ')
        .filter((term) => !people.includes(term))
        .join(' '),
      ...(fresh.vector === undefined ? {} : { vector: fresh.vector }),
      ...(fresh.vectorModel === undefined ? {} : { vectorModel: fresh.vectorModel }),
    });
  }
}

function textsOf(turn: Turn): string[] {
  return [turn.text, ...imageWords(turn.images)];
}
