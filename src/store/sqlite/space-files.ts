import { statSync } from 'node:fs';
import { MemoryError } from '../../errors.js';

/** Where a space lies. */
export interface SpaceFiles {
  path: string;
  keyPath: string;
  /** How long a call waits for another process, in ms. */
  busyTimeoutMs: number;
}

/** True when `path` already holds something, false when a new space would be made there. Throws `invalid_argument` for what can be no space. */
export function isSpacePresent(path: string): boolean {
  if (path === '') throw new MemoryError('invalid_argument', 'The path of the space is empty.');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new MemoryError('invalid_argument', `${path} is a directory, not a space.`);
  return found !== undefined && found.size > 0;
}
