import { hashDistance, pictureTerms } from '../language/picture-terms.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { ImageAttachment, Instant, PersonId } from '../records/records.js';

/** A picture as it was shown before: in which turn, by whom, to whom. */
export interface SeenPicture {
  image: ImageAttachment;
  turnId: string;
  externalId?: string;
  sessionId: string;
  at: Instant;
  /** Who showed it. */
  personId?: PersonId;
  /** To whom it was shown. */
  addresseeIds: readonly PersonId[];
  /** Bits of 64 in which the hashes differ: 0 is the same picture, up to 6 the same one scaled or compressed. */
  distance: number;
}

/** Pictures that differ more are others. */
const MAX_DISTANCE = 6;
const CANDIDATES = 200;

/** Every showing of the picture with this hash, the nearest first, then by time. */
export async function findPicture(
  hash: string,
  reader: GuardedReader,
  directory: PersonDirectory,
): Promise<SeenPicture[]> {
  const { hits } = await reader.searchText({
    terms: pictureTerms(hash),
    filter: { layers: ['interaction'] },
    limit: CANDIDATES,
  });
  const ids = hits.map(({ document }) => document.id);
  const [turns, edges] = await Promise.all([reader.getMany('turn', ids), reader.getMany('interaction', ids)]);
  const edgeOf = new Map(edges.map((edge) => [edge.id, edge]));
  const seen = turns.flatMap((turn) =>
    (turn.images ?? []).flatMap((image): SeenPicture[] => {
      const distance = image.hash === undefined ? undefined : hashDistance(hash, image.hash);
      if (distance === undefined || distance > MAX_DISTANCE) return [];
      const personId = directory.personOfVoice(turn.voiceId);
      return [
        {
          image,
          turnId: turn.id,
          ...(turn.externalId === undefined ? {} : { externalId: turn.externalId }),
          sessionId: turn.sessionId,
          at: turn.startedAt,
          ...(personId === undefined ? {} : { personId }),
          addresseeIds: (edgeOf.get(turn.id)?.addressees ?? []).map((link) => directory.canonical(link.personId)),
          distance,
        },
      ];
    }),
  );
  return seen.sort((a, b) => a.distance - b.distance || a.at - b.at);
}
