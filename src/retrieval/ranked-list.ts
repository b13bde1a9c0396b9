import type { Layer } from '../records/records.js';
import type { HitDocument } from '../store/memory-store.js';
import type { Tool } from './retrieval.js';

/** A record that a tool found. Scores compare within one list only. */
export interface Candidate {
  id: string;
  layer: Layer;
  /** Turn ids that the record stands for, best first. */
  evidence: readonly string[];
  score: number;
}

/** What one tool found for one query, best first. `key` tells what was asked, so that no search is fused twice. */
export interface RankedList {
  key: string;
  tool: Tool;
  /** The round that asked for it, from 1. */
  round: number;
  /** Share in the fusion; 1 is a bm25 search of the verbatim question. */
  weight: number;
  candidates: readonly Candidate[];
}

/** The candidate that a document is. */
export function toCandidate(document: HitDocument, score: number): Candidate {
  return { id: document.id, layer: document.layer, evidence: document.evidence, score };
}

/** Best first; equal scores in id order, so that results never depend on the order of arrival. */
export function byScore(left: { score: number; id: string }, right: { score: number; id: string }): number {
  return right.score - left.score || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
}
