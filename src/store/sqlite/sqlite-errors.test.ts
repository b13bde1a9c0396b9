import { expect, it } from 'vitest';
import { MemoryError } from '../../errors.js';
import { toMemoryError } from './sqlite-errors.js';

const failure = (code: string) => Object.assign(new TypeError('UNIQUE constraint failed: turn.external_id'), { code });

it('maps failures of the database and its modules to documented codes', () => {
  const codes = {
    SQLITE_BUSY_SNAPSHOT: 'store_failed',
    SQLITE_NOTADB: 'invalid_argument',
    SQLITE_CORRUPT_VTAB: 'corrupt_data',
    SQLITE_FULL: 'store_failed',
    SQLITE_CONSTRAINT_UNIQUE: 'conflict',
    SQLITE_CONSTRAINT_NOTNULL: 'store_failed',
    ERR_DLOPEN_FAILED: 'missing_dependency',
  };
  for (const [code, expected] of Object.entries(codes)) {
    const error = toMemoryError(failure(code));
    expect([code, error.code]).toEqual([code, expected]);
    expect(error.details).toEqual({ failureCode: code });
    expect(error.message).not.toContain('external_id');
  }
});

it('passes a MemoryError through, and names anything else a failed store', () => {
  const error = new MemoryError('conflict', 'Known.');
  expect(toMemoryError(error)).toBe(error);
  expect(toMemoryError(new TypeError('x'))).toMatchObject({ code: 'store_failed' });
  expect(toMemoryError(undefined)).toMatchObject({ code: 'store_failed' });
});
