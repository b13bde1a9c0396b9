import type { TaggedWord } from '../../../../language/english/tagger.js';

/** A stretch of words, end exclusive. */
export interface Span {
  from: number;
  to: number;
}

const SUBJECT_PRONOUN = new Set(
  `i we you he she they it this that these those there everyone everybody someone somebody nobody anyone anybody everything
   something nothing mine yours hers ours theirs both one`.split(/\s+/),
);
const POSSESSIVE = new Set('my your his her our their its'.split(' '));
const POSTMODIFIER = new Set('of for on in at from with about near behind under above between to'.split(' '));
const NUMBER_MARK = new Set(['-', '.', ',', '/', ':', '&', '%', '°']);

/** Whether a word is a private-use character that stands for a person. */
export function isPerson(word: TaggedWord | undefined): boolean {
  return word !== undefined && /^[\uE000-\uEFFF]/u.test(word.text);
}

/** Whether a word owns what follows: "my", "her", or the mark in "Piet's". */
export function isPossessive(word: TaggedWord | undefined): boolean {
  return word !== undefined && (POSSESSIVE.has(word.lower) || word.lower === "'s");
}

/** The noun phrase that starts at a word, with "of", "for", "in" phrases behind it when `wide`; undefined when none does. */
export function nounPhraseAt(words: readonly TaggedWord[], at: number, wide = false): Span | undefined {
  const core = coreAt(words, at);
  if (core === undefined || !wide) return core;
  let { to } = core;
  for (;;) {
    const next = words[to];
    if (next?.tag === 'CCONJ' && next.lower === 'and') {
      const other = coreAt(words, to + 1, true);
      if (other === undefined || /^(?:he|she|they|we|it)$/u.test(words[to + 1]?.lower ?? '')) return { from: at, to };
      to = other.to;
    } else if (next?.tag === 'ADP' && POSTMODIFIER.has(next.lower)) {
      const inner = coreAt(words, to + 1, true);
      if (inner === undefined) return { from: at, to };
      to = inner.to;
    } else return { from: at, to };
  }
}

function coreAt(words: readonly TaggedWord[], at: number, object = false): Span | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  if (isPerson(first)) return ownedAfter(words, at) ?? { from: at, to: at + 1 };
  if (!POSSESSIVE.has(first.lower) && first.tag === 'PRON') {
    const known = object || SUBJECT_PRONOUN.has(first.lower);
    if (!known || /^(?:who|whom|what|which|whose)$/u.test(first.lower)) return undefined;
    const noun = /^(?:this|that|these|those)$/u.test(first.lower) ? headAt(words, at + 1) : undefined;
    return { from: at, to: noun ?? at + 1 };
  }
  const to = headAt(words, at);
  return to === undefined ? undefined : (ownedFrom(words, at, to) ?? { from: at, to });
}

function ownedAfter(words: readonly TaggedWord[], at: number): Span | undefined {
  return words[at + 1]?.lower === "'s" ? ownedFrom(words, at, at + 1) : undefined;
}

/** "Piet 's neighbour 's dog". */
function ownedFrom(words: readonly TaggedWord[], from: number, mark: number): Span | undefined {
  if (words[mark]?.lower !== "'s") return undefined;
  const to = headAt(words, mark + 1);
  return to === undefined ? undefined : (ownedFrom(words, from, to) ?? { from, to });
}

/** The end of determiners, adjectives and nouns from a word on, when a noun, a number or a name closes them. */
function headAt(words: readonly TaggedWord[], at: number): number | undefined {
  let end: number | undefined;
  let determined = false;
  for (let index = at; index < words.length; index += 1) {
    const { tag, lower } = words[index] as TaggedWord;
    const previous = words[index - 1];
    if (end !== undefined && /^(?:today|yesterday|tomorrow|tonight)$/u.test(lower)) break;
    if (tag === 'NOUN' || tag === 'PROPN' || tag === 'NUM') {
      if (index > at && isPerson(words[index]) && !isPerson(previous)) break;
      if (index > at && isPerson(previous)) break;
      end = index + 1;
    } else if (tag === 'DET' || POSSESSIVE.has(lower)) {
      if (end !== undefined || (determined && lower !== 'other')) break;
      determined = true;
    } else if (tag === 'ADJ') {
      if (end !== undefined && !(previous?.tag === 'NUM')) break;
      if (determined && words[index + 1]?.tag !== 'NOUN') end = endOfNominal(words, index) ?? end;
    } else if (NUMBER_MARK.has(lower) && end !== undefined && isTight(words, index)) {
    } else if (tag === 'VERB' && end === undefined && /(?:ed|ing|en)$/u.test(lower) && determined) {
    } else if (tag === 'ADV' && end === undefined && words[index + 1]?.tag === 'ADJ' && determined) {
    } else break;
  }
  return end;
}

/** "the second", "the left": an adjective that stands for a noun. */
function endOfNominal(words: readonly TaggedWord[], index: number): number | undefined {
  const next = words[index + 1];
  return next === undefined || /^(?:ADP|AUX|PUNCT|PART)$/u.test(next.tag) ? index + 1 : undefined;
}

function isTight(words: readonly TaggedWord[], index: number): boolean {
  return words[index - 1]?.end === words[index]?.start && words[index + 1]?.start === words[index]?.end;
}
