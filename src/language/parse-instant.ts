import { MemoryError } from '../errors.js';
import type { Instant } from '../records/records.js';
import { instantOf } from './zone.js';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads an ISO 8601 date or date and time. Without an offset it is wall-clock time in `timeZone` (IANA).
 * Throws `invalid_argument` for anything else.
 */
export function parseInstant(text: string, timeZone: string): Instant {
  const trimmed = text.trim();
  const match = ISO.exec(trimmed);
  if (match === null || Number.isNaN(Date.parse(trimmed.replace(' ', 'T'))) || !isCalendarDay(match)) {
    throw new MemoryError(
      'invalid_argument',
      'An instant must be ISO 8601, such as 2026-03-02T18:30 or 2026-03-02T18:30:00+01:00.',
    );
  }
  if (match[7] !== undefined) return Date.parse(trimmed.replace(' ', 'T'));
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  checkTimeZone(timeZone);
  return instantOf({ year, month, day, hour, minute, second } as Parameters<typeof instantOf>[0], timeZone);
}

/** `Date.parse` takes 31 February for 3 March. */
function isCalendarDay(match: RegExpExecArray): boolean {
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

/** Zones found good: to see it by making a format takes a tenth of a millisecond. */
const goodZones = new Set<string>();
const MAX_GOOD_ZONES = 1000;

/** Throws `invalid_argument` unless the text is an IANA zone. */
export function checkTimeZone(timeZone: string): void {
  if (goodZones.has(timeZone)) return;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    if (goodZones.size < MAX_GOOD_ZONES) goodZones.add(timeZone);
  } catch (cause) {
    throw new MemoryError('invalid_argument', 'A time zone must be an IANA name such as Europe/Berlin.', { cause });
  }
}
