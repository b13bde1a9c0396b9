import type { Hit } from './memory-store.js';

/** Best first; equal scores by time, then by id, so that the order does not depend on when a document was written. */
export function compareHits(left: Hit, right: Hit): number {
  if (left.score !== right.score) return right.score - left.score;
  const byTime = left.document.at - right.document.at;
  return byTime !== 0 ? byTime : left.document.id < right.document.id ? -1 : 1;
}
