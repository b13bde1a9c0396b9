import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuse } from './fusion.js';
import type { RankedList } from './ranked-list.js';

const list = (key: string, ids: readonly string[], weight = 1): RankedList => ({
  key,
  tool: 'bm25',
  round: 1,
  verbatim: true,
  weight,
  candidates: ids.map((id, index) => ({ id, layer: 'interaction', evidence: [id], score: 10 - index })),
});

const lists = fc.array(
  fc.record({
    ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
    weight: fc.double({ min: 0.1, max: 2, noNaN: true }),
  }),
  { maxLength: 5 },
);

describe('fuse', () => {
  it('puts what two lists agree on before what one of them prefers', () => {
    const fused = fuse([list('x', ['a', 'b']), list('y', ['b', 'c'])]);
    expect(fused.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(fused[0]?.source).toBe('round 1 bm25 #1');
  });

  it('lets a weak tool decide only between equals', () => {
    expect(fuse([list('x', ['a', 'b']), list('y', ['c'], 0.3)]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('ignores the order of the lists', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 4 }), (parts, shift) => {
        const ranked = parts.map(({ ids, weight }, index) => list(String(index), ids, weight));
        const turned = [...ranked.slice(shift), ...ranked.slice(0, shift)].reverse();
        expect(fuse(turned)).toEqual(fuse(ranked));
      }),
    );
  });

  it('never gives a record a lower score for being in one more list', () => {
    fc.assert(
      fc.property(lists, (parts) => {
        const ranked = parts.map(({ ids, weight }, index) => list(String(index), ids, weight));
        const before = fuse(ranked).find(({ id }) => id === 'a')?.score ?? 0;
        const after = fuse([...ranked, list('more', ['a'])]).find(({ id }) => id === 'a')?.score ?? 0;
        expect(after).toBeGreaterThan(before);
      }),
    );
  });
});
