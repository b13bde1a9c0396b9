import type { ParsedComponents, ParsedResult } from 'chrono-node';
import type { Instant } from '../records/records.js';
import type { SpokenAt, TimeMention } from './language-pack.js';
import { instantOf, type LocalTime, localTime } from './zone.js';

const MINUTE_MS = 60_000;

/** The span of time that a `chrono-node` result means in the zone where it was said; `to` is exclusive. */
export function mentionOf(result: ParsedResult, spoken: SpokenAt): TimeMention | undefined {
  const from = borderOf(result.start, spoken);
  if (from === undefined) return undefined;
  const to = result.end ? borderOf(result.end, spoken) : undefined;
  const last = to !== undefined && to.from >= from.from ? to : from;
  return {
    text: result.text,
    start: result.index,
    end: result.index + result.text.length,
    from: from.from,
    to: result.end?.isCertain('hour') ? Math.max(last.from, from.from + MINUTE_MS) : last.to,
  };
}

interface Span {
  from: Instant;
  to: Instant;
}

function borderOf(parts: ParsedComponents, spoken: SpokenAt): Span | undefined {
  const year = parts.get('year');
  const month = parts.get('month');
  const day = parts.get('day');
  if (year === null || month === null || day === null) return undefined;
  if (parts.isCertain('hour')) {
    const local = { year, month, day, hour: parts.get('hour') ?? 0, minute: parts.get('minute') ?? 0, second: 0 };
    const offset = parts.isCertain('timezoneOffset') ? parts.get('timezoneOffset') : null;
    const from = offset === null ? instantOf(local, spoken.timeZone) : instantOf(local, 'UTC') - offset * MINUTE_MS;
    return { from, to: from + MINUTE_MS };
  }
  const unit =
    parts.isCertain('day') || parts.isCertain('weekday') ? 'day' : parts.isCertain('month') ? 'month' : 'year';
  if (unit === 'year' && !parts.isCertain('year')) return daySpan({ year, month, day }, spoken, 1);
  if (unit === 'day') return daySpan({ year, month, day }, spoken, 1);
  const first = { year, month: unit === 'month' ? month : 1, day: 1 };
  const next = unit === 'month' ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
  return { from: midnight(first, spoken), to: midnight(next, spoken) };
}

type Day = Pick<LocalTime, 'year' | 'month' | 'day'>;

function midnight(day: Day, spoken: SpokenAt): Instant {
  return instantOf({ ...day, hour: 0, minute: 0, second: 0 }, spoken.timeZone);
}

function daySpan(day: Day, spoken: SpokenAt, days: number): Span {
  return { from: midnight(day, spoken), to: midnight({ ...day, day: day.day + days }, spoken) };
}

/** The calendar unit that holds the moment, moved by `shift` units; weeks begin on Monday. */
export function calendarSpan(
  unit: 'week' | 'weekend' | 'month' | 'year' | 'quarter',
  shift: number,
  spoken: SpokenAt,
): Span {
  const now = localTime(spoken.at, spoken.timeZone);
  const { year, month, day } = now;
  if (unit === 'year')
    return range({ year: year + shift, month: 1, day: 1 }, { year: year + shift + 1, month: 1, day: 1 }, spoken);
  if (unit === 'month')
    return range({ year, month: month + shift, day: 1 }, { year, month: month + shift + 1, day: 1 }, spoken);
  if (unit === 'quarter') {
    const first = month - ((month - 1) % 3) + 3 * shift;
    return range({ year, month: first, day: 1 }, { year, month: first + 3, day: 1 }, spoken);
  }
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const monday = day - ((weekday + 6) % 7) + 7 * shift;
  if (unit === 'week') return range({ year, month, day: monday }, { year, month, day: monday + 7 }, spoken);
  return range({ year, month, day: monday + 5 }, { year, month, day: monday + 7 }, spoken);
}

function range(first: Day, next: Day, spoken: SpokenAt): Span {
  return { from: midnight(first, spoken), to: midnight(next, spoken) };
}

/** A calendar year in the zone. */
export function yearSpan(year: number, spoken: SpokenAt): Span {
  return range({ year, month: 1, day: 1 }, { year: year + 1, month: 1, day: 1 }, spoken);
}

/** The same span so many hours later on the zone's clock. */
export function moveHours(mention: TimeMention, hours: number, { timeZone }: SpokenAt): TimeMention {
  const move = (at: Instant) => {
    const local = localTime(at, timeZone);
    return instantOf({ ...local, hour: local.hour + hours }, timeZone);
  };
  return { ...mention, from: move(mention.from), to: move(mention.to) };
}

/** Joins mentions left to right without overlaps; earlier lists win. */
export function withoutOverlaps(lists: readonly (readonly TimeMention[])[]): TimeMention[] {
  const kept: TimeMention[] = [];
  for (const mention of lists.flat()) {
    if (!kept.some((other) => mention.start < other.end && other.start < mention.end)) kept.push(mention);
  }
  return kept.sort((left, right) => left.start - right.start);
}
