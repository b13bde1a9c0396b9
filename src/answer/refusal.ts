import type { Answer } from './answer.js';

/** The answer when the context supports none. */
export function refusal(confidence = 0): Answer {
  return { text: 'Not in memory.', refused: true, evidence: [], confidence };
}
