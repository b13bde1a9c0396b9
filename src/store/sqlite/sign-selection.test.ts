import { expect, it } from 'vitest';
import { createRandom } from '../../random.js';
import { cosine } from '../../vector.js';
import type { Codes } from './code-cache.js';
import { hasSigns, nearestBySigns } from './sign-selection.js';
import { encodeVector } from './vector-codes.js';

const COUNT = 4000;
const DIMENSION = 100;
const random = createRandom(9);
const gaussian = () => Array.from({ length: 6 }, () => random.next() - 0.5).reduce((sum, value) => sum + value, 0);
const draw = () => Float32Array.from({ length: DIMENSION }, gaussian);
const topics = Array.from({ length: 80 }, draw);
const nearTopic = () => {
  const topic = topics[random.integer(topics.length)] as Float32Array;
  return topic.map((value) => value + 0.8 * gaussian());
};
const vectors = Array.from({ length: COUNT }, nearTopic);
const held: Codes = {
  length: encodeVector(draw()).length,
  codes: new Uint8Array(vectors.flatMap((vector) => [...encodeVector(vector)])),
  layers: Uint8Array.from({ length: COUNT }, (_, position) => 1 + (position % 2)),
  end: COUNT,
};
const every = new Uint8Array(256).fill(1);

it('keeps nearly all of the nearest 10 among a twentieth', () => {
  let found = 0;
  for (let trial = 0; trial < 20; trial += 1) {
    const query = nearTopic();
    const selected = new Set(nearestBySigns(held, query, COUNT / 20, every));
    const exact = [...vectors.keys()].sort(
      (left, right) => cosine(vectors[right] as Float32Array, query) - cosine(vectors[left] as Float32Array, query),
    );
    found += exact.slice(0, 10).filter((position) => selected.has(position)).length;
    expect(selected.size).toBeLessThan(COUNT / 5);
  }
  expect(found / 200).toBeGreaterThan(0.97);
});

it('keeps to layers and positions, in order', () => {
  const odd = new Uint8Array(256);
  odd[2] = 1;
  const among = Array.from({ length: 1000 }, (_, index) => index * 3);
  const selected = [...nearestBySigns(held, nearTopic(), 50, odd, among)];
  expect(selected.length).toBeGreaterThanOrEqual(50);
  expect(selected.every((position) => position % 2 === 1 && position % 3 === 0 && position < 3000)).toBe(true);
  expect(selected).toEqual([...selected].sort((left, right) => left - right));
});

it('takes codes of whole pairs of words only', () => {
  expect([2, 4, 8, 32, 256].map(hasSigns)).toEqual([false, false, true, true, true]);
});
