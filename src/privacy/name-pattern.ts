import { packFor } from '../language/packs.js';
import { foldName, type PersonDirectory } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';

/** What stands where a name was. */
export const ERASED_NAME = '[erased]';

/** Finds a person's names in what others said. */
export interface NamePattern {
  isIn(text: string): boolean;
  /** The text with every name replaced by {@link ERASED_NAME}; the same string when it holds none. */
  redact(text: string): string;
}

/**
 * Names, aliases and the first and last words of them, as whole words, whatever their case and diacritics. A name that
 * somebody else bears too is left alone, since it may mean them. A name that is also a function word of the language
 * ("Will", "May") counts only when written as a name.
 */
export function namePattern(
  directory: PersonDirectory,
  people: readonly PersonId[],
  names: readonly string[],
): NamePattern {
  const others = directory.people.filter(({ id }) => !people.includes(id));
  const taken = new Set(
    others.flatMap(({ displayName, aliases }) =>
      [displayName ?? '', ...aliases].flatMap((name) => formsOf(name).map(foldName)),
    ),
  );
  const forms = [...new Set(names.flatMap(formsOf))]
    .filter((form) => foldName(form) !== '' && !taken.has(foldName(form)))
    .sort((left, right) => right.length - left.length);
  const sources = (isAnyCase: boolean) => forms.filter((form) => isStopWord(form) !== isAnyCase).map(sourceOf);
  const patterns = [
    [sources(true), 'giu'],
    [sources(false), 'gu'],
  ] as const;
  const expressions = patterns.flatMap(([parts, flags]) =>
    parts.length === 0 ? [] : [new RegExp(parts.join('|'), flags)],
  );
  const redact = (text: string) => {
    const decomposed = text.normalize('NFD');
    const result = expressions.reduce((rest, expression) => rest.replace(expression, ERASED_NAME), decomposed);
    return result === decomposed ? text : result.normalize('NFC');
  };
  return { redact, isIn: (text) => redact(text) !== text };
}

function formsOf(name: string): string[] {
  const whole = name.trim();
  const words = whole.split(/\s+/u);
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return [whole, ...ends.filter((word) => word.length > 1 && !/^\p{Ll}/u.test(word))].filter((form) => form !== '');
}

function isStopWord(form: string): boolean {
  const lower = form.toLowerCase();
  return packFor(undefined, lower).isStopWord(lower);
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The expression of a name on decomposed text: marks may be missing or added, and no letter may touch it. */
function sourceOf(form: string): string {
  const characters = [...form.normalize('NFD').replace(/\p{M}+/gu, '')];
  const body = characters
    .map((character) =>
      /\s/u.test(character) ? '\\s+' : `${character.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')}\\p{M}*`,
    )
    .join('');
  const edge = (character: string | undefined, guard: string) => (CJK.test(character ?? '') ? '' : guard);
  return `${edge(characters[0], '(?<![\\p{L}\\p{N}])')}${body}${edge(characters.at(-1), '(?![\\p{L}\\p{N}])')}`;
}
