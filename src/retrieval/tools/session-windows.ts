import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { IndexDocument, Turn } from '../../records/records.js';
import { byScore } from '../ranked-list.js';

/** A turn beside another one: how many turns away, and how much of it counts. */
export interface Beside {
  id: string;
  share: number;
}

/** Found turns with the turns around the best of them. */
export interface SessionWindows {
  documents: ReadonlyMap<string, IndexDocument>;
  /** Turns at most two away within the session, as far as they are in `documents`. */
  beside(turnId: string): readonly Beside[];
}

/** Share that counts of a turn one and two turns away. */
const SHARES = [0.5, 0.25] as const;
/** How many of the best turns get the turns around them read, found or not. */
const WINDOW_DEPTH = 40;

/**
 * Places found turns in their sessions and reads the turns around the best of them: a short turn ("Yes, platform 6") says
 * what it is about only together with its neighbours.
 */
export async function sessionWindows(
  found: ReadonlyMap<string, IndexDocument>,
  scores: ReadonlyMap<string, number>,
  reader: GuardedReader,
): Promise<SessionWindows> {
  const turns = new Map<string, Turn>();
  for (const turn of await reader.getMany('turn', [...found.keys()])) turns.set(turn.id, turn);
  const best = [...turns.values()]
    .map((turn) => ({ id: turn.id, turn, score: scores.get(turn.id) ?? 0 }))
    .sort(byScore)
    .slice(0, WINDOW_DEPTH);
  const ranges = new Map<string, { from: number; to: number }[]>();
  for (const { turn } of best) {
    const range = { from: turn.ordinal - SHARES.length, to: turn.ordinal + SHARES.length };
    ranges.set(turn.sessionId, [...(ranges.get(turn.sessionId) ?? []), range]);
  }
  const windows = [...ranges].flatMap(([sessionId, list]) => mergeRanges(list).map((range) => ({ sessionId, range })));
  const around = await Promise.all(
    windows.map(({ sessionId, range }) =>
      reader.find('turn', { where: { sessionId }, ordinalFrom: range.from, ordinalTo: range.to }),
    ),
  );
  for (const turn of around.flat()) turns.set(turn.id, turn);
  const documents = new Map(found);
  const missing = [...turns.keys()].filter((id) => !documents.has(id));
  for (const document of await reader.getMany('document', missing)) documents.set(document.id, document);
  const places = new Map([...turns.values()].map((turn) => [`${turn.sessionId} ${turn.ordinal}`, turn.id]));
  return {
    documents,
    beside: (turnId) => {
      const turn = turns.get(turnId);
      if (turn === undefined) return [];
      return SHARES.flatMap((share, index) =>
        [-index - 1, index + 1].flatMap((offset) => {
          const id = places.get(`${turn.sessionId} ${turn.ordinal + offset}`);
          return id !== undefined && documents.has(id) ? [{ id, share }] : [];
        }),
      );
    },
  };
}

function mergeRanges(ranges: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}
