import { nameKey, straighten } from '../fold.js';
import { AMBIGUOUS_NAMES, KIN_WORDS, NOT_NAMES } from './not-names.js';

/** A word or a mark of a text; offsets are those of the text. */
export interface Token {
  /** As written, with straight apostrophes. */
  text: string;
  lower: string;
  start: number;
  end: number;
  isWord: boolean;
}

const TOKEN =
  /@?[\p{L}\p{M}\d_]+(?:['.&-][\p{L}\p{M}\d_]+)*\.?(?<=\b(?:[Dd]r|[Mm]rs?|[Mm]s|[A-Z])\.)|@?[\p{L}\p{M}\d_]+(?:['&-][\p{L}\p{M}\d_]+)*|\.{2,}|--+|[^\s\p{L}\p{M}\d]/gu;

/** Words and marks, left to right. */
export function tokenize(text: string): Token[] {
  return [...straighten(text).matchAll(TOKEN)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
    isWord: /[\p{L}\d]/u.test(match[0]),
  }));
}

/** Ends a sentence, or stands at the border of the text. */
export function endsSentence(token: Token | undefined): boolean {
  return token === undefined || /^(?:[.!?;…。！？]|\.{2,})$/u.test(token.text);
}

/** A dash between clauses. */
export function isDash(token: Token | undefined): boolean {
  return token !== undefined && /^(?:[—–]|--+|-)$/u.test(token.text);
}

/** A comma, also the Chinese one. */
export function isComma(token: Token | undefined): boolean {
  return token?.text === ',' || token?.text === '，';
}

/** Whether a word is written as a name is and is not a word that merely stands in such places. */
export function looksLikeName(token: Token | undefined): boolean {
  if (token === undefined || !token.isWord) return false;
  const word = token.text.replace(/^@/, '');
  if (!/^\p{Lu}[\p{L}\p{M}'.-]*$/u.test(word) || word.length < 2 || /'(?:s|ll|ve|re|d|m|t)$/iu.test(word)) return false;
  if (/^\p{Lu}{2,}$/u.test(word) && word.length > 2) return false;
  return !NOT_NAMES.has(token.lower) || AMBIGUOUS_NAMES.has(token.lower);
}

/** "Mom", "Dad" and their like. */
export function isKinWord(token: Token | undefined): boolean {
  return token !== undefined && KIN_WORDS.has(token.lower);
}

/** A run of tokens that names one person. */
export interface NameSpan {
  first: number;
  /** One past the last token. */
  next: number;
  kin: boolean;
  known: boolean;
}

const TITLES = /^(?:dr|mr|mrs|ms|prof|professor|doctor|uncle|aunt|auntie|miss|sir|grandma|grandpa)\.?$/u;
const MAX_NAME_WORDS = 3;

/** The longest name that starts at a token: known by its folded form, a kin word, or one to three name-like words. */
export function nameAt(tokens: readonly Token[], index: number, knownNames: ReadonlySet<string>): NameSpan | undefined {
  const first = tokens[index];
  if (first === undefined || !first.isWord) return undefined;
  const known = firstWords(knownNames).has(nameKey(first.text.replace(/^@/, '')));
  for (let length = known ? MAX_NAME_WORDS : 0; length >= 1; length -= 1) {
    const run = tokens.slice(index, index + length);
    if (run.length < length || !run.every((token) => token.isWord)) continue;
    const key = nameKey(run.map((token) => token.text.replace(/^@/, '')).join(' '));
    const common = length === 1 && NOT_NAMES.has(key) && first.text === first.lower;
    if (knownNames.has(key) && !common) return { first: index, next: index + length, kin: false, known: true };
  }
  let next = index;
  if (TITLES.test(first.lower) && /^\p{Lu}/u.test(first.text) && looksLikeName(tokens[index + 1])) next += 1;
  else if (isKinWord(first)) return { first: index, next: index + 1, kin: true, known: false };
  const limit = next + MAX_NAME_WORDS;
  while (next < limit && looksLikeName(tokens[next])) next += 1;
  return next > index ? { first: index, next, kin: false, known: false } : undefined;
}

const firstWordsOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function firstWords(names: ReadonlySet<string>): ReadonlySet<string> {
  const cached = firstWordsOf.get(names);
  if (cached !== undefined) return cached;
  const words = new Set([...names].map((name) => name.split(' ')[0] as string));
  firstWordsOf.set(names, words);
  return words;
}
