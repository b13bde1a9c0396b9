import { MemoryError } from '../../errors.js';
import type { IndexDocument, ModelBinding, RecordKind, RecordTypes, Space, Turn } from '../../records/records.js';
import { cosine } from '../../vector.js';
import {
  type BindingField,
  bindModels,
  checkBatch,
  checkCount,
  checkFind,
  checkKind,
  checkVectorSearch,
  closedError,
  type ModelUse,
  modelUseOf,
  placeTakenError,
  requireUnchanged,
} from '../check-records.js';
import { compareHits } from '../hit-order.js';
import { bm25, createTermCounter, splitTerms, weighTerms } from '../index-terms.js';
import type {
  Batch,
  Change,
  FindQuery,
  Found,
  Hit,
  HitDocument,
  JournalEntry,
  MemoryStore,
  SearchFilter,
  Stored,
  TextHit,
  TextSearch,
} from '../memory-store.js';
import { fieldReaders, recordKinds } from '../record-fields.js';

type AnyRecord = RecordTypes[RecordKind];

interface Row {
  record: AnyRecord;
  version: number;
  /** Order of first writing. */
  position: number;
}

/** Forgets everything on `close`. The double of the SQLite store: same contract, plain maps, every search exact. */
export function createInMemoryStore(options: { space: Space }): MemoryStore {
  const tables = new Map<RecordKind, Map<string, Row>>(recordKinds.map((kind) => [kind, new Map()]));
  const entries: JournalEntry[] = [];
  let nextPosition = 1;
  let closed = false;

  const table = (kind: RecordKind) => {
    checkKind(kind);
    return tables.get(kind) as Map<string, Row>;
  };
  const requireOpen = () => {
    if (closed) throw closedError();
  };
  const space = () => table('space').get(options.space.id)?.record as Space;
  const documents = () => [...table('document').values()].map((row) => row.record as IndexDocument);
  const copy = <K extends RecordKind>(row: Row) =>
    ({ ...structuredClone(row.record as RecordTypes[K]), version: row.version }) as Stored<RecordTypes[K]>;

  function write(change: Change): JournalEntry['touched'][number] | undefined {
    const rows = table(change.kind);
    const id = change.op === 'put' ? change.record.id : change.id;
    const row = rows.get(id);
    if (change.op === 'delete') {
      rows.delete(id);
      return row && { op: 'delete', kind: change.kind, id, version: row.version };
    }
    if (change.kind === 'space' && row === undefined && rows.size > 0) {
      throw new MemoryError('conflict', 'A store holds one space; this record is of another.', { details: { id } });
    }
    requireUnique(change.kind, id, change.record);
    const { version: _, ...record } = structuredClone(change.record) as AnyRecord & { version?: number };
    const version = (row?.version ?? 0) + 1;
    rows.set(id, { record: record as AnyRecord, version, position: row?.position ?? nextPosition++ });
    return { op: 'put', kind: change.kind, id, version };
  }

  function requireUnique(kind: RecordKind, id: string, record: AnyRecord): void {
    if (kind === 'turn') requireFreePlace(record as Turn);
    const field = kind === 'session' ? 'label' : kind === 'turn' ? 'externalId' : undefined;
    const value = field && (record as unknown as Record<string, string | undefined>)[field];
    if (value === undefined) return;
    for (const row of table(kind).values()) {
      if (row.record.id === id || (row.record as unknown as Record<string, unknown>)[field as string] !== value)
        continue;
      throw new MemoryError('conflict', `Another ${kind} has the same ${field}.`, { details: { kind, id } });
    }
  }

  function requireFreePlace(turn: Turn): void {
    const isThere = (row: Row) =>
      (row.record as Turn).ordinal === turn.ordinal && (row.record as Turn).sessionId === turn.sessionId;
    const own = table('turn').get(turn.id);
    if (own !== undefined && isThere(own)) return;
    for (const row of table('turn').values()) if (isThere(row)) throw placeTakenError(turn.id);
  }

  function storedModels(binding: BindingField): ModelBinding[] {
    const kinds: RecordKind[] = binding === 'textModel' ? ['document'] : ['voice', 'utterance'];
    return kinds
      .flatMap((kind) => [...table(kind).values()].map((row) => modelUseOf(kind, row.record)?.model))
      .filter((model) => model !== undefined);
  }

  function commit(batch: Batch): number {
    checkBatch(batch);
    for (const { kind, id, version } of batch.expects ?? []) {
      const found = table(kind).get(id)?.version ?? 0;
      if (found !== version) {
        throw new MemoryError('conflict', `A ${kind} record is at version ${found}, not at the expected ${version}.`, {
          details: { kind, id, found, expected: version },
        });
      }
    }
    const { unchanged } = batch;
    if (unchanged)
      requireUnchanged(
        unchanged,
        entries.filter(({ sequence }) => sequence > unchanged.since),
      );
    const before = new Map<string, { kind: RecordKind; id: string; row: Row | undefined }>();
    const apply = (change: Change) => {
      const id = change.op === 'put' ? change.record.id : change.id;
      const key = `${change.kind}/${id}`;
      if (!before.has(key)) before.set(key, { kind: change.kind, id, row: table(change.kind).get(id) });
      return write(change);
    };
    try {
      const spaceBefore = space();
      const touched = batch.changes.map(apply);
      const inverse = batch.undoable === true ? invert([...before.values()]) : undefined;
      const uses = batch.changes.map((change) => change.op === 'put' && modelUseOf(change.kind, change.record));
      const spaceAfter = space();
      const bound = bindModels(spaceBefore, spaceAfter, uses.filter(Boolean) as ModelUse[], storedModels);
      if (bound !== spaceAfter) touched.push(apply({ op: 'put', kind: 'space', record: bound }));
      return journalise(
        batch,
        touched.filter((line) => line !== undefined),
        inverse,
      );
    } catch (error) {
      for (const { kind, id, row } of before.values()) {
        if (row) table(kind).set(id, row);
        else table(kind).delete(id);
      }
      throw error;
    }
  }

  function invert(before: { kind: RecordKind; id: string; row: Row | undefined }[]): Change[] {
    return before
      .reverse()
      .filter(({ kind, id, row }) => row !== undefined || table(kind).has(id))
      .map(
        ({ kind, id, row }) => (row ? { op: 'put', kind, record: row.record } : { op: 'delete', kind, id }) as Change,
      );
  }

  function journalise(batch: Batch, touched: JournalEntry['touched'], inverse: Change[] | undefined): number {
    for (const entry of entries) {
      if (batch.wipeJournalOf?.some((id) => mentions(entry, id))) delete entry.inverse;
    }
    const { at, actor, action, undoes } = batch;
    const entry: JournalEntry = { sequence: entries.length + 1, at, actor, action, touched };
    if (inverse !== undefined) entry.inverse = inverse;
    if (undoes !== undefined) entry.undoes = undoes;
    entries.push(entry);
    return entry.sequence;
  }

  function find<K extends RecordKind>(kind: K, query: FindQuery<K>): Row[] {
    checkFind(kind, query);
    const readers = Object.entries(fieldReaders(kind));
    const where = query.where as Record<string, string | undefined> | undefined;
    const { ordinalFrom = Number.NEGATIVE_INFINITY, ordinalTo = Number.POSITIVE_INFINITY } = query;
    const rows = [...table(kind).values()].filter((row) => {
      const record = row.record as RecordTypes[K];
      const ordinal = kind === 'turn' ? (row.record as RecordTypes['turn']).ordinal : 0;
      if (kind === 'turn' && (ordinal < ordinalFrom || ordinal > ordinalTo)) return false;
      return readers.every(([field, read]) => where?.[field] === undefined || read(record).includes(where[field]));
    });
    rows.sort((left, right) => compare(orderOf(kind, left), orderOf(kind, right)));
    if (query.descending === true) rows.reverse();
    const { offset = 0, limit = rows.length } = query;
    return rows.slice(offset, offset + limit);
  }

  function orderOf(kind: RecordKind, row: Row): (number | string)[] {
    if (kind === 'session') return [(row.record as RecordTypes['session']).startedAt, row.position];
    if (kind !== 'turn') return [row.position];
    const turn = row.record as RecordTypes['turn'];
    const session = table('session').get(turn.sessionId)?.record as RecordTypes['session'] | undefined;
    return [session?.startedAt ?? Number.NEGATIVE_INFINITY, turn.sessionId, turn.ordinal, row.position];
  }

  table('space').set(options.space.id, { record: structuredClone(options.space), version: 1, position: 0 });
  journalise(
    { action: 'open', actor: 'system', at: options.space.createdAt, changes: [] },
    [{ op: 'put', kind: 'space', id: options.space.id, version: 1 }],
    undefined,
  );

  return {
    async get<K extends RecordKind>(kind: K, id: string) {
      requireOpen();
      const row = table(kind).get(id);
      return row && copy<K>(row);
    },
    async getMany<K extends RecordKind>(kind: K, ids: readonly string[]) {
      requireOpen();
      return ids.flatMap((id) => table(kind).get(id) ?? []).map((row) => copy<K>(row));
    },
    async find<K extends RecordKind>(kind: K, query: FindQuery<K> = {}) {
      requireOpen();
      return find(kind, query).map((row) => copy<K>(row));
    },
    async searchText(search) {
      requireOpen();
      checkCount('limit', search.limit);
      const indexed = documents().map((document) => ({ document, split: new Set(splitTerms(document.terms)) }));
      const query = weighTerms(search.terms, {
        documents: indexed.length,
        documentFrequency: (term) => indexed.filter(({ split }) => split.has(term)).length,
      });
      const total = indexed.reduce((sum, { document }) => sum + splitTerms(document.terms).length, 0);
      const meanLength = Math.max(1, total / Math.max(1, indexed.length));
      const countTerms = createTermCounter(query);
      const all = indexed.map(({ document }): TextHit => {
        const counted = countTerms(document.terms);
        return { document, score: bm25(counted, query, meanLength), ...counted };
      });
      const passing = all.filter(({ document, score }) => score > 0 && passes(document, search.filter));
      return { ...select(all, passing, search), terms: query, meanLength };
    },
    async searchVector(search) {
      requireOpen();
      if (!checkVectorSearch(space(), search)) return { hits: [], around: [] };
      const all = documents().map((document) => {
        return { document, score: document.vector ? cosine(document.vector, search.vector) : 0 };
      });
      const passing = all.filter(({ document }) => document.vector && passes(document, search.filter));
      return select(all, passing, search);
    },
    async journal(query = {}) {
      requireOpen();
      checkCount('limit', query.limit ?? 0);
      const found = entries.filter((entry) => query.sequence === undefined || entry.sequence === query.sequence);
      return structuredClone(found.reverse().slice(0, query.limit));
    },
    async commit(batch) {
      requireOpen();
      return { sequence: commit(batch) };
    },
    async info() {
      requireOpen();
      const counts = Object.fromEntries(recordKinds.map((kind) => [kind, table(kind).size]));
      return { kind: 'memory', schemaVersion: 0, sizeBytes: 0, counts: counts as Record<RecordKind, number> };
    },
    async purge() {
      requireOpen();
    },
    async close() {
      closed = true;
      for (const rows of tables.values()) rows.clear();
      entries.length = 0;
    },
  };
}

