import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MemoryError } from '../../errors.js';
import { type KeptAudio, packSpeech, unpackSpeech } from '../kept-audio.js';
import { readKey } from './key-file.js';
import { createSealer, type Sealer } from './sealing.js';

const SUFFIX = '.sealed';
/** What a write that was cut short leaves. */
const DRAFT = '.draft';

const labelOf = (turnId: string) => ({ kind: 'utterance', id: turnId, field: 'audio' });

/**
 * Kept speech as one sealed file an utterance in a folder beside the space, under the space's own key (AES-256-GCM, bound to
 * the turn). The folder is made with the first utterance, readable by its owner only. Deleting overwrites a file before it
 * is removed; a disk that writes elsewhere (copy-on-write, flash) may still hold the sealed bytes, never plain ones.
 */
export function openSealedAudioFolder(folder: string, keyPath: string): KeptAudio {
  let sealer: Sealer | undefined;
  const seals = () => {
    sealer ??= createSealer(readKey(keyPath));
    return sealer;
  };
  const fileOf = (turnId: string) => {
    if (/^[\w-]+$/u.test(turnId)) return join(folder, `${turnId}${SUFFIX}`);
    throw new MemoryError('invalid_argument', 'Speech is kept under turn ids of letters, digits, "_" and "-" only.');
  };
  const names = () =>
    readdir(folder).catch((error) => {
      if (isMissing(error)) return [];
      throw failed(folder, 'read', error);
    });
  const turnIds = async () =>
    (await names()).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
  const remove = async (ids: readonly string[]) => {
    let removed = 0;
    for (const id of ids) if (await shred(fileOf(id))) removed += 1;
    return removed;
  };
  return {
    turnIds,
    put: async (turnId, speech) => {
      const path = fileOf(turnId);
      const draft = `${path}.${randomBytes(4).toString('hex')}${DRAFT}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(seals().seal(labelOf(turnId), packSpeech(speech)));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error instanceof MemoryError ? error : failed(folder, 'written', error);
      }
    },
    get: async (turnId) => {
      let sealed: Buffer;
      try {
        sealed = await readFile(fileOf(turnId));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw failed(folder, 'read', error);
      }
      return unpackSpeech(seals().open(labelOf(turnId), sealed));
    },
    delete: remove,
    info: async () => {
      const ids = await turnIds();
      let sizeBytes = 0;
      for (const id of ids) sizeBytes += (await stat(fileOf(id)).catch(() => undefined))?.size ?? 0;
      return { utterances: ids.length, sizeBytes, path: folder };
    },
    sweep: async (hasUtterance, minAgeMs) => {
      const isOld = async (path: string) => {
        const found = await stat(path).catch(() => undefined);
        return found !== undefined && Date.now() - found.mtimeMs >= minAgeMs;
      };
      for (const name of await names()) {
        if (name.endsWith(DRAFT) && (await isOld(join(folder, name)))) await shred(join(folder, name));
      }
      const ids = await turnIds();
      const held = await hasUtterance(ids);
      const orphans: string[] = [];
      for (const id of ids) if (!held.has(id) && (await isOld(fileOf(id)))) orphans.push(id);
      return remove(orphans);
    },
  };
}

/** Overwrites and removes a file; false when there was none. */
async function shred(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'r+');
    try {
      const { size } = await file.stat();
      await file.write(Buffer.alloc(size), 0, size, 0);
      await file.sync();
    } finally {
      await file.close();
    }
    await rm(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw failed(path, 'deleted', error);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function failed(path: string, what: string, cause: unknown): MemoryError {
  return new MemoryError('store_failed', `Kept audio cannot be ${what}: ${path}. Check space and permissions.`, {
    cause,
    details: { path },
  });
}
