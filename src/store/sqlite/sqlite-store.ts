import { resolve } from 'node:path';
import type { Space } from '../../records/records.js';
import type { Found, MemoryStore, TextFound } from '../memory-store.js';
import { unpackFound } from './packed-hits.js';
import { isSpacePresent } from './space-files.js';
import { startWorker } from './worker-client.js';

/** How a space is opened. */
export interface SqliteStoreOptions {
  /** The sealing key's file; `<path>.key` unless given. Made with a new space, never overwritten. */
  keyPath?: string;
  /** Called once when no space lies at the path yet. */
  createSpace: () => Space;
  /** How long a call waits for another process that writes, in ms; 5000 unless given. */
  busyTimeoutMs?: number;
}

/**
 * Opens the space in the SQLite file at `path`, or makes it there. The database runs in a worker thread of its own;
 * several processes may open one file. What `commit` acknowledged survives a kill of the process; after a power cut the
 * last commits may be missing, but the file stays whole (WAL, `synchronous` NORMAL).
 *
 * Throws `invalid_argument` for a path that is no space or a key that is another space's, `not_found` for a missing key,
 * `unsupported` for a file of a newer version, `corrupt_data` for a damaged one, `store_failed` when it is locked.
 */
export async function openSqliteStore(path: string, options: SqliteStoreOptions): Promise<MemoryStore> {
  isSpacePresent(path);
  const absolute = resolve(path);
  const files = {
    path: absolute,
    keyPath: resolve(options.keyPath ?? `${absolute}.key`),
    busyTimeoutMs: options.busyTimeoutMs ?? 5000,
  };
  const worker = startWorker();
  try {
    if (!(await worker.call('open', files))) await worker.call('open', files, options.createSpace());
  } catch (error) {
    await worker.stop();
    throw error;
  }
  let closing: Promise<void> | undefined;
  const close = async () => {
    try {
      await worker.call('close');
    } finally {
      await worker.stop();
    }
  };
  return {
    get: (kind, id) => worker.call('get', kind, id) as never,
    getMany: (kind, ids) => worker.call('getMany', kind, ids) as never,
    find: (kind, query) => worker.call('find', kind, query as never) as never,
    searchText: async (search) => unpackFound<TextFound>(await worker.call('searchText', search)),
    searchVector: async (search) => unpackFound<Found>(await worker.call('searchVector', search)),
    journal: (query) => worker.call('journal', query),
    commit: (batch) => worker.call('commit', batch),
    info: () => worker.call('info'),
    purge: () => worker.call('purge'),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
