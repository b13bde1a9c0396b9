/** What the order of hits depends on. */
export interface HitRank {
  score: number;
  /** When the document was said. */
  at: number;
  id: string;
}

/** Best first; equal scores by time, then by id, so that the order does not depend on when a document was written. */
export function compareHits(left: HitRank, right: HitRank): number {
  return right.score - left.score || left.at - right.at || (left.id < right.id ? -1 : 1);
}
