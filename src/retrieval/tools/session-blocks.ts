import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Turn } from '../../records/records.js';

/** Turns near others, read in blocks and remembered for the length of one question. */
export interface SessionBlocks {
  /** The block of its session in which a turn stands, with a margin of two turns to each side. */
  blockOf(turn: Turn): Promise<readonly Turn[]>;
}

/** Turns in a block. */
const BLOCK = 24;
const MARGIN = 2;

/** Reads blocks through the guarded reader; each block once, however many searches of a question ask for it. */
export function createSessionBlocks(reader: GuardedReader): SessionBlocks {
  const blocks = new Map<string, Promise<readonly Turn[]>>();
  return {
    blockOf: ({ sessionId, ordinal }) => {
      const from = ordinal - (ordinal % BLOCK);
      const key = `${sessionId} ${from}`;
      const known = blocks.get(key);
      if (known) return known;
      const query = { where: { sessionId }, ordinalFrom: from - MARGIN, ordinalTo: from + BLOCK - 1 + MARGIN };
      const block = reader.find('turn', query);
      blocks.set(key, block);
      return block;
    },
  };
}
