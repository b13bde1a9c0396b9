import type { ErrorCode } from '../../errors.js';
import { MemoryError } from '../../errors.js';

const unloadable = 'better-sqlite3 or sqlite-vec cannot be loaded here; run `npm rebuild` with this Node version.';

const known: readonly { prefix: string; code: ErrorCode; message: string }[] = [
  { prefix: 'ERR_DLOPEN_FAILED', code: 'missing_dependency', message: unloadable },
  { prefix: 'MODULE_NOT_FOUND', code: 'missing_dependency', message: unloadable },
  { prefix: 'ERR_MODULE_NOT_FOUND', code: 'missing_dependency', message: unloadable },
  { prefix: 'SQLITE_BUSY', code: 'store_failed', message: 'Another process holds the database; try again.' },
  { prefix: 'SQLITE_LOCKED', code: 'store_failed', message: 'Another process holds the database; try again.' },
  { prefix: 'SQLITE_NOTADB', code: 'invalid_argument', message: 'The file is not a voxpolymem space.' },
  {
    prefix: 'SQLITE_CORRUPT',
    code: 'corrupt_data',
    message: 'The database file is damaged; restore it from a backup.',
  },
  { prefix: 'SQLITE_FULL', code: 'store_failed', message: 'The disk is full; nothing was written.' },
  { prefix: 'SQLITE_READONLY', code: 'store_failed', message: 'The database file cannot be written.' },
  { prefix: 'SQLITE_CANTOPEN', code: 'store_failed', message: 'The database file cannot be opened.' },
  { prefix: 'SQLITE_CONSTRAINT_UNIQUE', code: 'conflict', message: 'Another record has the same unique value.' },
];

/** What a failure of the database means to a caller; a MemoryError passes unchanged. SQLite's own text stays in `cause`. */
export function toMemoryError(error: unknown): MemoryError {
  if (error instanceof MemoryError) return error;
  const failureCode = (error as { code?: unknown } | null)?.code;
  if (typeof failureCode !== 'string') return new MemoryError('store_failed', 'The store failed.', { cause: error });
  const match = known.find(({ prefix }) => failureCode.startsWith(prefix));
  return new MemoryError(match?.code ?? 'store_failed', match?.message ?? `The database failed with ${failureCode}.`, {
    details: { failureCode },
    cause: error,
  });
}
