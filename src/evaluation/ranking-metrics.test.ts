import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evidenceHitAtK,
  evidencePrecisionAtK,
  evidenceRecallAtK,
  listedItems,
  reciprocalRank,
} from './ranking-metrics.js';

describe('evidence recall', () => {
  const records = [{ items: ['a', 'b'] }, { items: ['b', 'c'] }, { items: ['d'] }];

  it('lists items in the order of the records, each once', () => {
    expect(listedItems(records)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    [['c'], 2, 0],
    [['c'], 3, 1],
    [['a', 'd'], 3, 0.5],
    [['a', 'z'], 15, 0.5],
    [['a', 'a'], 1, 1],
  ])('gold %j at %i is %d', (gold, k, expected) => {
    expect(evidenceRecallAtK(listedItems(records), gold, k)).toBe(expected);
  });

  it('does not score a question without evidence', () => {
    expect(evidenceRecallAtK(['a'], [], 15)).toBeUndefined();
  });

  it('never falls when more items count', () => {
    const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(items, items, fc.nat(5), (listed, gold, k) => {
        const fewer = evidenceRecallAtK(listed, gold, k) ?? 0;
        const more = evidenceRecallAtK(listed, gold, k + 1) ?? 0;
        expect(more).toBeGreaterThanOrEqual(fewer);
        expect(more).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('precision, hit and rank', () => {
  it('count places left empty as misses', () => {
    expect(evidencePrecisionAtK(['a', 'b'], ['a', 'b', 'c'], 5)).toBe(0.4);
    expect(evidencePrecisionAtK(['a'], [], 5)).toBeUndefined();
  });

  it('see the first gold item only', () => {
    expect(evidenceHitAtK(['x', 'a'], ['a', 'b'], 1)).toBe(0);
    expect(evidenceHitAtK(['x', 'a'], ['a', 'b'], 2)).toBe(1);
    expect(reciprocalRank(['x', 'a', 'b'], ['a', 'b'])).toBe(0.5);
    expect(reciprocalRank(['x'], ['a'])).toBe(0);
    expect(reciprocalRank(['x'], [])).toBeUndefined();
  });

  it('agree: there is a hit exactly where recall, precision and rank are above nothing', () => {
    const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(items, fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (listed, gold) => {
        const k = Math.max(1, listed.length);
        const hit = evidenceHitAtK(listed, gold, k) === 1;
        expect((evidenceRecallAtK(listed, gold, k) ?? 0) > 0).toBe(hit);
        expect((evidencePrecisionAtK(listed, gold, k) ?? 0) > 0).toBe(hit);
        expect((reciprocalRank(listed, gold) ?? 0) > 0).toBe(hit);
      }),
    );
  });
});
