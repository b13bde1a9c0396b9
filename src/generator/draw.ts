import { createRandom } from '../random.js';

/** Seeded choices; `fork` gives an independent stream by label, so that one part's draws never move another's. */
export interface Draw {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
  fork(label: string): Draw;
}

/** A stream of choices for a seed and a label (FNV-1a over the label, then mulberry32). */
export function createDraw(seed: number, label: string): Draw {
  const random = createRandom(hash(`${seed}/${label}`));
  const pick = <T>(items: readonly T[]): T => items[random.integer(items.length)] as T;
  return {
    next: random.next,
    between: (low, high) => low + random.integer(high - low + 1),
    chance: (probability) => random.next() < probability,
    pick,
    sample: (items, count) => random.shuffle(items).slice(0, count),
    shuffle: random.shuffle,
    fork: (inner) => createDraw(seed, `${label}/${inner}`),
  };
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}
