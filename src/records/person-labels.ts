import type { PersonDirectory } from './person-directory.js';
import type { PersonId } from './records.js';

/** A person as a language model sees them: a short label that means the same however names are shared. */
export interface LabelledPerson {
  id: string;
  name: string;
  aliases?: readonly string[];
}

/** Short labels ("p3") for people in prompts, and back. */
export interface PersonLabels {
  labelOf(id: PersonId): string;
  /** Whom a label means, or a name that only one person has; undefined otherwise. */
  idOf(labelOrName: string): PersonId | undefined;
  /** One row a person, each once, in the order given. */
  rows(ids: Iterable<PersonId>): LabelledPerson[];
}

/** Labels made of the numbers that people got in order of appearance: they never change and give no id away. */
export function createPersonLabels(directory: PersonDirectory): PersonLabels {
  const byLabel = new Map(directory.people.map((person) => [`p${person.number}`, person.id]));
  const labelOf = (id: PersonId) => `p${directory.person(id)?.number ?? 0}`;
  return {
    labelOf,
    idOf: (text) => {
      const known = byLabel.get(text.trim());
      if (known !== undefined) return known;
      const named = directory.byName(text);
      return named.length === 1 ? named[0] : undefined;
    },
    rows: (ids) =>
      [...new Set([...ids].map(directory.canonical))].map((id) => {
        const aliases = directory.person(id)?.aliases ?? [];
        return { id: labelOf(id), name: directory.displayName(id), ...(aliases.length === 0 ? {} : { aliases }) };
      }),
  };
}
