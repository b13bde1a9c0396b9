import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import { isPast } from '../verbs.js';
import { finiteAfter, frameOf, isFiniteVerb, isSubordinator, subjectAt } from './frame.js';
import { nounPhraseAt } from './noun-phrase.js';

const NOMINATIVE = new Set('i we he she they'.split(' '));
const LINK = new Set('and but or so plus yet otherwise then because since although though whereas'.split(' '));
const OPENS_CONDITION = new Set(
  'if when whenever unless once while after before since as because until till although though where'.split(' '),
);
const TAKES_CLAUSE =
  /^(?:say|says|said|tell|tells|told|think|thinks|thought|know|knows|knew|hope|hopes|hoped|guess|believe|believes|believed|swore|swear|mean|means|meant|bet|heard|hear|suppose|feel|feels|felt|wish|wishes|sure|afraid|glad|sorry|decided|promised|agreed|me|him|her|us|you|them)$/u;

/**
 * Splits a clause further where a new subject with its own verb begins: at commas and conjunctions, and before "he", "we" and
 * the like in speech without marks; a second verb of the same subject ("and push the other one back") gets its subject again.
 * Conditions and reported clauses stay with their main clause.
 */
export function splitFinely(text: string): string[] {
  const words = tagWords(text);
  const first = frameOf(words);
  if (first === undefined) return [text];
  const unmarked = !/[.,;:!?]/u.test(text) && /^[\p{Ll}\uE000-\uEFFF]/u.test(text);
  const cuts: { end: number; start: number; again?: string }[] = [];
  let frame = first;
  let fronted =
    OPENS_CONDITION.has(words[0]?.lower ?? '') || OPENS_CONDITION.has(words[first.subject.from - 1]?.lower ?? '');
  for (let at = first.finite + 1; at < words.length; at += 1) {
    const object = words[at - 1]?.tag === 'ADP' && !isSubordinator(words[at - 1]) ? nounPhraseAt(words, at) : undefined;
    if (object !== undefined && subjectAt(words, at)?.subject.to !== object.to) {
      at = object.to - 1;
      continue;
    }
    const started = subjectAt(words, at);
    if (started !== undefined && opensClause(words, at, frame.main, unmarked)) {
      if (fronted) fronted = false;
      else cuts.push(cutBefore(words, at));
      frame =
        frameOf(words.slice(at)) === undefined
          ? frame
          : { ...frame, subject: started.subject, finite: started.finite, main: started.finite };
      at = started.finite;
      continue;
    }
    if (started !== undefined) {
      at = started.finite;
      continue;
    }
    const ordered = fronted ? undefined : orderAt(words, at);
    if (ordered !== undefined) {
      cuts.push({ end: (words[at] as TaggedWord).start, start: (words[ordered] as TaggedWord).start });
      at = ordered;
      continue;
    }
    const again = fronted ? undefined : secondVerb(words, at, frame.subject, frame.finite);
    if (again !== undefined) {
      cuts.push({
        end: (words[at] as TaggedWord).start,
        start: (words[again] as TaggedWord).start,
        again: textOf(words, frame.subject.from, subjectAgain(words, frame.subject.to, frame.finite), text),
      });
      at = again;
    }
  }
  if (cuts.length === 0) return [text];
  const parts: string[] = [];
  let start = 0;
  let prefix = '';
  for (const cut of [...cuts, { end: text.length, start: text.length }]) {
    const part = text
      .slice(start, cut.end)
      .replace(/[\s,;]+$/u, '')
      .trim();
    if (part !== '') parts.push(prefix === '' ? part : `${prefix} ${part}`);
    start = cut.start;
    prefix = 'again' in cut ? (cut.again ?? '') : '';
  }
  return parts;
}

/** The subject, with the modal verb that both verbs share. */
function subjectAgain(words: readonly TaggedWord[], subjectEnd: number, finite: number): number {
  return /^(?:will|would|can|could|should|may|might|must)$/u.test(words[finite]?.lower ?? '') ? finite + 1 : subjectEnd;
}

function textOf(words: readonly TaggedWord[], from: number, to: number, text: string): string {
  return text.slice(words[from]?.start, words[to - 1]?.end);
}

function opensClause(words: readonly TaggedWord[], at: number, verb: number, unmarked: boolean): boolean {
  const before = words[at - 1];
  if (before === undefined || at <= verb) return false;
  if (/^[,;–—-]$/u.test(before.text)) return true;
  if (LINK.has(before.lower)) {
    if (before.lower === 'so' && words[at - 2]?.text !== ',') return NOMINATIVE.has(words[at]?.lower ?? '');
    if (isSubordinator(words[at - 1]) && !/^(?:because|since|although|though|so)$/u.test(before.lower)) return false;
    return true;
  }
  if (isSubordinator(before) || TAKES_CLAUSE.test(before.lower)) return false;
  const word = words[at] as TaggedWord;
  if (!unmarked) return false;
  if (
    before.tag === 'NOUN' ||
    (before.tag === 'AUX' && isPronoun(words[at - 2])) ||
    before.tag === 'PROPN' ||
    before.tag === 'ADV' ||
    before.tag === 'ADJ' ||
    before.tag === 'NUM' ||
    before.lower === 'me' ||
    before.lower === 'too'
  ) {
    return NOMINATIVE.has(word.lower) || /^(?:it|there|that|my|our)$/u.test(word.lower);
  }
  return false;
}

