import { describe, expect, it } from 'vitest';
import { parseInstant } from './parse-instant.js';

describe('parseInstant', () => {
  it('reads offsets as they are and bare times in the zone', () => {
    expect(parseInstant('2026-03-02T18:30:00+01:00', 'America/New_York')).toBe(Date.UTC(2026, 2, 2, 17, 30));
    expect(parseInstant('2026-03-02T18:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 2, 17, 30));
    expect(parseInstant('2026-07-02 18:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 2, 16, 30));
    expect(parseInstant('2026-03-02', 'Asia/Tokyo')).toBe(Date.UTC(2026, 2, 1, 15));
  });

  it('is right on the day the clocks change', () => {
    expect(parseInstant('2026-03-29T01:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 0, 30));
    expect(parseInstant('2026-03-29T03:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  });

  it('refuses what is no instant or no zone', () => {
    for (const text of ['tomorrow', '2026-13-40', '', '12/03/2026']) {
      expect(() => parseInstant(text, 'UTC')).toThrowError(expect.objectContaining({ code: 'invalid_argument' }));
    }
    expect(() => parseInstant('2026-03-02T10:00', 'Mars/Base')).toThrowError(
      expect.objectContaining({ code: 'invalid_argument' }),
    );
  });
});
