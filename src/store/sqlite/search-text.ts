import { checkCount } from '../check-records.js';
import { compareHits, type HitRank } from '../hit-order.js';
import { bm25, createTermCounter, type TermCounts, weighTerms } from '../index-terms.js';
import type { SearchFilter, TextFound, TextSearch } from '../memory-store.js';
import type { Connection } from './connection.js';
import type { PackedFound } from './packed-hits.js';
import { toCondition } from './search-filter.js';
import { encodeTerm, readTally } from './text-index.js';
import { type PlacedRow, turnsAround } from './turns-around.js';

/** Documents that the terms of one query may be looked up in; rarer terms are served first. */
const POSTING_BUDGET = 6000;
/** Documents that are scored exactly, at least. */
const MIN_CANDIDATES = 200;
const CANDIDATES_PER_HIT = 2;

/** `MemoryStore.searchText` over one connection. */
export type TextSearcher = (search: TextSearch) => PackedFound<TextFound>;

/**
 * Lexical search in bounded time. The full-text index proposes candidates (by its own BM25, filter applied before the
 * cut), which are then scored exactly, with all terms of the query. Candidates are looked up by the rarest terms: a
 * frequent term is left out of the look-up, though not of the scores, once rarer ones already fill the budget of
 * 6,000 documents. Below that the result is exact as long as at most 200 documents (or twice the limit) match.
 */
export function createTextSearcher(connection: Connection): TextSearcher {
  const frequencies = createDocumentFrequencies(connection);
  return ({ terms, filter, limit, around }) => {
    checkCount('limit', limit);
    const { documents, terms: termCount, writes } = readTally(connection);
    const known = new Map<string, number>();
    const documentFrequency = (term: string) => {
      const count = frequencies(term, documents, writes);
      known.set(term, count);
      return count;
    };
    const query = weighTerms(terms, { documents, documentFrequency });
    const meanLength = Math.max(1, termCount / Math.max(1, documents));
    const lookedUp = withinBudget(known);
    if (lookedUp.length === 0 || limit === 0) return { hits: [], around: [], terms: query, meanLength };
    const countTerms = createTermCounter(query);
    const score = (row: Candidate): Scored => {
      const counted = countTerms(row.terms);
      return { row, id: row.id, at: row.said_at, score: bm25(counted, query, meanLength), ...counted };
    };
    const depth = Math.max(MIN_CANDIDATES, CANDIDATES_PER_HIT * limit);
    const candidates = fewInSessions(connection, filter) ?? lookUp(connection, lookedUp, filter, depth);
    const best = candidates
      .map(score)
      .filter((scored) => scored.score > 0)
      .sort(compareHits)
      .slice(0, limit);
    const places = best.map(({ row }) => row);
    const beside = readCandidates(connection, turnsAround(connection, places, around)).map(score);
    const pack = ({ row: { body }, score, counts, length }: Scored) => ({ body, score, counts, length });
    return { hits: best.map(pack), around: beside.map(pack), terms: query, meanLength };
  };
}

interface Candidate extends PlacedRow {
  id: string;
  said_at: number;
  body: string;
  terms: string;
}

interface Scored extends HitRank, TermCounts {
  row: Candidate;
}

const CANDIDATE = 'document.position, document.id, session_id, ordinal, said_at, body, document.terms';

/** The best candidates of the full-text index for any of the terms. */
function lookUp(
  { sql }: Connection,
  terms: readonly string[],
  filter: SearchFilter | undefined,
  depth: number,
): Candidate[] {
  const match = terms.map((term) => `"${encodeTerm(term)}"`).join(' OR ');
  const condition = toCondition(filter);
  const rows = condition
    ? sql(
        `SELECT ${CANDIDATE} FROM document_text JOIN document ON document.position = document_text.rowid ` +
          `WHERE document_text MATCH ? AND ${condition.text} ORDER BY rank LIMIT ?`,
      ).all(match, ...condition.values, depth)
    : sql(
        `SELECT ${CANDIDATE} FROM (SELECT rowid FROM document_text WHERE document_text MATCH ? ` +
          'ORDER BY rank LIMIT ?) AS found JOIN document ON document.position = found.rowid',
      ).all(match, depth);
  return rows as Candidate[];
}

function readCandidates({ sql }: Connection, positions: readonly number[]): Candidate[] {
  const rows = sql(`SELECT ${CANDIDATE} FROM document WHERE position IN (SELECT value FROM json_each(?))`);
  return rows.all(JSON.stringify(positions)) as Candidate[];
}

/** Everything that passes a filter by session, when that is little enough to score all of it. */
function fewInSessions({ sql }: Connection, filter: SearchFilter | undefined): Candidate[] | undefined {
  const condition = filter?.sessionIds && toCondition(filter);
  if (condition === undefined) return undefined;
  const rows = sql(`SELECT ${CANDIDATE} FROM document WHERE ${condition.text} LIMIT ?`).all(
    ...condition.values,
    MIN_CANDIDATES + 1,
  );
  return rows.length <= MIN_CANDIDATES ? (rows as Candidate[]) : undefined;
}

function withinBudget(frequencies: ReadonlyMap<string, number>): string[] {
  const present = [...frequencies].filter(([, count]) => count > 0).sort((left, right) => left[1] - right[1]);
  const chosen: string[] = [];
  let postings = 0;
  for (const [term, count] of present) {
    postings += count;
    if (chosen.length > 0 && postings > POSTING_BUDGET) break;
    chosen.push(term);
  }
  return chosen;
}

const CACHED_FROM = 500;
const CACHE_SIZE = 5000;
/** A cached frequency may be off by this share of the index. */
const ALLOWED_DRIFT = 0.02;

/** Counts the documents that hold a term. Counting a frequent one takes time, so those are kept until the index has moved on by 2 %. */
function createDocumentFrequencies({ sql }: Connection): (term: string, documents: number, writes: number) => number {
  const cache = new Map<string, { count: number; writes: number }>();
  return (term, documents, writes) => {
    const known = cache.get(term);
    if (known && Math.abs(writes - known.writes) <= documents * ALLOWED_DRIFT) return known.count;
    const count = (sql('SELECT doc FROM document_vocabulary WHERE term = ?').pluck().get(encodeTerm(term)) ??
      0) as number;
    if (cache.size >= CACHE_SIZE) cache.clear();
    if (count >= CACHED_FROM) cache.set(term, { count, writes });
    else cache.delete(term);
    return count;
  };
}
