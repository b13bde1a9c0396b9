import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { IndexDocument, Turn } from '../../records/records.js';
import { byScore } from '../ranked-list.js';
import type { SessionBlocks } from './session-blocks.js';

/** A turn beside another one, and how much of it counts. */
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
const OFFSETS = SHARES.flatMap((share, index) => [-index - 1, index + 1].map((offset) => ({ offset, share })));
/** How many of the best turns get the turns around them read, found or not. */
const WINDOW_DEPTH = 40;

/**
 * Places the best found turns in their sessions and reads the turns around them: a short turn ("Yes, on Tuesday") says
 * what it is about only together with its neighbours.
 */
export async function sessionWindows(
  found: ReadonlyMap<string, IndexDocument>,
  scores: ReadonlyMap<string, number>,
  reader: GuardedReader,
  blocks: SessionBlocks,
): Promise<SessionWindows> {
  const best = [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort(byScore)
    .slice(0, WINDOW_DEPTH);
  const anchors = await reader.getMany(
    'turn',
    best.map(({ id }) => id),
  );
  const placed = new Map<string, Turn>();
  for (const block of await Promise.all(anchors.map((turn) => blocks.blockOf(turn)))) {
    for (const turn of block) placed.set(turn.id, turn);
  }
  const sessions = new Map<string, Map<number, string>>();
  for (const { id, sessionId, ordinal } of placed.values()) {
    const session = sessions.get(sessionId) ?? new Map<number, string>();
    sessions.set(sessionId, session.set(ordinal, id));
  }
  const near = ({ sessionId, ordinal }: Turn) =>
    OFFSETS.flatMap(({ offset, share }) => {
      const id = sessions.get(sessionId)?.get(ordinal + offset);
      return id === undefined ? [] : [{ id, share }];
    });
  const documents = new Map(found);
  const missing = new Set(anchors.flatMap((turn) => near(turn).map(({ id }) => id)).filter((id) => !found.has(id)));
  for (const document of await reader.getMany('document', [...missing])) documents.set(document.id, document);
  return {
    documents,
    beside: (turnId) => {
      const turn = placed.get(turnId);
      return turn === undefined ? [] : near(turn).filter(({ id }) => documents.has(id));
    },
  };
}
