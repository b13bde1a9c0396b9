import type { Instant, Turn, TurnId } from '../records/records.js';
import type { IngestContext } from './ingest-context.js';
import type { SessionMemory } from './session-memory.js';

/** Recognises what an earlier, broken run has stored already, so that its repetition goes on where that one stopped. */
export interface StoredTurns {
  /** The stored turn of the session that starts at `at` and passes `isSame`; each stored turn is given once. */
  take(
    memory: SessionMemory,
    at: Instant,
    isSame: (turn: Turn) => boolean | Promise<boolean>,
  ): Promise<Turn | undefined>;
  /** This run's own turns are never taken. */
  own(turnId: TurnId): void;
  /** Other writers have stored more: read again. */
  reread(): void;
}

/** Stored turns of the session being ingested; read only when a turn does not start after all of those known. */
export function createStoredTurns({ store }: IngestContext): StoredTurns {
  const settled = new Set<TurnId>();
  let loaded: { sessionId: string; byStart: ReadonlyMap<Instant, Turn[]> } | undefined;
  const load = async (sessionId: string) => {
    const byStart = new Map<Instant, Turn[]>();
    for (const turn of await store.find('turn', { where: { sessionId } })) {
      const group = byStart.get(turn.startedAt) ?? [];
      group.push(turn);
      byStart.set(turn.startedAt, group);
    }
    return { sessionId, byStart };
  };
  return {
    take: async (memory, at, isSame) => {
      const { session, isNew, recent } = memory;
      const isLoaded = loaded?.sessionId === session.id;
      if (isNew || (!isLoaded && recent.every(({ turn }) => turn.startedAt < at))) return undefined;
      if (loaded === undefined || !isLoaded) loaded = await load(session.id);
      for (const turn of loaded.byStart.get(at) ?? []) {
        if (settled.has(turn.id) || !(await isSame(turn))) continue;
        settled.add(turn.id);
        return turn;
      }
      return undefined;
    },
    own: (turnId) => {
      settled.add(turnId);
    },
    reread: () => {
      loaded = undefined;
    },
  };
}
