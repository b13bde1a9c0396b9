import { MAX_ANSWER_WORDS } from '../answer-text.js';
import { createPlainBm25 } from './plain-bm25.js';

/**
 * The baseline that understands nothing: the first 30 words of the turns that plain BM25 ranks first. Its containment is
 * what `answerContained` has to be read against.
 */
export function createWordDump(texts: readonly string[]): (question: string) => string {
  const rank = createPlainBm25(texts);
  return (question) => {
    const words: string[] = [];
    for (const index of rank(question)) {
      words.push(...(texts[index] as string).split(/\s+/u).filter((word) => word !== ''));
      if (words.length >= MAX_ANSWER_WORDS) break;
    }
    return words.slice(0, MAX_ANSWER_WORDS).join(' ');
  };
}
