import type { Around } from '../memory-store.js';
import type { Connection } from './connection.js';

/** Where a document stands. */
export interface PlacedRow {
  position: number;
  session_id: string | null;
  ordinal: number | null;
}

/** Positions of the turns around the best rows of a search that are not among its rows. */
export function turnsAround({ sql }: Connection, rows: readonly PlacedRow[], around: Around | undefined): number[] {
  if (around === undefined) return [];
  const seen = new Set(rows.map(({ position }) => position));
  const near = sql('SELECT position FROM document WHERE session_id = ? AND ordinal >= ? AND ordinal <= ?').pluck();
  const found: number[] = [];
  for (const { session_id: session, ordinal } of rows.slice(0, around.hits)) {
    if (ordinal === null) continue;
    for (const position of near.all(session, ordinal - around.reach, ordinal + around.reach) as number[]) {
      if (!seen.has(position)) found.push(position);
      seen.add(position);
    }
  }
  return found;
}
