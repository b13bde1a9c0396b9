import { describe, expect, it } from 'vitest';
import { hashDistance } from '../../language/picture-terms.js';
import { createRandom } from '../../random.js';
import { differenceHash, type Pixels } from './perceptual-hash.js';

/** Smooth waves drawn from a seed, at any size. */
function waves(seed: number, width: number, height: number, light = 1): Pixels {
  const random = createRandom(seed);
  const parts = Array.from({ length: 6 }, () => [
    random.next() * 9,
    random.next() * 9,
    random.next() * 6,
    random.next(),
  ]);
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = parts.reduce(
        (sum, [a = 0, b = 0, c = 0, d = 0]) => sum + d * Math.sin((a * x) / width + (b * y) / height + c),
        0,
      );
      data.fill(Math.max(0, Math.min(255, light * (128 + 40 * value))), 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return { width, height, data };
}
const hash = (pixels: Pixels) => differenceHash(pixels) ?? '';

describe('differenceHash', () => {
  it('stays near through scaling and darkening', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const original = hash(waves(seed, 160, 120));
      expect(original).toMatch(/^[0-9a-f]{16}$/);
      expect(hashDistance(original, hash(waves(seed, 97, 61)))).toBeLessThanOrEqual(4);
      expect(hashDistance(original, hash(waves(seed, 160, 120, 0.8)))).toBeLessThanOrEqual(4);
    }
  });

  it('tells pictures apart', () => {
    const hashes = Array.from({ length: 20 }, (_, seed) => hash(waves(seed + 1, 160, 120)));
    for (const [index, one] of hashes.entries())
      for (const other of hashes.slice(index + 1)) expect(hashDistance(one, other)).toBeGreaterThan(6);
  });

  it('has none for a picture that shows nothing, or is tiny', () => {
    expect(differenceHash({ width: 20, height: 20, data: new Uint8Array(1600).fill(90) })).toBeUndefined();
    expect(differenceHash({ width: 2, height: 2, data: new Uint8Array(16) })).toBeUndefined();
    const hidden = waves(1, 20, 20);
    for (let at = 3; at < hidden.data.length; at += 4) hidden.data[at] = 0;
    expect(differenceHash(hidden)).toBeUndefined();
  });
});
