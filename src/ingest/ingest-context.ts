import type { Clock } from '../clock.js';
import type { IdSource } from '../ids.js';
import type { GuardedStore } from '../privacy/guarded-store.js';
import type { SpaceState } from '../privacy/space-state.js';
import type { TextEmbedder } from '../providers/providers.js';
import type { Change } from '../store/memory-store.js';

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
  /** Told after each commit, for progress. */
  onProgress?: ((event: IngestProgress) => void) | undefined;
}

/** What has just been stored, or what somebody has just been called. Ids only. */
export type IngestProgress =
  | { kind: 'turn-stored'; turnId: string; sessionId: string; personId: string; isNewPerson: boolean; endMs?: number }
  | { kind: 'person-named'; personId: string }
  | { kind: 'people-merged'; fromPersonId: string; intoPersonId: string }
  | { kind: 'session-ended'; sessionId: string };

/** Commits changes and takes them into the state. */
export async function commitChanges(
  context: IngestContext,
  action: 'ingest' | 'session-end' | 'merge',
  changes: readonly Change[],
  options: { undoable?: boolean } = {},
): Promise<void> {
  if (changes.length === 0) return;
  await context.store.commit({ action, actor: context.actor, at: context.clock.now(), changes, ...options });
  context.state.apply(changes);
}
