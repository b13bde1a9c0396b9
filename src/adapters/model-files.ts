import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MemoryError } from '../errors.js';

const MODELS = new URL('../../models/', import.meta.url);

/**
 * Absolute path of a file shipped in the package's `models/` folder, from sources and from the build alike.
 * Throws `missing_dependency` naming the file when it is not there.
 */
export function modelPath(name: string): string {
  const path = fileURLToPath(new URL(name, MODELS));
  if (existsSync(path)) return path;
  throw new MemoryError('missing_dependency', `The model file ${path} is missing; reinstall the package.`, {
    details: { path },
  });
}
