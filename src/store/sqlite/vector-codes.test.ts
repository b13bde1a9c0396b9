import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../random.js';
import { cosine } from '../../vector.js';
import { splitTerms } from '../index-terms.js';
import { encodeTerm } from './text-index.js';
import { codeLength, createCodeScorer, encodeVector } from './vector-codes.js';

const random = createRandom(5);
const gaussian = () => Array.from({ length: 6 }, () => random.next() - 0.5).reduce((sum, value) => sum + value, 0);

it('estimates cosines within a few hundredths, whatever the scale of the components', () => {
  const scales = Array.from({ length: 100 }, (_, index) => (index < 3 ? 20 : 1));
  const made = Array.from({ length: 60 }, () => Float32Array.from(scales, (scale) => scale * gaussian()));
  for (const query of made.slice(0, 20)) {
    const scorer = createCodeScorer(query);
    for (const vector of made) {
      const code = encodeVector(vector);
      expect(code).toHaveLength(codeLength(100));
      const codes = new Uint8Array([...new Uint8Array(32), ...code]);
      // A quantized vector is shorter than the original by the quantizer's distortion, 11.75 %.
      expect(Math.abs(scorer.score(codes, 32) - 0.8825 * cosine(query, vector))).toBeLessThan(0.15);
    }
  }
});

it('ranks as exact comparison does: nearly all of the nearest 10 are among its first 40 of 1,000', () => {
  const vectors = Array.from({ length: 1000 }, () => Float32Array.from({ length: 100 }, gaussian));
  const codes = vectors.map(encodeVector);
  let found = 0;
  for (let trial = 0; trial < 20; trial += 1) {
    const query = Float32Array.from({ length: 100 }, gaussian);
    const scorer = createCodeScorer(query);
    const rank = (score: (index: number) => number) =>
      [...vectors.keys()].sort((left, right) => score(right) - score(left));
    const exact = rank((index) => cosine(vectors[index] as Float32Array, query)).slice(0, 10);
    const estimated = new Set(rank((index) => scorer.score(codes[index] as Uint8Array, 0)).slice(0, 40));
    found += exact.filter((index) => estimated.has(index)).length;
  }
  expect(found / 200).toBeGreaterThan(0.95);
});

it('takes vectors of any length, and the zero vector', () => {
  for (const dimension of [1, 2, 7, 8, 9, 192]) {
    const vector = Float32Array.from({ length: dimension }, gaussian);
    const zero = new Float32Array(dimension);
    expect(encodeVector(vector)).toHaveLength(codeLength(dimension));
    expect(createCodeScorer(zero).score(encodeVector(vector), 0)).toBeCloseTo(0, 9);
    expect(createCodeScorer(vector).score(encodeVector(vector), 0)).toBeGreaterThan(0.4);
  }
});

it('never changes the rotation: it is part of the file format', () => {
  expect(Buffer.from(encodeVector(Float32Array.of(0.3, -0.2, 0.7, 0.11))).toString('hex')).toMatchInlineSnapshot(
    `"1169"`,
  );
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
