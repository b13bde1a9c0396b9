import { byScore, type Candidate, type RankedList } from './ranked-list.js';

/** A record after fusion. */
export interface FusedCandidate extends Candidate {
  /** "round 1 bm25 #3": where it ranked best by its share in the score. */
  source: string;
}

/** Flattening constant of reciprocal rank fusion (Cormack et al. 2009 use 60; short contexts want the top ranks to weigh more). */
export const RANK_CONSTANT = 30;

/**
 * Tool-weighted reciprocal rank fusion (paper, section 3.3): a record scores the sum of `weight / (constant + rank)` over
 * the lists that hold it. The result does not depend on the order of the lists.
 */
export function fuse(lists: readonly RankedList[]): FusedCandidate[] {
  const fused = new Map<string, { candidate: Candidate; shares: { share: number; source: string }[] }>();
  for (const list of lists) {
    list.candidates.forEach((candidate, index) => {
      const share = list.weight / (RANK_CONSTANT + index + 1);
      const entry = fused.get(candidate.id) ?? { candidate, shares: [] };
      entry.shares.push({ share, source: `round ${list.round} ${list.tool} #${index + 1}` });
      fused.set(candidate.id, entry);
    });
  }
  return [...fused.values()]
    .map(({ candidate, shares }) => {
      // Summed in a fixed order: floating-point addition is not associative.
      const ordered = shares.sort((a, b) => b.share - a.share || (a.source < b.source ? -1 : 1));
      const score = ordered.reduce((sum, { share }) => sum + share, 0);
      return { ...candidate, score, source: ordered[0]?.source ?? '' };
    })
    .sort(byScore);
}
