import type { TimeMention } from '../language/language-pack.js';
import type { Instant } from '../records/records.js';

const DAY_MS = 86_400_000;
const WEEKDAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
const WEEKS = /\b(last|past|previous|next|coming|this)\s+(week(?:end)?)\b/iu;
const SEASON = /\b(spring|summer|autumn|fall|winter)\b/iu;
const AGO = /\b(an?|\d+|\p{L}+|(?:a\s+)?(?:few|couple(?:\s+of)?))\s+(day|week|weekend|month|year)s?\s+ago\b/iu;
/** A day that only the day of speaking tells. */
const DEICTIC =
  /^\W*(?:(?:the\s+)?day\s+(?:before|after)\s+)?(?:yesterday|today|tomorrow|tonight|now|this\s+(?:morning|afternoon|evening)|last\s+night|(?:\S+\s+){1,3}ago)(?:\s+(?:morning|afternoon|evening|night))?\W*$/iu;
const SIDES: Readonly<Record<string, string>> = {
  last: 'before',
  past: 'before',
  previous: 'before',
  next: 'after',
  coming: 'after',
  this: 'of',
};

/**
 * A time that somebody named, in words that hold on any day: a date, a month, a year; what was vague stays vague and hangs on
 * the day it was said ("last week" is "the week before 9 August 2023").
 */
export function sayTime({ text, from, to }: TimeMention, saidAt: Instant, timeZone: string, clock = ''): string {
  const format = (options: Intl.DateTimeFormatOptions, at: Instant) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  const date = (at: Instant) => format({ day: 'numeric', month: 'long', year: 'numeric' }, at);
  const month = (at: Instant) => format({ month: 'long', year: 'numeric' }, at);
  const year = (at: Instant) => format({ year: 'numeric' }, at);
  const [, relation = '', unit = ''] = WEEKS.exec(text) ?? [];
  if (unit !== '') return `the ${unit.toLowerCase()} ${SIDES[relation.toLowerCase()]} ${date(saidAt)}`;
  const [, count = '', passed = ''] = AGO.exec(text) ?? [];
  if (passed.startsWith('week'))
    return `${count.toLowerCase()} ${passed}${isOne(count) ? '' : 's'} before ${date(saidAt)}`;
  if (passed === 'day' && /few|couple|several|some/iu.test(count))
    return `${count.toLowerCase()} days before ${date(saidAt)}`;
  if (passed === 'month') return month(from);
  if (passed === 'year') return year(from);
  const season = SEASON.exec(text)?.[1];
  if (season !== undefined) return `the ${season.toLowerCase()} of ${year(from)}`;
  const days = Math.round((to - from) / DAY_MS);
  if (days > 300) return year(from);
  if (days > 27 && days < 32) return month(from);
  if (days > 1) return `${date(from)} to ${date(to - 1)}`;
  const weekday = /\blast\b/iu.test(text) ? WEEKDAY.exec(text)?.[1] : undefined;
  if (weekday !== undefined) return `the ${capitalised(weekday)} before ${date(saidAt)} (${date(from)})`;
  return DEICTIC.test(text) ? `${date(from)}${clock}` : `${text.trim()}${clock} (${date(from)})`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function isOne(count: string): boolean {
  return /^(?:an?|one|1)$/iu.test(count);
}
