import { foldWord } from './fold.js';
import type { LanguagePack } from './language-pack.js';
import { packFor, wordPack } from './packs.js';

/** A word where it stands in a text; offsets are UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** Kept whole: references, ISO dates, clock times. */
const WHOLE = /\{person:[a-z0-9_]+\}|(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?!\d)/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/** The words of a text in any script, left to right; references, ISO dates and times such as 7:20 are one word each. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  let position = 0;
  for (const match of text.matchAll(WHOLE)) {
    segment(text, position, match.index, found);
    position = match.index + match[0].length;
    found.push({ text: match[0], start: match.index, end: position });
  }
  segment(text, position, text.length, found);
  return found;
}

function segment(text: string, start: number, end: number, found: Word[]): void {
  for (let from = start; from < end; ) {
    const to = pieceEnd(text, from, end);
    for (const part of segmenter.segment(text.slice(from, to))) {
      if (!part.isWordLike) continue;
      const at = from + part.index;
      found.push({ text: part.segment, start: at, end: at + part.segment.length });
    }
    from = to;
  }
}

/** `Intl.Segmenter` takes time that grows faster than the text, so it gets pieces of so many UTF-16 units. */
const PIECE = 512;
const BREAK = /[\s\u3001\u3002\uFF0C\uFF01\uFF1F]/u;

/** Where a piece that starts at `from` ends: behind a break, where no word goes on; only a longer unbroken run is cut. */
function pieceEnd(text: string, from: number, end: number): number {
  if (end - from <= PIECE) return end;
  for (let at = from + PIECE; at > from + PIECE / 2; at -= 1) if (BREAK.test(text.charAt(at - 1))) return at;
  const isInsidePair = /[\uD800-\uDBFF]/.test(text.charAt(from + PIECE - 1));
  return from + PIECE + (isInsidePair ? 1 : 0);
}

/** The pack of a text's language; the Unicode fallback when no pack knows it. */
export function languageOf(text: string): LanguagePack {
  return packFor(undefined, text);
}

/** Terms of the latest short texts: a turn is indexed, compared with the turns around it, and read again for an answer. */
const latest = new Map<string, readonly string[]>();
const MAX_LATEST = 1000;
const MAX_LATEST_LENGTH = 500;

/**
 * Index terms of a text, in order, with repetitions: words segmented, folded, without stop words, stemmed by the
 * language that their script and text suggest. `{person:id}` gives the one term `id`. Chinese and Japanese runs give
 * every pair of neighbouring characters, so that a two-character word is found however the text was segmented, and
 * longer dictionary words beside them. Queries and documents must both go through here.
 */
export function indexTerms(text: string): readonly string[] {
  const known = latest.get(text);
  if (known !== undefined) return known;
  const terms = readTerms(text);
  if (text.length <= MAX_LATEST_LENGTH) {
    if (latest.size === MAX_LATEST) latest.clear();
    latest.set(text, terms);
  }
  return terms;
}

function readTerms(text: string): string[] {
  const terms: string[] = [];
  let pack: LanguagePack | undefined;
  for (const word of words(text)) {
    if (CJK.test(word.text)) continue;
    pack ??= languageOf(text);
    const term = termOf(word.text, pack);
    if (term !== undefined) terms.push(term);
  }
  for (const run of text.normalize('NFKC').matchAll(CJK_RUN)) {
    for (const term of characterTerms(run[0])) terms.push(term);
  }
  return terms;
}

/** The words that carry content, lower-cased and folded but not stemmed, without stop words and references. */
export function contentWords(text: string): string[] {
  const pack = languageOf(text);
  return words(text).flatMap((word) => {
    if (word.text.startsWith('{')) return [];
    const plain = plainWord(word.text);
    return plain === '' || wordPack(plain, pack).isStopWord(plain) ? [] : [plain.replaceAll("'", '')];
  });
}

function termOf(word: string, textPack: LanguagePack): string | undefined {
  if (word.startsWith('{')) return word.slice('{person:'.length, -1);
  const plain = plainWord(word);
  const pack = wordPack(plain, textPack);
  if (plain === '' || pack.isStopWord(plain)) return undefined;
  const term = pack.stem(plain.replaceAll("'", ''));
  return term === '' ? undefined : term;
}

/** Folded, without a possessive ending, thousands separators and the ending of an ordinal number. */
function plainWord(word: string): string {
  const folded = foldWord(word);
  if (/^\d/.test(folded)) return folded.replace(/(?<=\d),(?=\d)/g, '').replace(/(?<=^\d+)(?:st|nd|rd|th)$/, '');
  return folded.replace(/'s$|'$/, '');
}

function characterTerms(run: string): string[] {
  const folded = foldWord(run);
  const characters = [...folded];
  const pack = packFor(undefined, folded);
  const terms: string[] = [];
  for (let index = 0; index + 1 < characters.length; index += 1) {
    const pair = `${characters[index]}${characters[index + 1]}`;
    if (!pack.isStopWord(pair)) terms.push(pair);
  }
  for (const { text: word } of words(folded)) {
    const length = [...word].length;
    if (length !== 2 && !pack.isStopWord(word)) terms.push(word);
  }
  return terms;
}
