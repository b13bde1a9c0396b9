import { words } from '../language/terms.js';
import { type PersonDirectory, personReference, referencedPeople } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';

/** People named in a text, and the text with the unambiguous ones turned into references. */
export interface MentionedPeople {
  /** Every person a name in the text may mean, in order, each once. */
  people: PersonId[];
  /** The words that name them, lower-case. */
  nameWords: string[];
  /** The text in which a name that only one person has is a reference. */
  referenced: string;
  /** The first name that several people bear: where it stands in the text, and whom it may mean. */
  shared?: { start: number; end: number; people: PersonId[] };
}

const LONGEST_NAME = 4;
const CASED = /\p{Ll}|\p{Lu}/u;

/**
 * Finds names through the directory, longest first, and references that stand in the text already. Where a script has capitals a name needs one, unless the whole text
 * has none (people type so), since "will" and "may" are words too. With `saidBy`, kin words mean whom that person calls so: "Mom",
 * "my sister".
 */
export function mentionedPeople(text: string, directory: PersonDirectory, saidBy?: PersonId): MentionedPeople {
  const tokens = words(text);
  const lowerOnly = !/\p{Lu}/u.test(text.slice(1));
  const people = new Set<PersonId>();
  const nameWords: string[] = [];
  let shared: MentionedPeople['shared'];
  let referenced = '';
  let copied = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
      const first = tokens[at]!;
      const last = tokens[at + length - 1]!;
      const raw = text.slice(first.start, last.end);
      const name = raw.replace(/['’]s?$/u, '');
      const owned = length === 1 && tokens[at - 1]?.text.toLowerCase() === 'my';
      const uncased = CASED.test(name) && !/^\p{Lu}/u.test(name) && !(lowerOnly && name.length > 2);
      const reference = length === 1 ? referencedPeople(name)[0] : undefined;
      const named = reference !== undefined ? [directory.canonical(reference)] : uncased ? [] : directory.byName(name);
      const kin =
        named.length > 0 || (uncased && !owned) || saidBy === undefined ? [] : directory.byKinWord(name, saidBy);
      const found = [...named, ...kin];
      if (found.length === 0) continue;
      for (const id of found) people.add(id);
      if (found.length > 1) shared ??= { start: first.start, end: first.start + name.length, people: found };
      if (reference === undefined) nameWords.push(...words(name).map((word) => word.text.toLowerCase()));
      if (found.length === 1) {
        const from = kin.length > 0 && owned ? (tokens[at - 1]?.start ?? first.start) : first.start;
        referenced += text.slice(copied, from) + personReference(found[0]!) + raw.slice(name.length);
        copied = last.end;
      }
      at += length - 1;
      break;
    }
  }
  const found = { people: [...people], nameWords, referenced: referenced + text.slice(copied) };
  return shared === undefined ? found : { ...found, shared };
}
