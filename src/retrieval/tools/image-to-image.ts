import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { PictureFacts } from '../../providers/providers.js';
import { byScore, type Candidate } from '../ranked-list.js';
import { isSame, searchPictures } from '../search-pictures.js';

/** Pictures less alike than this are others. */
const MIN_LIKENESS = 0.85;

/** Turns that showed the same picture as the question does, or one that looks alike, the same first; empty without a picture. */
export async function imageToImage(picture: PictureFacts | undefined, reader: GuardedReader): Promise<Candidate[]> {
  if (picture === undefined) return [];
  const best = new Map<string, number>();
  for (const shown of await searchPictures(picture, reader)) {
    const score = isSame(shown) ? 2 - shown.distance / 64 : shown.likeness;
    if (score >= MIN_LIKENESS) best.set(shown.turn.id, Math.max(score, best.get(shown.turn.id) ?? 0));
  }
  return [...best].map(([id, score]): Candidate => ({ id, layer: 'interaction', evidence: [id], score })).sort(byScore);
}
