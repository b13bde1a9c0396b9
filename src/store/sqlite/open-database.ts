import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as sqliteVec from 'sqlite-vec';
import { MemoryError } from '../../errors.js';
import type { Space } from '../../records/records.js';
import { writeNewSpace } from './commit.js';
import { type Connection, createConnection } from './connection.js';
import { createKey, readKey } from './key-file.js';
import { purgeIfDue } from './maintenance.js';
import { migrate, migrations, requireKnownVersion, schemaVersionOf } from './migrations.js';
import { applicationId } from './schema.js';
import { createSealer, type Sealer } from './sealing.js';
import { isSpacePresent, type SpaceFiles } from './space-files.js';
import { toMemoryError } from './sqlite-errors.js';

/**
 * Opens the space at `path`, or makes it from `newSpace` when the file is absent or empty; undefined when there is none
 * and none was passed. Nothing is written before the
 * file is known to be ours and the key to be right.
 */
export function openDatabase(files: SpaceFiles, newSpace?: Space): Connection | undefined {
  const { path, keyPath } = files;
  if (!isSpacePresent(path) && newSpace === undefined) return undefined;
  let database: Database.Database | undefined;
  try {
    if (!isSpacePresent(path)) closeSync(openSync(path, 'a', 0o600));
    database = new Database(path, { timeout: files.busyTimeoutMs });
    database.pragma('temp_store = MEMORY');
    sqliteVec.load(database);
    const isNew = isEmptyDatabase(database);
    if (isNew && newSpace === undefined) {
      database.close();
      return undefined;
    }
    if (!isNew) {
      requireOurs(database, path);
      requireKnownVersion(database);
    }
    const sealer = createSealer(isNew ? createKey(keyPath) : readKey(keyPath));
    if (!isNew) requireKey(database, sealer, keyPath);
    configure(database);
    const connection = createConnection({ database, sealer, path, keyPath });
    migrate(database, migrations, () => {
      writeKeyCheck(connection);
      if (newSpace) writeNewSpace(connection, newSpace);
    });
    requireKey(database, sealer, keyPath);
    purgeIfDue(connection);
    return connection;
  } catch (error) {
    database?.close();
    throw toMemoryError(error);
  }
}

function configure(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  database.pragma('cache_size = -32000');
}

function isEmptyDatabase(database: Database.Database): boolean {
  return schemaVersionOf(database) === 0 && database.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
}

function requireOurs(database: Database.Database, path: string): void {
  if (database.pragma('application_id', { simple: true }) !== applicationId) {
    throw new MemoryError('invalid_argument', `${path} is a database of another program, not a voxpolymem space.`);
  }
}

const keyCheck = { kind: 'space', id: 'key', field: 'check' };

function writeKeyCheck({ sql, sealer }: Connection): void {
  sql("INSERT INTO meta (name, value) VALUES ('key-check', ?)").run(sealer.seal(keyCheck, Buffer.from('voxpolymem')));
}

/** A space is opened only with its own key: sealed values could be neither read nor replaced consistently otherwise. */
function requireKey(database: Database.Database, sealer: Sealer, keyPath: string): void {
  const sealed = database.prepare("SELECT value FROM meta WHERE name = 'key-check'").pluck().get() as Buffer;
  try {
    sealer.open(keyCheck, sealed);
  } catch (cause) {
    throw new MemoryError('invalid_argument', `${keyPath} is not the sealing key of this space; nothing was changed.`, {
      cause,
    });
  }
}
