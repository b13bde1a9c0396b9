import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.js';
import { TURN_FEATURES } from '../../retrieval/turn-features.js';
import { createRanking } from '../../retrieval/turn-ranking.js';
import type { RankingExample } from './example.js';
import { fitRanking } from './fit-ranking.js';

/** Evidence is where one feature is high and another is not: no linear ranking tells. */
function madeUp(count: number): RankingExample[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, index) => {
    const rows = Array.from({ length: 8 }, () => new Float32Array(TURN_FEATURES.length));
    const right = random.integer(rows.length);
    for (const [place, row] of rows.entries()) {
      const [high, low] = place === right ? [1, 0] : random.next() < 0.5 ? [1, 1] : [0, random.integer(2)];
      row[0] = high as number;
      row[1] = low as number;
      row[2] = random.next();
    }
    return {
      set: index % 4 === 0 ? 'small' : 'large',
      rows,
      items: rows.map((__, place) => `t${place}`),
      gold: new Set([`t${right}`]),
    };
  });
}

const options = {
  hidden: 6,
  epochs: 12,
  batch: 16,
  learningRate: 0.02,
  weightDecay: 0.01,
  setSize: 100,
  start: TURN_FEATURES.map(() => 0),
};

function rightFirst(examples: readonly RankingExample[], model: ReturnType<typeof fitRanking>): number {
  const ranking = createRanking(model);
  const right = examples.filter(({ rows, items, gold }) => {
    const scores = ranking.score(rows, items);
    return gold.has(items[scores.indexOf(Math.max(...scores))] as string);
  });
  return right.length / examples.length;
}

describe('fitRanking', () => {
  it('learns what marks evidence, also where two features have to meet', () => {
    const examples = madeUp(400);
    const model = fitRanking(examples.slice(0, 300), { ...options, random: createRandom(1) });
    expect(rightFirst(examples.slice(300), model)).toBeGreaterThan(0.95);
  });

  it('gives the same weights for the same examples and seed', () => {
    const learn = () => fitRanking(madeUp(40), { ...options, random: createRandom(3) });
    expect(learn()).toEqual(learn());
  });

  it('passes over questions of which nothing was found', () => {
    const examples = madeUp(20);
    const lost = examples.map((example) => ({ ...example, gold: new Set(['elsewhere']) }));
    const learn = (given: RankingExample[]) => fitRanking(given, { ...options, random: createRandom(3) });
    expect(learn([...lost, ...examples])).toEqual(learn(examples));
  });
});
