import type { Around, Hit } from '../../store/memory-store.js';

/** A turn beside another one, and how much of it counts. */
export interface Beside {
  id: string;
  share: number;
}

/** Share that counts of a turn one and two turns away. */
const SHARES = [0.5, 0.25] as const;
const OFFSETS = SHARES.flatMap((share, index) => [-index - 1, index + 1].map((offset) => ({ offset, share })));

/** How many of the best turns of a search get the turns around them read, found or not. */
export const windowsOfBest: Around = { hits: 40, reach: SHARES.length };

/**
 * Places turns in their sessions and tells which of them stand beside another one: a short turn ("Yes, on Tuesday") says
 * what it is about only together with its neighbours.
 */
export function sessionWindows(found: ReadonlyMap<string, Hit>): (turnId: string) => readonly Beside[] {
  const places = new Map<string, Map<number, string>>();
  for (const { document } of found.values()) {
    const { id, sessionId, ordinal } = document;
    if (ordinal === undefined) continue;
    const session = places.get(sessionId) ?? new Map<number, string>();
    places.set(sessionId, session.set(ordinal, id));
  }
  return (turnId) => {
    const { sessionId = '', ordinal } = found.get(turnId)?.document ?? {};
    const session = places.get(sessionId);
    if (session === undefined || ordinal === undefined) return [];
    return OFFSETS.flatMap(({ offset, share }) => {
      const id = session.get(ordinal + offset);
      return id === undefined ? [] : [{ id, share }];
    });
  };
}
