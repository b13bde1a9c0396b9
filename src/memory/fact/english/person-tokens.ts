import { type PersonDirectory, personReference } from '../../../records/person-directory.js';
import type { PersonId } from '../../../records/records.js';

const FIRST = 0xe000;
const TOKEN = /[\uE000-\uEFFF]/gu;

/** People as single private-use characters while rules look at a text, so that patterns and clocks see no ids. */
export interface PersonTokens {
  /** The character that stands for a person. */
  token(id: PersonId): string;
  /** The person behind a character. */
  person(token: string): PersonId | undefined;
  /** Replaces names of people in the directory, longest first; a name shared by several people stays as spoken. */
  replaceNames(text: string): string;
  /** Turns characters into `{person:…}` references. */
  toReferences(text: string): string;
  /** The people whose characters occur in a text, each once, in order. */
  peopleIn(text: string): PersonId[];
}

/** Regular expression source that matches one person character. */
export const PERSON = '[\\uE000-\\uEFFF]';

const WORD = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
const ANY_WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Names that are everyday words where nobody writes capitals. */
const COMMON = new Set(
  `will may mark rose grace hope joy bill art sue pat rob drew faith april june august summer dawn ray frank max chase grant
   miles penny ruby jack dean guy iris ivy lily daisy olive pearl amber ginger violet holly heather jade skip don gene harry
   sandy rich nick chuck bob jan van an so see`.split(/\s+/),
);
const MAX_NAME_WORDS = 3;

/** Opens a fresh set of characters over a directory. */
export function createPersonTokens(directory: PersonDirectory): PersonTokens {
  const ids: PersonId[] = [];
  const token = (id: PersonId) => {
    const known = ids.indexOf(id);
    if (known >= 0) return String.fromCharCode(FIRST + known);
    ids.push(id);
    return String.fromCharCode(FIRST + ids.length - 1);
  };
  const unique = (name: string) => {
    const found = directory.byName(name);
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    token,
    person: (character) => ids[character.charCodeAt(0) - FIRST],
    toReferences: (text) => text.replace(TOKEN, (character) => personReference(ids[character.charCodeAt(0) - FIRST]!)),
    peopleIn: (text) => [...new Set([...text.matchAll(TOKEN)].map(([c]) => ids[c.charCodeAt(0) - FIRST]!))],
    replaceNames: (text) => {
      const typed = !/\p{Lu}\p{Ll}/u.test(text);
      const words = [...text.matchAll(typed ? ANY_WORD : WORD)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      let result = '';
      let copied = 0;
      for (let at = 0; at < words.length; at += 1) {
        for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length -= 1) {
          const start = words[at]!.start;
          const last = words[at + length - 1]!;
          const spoken = text.slice(start, last.end).replace(/['’]s$/u, '');
          if (length > 1 && !/^\S+(?: \S+)*$/u.test(spoken)) continue;
          const id = typed && COMMON.has(spoken.toLowerCase()) ? undefined : unique(spoken);
          if (id === undefined) continue;
          result += text.slice(copied, start) + token(id);
          copied = start + spoken.length;
          at += length - 1;
          break;
        }
      }
      return result + text.slice(copied);
    },
  };
}
