import type { Clock } from '../clock.js';
import type { IdSource } from '../ids.js';
import type { GuardedStore } from '../privacy/guarded-store.js';
import { retryConflicts } from '../privacy/retry-conflicts.js';
import type { SpaceState } from '../privacy/space-state.js';
import type { PictureTools, TextEmbedder } from '../providers/providers.js';
import type { RecordKind } from '../records/records.js';
import type { Batch, Change } from '../store/memory-store.js';

/** What every step of ingest works with. */
export interface IngestContext {
  store: GuardedStore;
  state: SpaceState;
  ids: IdSource;
  clock: Clock;
  /** Journal actor. */
  actor: string;
  /** IANA zone of sessions that name none. */
  timeZone: string;
  embedder?: TextEmbedder | undefined;
  signal?: AbortSignal | undefined;
  /** Keeps the speech of an utterance; absent when the space keeps none. Called before the turn's commit. */
  keepSpeech?: ((turnId: string, speech: { samples: Float32Array; sampleRate: number }) => Promise<void>) | undefined;
  /** A language model reads every turn later; each is put into its queue together with the turn. */
  readByModel?: boolean | undefined;
  /** Looks at the pictures of a turn; absent: captions and nothing else. */
  pictures?: PictureTools | undefined;
  /** Told what went wrong without stopping the ingest; ids and codes only. */
  warn?: ((warning: string) => void) | undefined;
  /** Told after each commit, for progress. */
  onProgress?: ((event: IngestProgress) => void) | undefined;
}

/** What has just been stored, or what somebody has just been called. Ids only. */
export type IngestProgress =
  | { kind: 'turn-stored'; turnId: string; sessionId: string; personId: string; isNewPerson: boolean; endMs?: number }
  | { kind: 'person-named'; personId: string }
  | { kind: 'turn-moved'; turnId: string; personId: string }
  | { kind: 'people-merged'; fromPersonId: string; intoPersonId: string }
  | { kind: 'session-ended'; sessionId: string };

/** Commits changes and takes them into the state. */
export async function commitChanges(
  context: IngestContext,
  action: 'ingest' | 'session-end' | 'merge' | 'rescore',
  changes: readonly Change[],
  options: Pick<Batch, 'undoable' | 'expects'> = {},
): Promise<void> {
  if (changes.length === 0) return;
  const { store, state, actor, clock } = context;
  const { sequence } = await store.commit({
    action,
    actor,
    at: clock.now(),
    changes,
    unchanged: { since: state.sequence, kinds: IDENTITY },
    ...options,
  });
  state.apply(changes, sequence);
  // Others have written in between, but nothing that this commit rests on.
  if (sequence > state.sequence) await state.refresh();
}

/** Every decision of ingest rests on who is known. */
const IDENTITY: readonly RecordKind[] = ['person', 'voice'];

/** Runs a step of ingest again when another writer came first; `reread` brings up to date what the step rests on beside the state. */
export function retryIngest<T>(
  { state, signal }: IngestContext,
  step: () => Promise<T>,
  reread?: () => Promise<void>,
): Promise<T> {
  return retryConflicts(state, step, { signal, reread });
}
