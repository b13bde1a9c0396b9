/** Words an answer may have before containment stops counting. */
export const MAX_ANSWER_WORDS = 30;

const ARTICLES = new Set(['a', 'an', 'the']);

/** Tokens for containment: lower-cased, apostrophes deleted, other punctuation and hyphens are spaces, a/an/the dropped. */
export function answerTokens(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((token) => token !== '' && !ARTICLES.has(token));
}

/** Number of words of an answer as people count them: runs between spaces. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}

/** Whether `part` occurs in `whole` as a run of whole tokens; the empty part never does. */
export function containsTokens(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  for (let start = 0; start + part.length <= whole.length; start += 1) {
    if (part.every((token, offset) => whole[start + offset] === token)) return true;
  }
  return false;
}

/** Whether every `;`-separated part of the gold occurs in the answer, whatever the answer's length. */
export function containsGold(answer: string, gold: string): boolean {
  const whole = answerTokens(answer);
  const parts = gold
    .split(';')
    .map(answerTokens)
    .filter((part) => part.length > 0);
  return parts.length > 0 && parts.every((part) => containsTokens(whole, part));
}

/**
 * Harmonic mean of token precision and recall, tokens counted as often as they occur (Rajpurkar et al. 2016, with our tokens);
 * 0 when either text has none.
 */
export function tokenF1(answer: string, gold: string): number {
  const given = answerTokens(answer);
  const wanted = answerTokens(gold);
  const left = new Map<string, number>();
  for (const token of wanted) left.set(token, (left.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of given) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(token, count - 1);
  }
  return common === 0 ? 0 : (2 * common) / (given.length + wanted.length);
}

/** About what a language model would be given to read: runs of letters and digits, and each other sign. */
export function contextTokens(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}
