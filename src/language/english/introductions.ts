import type { Introduction } from '../language-pack.js';
import { AMBIGUOUS_NAMES, KIN_ROLES, NOT_NAMES, ROLE_NOUNS } from './not-names.js';
import { endsSentence, isComma, isDash, type NameSpan, nameAt, type Token, tokenize } from './tokens.js';

const NOBODY: ReadonlySet<string> = new Set();
/** Words that may follow a name that somebody gives as their own. */
const AFTER_OWN_NAME = new Set([
  'and',
  'by',
  'here',
  'speaking',
  'with',
  'but',
  'your',
  'the',
  'calling',
  'again',
  'from',
  'who',
  'short',
  'as',
  'or',
]);

/** People who say who they are, and people who are presented to others. */
export function englishIntroductions(text: string): Introduction[] {
  const tokens = tokenize(text);
  const found: Introduction[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = selfAt(tokens, index) ?? otherAt(tokens, index);
    if (match === undefined) continue;
    const { span, kind, nickname, kin, weak } = match;
    if (nickname === true && kind === 'other' && !found.some((other) => other.kind === 'other')) continue;
    const start = (tokens[span.first] as Token).start;
    const end = (tokens[span.next - 1] as Token).end;
    if (found.some((other) => other.start < end && start < other.end)) continue;
    found.push({
      name: text.slice(start, end),
      start,
      end,
      kind,
      ...(nickname === undefined ? {} : { nickname }),
      ...(kin === undefined ? {} : { kin }),
      ...(weak === undefined ? {} : { weak }),
    });
  }
  return found;
}

interface Match {
  span: NameSpan;
  kind: Introduction['kind'];
  nickname?: true;
  kin?: string;
  weak?: true;
}

/** Phrases by their first word, split once: they are looked for at every word of every turn. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrases(list: readonly string[]): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of list) {
    const parts = phrase.split(' ');
    const first = parts[0] as string;
    byFirst.set(first, [...(byFirst.get(first) ?? []), parts]);
  }
  return byFirst;
}

function says(tokens: readonly Token[], index: number, set: Phrases): number | undefined {
  const candidates = set.get(tokens[index]?.lower ?? '');
  if (candidates === undefined) return undefined;
  for (const wanted of candidates)
    if (wanted.every((word, offset) => tokens[index + offset]?.lower === word)) return index + wanted.length;
  return undefined;
}

const I_AM = phrases(["i'm", 'i am', 'im']);
const MY_NAME = phrases([
  'my name is',
  "my name's",
  "name's",
  'the name is',
  "the name's",
  'i go by',
  'i am called',
  "i'm called",
]);
const CALL_ME = phrases(['call me', 'calls me', 'calling me']);
const CALL_THEM = phrases(['call him', 'calls him', 'call her', 'calls her', 'call them', 'goes by', 'known as']);
const IT_IS = phrases(["it's"]);
const SHORT_FOR = phrases(['short for']);
const YOU_TO = phrases(['you to']);
const HERE_IS = phrases(['here is']);
const MEET = phrases(['meet', 'please meet', 'please welcome']);
const THIS_IS = phrases(['this is', "this's"]);

function selfAt(tokens: readonly Token[], index: number): Match | undefined {
  const named = says(tokens, index, MY_NAME);
  if (named !== undefined) return own(spokenName(tokens, named));
  const called = says(tokens, index, CALL_ME);
  if (called !== undefined) return also(closed(tokens, properName(tokens, called)), 'self');
  const longer = says(tokens, index, SHORT_FOR);
  if (longer !== undefined) return also(closed(tokens, properName(tokens, longer)), 'self');
  const am = says(tokens, index, I_AM);
  if (am !== undefined) return quoted(tokens, index) ? undefined : own(closed(tokens, properName(tokens, am)));
  const here = says(tokens, index, THIS_IS) ?? greetedIt(tokens, index);
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
    if (span && index === 0 && saysAlsoCalled(tokens, span.next)) return own(span);
  }
  return undefined;
}

/** "Hi, it's Nora". */
function greetedIt(tokens: readonly Token[], index: number): number | undefined {
  const next = says(tokens, index, IT_IS);
  return next !== undefined && greeted(tokens, index) ? next : undefined;
}

