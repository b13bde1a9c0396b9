import type { ReadTurn } from './scene.js';
import { topicTerms } from './turn-cues.js';

/** How much turns of a window share rare words. */
export interface Topics {
  /** Cosine of two turns over their terms, weighted by how rare a term is in the window; 0 to 1. */
  cosine(left: ReadTurn, right: ReadTurn): number;
  /** Summed rarity of the terms that both have, in natural-log units. */
  shared(left: ReadTurn, right: ReadTurn): number;
}

/** Counts the terms of a window: a term's weight is the logarithm of turns over turns that have it (idf). */
export function measureTopics(window: readonly ReadTurn[]): Topics {
  const counts = new Map<string, number>();
  for (const { turn } of window) {
    for (const term of topicTerms(turn)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const rarities = window.map((_, index) => Math.log((window.length + 1) / (index + 1)));
  const rarity = (term: string) => rarities[(counts.get(term) ?? 1) - 1] as number;
  const norms = new Map<string, number>();
  const norm = ({ turn }: ReadTurn) => {
    let known = norms.get(turn.id);
    if (known === undefined) {
      let sum = 0;
      for (const term of topicTerms(turn)) sum += rarity(term) ** 2;
      known = Math.sqrt(sum);
      norms.set(turn.id, known);
    }
    return known;
  };
  const overlap = (left: ReadTurn, right: ReadTurn, power: number) => {
    const [one, other] = [topicTerms(left.turn), topicTerms(right.turn)];
    const [small, large] = one.size <= other.size ? [one, other] : [other, one];
    let sum = 0;
    for (const term of small) if (large.has(term)) sum += rarity(term) ** power;
    return sum;
  };
  return {
    cosine: (left, right) => {
      const common = overlap(left, right, 2);
      return common === 0 ? 0 : common / (norm(left) * norm(right));
    },
    shared: (left, right) => overlap(left, right, 1),
  };
}
