import { splitTerms } from '../index-terms.js';
import type { Connection } from './connection.js';

/**
 * A term as the full-text index holds it. The `ascii` tokenizer splits at every ASCII character that is no letter or
 * digit, so those become private-use characters: a term stays one token, and no query can hold FTS5 syntax.
 */
export function encodeTerm(term: string): string {
  return term.replace(/[^a-z0-9\u0080-\u{10ffff}]/gu, (character) =>
    String.fromCodePoint(0xe000 + (character.codePointAt(0) as number)),
  );
}

/** Puts a document's terms into the full-text index. */
export function indexText(connection: Connection, position: number, terms: string): void {
  const encoded = splitTerms(terms).map(encodeTerm);
  connection.sql('INSERT INTO document_text (rowid, terms) VALUES (?, ?)').run(position, encoded.join(' '));
  count(connection, 1, encoded.length);
}

/** Takes a document's terms out again; `terms` must be those that were indexed. */
export function unindexText(connection: Connection, position: number, terms: string): void {
  const encoded = splitTerms(terms).map(encodeTerm);
  connection
    .sql("INSERT INTO document_text (document_text, rowid, terms) VALUES ('delete', ?, ?)")
    .run(position, encoded.join(' '));
  count(connection, -1, -encoded.length);
}

function count({ sql }: Connection, documents: number, terms: number): void {
  sql(
    "UPDATE tally SET value = value + CASE name WHEN 'documents' THEN ? WHEN 'terms' THEN ? ELSE 1 END " +
      "WHERE name IN ('documents', 'terms', 'writes')",
  ).run(documents, terms);
}

/** Running totals of the index. `writes` counts documents put or taken out since the space was made. */
export interface Tally {
  documents: number;
  terms: number;
  writes: number;
}

/** Reads the totals. */
export function readTally({ sql }: Connection): Tally {
  const rows = sql('SELECT name, value FROM tally').all() as { name: keyof Tally; value: number }[];
  const tally: Tally = { documents: 0, terms: 0, writes: 0 };
  for (const { name, value } of rows) tally[name] = value;
  return tally;
}
