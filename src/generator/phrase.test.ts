import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraw } from './draw.js';
import { tidySentence } from './english/english-sentences.js';
import { expandPhrase } from './phrase.js';

describe('expandPhrase', () => {
  it('chooses among alternatives, nested ones too, and fills slots as they are', () => {
    const texts = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      texts.add(expandPhrase('{a|b {c|d}} <v>', { v: '{x}' }, createDraw(seed, 'test')));
    }
    expect([...texts].sort()).toEqual(['a {x}', 'b c {x}', 'b d {x}']);
  });

  it('leaves an unknown slot visible', () => {
    expect(expandPhrase('to <nobody>', {}, createDraw(1, 'test'))).toBe('to <nobody>');
  });
});

describe('tidySentence', () => {
  it('mends spaces, commas, articles and capitals', () => {
    expect(tidySentence('well ,  it is a apple , . really? yes')).toBe('Well, it is an apple. Really? Yes');
    expect(tidySentence('a one-page note at a university')).toBe('A one-page note at a university');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const once = tidySentence(text);
        expect(tidySentence(once).length).toBeLessThanOrEqual(once.length + 1);
      }),
    );
  });
});

describe('createDraw', () => {
  it('gives the same choices for the same seed and label, and others for another', () => {
    const stream = (seed: number, label: string) =>
      Array.from({ length: 20 }, () => createDraw(seed, label).fork('x').next());
    expect(stream(3, 'a')).toEqual(stream(3, 'a'));
    expect(stream(3, 'a')).not.toEqual(stream(4, 'a'));
    expect(stream(3, 'a')).not.toEqual(stream(3, 'b'));
  });
});
