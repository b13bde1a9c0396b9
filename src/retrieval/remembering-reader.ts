import type { GuardedReader } from '../privacy/guarded-store.js';
import type { RecordKind, RecordTypes } from '../records/records.js';
import type { Stored } from '../store/memory-store.js';

/** The read that the rounds of one question repeat. */
export type RecordReader = Pick<GuardedReader, 'getMany'>;

/** Reads each record once, for the length of one question: later rounds hold much of what earlier ones held. */
export function createRememberingReader(reader: RecordReader): RecordReader {
  const known = new Map<RecordKind, Map<string, unknown>>();
  return {
    async getMany<K extends RecordKind>(kind: K, ids: readonly string[]) {
      const records = (known.get(kind) ?? new Map()) as Map<string, Stored<RecordTypes[K]> | undefined>;
      known.set(kind, records);
      const missing = ids.filter((id) => !records.has(id));
      if (missing.length > 0) {
        const read = new Map((await reader.getMany(kind, missing)).map((record) => [record.id, record]));
        for (const id of missing) records.set(id, read.get(id));
      }
      return ids.flatMap((id) => records.get(id) ?? []);
    },
  };
}
