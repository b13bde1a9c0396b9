import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { MemoryError } from '../../errors.js';

const KEY_LENGTH = 32;

/** Reads a space's sealing key. Throws `not_found` when the file is missing, `corrupt_data` when it holds no key. */
export function readKey(keyPath: string): Buffer {
  let key: Buffer;
  try {
    key = readFileSync(keyPath);
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new MemoryError(
      isMissing ? 'not_found' : 'store_failed',
      `The sealing key of this space cannot be read: ${keyPath}. Restore it from a backup; without it voiceprints stay sealed.`,
      { cause },
    );
  }
  if (key.length === KEY_LENGTH) return key;
  throw new MemoryError('corrupt_data', `${keyPath} is no sealing key: it has ${key.length} bytes, not ${KEY_LENGTH}.`);
}

/**
 * The key for a new space: an existing key file is used as it is, otherwise 32 random bytes are written with mode 0600.
 * The file appears whole or not at all, and is never overwritten.
 */
export function createKey(keyPath: string): Buffer {
  if (existsSync(keyPath)) return readKey(keyPath);
  const draft = `${keyPath}.${randomBytes(6).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    writeSync(file, randomBytes(KEY_LENGTH));
    fsyncSync(file);
    closeSync(file);
    linkSync(draft, keyPath);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new MemoryError('store_failed', `The sealing key cannot be written: ${keyPath}.`, { cause });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(keyPath);
}
