import { statSync } from 'node:fs';
import { MemoryError } from '../../errors.js';
import type { RecordKind } from '../../records/records.js';
import type { StoreInfo } from '../memory-store.js';
import { recordKinds } from '../record-fields.js';
import type { Connection } from './connection.js';
import { schemaVersionOf } from './migrations.js';
import { toMemoryError } from './sqlite-errors.js';

/** `MemoryStore.info`; the size counts the database and its write-ahead log. */
export function readInfo({ database, sql, path, keyPath }: Connection): StoreInfo {
  const counts = recordKinds.map((kind) => [kind, sql(`SELECT count(*) FROM ${kind}`).pluck().get()]);
  const sizes = ['', '-wal'].map((suffix) => statSync(path + suffix, { throwIfNoEntry: false })?.size ?? 0);
  return {
    kind: 'sqlite',
    path,
    keyPath,
    schemaVersion: schemaVersionOf(database),
    sizeBytes: sizes.reduce((sum, size) => sum + size, 0),
    counts: Object.fromEntries(counts) as Record<RecordKind, number>,
  };
}

/**
 * `MemoryStore.purge`. Deleting already zeroes cells and freed pages (`secure_delete`) and removes terms from the
 * full-text segments; what remains is slack inside rewritten pages and the log's history. So the index is merged, the
 * file rewritten (VACUUM) and the log cut to nothing. Throws `store_failed` while another process reads the file.
 */
export function purge({ database, sql }: Connection): void {
  database.exec("INSERT INTO document_text (document_text) VALUES ('optimize')");
  database.exec('VACUUM');
  cutLog(database);
  sql(`DELETE FROM meta WHERE name = '${PURGE_DUE}'`).run();
  cutLog(database);
}

const PURGE_DUE = 'purge-due';

/** An erasure is committed whose bytes are still in the files; the mark lasts until they are purged. */
export function markPurgeDue({ sql }: Connection): void {
  sql(`INSERT OR REPLACE INTO meta (name, value) VALUES ('${PURGE_DUE}', x'')`).run();
}

/** Finishes an erasure whose process ended between its commit and its purge. While others read the file it stays due. */
export function purgeIfDue(connection: Connection): void {
  if (connection.sql(`SELECT 1 FROM meta WHERE name = '${PURGE_DUE}'`).get() === undefined) return;
  try {
    purge(connection);
  } catch (error) {
    if (toMemoryError(error).code !== 'store_failed') throw error;
  }
}

function cutLog(database: Connection['database']): void {
  const [result] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
  if (result.busy === 0) return;
  throw new MemoryError(
    'store_failed',
    'Another process is reading the space, so its log could not be cut; try again.',
  );
}
