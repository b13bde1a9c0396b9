import type { Around, Hit } from '../../store/memory-store.js';

/** A turn beside another one, and how much of it counts. */
export interface Beside {
  id: string;
  share: number;
}

/** Shares that count of the turns one place away, two places away, and so on, to both sides. */
export type Shares = readonly number[];

/** The exchange that a turn stands in: a short turn ("Yes, on Tuesday") says what it is about only together with its neighbours. */
export const EXCHANGE: Shares = [0.5, 0.25];
/** The stretch of talk around a turn: what it is about is often named a few turns away. */
export const STRETCH: Shares = [0.7, 0.5, 0.35, 0.25, 0.15];

/** How many of the best turns of a search get the turns around them read, found or not. */
export const windowsOfBest: Around = { hits: 40, reach: EXCHANGE.length };

/** Places turns in their sessions and tells which of them stand beside another one, and how much of each counts. */
export function sessionWindows(
  found: ReadonlyMap<string, Hit>,
): (turnId: string, shares?: Shares) => readonly Beside[] {
  const places = new Map<string, Map<number, string>>();
  for (const { document } of found.values()) {
    const { id, sessionId, ordinal } = document;
    if (ordinal === undefined) continue;
    const session = places.get(sessionId) ?? new Map<number, string>();
    places.set(sessionId, session.set(ordinal, id));
  }
  return (turnId, shares = EXCHANGE) => {
    const { sessionId = '', ordinal } = found.get(turnId)?.document ?? {};
    const session = places.get(sessionId);
    if (session === undefined || ordinal === undefined) return [];
    return shares.flatMap((share, index) =>
      [ordinal - index - 1, ordinal + index + 1].flatMap((place) => {
        const id = session.get(place);
        return id === undefined ? [] : [{ id, share }];
      }),
    );
  };
}
