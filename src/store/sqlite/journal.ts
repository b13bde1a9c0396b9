import { checkCount } from '../check-records.js';
import type { Batch, Change, JournalEntry } from '../memory-store.js';
import type { Connection } from './connection.js';
import { packValue, unpackValue } from './packed-values.js';

interface JournalRow extends Pick<JournalEntry, 'sequence' | 'at' | 'actor' | 'action'> {
  touched: string;
  inverse: Buffer | null;
  undoes: number | null;
}

const label = (sequence: number) => ({ kind: 'journal', id: String(sequence), field: 'inverse' });

/**
 * Appends a batch to the journal and returns its sequence number. The inverse holds records, so it is sealed as a
 * whole; nothing else of a record but its kind, id and version is written.
 */
export function appendToJournal(
  { sql, sealer }: Connection,
  batch: Pick<Batch, 'at' | 'actor' | 'action' | 'undoes'>,
  touched: JournalEntry['touched'],
  inverse?: readonly Change[],
): number {
  const { at, actor, action, undoes } = batch;
  const { lastInsertRowid } = sql(
    'INSERT INTO journal (at, actor, action, touched, undoes) VALUES (?, ?, ?, ?, ?)',
  ).run(
    at,
    actor,
    action,
    JSON.stringify(touched.map((line) => [line.op, line.kind, line.id, line.version])),
    undoes ?? null,
  );
  const sequence = Number(lastInsertRowid);
  if (inverse !== undefined) {
    const sealed = sealer.seal(label(sequence), packValue(inverse));
    sql('UPDATE journal SET inverse = ? WHERE sequence = ?').run(sealed, sequence);
  }
  return sequence;
}

/** What entries after `sequence` have written, oldest first. */
export function touchedSince({ sql }: Connection, sequence: number): Pick<JournalEntry, 'sequence' | 'touched'>[] {
  const rows = sql('SELECT sequence, touched FROM journal WHERE sequence > ? ORDER BY sequence').all(sequence);
  return (rows as JournalRow[]).map((row) => ({ sequence: row.sequence, touched: unpackTouched(row.touched) }));
}

function unpackTouched(touched: string): JournalEntry['touched'] {
  const lines = JSON.parse(touched) as [never, never, string, number][];
  return lines.map(([op, kind, id, version]) => ({ op, kind, id, version }));
}

/** Drops the inverse of every entry that touched one of the ids or holds it anywhere in its records. */
export function wipeInverses({ sql, sealer }: Connection, ids: readonly string[]): void {
  const rows = sql('SELECT * FROM journal WHERE inverse IS NOT NULL').all() as JournalRow[];
  for (const row of rows) {
    const held = JSON.stringify(unpackValue(sealer.open(label(row.sequence), row.inverse as Buffer)));
    if (!ids.some((id) => held.includes(id) || row.touched.includes(`"${id}"`))) continue;
    sql('UPDATE journal SET inverse = NULL WHERE sequence = ?').run(row.sequence);
  }
}

/** `MemoryStore.journal`. */
export function readJournal(
  { sql, sealer }: Connection,
  query: { limit?: number; sequence?: number } = {},
): JournalEntry[] {
  checkCount('limit', query.limit ?? 0);
  const rows = sql('SELECT * FROM journal WHERE ?1 IS NULL OR sequence = ?1 ORDER BY sequence DESC LIMIT ?2').all({
    1: query.sequence ?? null,
    2: query.limit ?? -1,
  }) as JournalRow[];
  return rows.map(({ sequence, at, actor, action, touched, inverse, undoes }) => ({
    sequence,
    at,
    actor,
    action,
    touched: unpackTouched(touched),
    ...(inverse && { inverse: unpackValue(sealer.open(label(sequence), inverse)) as Change[] }),
    ...(undoes !== null && { undoes }),
  }));
}
