/** A stream of random numbers; passed in so that every run can be repeated from a seed. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, bound). */
  integer(bound: number): number;
  /** A new array with the items in random order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** A seeded stream (mulberry32): the same seed gives the same numbers on every machine. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (bound: number) => Math.floor(next() * bound);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = integer(last + 1);
      const held = result[last] as T;
      result[last] = result[other] as T;
      result[other] = held;
    }
    return result;
  };
  return { next, integer, shuffle };
}
