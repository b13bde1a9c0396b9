import { MemoryError } from '../errors.js';

/** Longest text of one turn, in characters (UTF-16 units): about twenty minutes of talk. */
export const MAX_TURN_CHARACTERS = 20_000;

/** Longest question, in characters (UTF-16 units). */
export const MAX_QUESTION_CHARACTERS = 2_000;

/** Throws `budget_exceeded` when a text is longer than `limit` characters. */
export function requireLength(text: string, limit: number, what: string): void {
  if (text.length <= limit) return;
  throw new MemoryError('budget_exceeded', `${what} is longer than ${limit} characters; give it in parts.`, {
    details: { characters: text.length, limit },
  });
}
