import { indexTerms } from '../language/terms.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';

/** Index terms of the names of people. */
export function nameTerms(people: readonly PersonId[], directory: PersonDirectory): Set<string> {
  const names = people.flatMap((id) => [directory.displayName(id), ...(directory.person(id)?.aliases ?? [])]);
  return new Set(names.flatMap((name) => indexTerms(name)));
}

/** A text without its references to people: their names would run together with the words beside them where no spaces stand. */
export function withoutReferences(text: string): string {
  return text.replace(/\{person:[a-z0-9_]+\}(?:['’]s?)?/gu, ' ');
}
