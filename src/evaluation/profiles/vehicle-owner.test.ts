import { describe, expect, it } from 'vitest';
import { ownerByGold } from './vehicle-owner.js';

const people = ['Ada Berg', 'Bo Lind', 'Cleo Marsh'];

describe('ownerByGold', () => {
  it.each([
    ['the one who sets it', '[May 1, 2025] At 8:00 AM, Ada drove alone and set the panel to blue.', 'Ada Berg'],
    ['the one who speaks', "[May 1, 2025] At 8:00 AM, Bo told Ada: 'I want blue.' He set it.", 'Bo Lind'],
    [
      'the one that a pronoun leads back to',
      "[May 1, 2025] At 8:00 AM, Ada was driving Bo. She said: 'Blue it is.'",
      'Ada Berg',
    ],
    [
      'the new speaker of a later sentence',
      "[May 1, 2025] At 8:00 AM, Ada drove Bo. Bo said: 'Make it blue.'",
      'Bo Lind',
    ],
    [
      'the speaker when the car obeys',
      '[May 1, 2025] At 8:00 AM, Cleo asked for calm. The car set it to blue.',
      'Cleo Marsh',
    ],
  ])('is %s', (_, gold, owner) => {
    expect(ownerByGold(gold, ['blue'], people)).toBe(owner);
  });

  it('is that of the newest event that agrees with the answer', () => {
    const gold =
      '[June 1, 2025] At 8:00 AM, Ada set it to blue.\n[May 1, 2025] At 8:00 AM, Bo set it to blue.\n[July 1, 2025] At 8:00 AM, Bo set it to red.';
    expect(ownerByGold(gold, ['blue'], people)).toBe('Ada Berg');
  });

  it('is not said where no event agrees, nobody is named, or nothing is set', () => {
    expect(ownerByGold('[May 1, 2025] At 8:00 AM, Ada set it to red.', ['blue'], people)).toBeUndefined();
    expect(ownerByGold('[May 1, 2025] At 8:00 AM, the car set it to blue.', ['blue'], people)).toBeUndefined();
    expect(ownerByGold('[May 1, 2025] At 8:00 AM, Ada set it.', [], people)).toBeUndefined();
  });
});
