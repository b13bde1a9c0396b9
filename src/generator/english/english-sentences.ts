import { createVarier } from '../dialogue/vary-words.js';
import type { SentenceRules } from '../spoken-language.js';
import { addEnglishAsrErrors } from './english-asr-errors.js';
import { englishSynonyms } from './english-synonyms.js';

const MIN_QUOTE_WORDS = 6;
const MIN_WORDS_TO_CUT = 8;
const WORDS_A_SECOND = 2.7;

const lowerable = new Set(
  'the my somebody half that every nobody whoever we she our your there someone no take four a an this it one two everything her uncle whatever'.split(
    ' ',
  ),
);

const common = new Set(
  'what when where which does have from that this with they them will there their about should'.split(' '),
);

/** How English sentences are made. */
export const englishSentences: SentenceRules = {
  verbFor: (nounPhrase) =>
    /[^su]s$/u.test(nounPhrase) && !/\b(?:bus|canvas|glass|press|chess)$/u.test(nounPhrase) ? 'are' : 'is',
  pronoun: ({ pronoun }) => ({ she: pronoun, her: pronoun === 'she' ? 'her' : 'his' }),
  toSentence,
  compose({ opener, calls, core, tail }, draw) {
    const start = opener === '' || /[,]\s*$/u.test(opener) ? lowerFirst(core) : core;
    if (calls.length === 0) return finish(opener, start, tail);
    const call = calls.join(' and ');
    const called = /^(.*[^.?!,])([.?!])$/u.exec(opener.trim());
    if (called !== null && draw.chance(0.5)) return finish(`${called[1]}, ${call}${called[2]}`, core, tail);
    const where = draw.next();
    if (where < 0.62) return finish(opener, `${call}, ${lowerFirst(core)}`, tail);
    return finish(opener, callAtEnd(start, call), tail);
  },
  withFiller(core, filler, draw) {
    const comma = core.indexOf(', ');
    if (comma > 0 && draw.chance(0.6)) return `${core.slice(0, comma)}, ${filler}, ${core.slice(comma + 2)}`;
    return `${filler}, ${lowerFirst(core)}`;
  },
  cutOff(core) {
    const words = core.split(' ');
    if (words.length < MIN_WORDS_TO_CUT) return undefined;
    return `${words
      .slice(0, Math.ceil(words.length / 2))
      .join(' ')
      .replace(/[,;:.?!]$/u, '')} —`;
  },
  vary: createVarier(
    englishSynonyms,
    "(?<![\\p{L}'])(?<!do I |do we |n't |not |[Hh]i |[Tt]hanks )",
    "(?![\\p{L}'])(?! of\\b)(?!(?<= is)(?:[,.;:?!]|$))",
  ),
  groupCalls: ['everyone', 'everybody', 'folks', 'all of you', 'guys', 'team'],
  callsGroup: (sentence) => /\b(?:everyone|everybody|folks|all)\b/iu.test(sentence),
  contains: (text, name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text),
  durationMs: (text) => Math.round((text.split(' ').length / WORDS_A_SECOND) * 1000),
  addAsrErrors: addEnglishAsrErrors,
  isQuotable: (sentence) => sentence.split(' ').length >= MIN_QUOTE_WORDS,
  tellingWords: (text) =>
    new Set((text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).filter((word) => !common.has(word))),
};

/** Mends spaces and punctuation that empty alternatives left, and begins every sentence with a capital. */
export function tidySentence(text: string): string {
  const spaced = text
    .replace(/\s+/gu, ' ')
    .replace(/\b([Aa]) (?=(?!one\b|once|euro)[aeio]|un[^i]|up)/gu, '$1n ')
    .replace(/ ([,.;:?!])/gu, '$1')
    .replace(/,(?=[.?!])/gu, '')
    .replace(/([.?!])[.]+/gu, '$1')
    .replace(/,{2,}/gu, ',')
    .trim();
  return spaced.replace(/(^|[.?!] )(["“']?)(\p{Ll})/gu, (_, start: string, quote: string, letter: string) => {
    return `${start}${quote}${letter.toUpperCase()}`;
  });
}

function toSentence(text: string): string {
  const tidy = tidySentence(text);
  return /[.?!…—]["”']?$/u.test(tidy) ? tidy : `${tidy}.`;
}

/** "…, Leah?" at the end of the first sentence. */
function callAtEnd(core: string, call: string): string {
  const first = /^([^.?!]*[^.?!\d])([.?!])(?=\s|$)/u.exec(core);
  if (first === null) return /[.?!—]$/u.test(core) ? `${call}, ${core}` : `${core}, ${call}`;
  return `${first[1]}, ${call}${first[2]}${core.slice(first[0].length)}`;
}

function finish(opener: string, core: string, tail: string): string {
  const body = /[.?!…—]["”']?$/u.test(core.trim()) ? core.trim() : `${core.trim()}.`;
  return tidySentence(`${opener} ${body} ${tail}`);
}

function lowerFirst(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return lowerable.has(first.toLowerCase()) && first !== 'I' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
