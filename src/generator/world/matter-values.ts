import type { Draw } from '../draw.js';
import type { MatterSeed } from './theme.js';

/** Draws values of matters; within a scenario no value is drawn twice as long as there are others. */
export interface ValueSource {
  of(seed: MatterSeed, sessionStart: string): string;
  /** A value that is none of these; undefined where the matter knows no other. */
  other(seed: MatterSeed, sessionStart: string, than: readonly string[]): string | undefined;
  /** The same for a change: a price stays not far from the last one. */
  near(seed: MatterSeed, sessionStart: string, than: readonly string[]): string | undefined;
}

/** How a language draws and words values. */
export interface ValueWords {
  propose(seed: MatterSeed, sessionStart: string): string;
  /** A price from its amount; amounts are read back from the digits of a price. */
  price(amount: number): string;
}

const ATTEMPTS = 40;
const PRICE_STEPS = [0.75, 0.85, 1.1, 1.2, 1.35] as const;

/** A value source for one scenario. */
export function createValueSource(words: ValueWords, draw: Draw): ValueSource {
  const used = new Set<string>();
  const of = (seed: MatterSeed, start: string): string => {
    let value = words.propose(seed, start);
    for (let attempt = 0; attempt < ATTEMPTS && used.has(value); attempt += 1) value = words.propose(seed, start);
    used.add(value);
    return value;
  };
  const other: ValueSource['other'] = (seed, start, than) => {
    let value = of(seed, start);
    for (let attempt = 0; attempt < ATTEMPTS && than.includes(value); attempt += 1) value = words.propose(seed, start);
    return than.includes(value) ? undefined : value;
  };
  return {
    of,
    other,
    near(seed, start, than) {
      if (seed.kind !== 'cost') return other(seed, start, than);
      const amount = Number.parseInt(than.at(-1) ?? '', 10);
      const value = words.price(Math.max(5, Math.round((amount * draw.pick(PRICE_STEPS)) / 5) * 5));
      used.add(value);
      return than.includes(value) ? undefined : value;
    },
  };
}
