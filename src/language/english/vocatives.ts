import type { Vocative } from '../language-pack.js';
import { apposition } from './introductions.js';
import { endsSentence, isComma, isDash, type NameSpan, nameAt, type Token, tokenize } from './tokens.js';

/** Openers after which a bare name is a call, with or without a comma. */
const CALLS = new Set([
  'hi',
  'hey',
  'hello',
  'hiya',
  'yo',
  'thanks',
  'bye',
  'goodbye',
  'welcome',
  'dear',
  'cheers',
  'sorry',
  'congrats',
  'congratulations',
  'morning',
  'evening',
  'afternoon',
  'goodnight',
  'please',
]);
/** What a speaker may put between a name at the head of a sentence and the call itself in unpunctuated speech. */
const SECOND_PERSON = /^(?:you|you're|you've|you'll|you'd|please)$/u;
const AUXILIARIES = /^(?:do|did|can|could|would|will|are|were|have|should|don't|didn't|aren't|haven't|won't)$/u;
/** Openers that may stand before a name that is still at the head of the turn. */
const OPENERS = new Set([
  'oh',
  'ah',
  'ok',
  'okay',
  'so',
  'well',
  'yes',
  'yeah',
  'yep',
  'no',
  'nope',
  'sure',
  'right',
  'alright',
  'and',
  'but',
  'hmm',
  'um',
  'uh',
  'great',
  'good',
  'perfect',
  'exactly',
  'absolutely',
  'now',
  'wait',
  'look',
  'listen',
  'thank',
  'you',
  'of',
  'course',
  'got',
  'it',
  'there',
  'again',
]);

interface Call {
  span: NameSpan;
  position: Vocative['position'];
}

/** People who are called by name or by a kin word. People who are only talked about are left out. */
export function englishVocatives(text: string, knownNames: ReadonlySet<string>): Vocative[] {
  const tokens = tokenize(text);
  const calls: Call[] = [];
  let index = 0;
  while (index < tokens.length) {
    const list = nameList(tokens, index, knownNames);
    if (list === undefined) {
      index += 1;
      continue;
    }
    const spans = called(tokens, list);
    for (const span of spans) calls.push({ span, position: positionOf(tokens, list) });
    index = list.next;
  }
  return calls.map(({ span, position }) => {
    const start = (tokens[span.first] as Token).start + (tokens[span.first]?.text.startsWith('@') ? 1 : 0);
    const end = (tokens[span.next - 1] as Token).end;
    const mention = { name: text.slice(start, end), start, end, position };
    return span.kin ? { ...mention, kin: true as const } : mention;
  });
}

/** Names in a row: "Piet, Rosa, Milo", "Olga and Milo". */
interface NameList {
  names: NameSpan[];
  first: number;
  next: number;
}

function nameList(tokens: readonly Token[], index: number, knownNames: ReadonlySet<string>): NameList | undefined {
  const head = nameAt(tokens, index, knownNames);
  if (head === undefined) return undefined;
  const names = [head];
  let next = head.next;
  for (;;) {
    let place = next;
    if (isComma(tokens[place])) place += 1;
    if (/^(?:and|or|&)$/u.test(tokens[place]?.lower ?? '')) place += 1;
    if (place === next) break;
    const following = nameAt(tokens, place, knownNames);
    if (following === undefined) break;
    names.push(following);
    next = following.next;
  }
  return { names, first: index, next };
}

/** Which names of a list are called. */
function called(tokens: readonly Token[], list: NameList): NameSpan[] {
  const before = tokens[list.first - 1];
  const after = tokens[list.next];
  const [head] = list.names as [NameSpan];
  const opens = endsSentence(before) || isDash(before);
  const closes = endsSentence(after) || isComma(after) || isDash(after) || after?.text === ':' || after?.text === ')';
  if (tokens[list.first]?.text.startsWith('@') && before?.end !== tokens[list.first]?.start) return list.names;
  if (CALLS.has(before?.lower ?? '') && callOpens(tokens, list.first - 1)) return list.names;
  if (before?.lower === 'you' && tokens[list.first - 2]?.lower === 'thank') return list.names;
  if (opens) {
    if (closes) return apposition(tokens, head) || topic(tokens, list) ? [] : list.names;
    return head.known || head.kin ? spoken(tokens, list) : [];
  }
  if (afterOpener(tokens, list.first) && isComma(after) && !topic(tokens, list))
    return head.known || speaksToSomebody(tokens, list.next) ? list.names : [];
  if (isComma(before) && closes) {
    if (listedBefore(tokens, list.first - 2)) return head.known && endsSentence(after) ? list.names : [];
    if (list.names.length > 1 && !endsSentence(after) && !isDash(after)) return [];
    return list.names;
  }
  if (isComma(before) && (head.known || head.kin)) return spoken(tokens, list);
  if (/^(?:you|yes|no|sure|okay|ok)$/u.test(before?.lower ?? '') && head.known && endsSentence(after))
    return list.names;
  return [];
}

/** "And Felix, ...", "So Nora, ...": a word that links the sentence to the one before. */
function afterOpener(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index - 1]?.lower ?? '';
  return /^(?:and|so|but|okay|ok|oh|well|now|then|yes|no|sorry)$/u.test(word) && endsSentence(tokens[index - 2]);
}

/** The sentence goes on in the second person, or asks. */
function speaksToSomebody(tokens: readonly Token[], index: number): boolean {
  for (let place = index; !endsSentence(tokens[place]); place += 1)
    if (/^(?:you|your|you're|you've|you'll|you'd|please)$/u.test(tokens[place]?.lower ?? '')) return true;
  return false;
}

/** "Rosa can you ..." without a comma, as recognisers write it. */
function spoken(tokens: readonly Token[], list: NameList): NameSpan[] {
  const after = tokens[list.next]?.lower ?? '';
  const then = tokens[list.next + 1]?.lower ?? '';
  const calls = SECOND_PERSON.test(after) || (AUXILIARIES.test(after) && then === 'you');
  return calls && list.names.length === 1 ? list.names : [];
}

/** "Milo, who ..." or "Rosa, Piet, and I": talked about. */
function topic(tokens: readonly Token[], list: NameList): boolean {
  const after = tokens[list.next];
  if (!isComma(after)) return false;
  const then = tokens[list.next + 1]?.lower ?? '';
  return (
    then === 'who' ||
    then === 'whose' ||
    (then === 'and' && /^(?:i|me|myself)$/u.test(tokens[list.next + 2]?.lower ?? ''))
  );
}

/** A call word that opens its sentence or follows other openers. */
function callOpens(tokens: readonly Token[], index: number): boolean {
  let place = index - 1;
  while (place >= 0) {
    const token = tokens[place] as Token;
    if (endsSentence(token) || isComma(token) || isDash(token)) return true;
    if (token.isWord && !OPENERS.has(token.lower) && !CALLS.has(token.lower)) return false;
    place -= 1;
  }
  return true;
}

/** The word before the comma is a capitalised word inside its sentence: "Austin, Texas", "with Ana, Milo". */
function listedBefore(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || !/^\p{Lu}\p{Ll}/u.test(token.text)) return false;
  return !endsSentence(tokens[index - 1]);
}

function positionOf(tokens: readonly Token[], list: NameList): Vocative['position'] {
  const before = tokens.slice(0, list.first).filter((token) => token.isWord);
  if (before.every((token) => OPENERS.has(token.lower) || CALLS.has(token.lower))) return 'leading';
  return tokens.slice(list.next).some((token) => token.isWord) ? 'middle' : 'trailing';
}
