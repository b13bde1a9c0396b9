import type { Instant } from '../records/records.js';
import { indexTerms } from './terms.js';
import { localTime } from './zone.js';

const DAY_NAMES = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', weekday: 'long' });

/** Terms of the latest days: the turns of a day share them. */
const termsByDay = new Map<string, readonly string[]>();
const MAX_DAYS = 100;

/**
 * Index terms of the local day of an instant in an IANA zone: year, month name, day of the month, ISO date and weekday,
 * in the form that {@link indexTerms} gives them.
 */
export function dateTerms(at: Instant, timeZone: string): readonly string[] {
  const { year, month, day } = localTime(at, timeZone);
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const known = termsByDay.get(iso);
  if (known !== undefined) return known;
  const terms = indexTerms(`${year} ${day} ${iso} ${DAY_NAMES.format(Date.UTC(year, month - 1, day))}`);
  if (termsByDay.size === MAX_DAYS) termsByDay.clear();
  termsByDay.set(iso, terms);
  return terms;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
