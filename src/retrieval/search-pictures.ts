import { hashDistance, likeness, lookTerms, pictureTerms } from '../language/picture-terms.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { PictureFacts } from '../providers/providers.js';
import type { ImageAttachment, Turn } from '../records/records.js';

/** A picture that was shown, beside the one looked for. */
export interface ShownPicture {
  turn: Turn;
  image: ImageAttachment;
  /** Bits of 64 in which the hashes differ; 64 where one of them has none. */
  distance: number;
  /** Cosine of the descriptors, -1 to 1; 0 where one of them has none. */
  likeness: number;
}

/** Hashes that differ in more bits are of other pictures. */
export const SAME_PICTURE = 6;
const HASH_BITS = 64;
/** How many turns with pictures are compared one by one, those that share most places first. */
const CANDIDATES = 200;

/** The pictures of turns that share a hash or a look with one: the same first, then the most alike, then the earliest. */
export async function searchPictures(
  { hash, descriptor }: Pick<PictureFacts, 'hash' | 'descriptor'>,
  reader: GuardedReader,
): Promise<ShownPicture[]> {
  const searches = [
    ...(hash === undefined ? [] : [pictureTerms(hash)]),
    ...(descriptor === undefined ? [] : [lookTerms(descriptor)]),
  ];
  const found = await Promise.all(
    searches.map((terms) => reader.searchText({ terms, filter: { layers: ['interaction'] }, limit: CANDIDATES })),
  );
  const ids = new Set(found.flatMap(({ hits }) => hits.map(({ document }) => document.id)));
  const turns = await reader.getMany('turn', [...ids]);
  return turns
    .flatMap((turn) =>
      (turn.images ?? []).map((image): ShownPicture => {
        const distance = hash === undefined || image.hash === undefined ? HASH_BITS : hashDistance(hash, image.hash);
        const alike =
          descriptor === undefined || image.descriptor === undefined ? 0 : likeness(descriptor, image.descriptor);
        return { turn, image, distance, likeness: alike };
      }),
    )
    .sort((a, b) => sameFirst(a) - sameFirst(b) || b.likeness - a.likeness || a.turn.startedAt - b.turn.startedAt);
}

/** Whether it is the same picture, perhaps scaled or compressed. */
export function isSame({ distance }: Pick<ShownPicture, 'distance'>): boolean {
  return distance <= SAME_PICTURE;
}

function sameFirst(shown: ShownPicture): number {
  return isSame(shown) ? shown.distance : HASH_BITS;
}