function mentions(entry: JournalEntry, id: string): boolean {
  return entry.touched.some((line) => line.id === id) || JSON.stringify(entry.inverse ?? []).includes(id);
}

function passes(document: HitDocument, filter: SearchFilter = {}): boolean {
  const isAmong = (list: readonly string[] | undefined, values: readonly (string | undefined)[]) =>
    list === undefined || values.some((value) => value !== undefined && list.includes(value));
  return (
    isAmong(filter.layers, [document.layer]) &&
    isAmong(filter.sessionIds, [document.sessionId]) &&
    isAmong(filter.voiceIds, [document.voiceId]) &&
    isAmong(filter.subjectIds, [document.subjectId]) &&
    isAmong(filter.addresseeIds, document.addresseeIds) &&
    document.at >= (filter.after ?? Number.NEGATIVE_INFINITY) &&
    document.at < (filter.before ?? Number.POSITIVE_INFINITY)
  );
}

/** The best of the passing documents, and of all documents the turns around them. */
function select<H extends Hit>(
  all: readonly H[],
  passing: readonly H[],
  { limit, around }: Pick<TextSearch, 'limit' | 'around'>,
): Found<H> {
  const rank = ({ score, document: { at, id } }: H) => ({ score, at, id });
  const hits = [...passing].sort((left, right) => compareHits(rank(left), rank(right))).slice(0, limit);
  const anchors = hits.slice(0, around?.hits ?? 0);
  const isNear = ({ document }: H) =>
    anchors.some(
      (hit) =>
        hit.document.sessionId === document.sessionId &&
        hit.document.ordinal !== undefined &&
        document.ordinal !== undefined &&
        Math.abs(hit.document.ordinal - document.ordinal) <= (around?.reach ?? 0),
    );
  const light = (hit: H): H => {
    const { terms: _, vector: __, vectorModel: ___, ...document } = hit.document as IndexDocument;
    return { ...hit, document: structuredClone(document) };
  };
  return { hits: hits.map(light), around: all.filter((hit) => !hits.includes(hit) && isNear(hit)).map(light) };
}

function compare(left: readonly (number | string)[], right: readonly (number | string)[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index] as number | string;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
