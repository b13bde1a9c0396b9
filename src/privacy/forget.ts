import { MemoryError, throwIfAborted } from '../errors.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type { RecordKind } from '../records/records.js';
import type { KeptAudio } from '../store/kept-audio.js';
import type { Change } from '../store/memory-store.js';
import { type ErasureContext, type ErasureTarget, planErasure } from './erase.js';
import type { CountsByKind } from './erasure-draft.js';
import type { GuardedStore } from './guarded-store.js';

/** Options of an erasure. */
export interface ForgetOptions {
  /** Also replace the erased person's names in what others said by "[erased]". Default: the receipt counts them. */
  redactMentions?: boolean;
  /** Looked at before the commit; what is committed stays erased. */
  signal?: AbortSignal;
}

/** What an erasure did, and the proof that it did. */
export interface ErasureReceipt {
  /** Journal entry of the erasure. */
  sequence: number;
  deleted: CountsByKind;
  rewritten: CountsByKind;
  /** Turns of other people whose texts still hold a name of the erased person; 0 after a redaction. */
  mentionsLeft: number;
  /** A search of the store after the commit: every number must be 0. */
  verification: { recordsFound: number; searchHits: number; evidenceLinks: number; audioFound: number };
  /** Kept recordings of utterances that went with their turns. */
  deletedAudio: number;
  /** What was written, for whoever holds state in memory. */
  changes: readonly Change[];
}

const CHECKED_KINDS: readonly RecordKind[] = [
  'turn',
  'interaction',
  'utterance',
  'document',
  'fact',
  'profile',
  'voice',
  'person',
  'session',
  'clue',
  'review',
  'task',
];

/**
 * Hard delete in one commit, then the freed bytes are made unrecoverable and the store is searched for what was erased.
 * Throws `not_found` when there is no such record.
 */
export async function forget(
  store: GuardedStore,
  directory: PersonDirectory,
  target: ErasureTarget,
  context: ErasureContext & {
    kept?: KeptAudio | undefined;
    signal?: AbortSignal | undefined;
    /** Journal entry up to which the directory is known to be right; a later one is `conflict`. */
    since?: number;
  },
): Promise<ErasureReceipt> {
  if ((await store.get(target.kind, target.id)) === undefined) {
    throw new MemoryError('not_found', `There is no ${target.kind} with this id; nothing was erased.`, {
      details: { kind: target.kind, id: target.id },
    });
  }
  const plan = await planErasure(store, directory, target, context);
  const documents = await store.getMany('document', plan.deletedIds);
  throwIfAborted(context.signal);
  const { since } = context;
  const { sequence } = await store.commit({ ...plan.batch, ...(since === undefined ? {} : { unchanged: { since } }) });
  const turns = plan.deletedIds.filter((id) => wasDeleted(plan.batch.changes, 'turn', id));
  const deletedAudio = (await context.kept?.delete(turns)) ?? 0;
  await store.purge();
  const erased = new Set(plan.deletedIds);
  let searchHits = 0;
  let evidenceLinks = 0;
  let recordsFound = 0;
  const audioFound = ((await context.kept?.turnIds()) ?? []).filter((id) => erased.has(id)).length;
  for (const kind of CHECKED_KINDS)
    recordsFound += (await store.getMany(kind, plan.deletedIds)).filter(({ id }) =>
      wasDeleted(plan.batch.changes, kind, id),
    ).length;
  for (const document of documents) {
    const terms = document.terms.split(' ').filter((term) => term !== '');
    if (terms.length > 0)
      searchHits += (await store.searchText({ terms, limit: 50 })).hits.filter((hit) =>
        erased.has(hit.document.id),
      ).length;
    evidenceLinks += (await store.find('document', { where: { evidence: document.id } })).length;
  }
  return {
    sequence,
    deleted: plan.deleted,
    rewritten: plan.rewritten,
    mentionsLeft: plan.mentionsLeft,
    verification: { recordsFound, searchHits, evidenceLinks, audioFound },
    deletedAudio,
    changes: plan.batch.changes,
  };
}

function wasDeleted(changes: readonly Change[], kind: RecordKind, id: string): boolean {
  return changes.some((change) => change.op === 'delete' && change.kind === kind && change.id === id);
}
