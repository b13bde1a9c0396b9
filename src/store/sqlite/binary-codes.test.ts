import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitTerms } from '../index-terms.js';
import { binaryCode, codeWords, hammingDistance } from './binary-codes.js';
import { encodeTerm } from './text-index.js';

const words = fc.uint32Array({ minLength: codeWords, maxLength: codeWords });

it('counts differing bits as a plain loop does', () => {
  fc.assert(
    fc.property(words, words, fc.nat(3), (left, right, before) => {
      const codes = new Uint32Array((before + 1) * codeWords);
      codes.set(right, before * codeWords);
      const plain = [...left].reduce((sum, word, index) => {
        const bits = ((word ^ (right[index] as number)) >>> 0).toString(2);
        return sum + bits.replaceAll('0', '').length;
      }, 0);
      expect(hammingDistance(left, codes, before * codeWords)).toBe(plain);
    }),
  );
});

it('gives near vectors near codes and opposite ones opposite codes', () => {
  const vector = Float32Array.of(0.3, -0.2, 0.7, 0.11);
  const distance = (other: Float32Array) => hammingDistance(binaryCode(vector), binaryCode(other), 0);
  expect(distance(vector.map((value) => value * 5))).toBe(0);
  expect(distance(Float32Array.of(0.31, -0.2, 0.69, 0.1))).toBeLessThan(25);
  expect(distance(vector.map((value) => -value))).toBe(codeWords * 32);
});

it('never changes the projections: they are part of the file format', () => {
  expect([...binaryCode(Float32Array.of(0.3, -0.2, 0.7, 0.11))].slice(0, 2)).toMatchInlineSnapshot(`
    [
      868827484,
      3887049459,
    ]
  `);
});

it('encodes a term without anything that splits a token or means something to FTS5, each term differently', () => {
  const term = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => splitTerms(text)[0] ?? 'a');
  fc.assert(
    fc.property(term, term, (left, right) => {
      expect(encodeTerm(left)).not.toMatch(/[^a-z0-9\u0080-\u{10ffff}]/u);
      expect(encodeTerm(left) === encodeTerm(right)).toBe(left === right);
    }),
  );
});
