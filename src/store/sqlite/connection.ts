import type { Database, Statement } from 'better-sqlite3';
import type { Sealer } from './sealing.js';

/** An open space inside the worker: the database, its sealer, and statements compiled once. */
export interface Connection {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly path: string;
  readonly keyPath: string;
  /** Compiles a statement on first use. */
  sql(text: string): Statement<unknown[]>;
}

/** Wraps an open, migrated database. */
export function createConnection(parts: Pick<Connection, 'database' | 'sealer' | 'path' | 'keyPath'>): Connection {
  const statements = new Map<string, Statement<unknown[]>>();
  return {
    ...parts,
    sql: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const statement = parts.database.prepare<unknown[]>(text);
      statements.set(text, statement);
      return statement;
    },
  };
}
