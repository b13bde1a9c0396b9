import type { Introduction } from '../language-pack.js';
import { AMBIGUOUS_NAMES, NOT_NAMES, ROLE_NOUNS } from './not-names.js';
import { endsSentence, isComma, isDash, type NameSpan, nameAt, type Token, tokenize } from './tokens.js';

const NOBODY: ReadonlySet<string> = new Set();
/** Words that may follow a name that somebody gives as their own. */
const AFTER_OWN_NAME = new Set([
  'and',
  'from',
  'by',
  'here',
  'speaking',
  'with',
  'but',
  'your',
  'the',
  'calling',
  'again',
]);

/** People who say who they are, and people who are presented to others. */
export function englishIntroductions(text: string): Introduction[] {
  const tokens = tokenize(text);
  const found: Introduction[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = selfAt(tokens, index) ?? otherAt(tokens, index);
    if (match === undefined) continue;
    const { span, kind } = match;
    const start = (tokens[span.first] as Token).start;
    const end = (tokens[span.next - 1] as Token).end;
    if (found.some((other) => other.start < end && start < other.end)) continue;
    found.push({ name: text.slice(start, end), start, end, kind });
  }
  return found;
}

interface Match {
  span: NameSpan;
  kind: Introduction['kind'];
}

function says(tokens: readonly Token[], index: number, phrase: string): number | undefined {
  const wanted = phrase.split(' ');
  return wanted.every((word, offset) => tokens[index + offset]?.lower === word) ? index + wanted.length : undefined;
}

function saysOneOf(tokens: readonly Token[], index: number, phrases: readonly string[]): number | undefined {
  for (const phrase of phrases) {
    const next = says(tokens, index, phrase);
    if (next !== undefined) return next;
  }
  return undefined;
}

const I_AM = ["i'm", 'i am', 'im'];
const MY_NAME = [
  'my name is',
  "my name's",
  "name's",
  'the name is',
  "the name's",
  'i go by',
  'i am called',
  "i'm called",
];
const CALL_ME = ['call me', 'calls me', 'calling me'];
const THIS_IS = ['this is', "this's"];

function selfAt(tokens: readonly Token[], index: number): Match | undefined {
  const named = saysOneOf(tokens, index, MY_NAME);
  if (named !== undefined) return own(spokenName(tokens, named));
  const called = saysOneOf(tokens, index, CALL_ME);
  if (called !== undefined) return own(closed(tokens, properName(tokens, called)));
  const am = saysOneOf(tokens, index, I_AM);
  if (am !== undefined) return own(closed(tokens, properName(tokens, am)));
  const here = saysOneOf(tokens, index, THIS_IS) ?? (greeted(tokens, index) ? says(tokens, index, "it's") : undefined);
  if (here !== undefined && opensClause(tokens, index)) {
    const span = properName(tokens, here);
    const after = span && tokens[span.next];
    if (span && (after?.lower === 'speaking' || after?.lower === 'here' || after?.lower === 'calling'))
      return own(span);
    if (span && greeted(tokens, index) && (endsSentence(after) || after?.lower === 'from')) return own(span);
  }
  if (opensClause(tokens, index)) {
    const span = properName(tokens, index);
    const after = span && tokens[span.next];
    const last = span && tokens[span.next + 1];
    if (span && after?.lower === 'here' && (endsSentence(last) || isComma(last) || isDash(last))) return own(span);
  }
  return undefined;
}

function own(span: NameSpan | undefined): Match | undefined {
  return span && { span, kind: 'self' };
}

/** A name of one to three words written with capitals. */
function properName(tokens: readonly Token[], index: number): NameSpan | undefined {
  const span = nameAt(tokens, index, NOBODY);
  return span === undefined || span.kin ? undefined : span;
}

