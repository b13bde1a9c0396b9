import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MemoryError } from '../../errors.js';

/** SHA-256 of files by their path in the set. */
export type FileHashes = Record<string, string>;

/** What `manifest.json` says about a set: what made it and a SHA-256 of every file but itself. */
export interface SetManifest {
  format: 'voxpolymem-generated-set';
  version: 1;
  settings: object;
  scenarios: readonly object[];
  sha256: FileHashes;
  /** What a language model worded, and what it could not. */
  realised?: object;
  /** Only of a set that is spoken, or was begun to be. */
  speech?: { settings: object; sha256: FileHashes };
}

const NAME = 'manifest.json';

/** The manifest of a folder; undefined when there is none. Throws `corrupt_data` for one that is no manifest. */
export async function readManifest(directory: string): Promise<SetManifest | undefined> {
  const text = await readFile(join(directory, NAME), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const found = JSON.parse(text) as Partial<SetManifest>;
    if (found.format === 'voxpolymem-generated-set') return found as SetManifest;
  } catch (cause) {
    throw new MemoryError('corrupt_data', 'The manifest of the folder cannot be read. Give an empty folder.', {
      cause,
    });
  }
  throw new MemoryError('conflict', 'The folder holds another kind of set. Give an empty folder as --out.');
}

/** Writes the manifest of a folder, whole or not at all. */
export async function writeManifest(directory: string, manifest: SetManifest): Promise<void> {
  await writeWhole(join(directory, NAME), toJson(manifest));
}

/** Puts files into a folder and keeps their hashes. */
export interface SetWriter {
  readonly sha256: FileHashes;
  put(path: string, content: string | Uint8Array): Promise<void>;
}

/** A writer into a folder; `sha256` holds what is there already. Paths are relative, with "/". */
export function createSetWriter(directory: string, sha256: FileHashes = {}): SetWriter {
  return {
    sha256,
    async put(path, content) {
      await writeWhole(join(directory, path), content);
      sha256[path] = createHash('sha256').update(content).digest('hex');
    },
  };
}

/** JSON as every file of a set has it. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

/** Writes beside and renames, so that a broken run leaves no half file. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.part`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
