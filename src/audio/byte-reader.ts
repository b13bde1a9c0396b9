import { type FileHandle, open } from 'node:fs/promises';
import { MemoryError } from '../errors.js';

/** Reads bytes forward, a piece at a time, whatever they come from. */
export interface ByteReader {
  /** The next bytes without consuming them; fewer than `length` only at the end. */
  peek(length: number): Promise<Uint8Array>;
  /** Consumes the next bytes; fewer than `length` only at the end. The array is the caller's to keep. */
  read(length: number): Promise<Uint8Array>;
  /** Passes over bytes and says how many there were. */
  skip(length: number): Promise<number>;
  close(): Promise<void>;
}

const PIECE = 65_536;

/** Opens a file, a pipe or bytes in memory. Throws `not_found` and `invalid_argument` (a folder, no permission). */
export async function openByteReader(source: string | Uint8Array): Promise<ByteReader> {
  if (source instanceof Uint8Array) {
    let at = 0;
    return createByteReader(
      async () => {
        const piece = source.subarray(at, at + PIECE);
        at += piece.length;
        return piece;
      },
      async () => {},
    );
  }
  const file = await openFile(source);
  return createByteReader(
    async () => {
      const piece = new Uint8Array(PIECE);
      const { bytesRead } = await file.read(piece, 0, PIECE, null);
      return piece.subarray(0, bytesRead);
    },
    () => file.close(),
  );
}

/** A reader over pieces of any size; `pull` gives an empty array at the end. */
export function createByteReader(pull: () => Promise<Uint8Array>, close: () => Promise<void>): ByteReader {
  let pending: Uint8Array = new Uint8Array(0);
  let ended = false;

  async function fill(length: number): Promise<void> {
    if (pending.length >= length || ended) return;
    const parts = [pending];
    let total = pending.length;
    while (total < length && !ended) {
      const piece = await pull();
      ended = piece.length === 0;
      parts.push(piece);
      total += piece.length;
    }
    pending = Buffer.concat(parts, total);
  }

  return {
    async peek(length) {
      await fill(length);
      return pending.subarray(0, length);
    },
    async read(length) {
      await fill(length);
      const taken = pending.slice(0, length);
      pending = pending.subarray(taken.length);
      return taken;
    },
    async skip(length) {
      let left = length;
      while (left > 0) {
        await fill(1);
        if (pending.length === 0) break;
        const step = Math.min(left, pending.length);
        pending = pending.subarray(step);
        left -= step;
      }
      return length - left;
    },
    close,
  };
}

async function openFile(path: string): Promise<FileHandle> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (cause) {
    const absent = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw absent
      ? new MemoryError('not_found', 'The audio file does not exist; check its path.', { cause })
      : new MemoryError('invalid_argument', 'The audio file cannot be opened for reading.', { cause });
  }
  if ((await file.stat()).isDirectory()) {
    await file.close();
    throw new MemoryError('invalid_argument', 'The path of the audio file is a folder.');
  }
  return file;
}