function cutBefore(words: readonly TaggedWord[], at: number): { end: number; start: number } {
  let from = at - 1;
  while (from > 0 && (/^[,;–—-]$/u.test(words[from]?.text ?? '') || LINK.has(words[from]?.lower ?? ''))) from -= 1;
  return { end: (words[from] as TaggedWord).end, start: (words[at] as TaggedWord).start };
}

/** The place of an order behind a comma: "nobody is home, so leave the box outside", "do not worry". */
function orderAt(words: readonly TaggedWord[], at: number): number | undefined {
  if (words[at]?.text !== ',') return undefined;
  const opens = /^(?:so|and|but|please)$/u.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [verb, next] = [words[opens], words[opens + 1]];
  if (verb === undefined || next === undefined) return undefined;
  if (verb.lower === 'do' && next.lower === 'not') return opens;
  const base = verb.tag === 'VERB' && !isPast(verb.lower) && !/(?:s|ing|ed|en)$/u.test(verb.lower);
  return base && opens > at + 1 && /^(?:DET|PRON|PROPN|NOUN)$/u.test(next.tag) ? opens : undefined;
}

/** The place of a second finite verb after "and" with an object of its own, in the form of the first. */
function secondVerb(
  words: readonly TaggedWord[],
  at: number,
  subject: { to: number },
  finite: number,
): number | undefined {
  if (!/^(?:and|but|,)$/u.test(words[at]?.lower ?? '') || at - finite < 2) return undefined;
  const verb = finiteAfter(words, at + 1);
  if (verb === undefined || words[verb]?.tag !== 'VERB' || words.length - verb < 3) return undefined;
  const model = words[finite] as TaggedWord;
  if (
    words[at]?.text === ',' &&
    !(isPast(words[verb]?.lower ?? '') && /^(?:DET|PRON|PROPN)$/u.test(words[verb + 1]?.tag ?? ''))
  )
    return undefined;
  const second = words[verb] as TaggedWord;
  if (words.slice(subject.to, at).some(({ lower }) => lower === 'to')) return undefined;
  const modal = /^(?:will|would|can|could|should|may|might|must)$/u.test(model.lower);
  if (modal) return isPast(second.lower) || /s$/u.test(second.lower) ? undefined : verb;
  if (model.tag === 'AUX' || !isFiniteVerb(words, finite)) return undefined;
  if (words[at]?.text === ',') return verb;
  return isPast(model.lower) === isPast(second.lower) && /s$/u.test(model.lower) === /s$/u.test(second.lower)
    ? verb
    : undefined;
}

function isPronoun(word: TaggedWord | undefined): boolean {
  return word !== undefined && NOMINATIVE.has(word.lower);
}

/** A question that follows a statement in one sentence: "She gets sick in the back, can you open the window". */
const TRAILING_QUESTION =
  /^(?<told>.+?),\s+(?<asked>(?:[\uE000-\uEFFF],?\s+)?(?:and |so |but )?(?:(?:can|could|would|will|do|did|does|is|are|have|has|was|were|should|shall) (?:[\uE000-\uEFFF]|I|you|we|he|she|they|it|the|that|this|my|your)\b|(?:who|what|when|where|why|how|which)\b).*)$/u;

/** The statement before a question in the same sentence, and the question; only the question when nothing is told. */
export function splitQuestion(text: string): { told?: string; asked: string } {
  const { told, asked } = TRAILING_QUESTION.exec(text)?.groups ?? {};
  if (told === undefined || asked === undefined) return { asked: text };
  const frame = frameOf(tagWords(told));
  if (frame === undefined || OPENS_CONDITION.has(tagWords(told)[0]?.lower ?? '')) return { asked: text };
  const before = frame.words[frame.subject.from - 1]?.lower ?? '';
  return /^(?:do|does|did|is|are|can|could|will|would|have|has|was|were|am)$/u.test(before)
    ? { asked: text }
    : { told, asked };
}

const ASKING_VERB = '(?:is|are|was|were|do|does|did|can|could|will|would|have|has|should|shall|am)';
const UNMARKED_QUESTION = new RegExp(
  `^(?:(?:and|so|but|ok|okay|right|well),? )*(?:${ASKING_VERB} (?:[\\uE000-\\uEFFF]|I|you|we|he|she|they|it|there|the|that|this|my|your)\\b|` +
    `(?:what|where|when|why|how|(?:which|what|whose) \\p{L}+) ${ASKING_VERB}\\b|who (?:${ASKING_VERB}|\\p{L}+s)\\b|(?:how (?:long|much|many|old|far|often|about|come)|what about)\\b)`,
  'iu',
);

/** Whether a sentence asks without a question mark: "is she eating", "who's covering Sunday". */
export function asksUnmarked(text: string): boolean {
  return UNMARKED_QUESTION.test(text);
}
