import type { TaggedWord } from '../../../../language/english/tagger.js';
import { isPast } from '../verbs.js';
import { isPerson, nounPhraseAt, type Span } from './noun-phrase.js';

/** Who does what in one clause; numbers are places in `words`. */
export interface Frame {
  words: readonly TaggedWord[];
  subject: Span;
  /** The finite verb or auxiliary that agrees with the subject. */
  finite: number;
  /** The verb that carries the meaning; the finite one when it is alone. */
  main: number;
  negated: boolean;
}

const BETWEEN = new Set(
  `not never also just still only already always usually often sometimes really actually probably now then both all even
   normally generally rarely hardly almost nearly definitely certainly finally recently currently mostly totally quite once`.split(
    /\s+/,
  ),
);
const AUXILIARY = new Set(
  `am is are was were be been being do does did have has had will would can cannot could shall should may might must ca wo`.split(
    /\s+/,
  ),
);
const NOT_FINITE = new Set('be been being'.split(' '));
const SUBORDINATOR = new Set(
  'that if when whenever because who which whose while before after until till unless whether as than where how why what since although though once like so'.split(
    ' ',
  ),
);

/** Whether a word can be a finite verb: no infinitive, no participle. */
export function isFiniteVerb(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (AUXILIARY.has(word.lower)) return !NOT_FINITE.has(word.lower);
  if (word.tag !== 'VERB' && word.tag !== 'AUX') return false;
  const before = words[at - 1]?.lower;
  return (
    before !== 'to' && before !== "'s" && !/ing$/u.test(word.lower.replace(/^(?:bring|sing|ring|swing|cling)$/u, ''))
  );
}

/** Where the finite verb of a subject that ends at `at` stands, past adverbs; undefined when none follows. */
export function finiteAfter(words: readonly TaggedWord[], at: number): number | undefined {
  let index = at;
  while (index < words.length && (words[index]?.tag === 'ADV' || BETWEEN.has(words[index]?.lower ?? ''))) {
    if (isFiniteVerb(words, index)) break;
    index += 1;
  }
  return isFiniteVerb(words, index) ? index : undefined;
}

/** The subject that starts exactly at a word, with its finite verb. */
export function subjectAt(words: readonly TaggedWord[], at: number): { subject: Span; finite: number } | undefined {
  for (const wide of [false, true]) {
    const subject = nounPhraseAt(words, at, wide);
    if (subject === undefined) return undefined;
    const finite = finiteAfter(words, subject.to);
    if (finite !== undefined && agrees(words, subject, finite)) return { subject, finite };
  }
  return undefined;
}

/** "the paid members" is no subject and verb: a bare verb after a singular noun is none either. */
function agrees(words: readonly TaggedWord[], subject: Span, finite: number): boolean {
  const verb = words[finite] as TaggedWord;
  if (AUXILIARY.has(verb.lower) || isPast(verb.lower)) return true;
  const head = words[subject.to - 1] as TaggedWord;
  const inflected = /s$/u.test(verb.lower);
  const plain = /^(?:i|you|we|they|these|those|both)$/u.test(head.lower) || subject.to - subject.from > 2;
  if (plain) return true;
  const plural = (head.tag === 'NOUN' && /[^s]s$/u.test(head.lower)) || head.lower === 'people';
  return plural ? !inflected || verb.tag === 'VERB' : inflected || !isPerson(head);
}

/** The first clause of some words: its subject is the first noun phrase outside a prepositional phrase that has a verb. */
export function frameOf(words: readonly TaggedWord[]): Frame | undefined {
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.tag === 'ADP' && !SUBORDINATOR.has(words[at]?.lower ?? '')) {
      const object = nounPhraseAt(words, at + 1);
      if (object !== undefined && subjectAt(words, at + 1) === undefined) at = object.to - 1;
      continue;
    }
    const found = subjectAt(words, at);
    if (found !== undefined) return completed(words, found.subject, found.finite);
  }
  return openingFrame(words);
}

/** A copula behind two to four opening words that no other reading explains: "kick off is at ten". */
function openingFrame(words: readonly TaggedWord[]): Frame | undefined {
  const at = words.findIndex(({ lower }) => /^(?:is|are|was|were|has|will)$/u.test(lower));
  if (at < 1 || at > 4 || at === words.length - 1) return undefined;
  const opening = words.slice(0, at);
  const plain = opening.every(
    ({ tag, lower }) =>
      tag !== 'PUNCT' && !SUBORDINATOR.has(lower) && !/^(?:there|here|it|this|that|not|yet)$/u.test(lower),
  );
  const named =
    opening[0]?.tag === 'VERB' ||
    opening[0]?.tag === 'NOUN' ||
    opening[0]?.tag === 'ADJ' ||
    opening[0]?.tag === 'PROPN';
  return plain && named ? completed(words, { from: 0, to: at }, at) : undefined;
}

function completed(words: readonly TaggedWord[], subject: Span, finite: number): Frame {
  let main = finite;
  let negated = words.slice(subject.to, finite).some(({ lower }) => /^(?:never|not)$/u.test(lower));
  for (let index = finite + 1; index < words.length; index += 1) {
    const { tag, lower } = words[index] as TaggedWord;
    if (lower === 'not' || lower === "n't" || lower === 'never') negated = true;
    else if (tag === 'ADV' || BETWEEN.has(lower)) continue;
    else if (AUXILIARY.has(lower) && AUXILIARY.has(words[main]?.lower ?? '')) main = index;
    else if (
      tag === 'VERB' &&
      AUXILIARY.has(words[main]?.lower ?? '') &&
      !/^to$/u.test(words[index - 1]?.lower ?? '')
    ) {
      main = index;
      break;
    } else break;
  }
  return { words, subject, finite, main, negated };
}

/** Whether a word opens a clause inside another one. */
export function isSubordinator(word: TaggedWord | undefined): boolean {
  return word !== undefined && SUBORDINATOR.has(word.lower);
}
