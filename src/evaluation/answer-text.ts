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
