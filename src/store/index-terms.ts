/**
 * Splits `IndexDocument.terms` or a query into the terms that both stores index: at white space and control
 * characters, lower-cased, empty ones dropped.
 */
export function splitTerms(terms: string): string[] {
  return terms
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter((term) => term !== '');
}

/** Counts each term of a query or document; the count in a query is the term's weight. */
export function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Statistics of a whole index, filters aside. */
export interface IndexStatistics {
  documents: number;
  /** Terms over all documents, repetitions included. */
  terms: number;
  documentFrequency(term: string): number;
}

const K1 = 1.2;
const B = 0.75;

/**
 * Okapi BM25 (Robertson and Zaragoza, 2009; k1 1.2, b 0.75) with the non-negative inverse document frequency
 * ln(1 + (N - n + 0.5) / (n + 0.5)). `query` holds each term's weight. 0 when the document holds none of the terms.
 */
export function bm25(query: ReadonlyMap<string, number>, terms: readonly string[], index: IndexStatistics): number {
  const averageLength = index.terms / Math.max(1, index.documents);
  const counts = countTerms(terms.filter((term) => query.has(term)));
  let score = 0;
  for (const [term, count] of counts) {
    const holders = index.documentFrequency(term);
    const rarity = Math.log(1 + (index.documents - holders + 0.5) / (holders + 0.5));
    const saturation = count + K1 * (1 - B + (B * terms.length) / Math.max(1, averageLength));
    score += ((query.get(term) ?? 0) * rarity * count * (K1 + 1)) / saturation;
  }
  return score;
}
