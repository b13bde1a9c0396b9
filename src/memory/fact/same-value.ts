import { keyWords } from './english/phrases.js';

const NEGATED = /^(?:not?|no longer|never|none|without)\b/iu;

/** Whether a value denies ("not long hallways", "no peanuts", "no longer violin"). */
export function isNegated(value: string): boolean {
  return NEGATED.test(value.trim());
}

/** The words that a value is about, without dates in brackets and without its denial. */
export function valueWords(value: string): Set<string> {
  const plain = value
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/\{person:([a-z0-9_]+)\}/gu, ' $1 ')
    .trim()
    .replace(NEGATED, ' ');
  const words = keyWords(plain);
  return new Set(words.length > 0 ? words : plain.toLowerCase().split(/\s+/u));
}

/** Whether two values of one slot say the same: equal polarity, and the words of one contain those of the other. */
export function isSameValue(a: string, b: string): boolean {
  if (isNegated(a) !== isNegated(b)) return false;
  const left = valueWords(a);
  const right = valueWords(b);
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  return [...small].every((word) => large.has(word));
}
