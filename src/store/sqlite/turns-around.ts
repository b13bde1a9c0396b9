import type { Around } from '../memory-store.js';
import type { Connection } from './connection.js';

/** Where a document stands. */
export interface PlacedRow {
  position: number;
  session_id: string | null;
  ordinal: number | null;
}

/** Documents of the turns around the best rows of a search that are not among its rows. `select` names the columns to read. */
export function turnsAround<R extends PlacedRow>(
  { sql }: Connection,
  select: string,
  rows: readonly PlacedRow[],
  around: Around | undefined,
): R[] {
  if (around === undefined) return [];
  const seen = new Set(rows.map(({ position }) => position));
  const read = sql(`${select} WHERE session_id = ? AND ordinal >= ? AND ordinal <= ?`);
  const found: R[] = [];
  for (const { session_id: session, ordinal } of rows.slice(0, around.hits)) {
    if (ordinal === null) continue;
    for (const row of read.all(session, ordinal - around.reach, ordinal + around.reach) as R[]) {
      if (seen.has(row.position)) continue;
      seen.add(row.position);
      found.push(row);
    }
  }
  return found;
}
