import { MemoryError } from '../errors.js';
import { parseInstant } from '../language/parse-instant.js';
import type { ImageBytes, PictureTools } from '../providers/providers.js';
import type { ImageAttachment, Instant, Session } from '../records/records.js';
import { MAX_TURN_CHARACTERS } from './limits.js';

/**
 * Attachments with what their pixels tell: hash, look and camera time (read in the session's zone where the camera wrote none), the text
 * in the picture, and a caption where none was given. A picture that cannot be had stays as given; a model that fails costs its part
 * and a warning. Throws `aborted`.
 */
export async function seePictures(
  images: readonly ImageAttachment[] | undefined,
  session: Session,
  tools: PictureTools | undefined,
  options: { signal?: AbortSignal | undefined; warn(warning: string): void },
): Promise<readonly ImageAttachment[] | undefined> {
  if (images === undefined || tools === undefined) return images;
  const seen: ImageAttachment[] = [];
  for (const image of images) {
    const cancel = options.signal === undefined ? {} : { signal: options.signal };
    const bytes = image.uri === undefined ? undefined : await tools.loadImage(image.uri, cancel);
    seen.push(bytes === undefined ? image : await seePicture(image, bytes, session, tools, { ...options, cancel }));
  }
  return seen;
}

async function seePicture(
  image: ImageAttachment,
  bytes: ImageBytes,
  session: Session,
  { inspectPicture, captioner, textReader }: PictureTools,
  { cancel, warn }: { cancel: { signal?: AbortSignal }; warn(warning: string): void },
): Promise<ImageAttachment> {
  const attempt = async (work: Promise<string> | undefined, what: string): Promise<string | undefined> => {
    try {
      const text = (await work)?.trim().slice(0, MAX_TURN_CHARACTERS);
      return text === '' ? undefined : text;
    } catch (error) {
      if (!(error instanceof MemoryError) || error.code === 'aborted') throw error;
      warn(`Picture ${image.id} was not ${what} (${error.code}).`);
      return undefined;
    }
  };
  const { takenAt, ...look } = await inspectPicture(bytes);
  const visibleText = await attempt(textReader?.read(bytes, cancel), 'read');
  const wanted = image.caption === undefined ? captioner : undefined;
  const caption = await attempt(wanted?.describe(bytes, cancel), 'described');
  const taken = takenAt === undefined ? undefined : instant(takenAt, session.timeZone);
  return {
    ...image,
    ...(caption === undefined ? {} : { caption, captionOrigin: 'model' as const }),
    ...(visibleText === undefined ? {} : { visibleText }),
    ...(taken === undefined ? {} : { takenAt: taken }),
    ...look,
  };
}

/** Cameras write days that do not exist. */
function instant(text: string, timeZone: string): Instant | undefined {
  try {
    return parseInstant(text, timeZone);
  } catch {
    return undefined;
  }
}
