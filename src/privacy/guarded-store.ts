import type { RecordKind, RecordTypes } from '../records/records.js';
import type { FindQuery, Hit, Stored, TextSearch, VectorSearch } from '../store/memory-store.js';

/** The reads that rooms above the store may do; every one passes the space's privacy rules. */
export interface GuardedReader {
  get<K extends RecordKind>(kind: K, id: string): Promise<Stored<RecordTypes[K]> | undefined>;
  getMany<K extends RecordKind>(kind: K, ids: readonly string[]): Promise<Stored<RecordTypes[K]>[]>;
  find<K extends RecordKind>(kind: K, query?: FindQuery<K>): Promise<Stored<RecordTypes[K]>[]>;
  searchText(search: TextSearch): Promise<Hit[]>;
  searchVector(search: VectorSearch): Promise<Hit[]>;
}
