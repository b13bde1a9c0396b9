import type { Connection } from './connection.js';
import { pageSlots } from './vector-index.js';

/** All codes of a space in one piece: the code of position p starts at byte `p * length`, its layer is `layers[p]`. */
export interface Codes {
  /** Bytes of a code. */
  length: number;
  codes: Uint8Array;
  /** Layer numbers; 0 where no code is. */
  layers: Uint8Array;
  /** One more than the highest position. */
  end: number;
}

interface PageRow {
  page: number;
  slots: Buffer;
  written: number;
}

/**
 * Keeps the codes of a space in memory, about 33 bytes a document. Each call reads only the pages written since the one
 * before, whoever wrote them.
 */
export function createCodeCache({ sql }: Connection): (length: number) => Codes {
  const cache: Codes = { length: 0, codes: new Uint8Array(0), layers: new Uint8Array(0), end: 0 };
  let seen = 0;
  return (length) => {
    if (cache.length !== length) {
      Object.assign(cache, { length, codes: new Uint8Array(0), layers: new Uint8Array(0), end: 0 });
      seen = 0;
    }
    const rows = sql('SELECT page, slots, written FROM code_page WHERE written > ?').all(seen) as PageRow[];
    if (rows.length > 0) reserve(cache, (Math.max(...rows.map(({ page }) => page)) + 1) * pageSlots);
    for (const { page, slots, written } of rows) {
      seen = Math.max(seen, written);
      const first = page * pageSlots;
      const isCurrent = slots.length === pageSlots * (1 + length);
      cache.layers.set(isCurrent ? slots.subarray(0, pageSlots) : new Uint8Array(pageSlots), first);
      if (isCurrent) cache.codes.set(slots.subarray(pageSlots), first * length);
    }
    return cache;
  };
}

/** Grows by half, so that a space that is being filled copies its codes rarely. */
function reserve(cache: Codes, positions: number): void {
  cache.end = Math.max(cache.end, positions);
  if (positions <= cache.layers.length) return;
  const capacity = Math.max(positions, Math.ceil((cache.layers.length * 3) / 2));
  const { codes, layers } = cache;
  cache.codes = new Uint8Array(capacity * cache.length);
  cache.codes.set(codes);
  cache.layers = new Uint8Array(capacity);
  cache.layers.set(layers);
}
