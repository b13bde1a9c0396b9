import { MemoryError } from '../errors.js';
import type { RecordKind, RecordTypes } from '../records/records.js';
import type { MemoryStore } from '../store/memory-store.js';

/** The reads that rooms above the store may do: the one place where rules of visibility will stand. Today everything is visible. */
export type GuardedReader = Pick<MemoryStore, 'get' | 'getMany' | 'find' | 'searchText' | 'searchVector' | 'journal'>;

/** The one write that rooms above the store may do. A claim without evidence is `invalid_argument`, and nothing is written. */
export type GuardedWriter = Pick<MemoryStore, 'commit' | 'purge'>;

/** Reader and writer of one space: the only way to its records outside `store/`, `privacy/` and `voxpolymem.ts`. */
export type GuardedStore = GuardedReader & GuardedWriter;

/** Wraps a store so that every write keeps the house's first principle: no evidence, no record. */
export function guardStore(store: MemoryStore): GuardedStore {
  return {
    get: (kind, id) => store.get(kind, id),
    // Nothing asked, nothing to fetch from another thread.
    getMany: async (kind, ids) => (ids.length === 0 ? [] : store.getMany(kind, ids)),
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

const CLAIMS: ReadonlySet<RecordKind> = new Set(['fact', 'profile', 'document', 'clue']);

function claimsWithoutEvidence(kind: RecordKind, record: RecordTypes[RecordKind]): boolean {
  return CLAIMS.has(kind) && 'evidence' in record && record.evidence.length === 0;
}
