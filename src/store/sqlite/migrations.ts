import type { Database } from 'better-sqlite3';
import { MemoryError } from '../../errors.js';
import { applicationId, schemaVersion1, schemaVersion2, schemaVersion3 } from './schema.js';

/** One step of the schema: takes the database from the version before to its own. Runs inside a transaction. */
export type Migration = (database: Database) => void;

/** The steps in order; the first makes version 1 from an empty file. Never change one that was released. */
export const migrations: readonly Migration[] = [
  (database) => database.exec(schemaVersion1),
  (database) => database.exec(schemaVersion2),
  (database) => database.exec(schemaVersion3),
];

/** The schema version of an open database; 0 for an empty one. */
export function schemaVersionOf(database: Database): number {
  return database.pragma('user_version', { simple: true }) as number;
}

/** Throws `unsupported` when the file is of a newer version than this build knows. */
export function requireKnownVersion(database: Database, known = migrations.length): void {
  const found = schemaVersionOf(database);
  if (found <= known) return;
  throw new MemoryError(
    'unsupported',
    `This space has schema version ${found}; this build knows versions up to ${known}. Update voxpolymem.`,
    { details: { found, known } },
  );
}

/**
 * Brings a database to the newest version of `steps`, each step in one transaction together with its version number, so
 * that a kill leaves a whole version. `create` runs inside the transaction of the first step. Throws `unsupported` when
 * the file is of a newer version.
 */
export function migrate(database: Database, steps: readonly Migration[] = migrations, create?: () => void): void {
  const isDone = () => {
    requireKnownVersion(database, steps.length);
    return schemaVersionOf(database) === steps.length;
  };
  const step = database.transaction(() => {
    if (isDone()) return;
    const version = schemaVersionOf(database);
    steps[version]?.(database);
    if (version === 0) {
      database.pragma(`application_id = ${applicationId}`);
      create?.();
    }
    database.pragma(`user_version = ${version + 1}`);
  });
  while (!isDone()) step.immediate();
}
