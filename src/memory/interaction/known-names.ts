import { foldName, type PersonDirectory } from '../../records/person-directory.js';
import type { PersonId } from '../../records/records.js';

/** The names of everybody in a directory, folded, with their bearers. */
export interface KnownNames {
  bearers: ReadonlyMap<string, ReadonlySet<PersonId>>;
  keys: ReadonlySet<string>;
}

const cache = new WeakMap<PersonDirectory, KnownNames>();

/** Full names, first names and aliases of everybody in the directory; computed once for each directory. */
export function knownNamesOf(directory: PersonDirectory): KnownNames {
  const cached = cache.get(directory);
  if (cached !== undefined) return cached;
  const names = new Map<string, Set<PersonId>>();
  const add = (name: string | undefined, id: PersonId) => {
    const key = foldName(name ?? '');
    if (key !== '') names.set(key, (names.get(key) ?? new Set()).add(id));
  };
  for (const person of directory.people) {
    if (person.unsupported === true) continue;
    add(directory.displayName(person.id), person.id);
    if (person.displayName !== undefined) add(person.displayName.split(/\s+/u)[0], person.id);
    for (const alias of person.aliases) {
      add(alias, person.id);
      if (person.displayName !== undefined) add(alias.split(/\s+/u)[0], person.id);
    }
  }
  const known = { bearers: names, keys: new Set(names.keys()) };
  cache.set(directory, known);
  return known;
}
