import { referencedPeople } from '../records/person-directory.js';
import type { Fact, IndexDocument, PersonId, ProfileEntry } from '../records/records.js';
import { eachRecord } from './each-record.js';
import type { ErasureDraft } from './erasure-draft.js';
import type { GuardedReader } from './guarded-store.js';

/** What others said that points at somebody. */
export interface References {
  facts: Fact[];
  entries: ProfileEntry[];
  documents: IndexDocument[];
}

/** Every claim and index entry that names one of these people by reference, as addressee or as claimant. Reads the whole space. */
export async function findReferences(reader: GuardedReader, people: readonly PersonId[]): Promise<References> {
  const found: References = { facts: [], entries: [], documents: [] };
  if (people.length === 0) return found;
  for await (const fact of eachRecord(reader, 'fact')) {
    if (isClaimAbout(fact, people) || meets(fact.addresseeIds, people)) found.facts.push(fact);
  }
  for await (const entry of eachRecord(reader, 'profile')) {
    if (isClaimAbout(entry, people)) found.entries.push(entry);
  }
  for await (const document of eachRecord(reader, 'document')) {
    if (meets(document.addresseeIds, people) || meets(document.terms.split(' '), people))
      found.documents.push(document);
  }
  return found;
}

/** Whether a claim is about one of these people, by its owner or by a reference in its text. */
export function isClaimAbout(claim: Fact | ProfileEntry, people: readonly PersonId[]): boolean {
  const isText = 'text' in claim;
  const owners = isText ? [claim.subjectId, claim.speakerId] : [claim.personId, claim.claimantId];
  const texts = isText ? [claim.text, claim.value ?? ''] : [claim.value];
  return meets([...owners.filter((id) => id !== undefined), ...texts.flatMap(referencedPeople)], people);
}

/** Index entries that stay lose the people as addressees and as words. */
export function cutDocuments(
  draft: ErasureDraft,
  documents: readonly IndexDocument[],
  people: readonly PersonId[],
): void {
  for (const stored of documents) {
    const document = draft.pending('document', stored.id) ?? stored;
    draft.rewrite('document', {
      ...document,
      addresseeIds: document.addresseeIds.filter((id) => !people.includes(id)),
      terms: document.terms
        .split(' ')
        .filter((term) => !people.includes(term))
        .join(' '),
    });
  }
}

function meets(ids: readonly string[], people: readonly PersonId[]): boolean {
  return ids.some((id) => people.includes(id));
}
