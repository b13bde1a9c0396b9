import type { UnderstoodQuestion } from '../retrieval/understand-question.js';
import type { Answer } from './answer.js';

/** The answer when the context supports none. */
export function refusal(confidence = 0): Answer {
  return { text: 'Not in memory.', refused: true, evidence: [], confidence };
}

/**
 * Whether a question is about its asker while nobody knows for sure who that is: no asker given, an unknown voice, or a
 * doubtful one, since a near miss is no identity. It is refused whatever is held.
 */
export function lacksAsker({ aboutAsker, asker }: Pick<UnderstoodQuestion, 'aboutAsker' | 'asker'>): boolean {
  return aboutAsker && !asker?.sure;
}
