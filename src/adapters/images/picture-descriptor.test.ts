import { describe, expect, it } from 'vitest';
import { likeness, lookTerms } from '../../language/picture-terms.js';
import type { Pixels } from './perceptual-hash.js';
import { describePixels } from './picture-descriptor.js';

type Colour = readonly [red: number, green: number, blue: number];

/** A picture whose upper part has one colour and whose lower part another, with vertical stripes where asked for. */
function landscape(sky: Colour, ground: Colour, width = 120, height = 80, stripes = 0): Pixels {
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dark = stripes > 0 && Math.floor((x * stripes) / width) % 2 === 0 ? 0.4 : 1;
      for (const [channel, value] of (y < height / 2 ? sky : ground).entries())
        data[4 * (y * width + x) + channel] = value * dark;
    }
  return { width, height, data };
}

const BLUE: Colour = [60, 120, 220];
const GREEN: Colour = [50, 160, 60];
const RED: Colour = [210, 30, 40];
const look = (pixels: Pixels) => {
  const found = describePixels(pixels);
  if (found === undefined) throw new TypeError('no look');
  return found;
};

describe('describePixels', () => {
  it('is alike for the same scene at another size and light, and not for another one', () => {
    const scene = look(landscape(BLUE, GREEN)).descriptor;
    expect(likeness(scene, look(landscape(BLUE, GREEN, 300, 210)).descriptor)).toBeGreaterThan(0.98);
    expect(likeness(scene, look(landscape([70, 135, 235], [60, 175, 75])).descriptor)).toBeGreaterThan(0.9);
    expect(likeness(scene, look(landscape(GREEN, BLUE)).descriptor)).toBeLessThan(0.5);
    expect(likeness(scene, look(landscape(RED, GREEN)).descriptor)).toBeLessThan(0.85);
  });

  it('tells edges apart where colours are the same', () => {
    const upright = look(landscape(BLUE, GREEN, 120, 80, 12)).descriptor;
    expect(likeness(upright, look(landscape(BLUE, GREEN)).descriptor)).toBeLessThan(0.95);
  });

  it.each([
    [RED, 'red'],
    [GREEN, 'green'],
    [BLUE, 'blue'],
    [[240, 220, 40], 'yellow'],
    [[250, 150, 30], 'orange'],
    [[120, 75, 30], 'brown'],
    [[130, 50, 160], 'purple'],
    [[250, 250, 250], 'white'],
    [[5, 5, 5], 'black'],
    [[128, 128, 128], 'grey'],
  ] as const)('names %j %s', (colour, name) => {
    expect(look(landscape(colour, colour)).colours).toEqual([name]);
  });

  it('shares index terms with what looks alike, one of which every picture has', () => {
    const [any, ...places] = lookTerms(look(landscape(BLUE, GREEN)).descriptor);
    const other = new Set(lookTerms(look(landscape(BLUE, GREEN, 90, 90)).descriptor));
    expect(any).toBe('lookany');
    expect(places.filter((term) => other.has(term)).length).toBeGreaterThan(12);
  });

  it('has none for a picture that is smaller than its grid', () => {
    expect(describePixels({ width: 3, height: 3, data: new Uint8Array(36) })).toBeUndefined();
  });
});
