import { describe, expect, it } from 'vitest';
import { ordinalDays } from './ordinal-days.js';

const spoken = { at: Date.UTC(2026, 6, 6, 9), timeZone: 'UTC' };
const days = (text: string, past = false) =>
  ordinalDays(text, past, spoken).map(({ text: said, from, to }) => [
    said,
    new Date(from).toISOString().slice(0, 10),
    (to - from) / 86_400_000,
  ]);

describe('ordinalDays', () => {
  it.each([
    ['I am leaving on the thirty-first', [['the thirty-first', '2026-07-31', 1]]],
    ['before the second of February', [['the second of February', '2027-02-02', 1]]],
    ['from the fifteenth to the seventeenth of June', [['the fifteenth to the seventeenth of June', '2026-06-15', 3]]],
    ['I start on March second', [['March second', '2027-03-02', 1]]],
    ['the meeting is on the 5th.', [['the 5th', '2026-08-05', 1]]],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it('is no day where a noun follows or nothing leads to one', () => {
    for (const text of ['on the third floor', 'the second time', 'I came third', 'the first one gets in late'])
      expect(days(text)).toEqual([]);
  });

  it('looks back in a sentence about the past', () => {
    expect(days('it broke on the twentieth', true)).toEqual([['the twentieth', '2026-06-20', 1]]);
  });
});
