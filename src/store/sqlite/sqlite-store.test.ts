import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeMemoryStore } from '../../../test/contracts/memory-store.contract.js';
import { sampleSpace } from '../../../test/contracts/store-samples.js';
import { openSqliteStore } from './sqlite-store.js';

const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-store-'));
let files = 0;

describeMemoryStore('The SQLite store', () => {
  files += 1;
  return openSqliteStore(join(folder, `${files}.voxpolymem`), { createSpace: () => sampleSpace });
});

afterAll(() => rmSync(folder, { recursive: true }));
