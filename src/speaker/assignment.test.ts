import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignMaximumWeight } from './assignment.js';

/** Best total over every one-to-one choice. */
function bruteForce(weights: readonly (readonly number[])[], row = 0, used: ReadonlySet<number> = new Set()): number {
  const current = weights[row];
  if (current === undefined) return 0;
  let best = bruteForce(weights, row + 1, used);
  for (const [column, weight] of current.entries()) {
    if (used.has(column) || !(weight > 0)) continue;
    best = Math.max(best, weight + bruteForce(weights, row + 1, new Set([...used, column])));
  }
  return best;
}

const matrices = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([rows, columns]) =>
  fc.array(fc.array(fc.integer({ min: -3, max: 9 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);

describe('assignMaximumWeight', () => {
  it('reaches the total of trying every choice, each row and column at most once', () => {
    fc.assert(
      fc.property(matrices, (weights) => {
        const pairs = assignMaximumWeight(weights);
        expect(new Set(pairs.map(({ row }) => row)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ column }) => column)).size).toBe(pairs.length);
        for (const { row, column, weight } of pairs) expect(weights[row]?.[column]).toBe(weight);
        expect(pairs.reduce((sum, { weight }) => sum + weight, 0)).toBe(bruteForce(weights));
      }),
    );
  });

  it('leaves rows alone that have nothing above zero, and takes an empty matrix', () => {
    expect(assignMaximumWeight([])).toEqual([]);
    expect(assignMaximumWeight([[], []])).toEqual([]);
    expect(
      assignMaximumWeight([
        [0, -1],
        [Number.NaN, 2],
      ]),
    ).toEqual([{ row: 1, column: 1, weight: 2 }]);
  });
});
