import { MemoryError } from '../errors.js';
import { hashDistance, pictureTerms } from '../language/picture-terms.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { ImageBytes, InspectPicture, LoadImage } from '../providers/providers.js';
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

/** What the search needs. */
export interface PictureSearch {
  loadImage: LoadImage | undefined;
  inspectPicture: InspectPicture;
  reader: GuardedReader;
  directory: PersonDirectory;
}

/**
 * Every showing of a picture, given by its bytes or for `loadImage`, the nearest first, then by time. Throws `not_found` when it
 * cannot be loaded, and `invalid_argument` when it cannot be decoded or shows nothing.
 */
export async function findPicture(
  picture: string | ImageBytes,
  { loadImage, inspectPicture, reader, directory }: PictureSearch,
  options: { signal?: AbortSignal } = {},
): Promise<SeenPicture[]> {
  const image = typeof picture === 'string' ? await loadImage?.(picture, options) : picture;
  if (image === undefined)
    throw new MemoryError('not_found', 'There is no such picture where pictures are loaded from.');
  const { hash } = await inspectPicture(image);
  if (hash === undefined)
    throw new MemoryError(
      'invalid_argument',
      'The picture cannot be decoded, or shows nothing. Give a JPEG or PNG file.',
    );
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
