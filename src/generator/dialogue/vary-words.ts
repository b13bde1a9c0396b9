import type { Draw } from '../draw.js';

/** Puts words of like meaning in place of common phrases, at a rate. */
export type Varier = (text: string, rate: number, draw: Draw) => string;

/**
 * A varier for a table of phrases and what may stand in their place, divided by bars. `before` and `after` are patterns
 * (lookarounds) of where a phrase may stand. Slots stay as they are.
 */
export function createVarier(synonyms: Readonly<Record<string, string>>, before: string, after: string): Varier {
  const phrases = Object.keys(synonyms).sort((left, right) => right.length - left.length);
  const pattern = new RegExp(`${before}(${phrases.join('|')})${after}`, 'gu');
  return (text, rate, draw) =>
    text.replace(pattern, (phrase: string) => {
      const others = synonyms[phrase];
      return others === undefined || !draw.chance(rate) ? phrase : draw.pick(others.split('|'));
    });
}
