import type { ImageAttachment } from './records.js';

/** The words that belong to pictures: captions and the text that stands in them. */
export function imageWords(images: readonly ImageAttachment[] | undefined): string[] {
  return (images ?? []).flatMap(({ caption, visibleText }) =>
    [caption, visibleText].filter((text): text is string => text !== undefined && text !== ''),
  );
}
