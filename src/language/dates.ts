import type { Instant } from '../records/records.js';
import { indexTerms } from './terms.js';
import { localTime } from './zone.js';

const DAY_NAMES = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', weekday: 'long' });

/**
 * Index terms of the local day of an instant in an IANA zone: year, month name, day of the month, ISO date and weekday,
 * in the form that {@link indexTerms} gives them.
 */
export function dateTerms(at: Instant, timeZone: string): string[] {
  const { year, month, day } = localTime(at, timeZone);
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return indexTerms(`${year} ${day} ${iso} ${DAY_NAMES.format(Date.UTC(year, month - 1, day))}`);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
