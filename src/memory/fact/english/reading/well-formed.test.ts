import { describe, expect, it } from 'vitest';
import { isWellFormed } from './well-formed.js';

const ANN = '\uE000';

describe('isWellFormed', () => {
  it.each([`${ANN} lives in Graz`, 'the lift has been out of order since Monday', `${ANN} wants to`])(
    'keeps %s',
    (text) => {
      expect(isWellFormed(text)).toBe(true);
    },
  );

  it.each([
    ['half a sentence', `${ANN} saw the nnn the`],
    ['what hangs on something else', `or ${ANN} takes the biscuits back`],
    ['what stands for something named before', 'new ones come from Italy'],
    ['what only those who see it know', `${ANN} picked this colour`],
    ['pieces of words', `${ANN} has a co in the copy room`],
    ['what is not meant', `${ANN} might have married a dentist`],
  ])('drops %s', (_, text) => {
    expect(isWellFormed(text)).toBe(false);
  });
});
