import { MemoryError } from '../errors.js';
import type { RecordKind, RecordTypes } from '../records/records.js';
import type {
  Batch,
  CommitReceipt,
  FindQuery,
  Hit,
  JournalEntry,
  MemoryStore,
  Stored,
  TextSearch,
  VectorSearch,
} from '../store/memory-store.js';

/** The reads that rooms above the store may do; every one passes the space's privacy rules. */
export interface GuardedReader {
  get<K extends RecordKind>(kind: K, id: string): Promise<Stored<RecordTypes[K]> | undefined>;
  getMany<K extends RecordKind>(kind: K, ids: readonly string[]): Promise<Stored<RecordTypes[K]>[]>;
  find<K extends RecordKind>(kind: K, query?: FindQuery<K>): Promise<Stored<RecordTypes[K]>[]>;
  searchText(search: TextSearch): Promise<Hit[]>;
  searchVector(search: VectorSearch): Promise<Hit[]>;
  /** Newest first. */
  journal(query?: { limit?: number; sequence?: number }): Promise<JournalEntry[]>;
}

/** The one write that rooms above the store may do. */
export interface GuardedWriter {
  /** Throws `invalid_argument` when a claim has no evidence, `conflict` when an expectation fails; then nothing is written. */
  commit(batch: Batch): Promise<CommitReceipt>;
  /** Makes erased bytes unrecoverable from the files. */
  purge(): Promise<void>;
}

/** Reader and writer of one space: the only way to its records outside `store/`, `privacy/` and `voxpolymem.ts`. */
export interface GuardedStore extends GuardedReader, GuardedWriter {}

/** Wraps a store so that every write keeps the house's first principle: no evidence, no record. */
export function guardStore(store: MemoryStore): GuardedStore {
  return {
    get: (kind, id) => store.get(kind, id),
    getMany: (kind, ids) => store.getMany(kind, ids),
    find: (kind, query) => store.find(kind, query),
    searchText: (search) => store.searchText(search),
    searchVector: (search) => store.searchVector(search),
    journal: (query) => store.journal(query),
    purge: () => store.purge(),
    commit: async (batch) => {
      for (const change of batch.changes) {
        if (change.op === 'put' && claimsWithoutEvidence(change.kind, change.record)) {
          throw new MemoryError(
            'invalid_argument',
            `A ${change.kind} record without evidence was refused; name the turns behind it.`,
            { details: { kind: change.kind, id: change.record.id } },
          );
        }
      }
      return store.commit(batch);
    },
  };
}

const CLAIMS: ReadonlySet<RecordKind> = new Set(['fact', 'profile', 'document']);

function claimsWithoutEvidence(kind: RecordKind, record: RecordTypes[RecordKind]): boolean {
  return CLAIMS.has(kind) && 'evidence' in record && record.evidence.length === 0;
}
