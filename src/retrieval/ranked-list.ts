import type { Layer } from '../records/records.js';
import type { HitDocument } from '../store/memory-store.js';
import type { Tool } from './retrieval.js';

/** What a search saw of a turn beside its score; every value lies between 0 and 1. */
export interface Sight {
  /** Score of the turn alone, relative to the best turn of the search; likewise the others. */
  own: number;
  /** Of the turn with the exchange around it. */
  exchange: number;
  /** Of the stretch of talk around it. */
  stretch: number;
  /** Of its session; 0 for a dense search. */
  session: number;
  /** Share of the query's weight that the exchange reaches, whatever other turns reach; 0 for a dense search. */
  reached: number;
  /** Share of the filters that it meets. */
  match: number;
}

/** A record that a tool found. Scores compare within one list only. */
export interface Candidate {
  id: string;
  layer: Layer;
  /** Turn ids that the record stands for, best first. */
  evidence: readonly string[];
  score: number;
  /** Turns found by words or vectors only. */
  sight?: Sight;
}

/** What one tool found for one query, best first. `key` tells what was asked, so that no search is fused twice. */
export interface RankedList {
  key: string;
  tool: Tool;
  /** The round that asked for it, from 1. */
  round: number;
  /** The question as asked, and not a query that a policy made of it. */
  verbatim: boolean;
  /** Share in the fusion; 1 is a bm25 search of the verbatim question. */
  weight: number;
  candidates: readonly Candidate[];
}

/** The candidate that a document is. */
export function toCandidate(document: HitDocument, score: number, sight?: Sight): Candidate {
  const { id, layer, evidence } = document;
  return { id, layer, evidence, score, ...(sight === undefined ? {} : { sight }) };
}

/** Best first; equal scores in id order, so that results never depend on the order of arrival. */
export function byScore(left: { score: number; id: string }, right: { score: number; id: string }): number {
  return right.score - left.score || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
}
