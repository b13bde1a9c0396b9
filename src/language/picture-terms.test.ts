import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashDistance, pictureTerms } from './picture-terms.js';

const hex = (value: bigint) => value.toString(16).padStart(16, '0');
const hash = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

describe('pictureTerms', () => {
  it('are eight plain tokens', () => {
    expect(pictureTerms('00ff00000000000a')).toHaveLength(8);
    for (const term of pictureTerms('00ff00000000000a')) expect(term).toMatch(/^[a-z0-9]+$/);
  });

  it('share one whenever at most seven bits differ', () => {
    const flips = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 7 });
    fc.assert(
      fc.property(hash, flips, (value, bits) => {
        const other = bits.reduce((sum, bit) => sum ^ (1n << BigInt(bit)), value);
        const terms = new Set(pictureTerms(hex(value)));
        expect(hashDistance(hex(value), hex(other))).toBe(bits.length);
        expect(pictureTerms(hex(other)).some((term) => terms.has(term))).toBe(true);
      }),
    );
  });
});