function also(span: NameSpan | undefined, kind: Introduction['kind']): Match | undefined {
  return span && { span, kind, nickname: true };
}

/** Inside quotation marks after other words: somebody else is speaking. */
function quoted(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.text === '"' && tokens.slice(0, index - 1).some((token) => token.isWord);
}

/** "Sebastian, but call me Bas": the name alone, then the name to use. */
function saysAlsoCalled(tokens: readonly Token[], index: number): boolean {
  if (!isComma(tokens[index]) && !endsSentence(tokens[index])) return false;
  return tokens.slice(index + 1, index + 6).some((_, offset) => {
    const next = says(tokens, index + 1 + offset, CALL_ME);
    return next !== undefined && properName(tokens, next) !== undefined;
  });
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

/** Opens an answer to somebody who has just been presented. */
const GREETS =
  /^(?:oh,? |ah,? |and )*(?:welcome|come (?:on )?in|please come in|make yourself|have a seat|not yet|no\b|yes\b|of course)/iu;

/** Somebody speaks to whom was just presented, or answers the presenter. */
export function englishGreetsNewcomer(text: string): boolean {
  return GREETS.test(text.trim());
}

const PRESENTS = phrases([
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
]);

function otherAt(tokens: readonly Token[], index: number): Match | undefined {
  const opens = opensClause(tokens, index);
  const shown =
    says(tokens, index, THIS_IS) ?? says(tokens, index, PRESENTS) ?? (opens ? says(tokens, index, MEET) : undefined);
  if (shown !== undefined && (opens || says(tokens, index, THIS_IS) === undefined)) {
    const start = says(tokens, shown, YOU_TO) ?? shown;
    const role = afterRole(tokens, start);
    if (role !== undefined) return role;
    const span = closed(tokens, properName(tokens, start));
    const weak = says(tokens, index, THIS_IS) === undefined ? {} : { weak: true as const };
    if (span !== undefined)
      return apposition(tokens, span) ? { span, kind: 'other' } : { span, kind: 'other', ...weak };
  }
  const other = says(tokens, index, CALL_THEM);
  if (other !== undefined) return also(closed(tokens, properName(tokens, other)), 'other');
  if (!opens) return undefined;
  const span = properName(tokens, index);
  if (span === undefined) return undefined;
  const here = says(tokens, span.next, HERE_IS);
  const kin = here === undefined ? undefined : kinAt(tokens, here);
  if (here !== undefined && roleAt(tokens, here) !== undefined)
    return { span, kind: 'other', ...(kin === undefined ? {} : { kin }) };
  return apposition(tokens, span) ? { span, kind: 'other' } : undefined;
}

/** "my (little) sister Ana", "our singing teacher, Milo". */
function afterRole(tokens: readonly Token[], index: number): Match | undefined {
  const role = roleAt(tokens, index);
  if (role === undefined) return undefined;
  const span = closed(tokens, properName(tokens, isComma(tokens[role + 1]) ? role + 2 : role + 1));
  const kin = kinAt(tokens, index);
  return span && { span, kind: 'other', ...(kin === undefined ? {} : { kin }) };
}

/** Place of the noun that says what a person is to others, after "my", "our", "the". */
function roleAt(tokens: readonly Token[], index: number): number | undefined {
  if (!/^(?:my|our|his|her|their|your|the)$/u.test(tokens[index]?.lower ?? '')) return undefined;
  for (let place = index + 1; place <= index + 4; place += 1)
    if (ROLE_NOUNS.has(tokens[place]?.lower ?? '')) return place;
  return undefined;
}

/** The kin word after "my". */
function kinAt(tokens: readonly Token[], index: number): string | undefined {
  const role = tokens[index]?.lower === 'my' ? roleAt(tokens, index) : undefined;
  const word = role === undefined ? undefined : tokens[role]?.lower;
  return word !== undefined && KIN_ROLES.has(word) ? word : undefined;
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
