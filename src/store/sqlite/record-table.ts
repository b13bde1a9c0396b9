import type { RecordKind, RecordTypes } from '../../records/records.js';
import { checkFind, checkKind } from '../check-records.js';
import type { FindQuery, Stored } from '../memory-store.js';
import type { Connection } from './connection.js';
import { decodeRecord, encodeRecord, linksOf, type RecordRow, relations } from './record-codec.js';

const fieldColumns: Readonly<Record<string, string>> = {
  sessionId: 'session_id',
  voiceId: 'voice_id',
  externalId: 'external_id',
  replyToTurnId: 'reply_to',
  personId: 'person_id',
  label: 'label',
  mergedInto: 'merged_into',
  subjectId: 'subject_id',
  speakerId: 'speaker_id',
  attribute: 'attribute',
  key: 'key',
  saidByVoiceId: 'said_by',
  state: 'state',
};

const orders: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  session: ['started_at', 'position'],
  turn: ['session_started_at', 'session_id', 'ordinal', 'position'],
};

/** Selects rows of a kind with everything that decoding needs. */
export function selectRows(kind: RecordKind): string {
  return kind === 'document'
    ? 'SELECT document.*, vector FROM document LEFT JOIN document_vector USING (position)'
    : `SELECT * FROM ${kind}`;
}

/** The row of a record, as stored. */
export function readRow({ sql }: Connection, kind: RecordKind, id: string): RecordRow | undefined {
  return sql(`${selectRows(kind)} WHERE id = ?`).get(id) as RecordRow | undefined;
}

/** `MemoryStore.getMany`. */
export function getMany<K extends RecordKind>(
  connection: Connection,
  kind: K,
  ids: readonly string[],
): Stored<RecordTypes[K]>[] {
  checkKind(kind);
  return ids
    .map((id) => readRow(connection, kind, id))
    .filter((row) => row !== undefined)
    .map((row) => decodeRecord(kind, row, connection.sealer));
}

/** `MemoryStore.find`: every field and order is served by an index. */
export function find<K extends RecordKind>(
  connection: Connection,
  kind: K,
  query: FindQuery<K>,
): Stored<RecordTypes[K]>[] {
  checkFind(kind, query);
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const require = (condition: string, ...bound: (string | number)[]) => {
    conditions.push(condition);
    values.push(...bound);
  };
  for (const [field, value] of Object.entries(query.where ?? {}) as [string, string | undefined][]) {
    if (value === undefined) continue;
    const relation = (relations as Readonly<Record<string, number>>)[`${kind}.${field}`];
    if (relation === undefined) require(`${fieldColumns[field]} = ?`, value);
    else require('position IN (SELECT owner FROM link WHERE relation = ? AND target = ?)', relation, value);
  }
  if (query.ordinalFrom !== undefined) require('ordinal >= ?', query.ordinalFrom);
  if (query.ordinalTo !== undefined) require('ordinal <= ?', query.ordinalTo);
  const order = (orders[kind] ?? ['position']).map((column) => (query.descending ? `${column} DESC` : column));
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const rows = connection
    .sql(`${selectRows(kind)}${where} ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`)
    .all(...values, query.limit ?? -1, query.offset ?? 0) as RecordRow[];
  return rows.map((row) => decodeRecord(kind, row, connection.sealer));
}

/** Inserts or replaces a record's row and links; returns its position and new version. */
export function writeRow<K extends RecordKind>(
  connection: Connection,
  kind: K,
  record: RecordTypes[K],
  before: RecordRow | undefined,
): { position: number; version: number } {
  const { sql, sealer } = connection;
  const columns = encodeRecord(kind, record, sealer);
  const names = Object.keys(columns);
  const version = (before?.version ?? 0) + 1;
  const values = [...Object.values(columns), version];
  let position: number;
  if (before) {
    position = before.position;
    deleteLinks(connection, kind, before);
    sql(`UPDATE ${kind} SET ${names.map((name) => `${name} = ?`).join(', ')}, version = ? WHERE position = ?`).run(
      ...values,
      position,
    );
  } else {
    const marks = names.map(() => '?').join(', ');
    const text = `INSERT INTO ${kind} (${names.join(', ')}, version) VALUES (${marks}, ?)`;
    position = Number(sql(text).run(...values).lastInsertRowid);
  }
  for (const [relation, target] of linksOf(kind, record)) {
    sql('INSERT INTO link (relation, target, owner) VALUES (?, ?, ?)').run(relation, target, position);
  }
  return { position, version };
}

/** Removes a record's row and links. */
export function deleteRow(connection: Connection, kind: RecordKind, row: RecordRow): void {
  deleteLinks(connection, kind, row);
  connection.sql(`DELETE FROM ${kind} WHERE position = ?`).run(row.position);
}

function deleteLinks({ sql, sealer }: Connection, kind: RecordKind, row: RecordRow): void {
  if (!Object.keys(relations).some((relation) => relation.startsWith(`${kind}.`))) return;
  for (const [relation, target] of linksOf(kind, decodeRecord(kind, row, sealer))) {
    sql('DELETE FROM link WHERE relation = ? AND target = ? AND owner = ?').run(relation, target, row.position);
  }
}
