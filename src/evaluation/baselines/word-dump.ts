import { MAX_ANSWER_WORDS } from '../answer-text.js';

interface Document {
  text: string;
  counts: ReadonlyMap<string, number>;
  length: number;
}

const K1 = 1.5;
const B = 0.75;

/**
 * The baseline that understands nothing: the first 30 words of the turns that plain BM25 (k1 1.5, b 0.75, runs of
 * letters and digits, no stemming) ranks first. Its containment is what `answerContained` has to be read against.
 */
export function createWordDump(texts: readonly string[]): (question: string) => string {
  const documents = texts.map(toDocument);
  const frequency = new Map<string, number>();
  for (const document of documents) {
    for (const term of document.counts.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const averageLength = documents.reduce((sum, document) => sum + document.length, 0) / Math.max(1, documents.length);
  const weigh = (term: string) => {
    const holders = frequency.get(term) ?? 0;
    return Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5));
  };
  return (question) => {
    const terms = tokens(question);
    const ranked = documents
      .map((document, index) => ({ document, index, score: score(document, terms, weigh, averageLength) }))
      .filter((entry) => entry.score > 0)
      .sort((a, b) => b.score - a.score || a.index - b.index);
    const words: string[] = [];
    for (const { document } of ranked) {
      words.push(...document.text.split(/\s+/u).filter((word) => word !== ''));
      if (words.length >= MAX_ANSWER_WORDS) break;
    }
    return words.slice(0, MAX_ANSWER_WORDS).join(' ');
  };
}

function score(document: Document, terms: readonly string[], weigh: (term: string) => number, average: number): number {
  let sum = 0;
  for (const term of terms) {
    const count = document.counts.get(term) ?? 0;
    if (count === 0) continue;
    sum += (weigh(term) * count * (K1 + 1)) / (count + K1 * (1 - B + (B * document.length) / average));
  }
  return sum;
}

function toDocument(text: string): Document {
  const counts = new Map<string, number>();
  const terms = tokens(text);
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { text, counts, length: terms.length };
}

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
