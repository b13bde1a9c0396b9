import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';

/** A turn as an alternative stores it. */
export interface AlternativeRecord {
  id: string;
  text: string;
  vector: Float32Array;
}

/** Something that a user would otherwise take from npm. */
export interface Alternative {
  name: string;
  add(records: readonly AlternativeRecord[]): Promise<void>;
  /** Called once a size is reached, before questions. */
  settle(count: number): Promise<void>;
  /** Ids of the 15 best. */
  search(question: { text: string; vector: Float32Array }): Promise<string[]>;
}

const LIMIT = 15;
/** From this size on the vector database searches by an index instead of looking at every row. */
const INDEXED_FROM = 100_000;

/** A full-text engine in memory, with its defaults. */
export function openMiniSearch(): Alternative {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ['text'] });
  return {
    name: 'minisearch',
    add: async (records) => index.addAll(records.map(({ id, text }) => ({ id, text }))),
    settle: async () => {},
    search: async ({ text }) =>
      index
        .search(text)
        .slice(0, LIMIT)
        .map(({ id }) => String(id)),
  };
}

interface LanceTable {
  add(rows: readonly object[]): Promise<unknown>;
  createIndex(column: string, options?: object): Promise<void>;
  search(vector: number[]): { limit(count: number): { toArray(): Promise<{ id: string }[]> } };
}

interface Lance {
  connect(path: string): Promise<{ createTable(name: string, rows: readonly object[]): Promise<LanceTable> }>;
}

/**
 * An embedded vector database with its defaults, indexed from 100,000 rows on; undefined unless
 * `npm ci --prefix bench/alternatives` has installed it.
 */
export async function openLanceDb(folder: string): Promise<Alternative | undefined> {
  const manifest = fileURLToPath(new URL('./alternatives/package.json', import.meta.url));
  const installed = new URL('./alternatives/node_modules/@lancedb/lancedb', import.meta.url);
  if (!existsSync(fileURLToPath(installed))) return undefined;
  const lance = createRequire(manifest)('@lancedb/lancedb') as Lance;
  const database = await lance.connect(folder);
  let table: LanceTable | undefined;
  return {
    name: 'lancedb',
    async add(records) {
      const rows = records.map(({ id, text, vector }) => ({ id, text, vector: [...vector] }));
      if (table === undefined) table = await database.createTable('turns', rows);
      else await table.add(rows);
    },
    async settle(count) {
      if (count >= INDEXED_FROM) await table?.createIndex('vector', { replace: true });
    },
    async search({ vector }) {
      const rows =
        (await table
          ?.search([...vector])
          .limit(LIMIT)
          .toArray()) ?? [];
      return rows.map(({ id }) => id);
    },
  };
}
