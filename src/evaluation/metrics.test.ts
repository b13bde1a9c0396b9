import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { answerTokens, containsGold } from './answer-text.js';
import { answerContained, attributionExact, bootstrapInterval, mean, personaCorrect, quantile } from './metrics.js';

describe('answerContained', () => {
  it.each([
    ["It's the boat-house, I'd say.", 'boat house', true],
    ['Nora’s red kayak', 'noras red kayak', true],
    ['at 9:15 a.m.', '9:15 a.m.', true],
    ['They took the bus and then a ferry', 'a bus; the ferry', true],
    ['They took the bus', 'the bus; a ferry', false],
    ['the buses', 'bus', false],
    ['anything', 'the', false],
    ['anything', '', false],
  ])('"%s" against "%s"', (answer, gold, expected) => {
    expect(answerContained(answer, gold)).toBe(expected);
  });

  it('counts only answers of at most 30 words', () => {
    const words = (count: number) => ['ferry', ...Array.from({ length: count - 1 }, () => 'x')].join(' ');
    expect(answerContained(words(30), 'ferry')).toBe(true);
    expect(answerContained(words(31), 'ferry')).toBe(false);
    expect(containsGold(words(31), 'ferry')).toBe(true);
  });

  it('finds every answer in itself', () => {
    const word = fc.stringMatching(/^[b-z]{2,8}$/).filter((text) => text !== 'an' && text !== 'the');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
        expect(answerContained(`So: ${words.join(' ')}!`, words.join('-').toUpperCase())).toBe(true);
      }),
    );
  });

  it('keeps letters of every script', () => {
    expect(answerTokens('Ǻsa trinkt den Tee, 三点')).toContain('三点');
    expect(answerContained('Le café à Nîmes', 'CAFÉ À NÎMES')).toBe(true);
  });
});

describe('attributionExact', () => {
  const people = ['Ada Berg', 'Ada Lund', 'Bo Berg'];

  it.each([
    ['Bo.', 'Bo Berg', true],
    ["Bo Berg's idea", 'Bo Berg', true],
    ['Ada Lund', 'Ada Lund', true],
    ['Ada', 'Ada Lund', false],
    ['Bo told Ada Lund', 'Ada Lund', false],
    ['Somebody', 'Bo Berg', false],
    ['Bo, that is Bo Berg', 'Bo Berg', true],
    ['everyone', 'everyone', true],
  ])('"%s" for %s', (answer, gold, expected) => {
    expect(attributionExact(answer, gold, people)).toBe(expected);
  });
});

describe('summaries', () => {
  it('personaCorrect is containment', () => {
    expect(personaCorrect('You prefer a phone call.', 'a phone call')).toBe(true);
  });

  it('mean skips what does not apply', () => {
    expect(mean([1, undefined, 0])).toBe(0.5);
    expect(mean([undefined])).toBeUndefined();
  });

  it('quantile interpolates', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([7], 0.95)).toBe(7);
    expect(quantile([], 0.5)).toBeUndefined();
  });

  it('the bootstrap interval is repeatable and holds the mean', () => {
    const values = Array.from({ length: 40 }, (_, index) => index % 2);
    const [low, high] = bootstrapInterval(values, createRandom(3)) as [number, number];
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(bootstrapInterval(values, createRandom(3))).toEqual([low, high]);
  });
});
