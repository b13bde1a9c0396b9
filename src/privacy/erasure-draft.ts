import type { RecordKind, RecordTypes } from '../records/records.js';
import type { Change } from '../store/memory-store.js';
import type { GuardedReader } from './guarded-store.js';

/** How many records of each kind. */
export type CountsByKind = Partial<Record<RecordKind, number>>;

/** Collects the deletions and rewrites of an erasure; the last rewrite of a record wins, and a deletion is final. */
export class ErasureDraft {
  readonly #deleted = new Map<string, { kind: RecordKind; id: string }>();
  readonly #rewritten = new Map<string, { kind: RecordKind; record: { id: string } }>();

  /** The record goes. */
  delete(kind: RecordKind, id: string): void {
    this.#deleted.set(`${kind} ${id}`, { kind, id });
    this.#rewritten.delete(`${kind} ${id}`);
  }

  /** A fact or profile entry goes together with its index entry. */
  deleteClaim(kind: 'fact' | 'profile', id: string): void {
    this.delete(kind, id);
    this.delete('document', id);
  }

  /** The record stays in this new form, unless it is deleted. */
  rewrite<K extends RecordKind>(kind: K, record: RecordTypes[K]): void {
    const key = `${kind} ${record.id}`;
    if (!this.#deleted.has(key)) this.#rewritten.set(key, { kind, record });
  }

  /** The new form that a record has been given so far. */
  pending<K extends RecordKind>(kind: K, id: string): RecordTypes[K] | undefined {
    return this.#rewritten.get(`${kind} ${id}`)?.record as RecordTypes[K] | undefined;
  }

  isDeleted(kind: RecordKind, id: string): boolean {
    return this.#deleted.has(`${kind} ${id}`);
  }

  /** Deletions of what was never there are dropped, so that the counts are those of real deletions. */
  async dropAbsent(reader: GuardedReader): Promise<void> {
    const idsOf = new Map<RecordKind, string[]>();
    for (const { kind, id } of this.#deleted.values()) idsOf.set(kind, [...(idsOf.get(kind) ?? []), id]);
    for (const [kind, ids] of idsOf) {
      const present = new Set((await reader.getMany(kind, ids)).map((record) => record.id));
      for (const id of ids) if (!present.has(id)) this.#deleted.delete(`${kind} ${id}`);
    }
  }

  /** The changes of one commit, with their counts. */
  finish(): {
    changes: Change[];
    deletedIds: string[];
    rewrittenIds: string[];
    deleted: CountsByKind;
    rewritten: CountsByKind;
  } {
    const deletions = [...this.#deleted.values()];
    const rewrites = [...this.#rewritten.values()];
    return {
      changes: [
        ...rewrites.map(({ kind, record }) => ({ op: 'put', kind, record }) as Change),
        ...deletions.map((deletion): Change => ({ op: 'delete', ...deletion })),
      ],
      deletedIds: [...new Set(deletions.map(({ id }) => id))],
      rewrittenIds: [...new Set(rewrites.map(({ record }) => record.id))],
      deleted: countByKind(deletions),
      rewritten: countByKind(rewrites),
    };
  }
}

function countByKind(items: readonly { kind: RecordKind }[]): CountsByKind {
  const counts: CountsByKind = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
