import { MemoryError } from '../../errors.js';
import type {
  IndexDocument,
  ModelBinding,
  RecordKind,
  RecordTypes,
  Session,
  Space,
  Turn,
} from '../../records/records.js';
import {
  type BindingField,
  bindModels,
  checkBatch,
  type ModelUse,
  modelUseOf,
  placeTakenError,
  requireUnchanged,
} from '../check-records.js';
import type { Batch, Change, CommitReceipt, Expectation, JournalEntry } from '../memory-store.js';
import type { Connection } from './connection.js';
import { appendToJournal, touchedSince, wipeInverses } from './journal.js';
import { markPurgeDue } from './maintenance.js';
import { decodeRecord, type RecordRow } from './record-codec.js';
import { deleteRow, readRow, selectRows, writeRow } from './record-table.js';
import { indexText, unindexText } from './text-index.js';
import { indexVector, unindexVector } from './vector-index.js';

/** `MemoryStore.commit`: one transaction with the records, every index, the model bindings and the journal entry. */
export function commit(connection: Connection, batch: Batch): CommitReceipt {
  checkBatch(batch);
  return connection.database.transaction(() => commitInside(connection, batch)).immediate();
}

function commitInside(connection: Connection, batch: Batch): CommitReceipt {
  for (const expectation of batch.expects ?? []) requireVersion(connection, expectation);
  if (batch.unchanged) requireUnchanged(batch.unchanged, touchedSince(connection, batch.unchanged.since));
  const spaceBefore = readSpace(connection);
  const before = batch.undoable === true ? invertChanges(connection, batch.changes) : undefined;
  const touched = batch.changes.map((change) => applyChange(connection, change)).filter((line) => line !== undefined);
  const inverse = before?.filter((change) => change.op === 'put' || readRow(connection, change.kind, change.id));
  const uses = batch.changes.map((change) => change.op === 'put' && modelUseOf(change.kind, change.record));
  const spaceAfter = readSpace(connection);
  const bound = bindModels(spaceBefore, spaceAfter, uses.filter(Boolean) as ModelUse[], (binding) =>
    storedModels(connection, binding),
  );
  if (bound !== spaceAfter) touched.push(put(connection, 'space', bound));
  if (batch.wipeJournalOf) {
    wipeInverses(connection, batch.wipeJournalOf);
    markPurgeDue(connection);
  }
  return { sequence: appendToJournal(connection, batch, touched, inverse) };
}

function requireVersion({ sql }: Connection, { kind, id, version }: Expectation): void {
  const found = (sql(`SELECT version FROM ${kind} WHERE id = ?`).pluck().get(id) ?? 0) as number;
  if (found === version) return;
  throw new MemoryError('conflict', `A ${kind} record is at version ${found}, not at the expected ${version}.`, {
    details: { kind, id, found, expected: version },
  });
}

/** The space record of this file. */
export function readSpace(connection: Connection): Space {
  const row = connection.sql(selectRows('space')).get() as RecordRow | undefined;
  if (row === undefined) throw new MemoryError('corrupt_data', 'The space record is missing from its file.');
  return decodeRecord('space', row, connection.sealer);
}

function storedModels({ sql }: Connection, binding: BindingField): ModelBinding[] {
  const select = (kind: string) =>
    `SELECT DISTINCT model_id AS modelId, dimension FROM ${kind} WHERE model_id IS NOT NULL`;
  const text = binding === 'textModel' ? select('document') : `${select('voice')} UNION ${select('utterance')}`;
  return sql(text).all() as ModelBinding[];
}

/** Before images of every record that the changes touch, last first. Taken before the first change. */
function invertChanges(connection: Connection, changes: readonly Change[]): Change[] {
  const inverse = new Map<string, Change>();
  for (const change of changes) {
    const key = keyOf(change);
    if (inverse.has(key)) continue;
    const { kind } = change;
    const id = idOf(change);
    const row = readRow(connection, kind, id);
    if (row === undefined) {
      inverse.set(key, { op: 'delete', kind, id });
      continue;
    }
    const { version: _, ...record } = decodeRecord(kind, row, connection.sealer);
    inverse.set(key, { op: 'put', kind, record } as Change);
  }
  return [...inverse.values()].reverse();
}

function idOf(change: Change): string {
  return change.op === 'put' ? change.record.id : change.id;
}

function keyOf(change: Change): string {
  return `${change.kind}/${idOf(change)}`;
}

type Touched = JournalEntry['touched'][number];

function applyChange(connection: Connection, change: Change): Touched | undefined {
  if (change.op === 'put') return put(connection, change.kind, change.record);
  const { kind, id } = change;
  const row = readRow(connection, kind, id);
  if (row === undefined) return undefined;
  if (kind === 'document') {
    unindexText(connection, row.position, row.terms ?? '');
    unindexVector(connection, row.position);
  }
  deleteRow(connection, kind, row);
  if (kind === 'session') startTurns(connection, id, null);
  return { op: 'delete', kind, id, version: row.version };
}

function put<K extends RecordKind>(connection: Connection, kind: K, record: RecordTypes[K]): Touched {
  const before = readRow(connection, kind, record.id);
  if (kind === 'space' && before === undefined && connection.sql('SELECT 1 FROM space').get() !== undefined) {
    throw new MemoryError('conflict', 'A store holds one space; this record is of another.', {
      details: { id: record.id },
    });
  }
  if (kind === 'turn') requireFreePlace(connection, record as Turn, before);
  const { position, version } = writeRow(connection, kind, record, before);
  if (kind === 'document') indexDocument(connection, position, record as IndexDocument, before);
  if (kind === 'session') startTurns(connection, record.id, (record as Session).startedAt);
  if (kind === 'turn') {
    connection
      .sql(
        'UPDATE turn SET session_started_at = (SELECT started_at FROM session WHERE session.id = turn.session_id) ' +
          'WHERE position = ?',
      )
      .run(position);
  }
  return { op: 'put', kind, id: record.id, version };
}

function requireFreePlace({ sql }: Connection, turn: Turn, before: RecordRow | undefined): void {
  const place = { 1: turn.sessionId, 2: turn.ordinal, 3: turn.id };
  const isThere = 'SELECT 1 FROM turn WHERE session_id = ?1 AND ordinal = ?2 AND';
  if (before !== undefined && sql(`${isThere} id = ?3`).get(place) !== undefined) return;
  if (sql(`${isThere} id <> ?3`).get(place) !== undefined) throw placeTakenError(turn.id);
}

/** Turns carry their session's start, which orders them. */
function startTurns({ sql }: Connection, sessionId: string, startedAt: number | null): void {
  sql('UPDATE turn SET session_started_at = ?1 WHERE session_id = ?2 AND session_started_at IS NOT ?1').run({
    1: startedAt,
    2: sessionId,
  });
}

function indexDocument(
  connection: Connection,
  position: number,
  document: IndexDocument,
  before: RecordRow | undefined,
): void {
  if (before === undefined || before.terms !== document.terms) {
    if (before) unindexText(connection, position, before.terms ?? '');
    indexText(connection, position, document.terms);
  }
  if (document.vector) indexVector(connection, position, document.layer, document.vector);
  else if (before?.vector) unindexVector(connection, position);
}

/** Writes the first records of a new space and the journal's first entry. Inside the transaction that makes the tables. */
export function writeNewSpace(connection: Connection, space: Space): void {
  const touched = [put(connection, 'space', space)];
  appendToJournal(connection, { action: 'open', actor: 'system', at: space.createdAt }, touched);
}
