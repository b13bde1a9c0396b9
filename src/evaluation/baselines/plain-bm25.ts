interface Document {
  counts: ReadonlyMap<string, number>;
  length: number;
}

const K1 = 1.5;
const B = 0.75;

/**
 * Plain BM25 (Robertson and Walker 1994; k1 1.5, b 0.75) over texts: runs of letters and digits, no stemming, one text a document.
 * Gives the places of the texts that hold a word of the query, best first.
 */
export function createPlainBm25(texts: readonly string[]): (query: string) => number[] {
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
  return (query) => {
    const terms = tokens(query).map((term) => ({ term, weight: weigh(term) }));
    return documents
      .map((document, index) => ({ index, score: score(document, terms, averageLength) }))
      .filter((entry) => entry.score > 0)
      .sort((a, b) => b.score - a.score || a.index - b.index)
      .map(({ index }) => index);
  };
}

function score(document: Document, terms: readonly { term: string; weight: number }[], average: number): number {
  let sum = 0;
  for (const { term, weight } of terms) {
    const count = document.counts.get(term) ?? 0;
    if (count === 0) continue;
    sum += (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * document.length) / average));
  }
  return sum;
}

function toDocument(text: string): Document {
  const counts = new Map<string, number>();
  const terms = tokens(text);
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
}

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