/** After "my name is" any word that is not a common one is a name, capital or not. */
function spokenName(tokens: readonly Token[], index: number): NameSpan | undefined {
  const proper = properName(tokens, index);
  if (proper !== undefined) return proper;
  const token = tokens[index];
  if (token === undefined || !/^\p{L}[\p{L}\p{M}'-]+$/u.test(token.text)) return undefined;
  if (NOT_NAMES.has(token.lower) && !AMBIGUOUS_NAMES.has(token.lower)) return undefined;
  return { first: index, next: index + 1, kin: false, known: false };
}

/** The name only if what follows can follow a name: a mark, the end, or a linking word. */
function closed(tokens: readonly Token[], span: NameSpan | undefined): NameSpan | undefined {
  if (span === undefined) return undefined;
  const after = tokens[span.next];
  const fits = endsSentence(after) || isComma(after) || isDash(after) || AFTER_OWN_NAME.has(after?.lower ?? '');
  return fits || after?.text === ')' || after?.text === ':' || after?.text === '"' ? span : undefined;
}

function opensClause(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return endsSentence(before) || isComma(before) || isDash(before) || GREETINGS.has(before?.lower ?? '');
}

const GREETINGS = new Set([
  'hi',
  'hello',
  'hey',
  'yes',
  'morning',
  'evening',
  'afternoon',
  'everyone',
  'all',
  'so',
  'and',
  'well',
]);

/** A greeting opens the text before this place, with nothing but marks and greeting words between. */
function greeted(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).filter((token) => token.isWord);
  return before.length > 0 && before.length <= 3 && /^(?:hi|hello|hey|good|yes)$/u.test(before[0]?.lower ?? '');
}

const PRESENTS = [
  'let me introduce',
  "i'd like to introduce",
  'i would like to introduce',
  'i want to introduce',
  "i'd like you to meet",
  'i want you to meet',
  'let me introduce you to',
  'have you met',
  'say hi to',
  'say hello to',
  'allow me to introduce',
];

function otherAt(tokens: readonly Token[], index: number): Match | undefined {
  const opens = opensClause(tokens, index);
  const shown =
    saysOneOf(tokens, index, THIS_IS) ??
    saysOneOf(tokens, index, PRESENTS) ??
    (opens ? saysOneOf(tokens, index, ['meet', 'please meet', 'please welcome']) : undefined);
  if (shown !== undefined && (opens || says(tokens, index, 'this is') === undefined)) {
    const start = says(tokens, shown, 'you to') ?? shown;
    const span = afterRole(tokens, start) ?? closed(tokens, properName(tokens, start));
    if (span !== undefined) return { span, kind: 'other' };
  }
  if (!opens) return undefined;
  const span = properName(tokens, index);
  return span !== undefined && apposition(tokens, span) ? { span, kind: 'other' } : undefined;
}

/** "my (little) sister Ana", "our singing teacher, Milo". */
function afterRole(tokens: readonly Token[], index: number): NameSpan | undefined {
  if (!/^(?:my|our|his|her|their|your|the)$/u.test(tokens[index]?.lower ?? '')) return undefined;
  for (let place = index + 1; place <= index + 4; place += 1) {
    if (!ROLE_NOUNS.has(tokens[place]?.lower ?? '')) continue;
    const next = isComma(tokens[place + 1]) ? place + 2 : place + 1;
    return properName(tokens, next);
  }
  return undefined;
}

/** "Milo, our singing teacher": a name, then what the person is, and nothing but a mark after it. */
export function apposition(tokens: readonly Token[], span: NameSpan): boolean {
  if (!isComma(tokens[span.next])) return false;
  if (!/^(?:my|our|his|her|their|your|the|a|an)$/u.test(tokens[span.next + 1]?.lower ?? '')) return false;
  for (let place = span.next + 2; place <= span.next + 5; place += 1) {
    if (!ROLE_NOUNS.has(tokens[place]?.lower ?? '')) continue;
    const after = tokens[place + 1];
    if (endsSentence(after) || isComma(after) || isDash(after)) return true;
  }
  return false;
}
