import type { Turn } from '../records/records.js';

/** Share that a turn gets of the scores one and two turns away. */
const SHARES = [0.5, 0.25] as const;

/** A place in a session. */
type Place = Pick<Turn, 'id' | 'sessionId' | 'ordinal'>;

/**
 * Adds to each turn falling shares of its neighbours' scores within the session: a short turn ("Yes, platform 6") says
 * what it is about only together with the turns around it. Turns that were not found themselves but stand beside found
 * ones get a score too when they are among `places`.
 */
export function smoothOverNeighbours(
  scores: ReadonlyMap<string, number>,
  places: readonly Place[],
  shareOf: (turnId: string) => number = () => 1,
): Map<string, number> {
  const sessions = new Map<string, Map<number, string>>();
  for (const place of places) {
    const session = sessions.get(place.sessionId) ?? new Map<number, string>();
    sessions.set(place.sessionId, session.set(place.ordinal, place.id));
  }
  const smoothed = new Map<string, number>();
  for (const place of places) {
    const session = sessions.get(place.sessionId)!;
    let around = 0;
    SHARES.forEach((share, index) => {
      for (const ordinal of [place.ordinal - index - 1, place.ordinal + index + 1]) {
        const neighbour = session.get(ordinal);
        if (neighbour !== undefined) around += share * (scores.get(neighbour) ?? 0);
      }
    });
    const score = (scores.get(place.id) ?? 0) + around * shareOf(place.id);
    if (score > 0) smoothed.set(place.id, score);
  }
  return smoothed;
}
