import type { QueryTerm } from './memory-store.js';

/** White space and control characters: what terms are split at. */
const BREAKS = /[\s\p{Cc}]+/u;
/** Any break that is not a single space between terms. */
const OTHER_BREAKS = /[^\S ]|\p{Cc}|^ | {2}| $/u;

/**
 * Splits `IndexDocument.terms` or a query into the terms that both stores index: at white space and control
 * characters, lower-cased, empty ones dropped.
 */
export function splitTerms(terms: string): string[] {
  const lower = terms.toLowerCase();
  if (lower === '') return [];
  if (!OTHER_BREAKS.test(lower)) return lower.split(' ');
  return lower.split(BREAKS).filter((term) => term !== '');
}

/** The size of an index and how many of its documents hold a term, filters aside. */
export interface IndexStatistics {
  documents: number;
  documentFrequency(term: string): number;
}

/**
 * The distinct terms of a query with their repetitions and their inverse document frequency,
 * ln(1 + (N - n + 0.5) / (n + 0.5)), which is never negative.
 */
export function weighTerms(terms: readonly string[], index: IndexStatistics): QueryTerm[] {
  const weights = new Map<string, number>();
  for (const term of terms.flatMap(splitTerms)) weights.set(term, (weights.get(term) ?? 0) + 1);
  return [...weights].map(([term, weight]) => {
    const holders = index.documentFrequency(term);
    return { term, weight, rarity: Math.log(1 + (index.documents - holders + 0.5) / (holders + 0.5)) };
  });
}

/** How often a document holds each term of a query, in the order of the query, and its length in terms. */
export interface TermCounts {
  counts: number[];
  length: number;
}

/** Counts the terms of a query in documents, given by their `terms`. */
export function createTermCounter(query: readonly QueryTerm[]): (terms: string) => TermCounts {
  const places = new Map(query.map(({ term }, index) => [term, index]));
  return (terms) => {
    const counts = new Array<number>(query.length).fill(0);
    const split = splitTerms(terms);
    for (const term of split) {
      const place = places.get(term);
      if (place !== undefined) counts[place] = (counts[place] as number) + 1;
    }
    return { counts, length: split.length };
  };
}

const K1 = 1.2;
const B = 0.75;

/**
 * Okapi BM25 (Robertson and Zaragoza, 2009; k1 1.2, b 0.75) of a document for the terms that were counted in it. 0 when it
 * holds none of them.
 */
export function bm25({ counts, length }: TermCounts, query: readonly QueryTerm[], meanLength: number): number {
  const saturation = K1 * (1 - B + (B * length) / meanLength);
  let score = 0;
  for (let place = 0; place < counts.length; place += 1) {
    const count = counts[place] as number;
    if (count === 0) continue;
    const { weight, rarity } = query[place] as QueryTerm;
    score += (weight * rarity * count * (K1 + 1)) / (count + saturation);
  }
  return score;
}
