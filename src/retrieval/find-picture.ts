import { MemoryError } from '../errors.js';
import type { GuardedReader } from '../privacy/guarded-store.js';
import type { ImageBytes, InspectPicture, LoadImage, PictureFacts } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { ImageAttachment, Instant, PersonId } from '../records/records.js';
import { isSame, searchPictures } from './search-pictures.js';

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
  /** How alike colours and edges are by place: 1 is the same. */
  likeness: number;
}

/** How to look for a picture. */
export interface FindPictureOptions {
  /** Also gives pictures that look alike: those of at least this likeness, such as 0.85. Default: the same picture only. */
  alike?: number;
  signal?: AbortSignal;
}

/** What the search needs. */
export interface PictureSearch {
  loadImage: LoadImage | undefined;
  inspectPicture: InspectPicture;
  reader: GuardedReader;
  directory: PersonDirectory;
}

/**
 * Every showing of a picture, given by its bytes or for `loadImage`, the same first, then the most alike where asked for, then by time. Throws `not_found` when it
 * cannot be loaded, and `invalid_argument` when it cannot be decoded or shows nothing.
 */
export async function findPicture(
  picture: string | ImageBytes,
  { reader, directory, ...tools }: PictureSearch,
  { alike, ...options }: FindPictureOptions = {},
): Promise<SeenPicture[]> {
  const look = await lookAt(picture, tools, options);
  const shown = (await searchPictures(look, reader)).filter(
    (one) => isSame(one) || (alike !== undefined && one.likeness >= alike),
  );
  const edges = await reader.getMany('interaction', [...new Set(shown.map(({ turn }) => turn.id))]);
  const edgeOf = new Map(edges.map((edge) => [edge.id, edge]));
  return shown.map(({ turn, image: held, distance, likeness }): SeenPicture => {
    const personId = directory.personOfVoice(turn.voiceId);
    return {
      image: held,
      turnId: turn.id,
      ...(turn.externalId === undefined ? {} : { externalId: turn.externalId }),
      sessionId: turn.sessionId,
      at: turn.startedAt,
      ...(personId === undefined ? {} : { personId }),
      addresseeIds: (edgeOf.get(turn.id)?.addressees ?? []).map((link) => directory.canonical(link.personId)),
      distance,
      likeness,
    };
  });
}

/**
 * Hash and look of a picture, given by its bytes or for `loadImage`. Throws `not_found` when it cannot be loaded, and
 * `invalid_argument` when it cannot be decoded or shows nothing.
 */
export async function lookAt(
  picture: string | ImageBytes,
  { loadImage, inspectPicture }: Pick<PictureSearch, 'loadImage' | 'inspectPicture'>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<PictureFacts> {
  const cancel = signal === undefined ? {} : { signal };
  const image = typeof picture === 'string' ? await loadImage?.(picture, cancel) : picture;
  if (image === undefined)
    throw new MemoryError('not_found', 'There is no such picture where pictures are loaded from.');
  const look = await inspectPicture(image);
  if (look.hash === undefined)
    throw new MemoryError(
      'invalid_argument',
      'The picture cannot be decoded, or shows nothing. Give a JPEG or PNG file.',
    );
  return look;
}
