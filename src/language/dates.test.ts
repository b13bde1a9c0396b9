import { describe, expect, it } from 'vitest';
import { dateTerms } from './dates.js';
import { indexTerms } from './terms.js';
import { instantOf, localTime, startOfDay, zoneOffsetMinutes } from './zone.js';

const EARLY = Date.UTC(2023, 4, 8, 2, 30);

describe('dateTerms', () => {
  it('is the day in the zone, not in UTC', () => {
    expect(dateTerms(EARLY, 'UTC')).toEqual(expect.arrayContaining(['2023', '8', '2023-05-08']));
    expect(dateTerms(EARLY, 'America/New_York')).toEqual(expect.arrayContaining(['7', '2023-05-07']));
  });

  it('meets the terms of a question about the date', () => {
    expect(dateTerms(EARLY, 'UTC')).toEqual(expect.arrayContaining([...indexTerms('Monday, May 8 2023')]));
    expect(dateTerms(EARLY, 'UTC')).toEqual(expect.arrayContaining([...indexTerms('on the 8th of May')]));
  });
});

describe('zone arithmetic', () => {
  it('knows offsets before and after a change of clocks', () => {
    expect(zoneOffsetMinutes(Date.UTC(2025, 0, 1), 'America/New_York')).toBe(-300);
    expect(zoneOffsetMinutes(Date.UTC(2025, 6, 1), 'America/New_York')).toBe(-240);
    expect(zoneOffsetMinutes(EARLY, 'Asia/Kolkata')).toBe(330);
  });

  it('reads back the wall clock it was given', () => {
    for (const timeZone of ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns']) {
      const local = { year: 2024, month: 2, day: 29, hour: 13, minute: 5, second: 9 };
      expect(localTime(instantOf(local, timeZone), timeZone)).toEqual(local);
    }
  });

  it('gives days of 23 hours when clocks go forward', () => {
    const noon = Date.UTC(2025, 2, 9, 16);
    expect(startOfDay(noon, 'America/New_York', 1) - startOfDay(noon, 'America/New_York')).toBe(23 * 3_600_000);
  });
});
