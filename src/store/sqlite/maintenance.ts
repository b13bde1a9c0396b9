import { statSync } from 'node:fs';
import { MemoryError } from '../../errors.js';
import type { RecordKind } from '../../records/records.js';
import type { StoreInfo } from '../memory-store.js';
import { recordKinds } from '../record-fields.js';
import type { Connection } from './connection.js';
import { schemaVersionOf } from './migrations.js';

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
export function purge({ database }: Connection): void {
  database.exec("INSERT INTO document_text (document_text) VALUES ('optimize')");
  database.exec('VACUUM');
  const [result] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
  if (result.busy === 0) return;
  throw new MemoryError(
    'store_failed',
    'Another process is reading the space, so its log could not be cut; try again.',
  );
}
