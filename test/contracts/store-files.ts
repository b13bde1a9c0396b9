import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of its own for the test file that calls this, removed after it; gives a new path in it on each call. */
export function temporaryPaths(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-store-'));
  let files = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => {
    files += 1;
    return join(folder, `${files}.voxpolymem`);
  };
}

/** True when any file whose path begins with `path` (database, log, shared memory) holds the bytes; the key file aside. */
export function filesHold(path: string, bytes: Buffer | string): boolean {
  const folder = join(path, '..');
  const files = readdirSync(folder).map((name) => join(folder, name));
  return files
    .filter((file) => file.startsWith(path) && !file.endsWith('.key'))
    .some((file) => readFileSync(file).includes(bytes));
}
