import type { Instant } from '../records/records.js';
import { indexTerms } from './terms.js';

/**
 * Index terms of the local day of an instant in an IANA zone: year, month name, day of the month, ISO date and weekday,
 * in the form that {@link indexTerms} gives them.
 */
export function dateTerms(at: Instant, timeZone: string): string[] {
  const parts: Record<string, string> = {};
  for (const part of formatFor(timeZone).formatToParts(new Date(at))) parts[part.type] = part.value;
  const { year = '', month = '', day = '', weekday = '' } = parts;
  const monthNumber = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const iso = `${year.padStart(4, '0')}-${monthNumber}-${day.padStart(2, '0')}`;
  return indexTerms(`${year} ${month} ${day} ${iso} ${weekday}`);
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  });
  formats.set(timeZone, format);
  return format;
}
