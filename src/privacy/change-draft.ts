import type { RecordKind, RecordTypes } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** Collects rewrites of records for one commit, so that several reasons to change a record add up. */
export interface ChangeDraft {
  /** The record as it will be: drafted, else stored. */
  read<K extends RecordKind>(kind: K, id: string): Promise<RecordTypes[K] | undefined>;
  put<K extends RecordKind>(kind: K, record: RecordTypes[K]): void;
  /** In the order of first writing. */
  changes(): Change[];
}

/** An empty draft over a reader. */
export function createChangeDraft(reader: GuardedReader): ChangeDraft {
  const drafted = new Map<string, { kind: RecordKind; record: RecordTypes[RecordKind] }>();
  return {
    read: async <K extends RecordKind>(kind: K, id: string) =>
      (drafted.get(`${kind} ${id}`)?.record as RecordTypes[K] | undefined) ?? reader.get(kind, id),
    put: (kind, record) => {
      drafted.set(`${kind} ${record.id}`, { kind, record });
    },
    changes: () => [...drafted.values()].map(({ kind, record }) => ({ op: 'put', kind, record }) as Change),
  };
}
