import { open, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { throwIfAborted } from '../../errors.js';
import type { LoadImage } from '../../providers/providers.js';
import { imageTypeOf } from './image-type.js';

/** Larger files are left alone. */
const MAX_BYTES = 20 * 2 ** 20;

/**
 * Loads pictures from files inside the given folders, by paths relative to one of them (the first that has it) or absolute ones.
 * Whatever lies outside, also behind a link, is no JPEG, PNG, GIF or WebP file, or is larger than 20 MiB, is undefined: a
 * transcript cannot make it read other files. Addresses on the network are never fetched.
 */
export function createImageFileLoader(folders: readonly string[]): LoadImage {
  return async (uri, { signal } = {}) => {
    throwIfAborted(signal);
    if (/^[a-z][a-z0-9+.-]+:/iu.test(uri)) return undefined;
    for (const folder of folders) {
      const data = await readInside(folder, uri).catch(() => undefined);
      const mediaType = data && imageTypeOf(data);
      if (data !== undefined && mediaType !== undefined) return { data, mediaType };
    }
    return undefined;
  };
}

async function readInside(folder: string, uri: string): Promise<Uint8Array | undefined> {
  const root = await realpath(folder);
  const path = await realpath(resolve(root, uri));
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
  const file = await open(path);
  try {
    const status = await file.stat();
    return status.isFile() && status.size <= MAX_BYTES ? await file.readFile() : undefined;
  } finally {
    await file.close();
  }
}
