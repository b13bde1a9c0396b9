import type { Instant } from '../records/records.js';

/** A wall-clock reading; `month` from 1. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** What a clock in the IANA zone shows at the instant. Never reads the machine's zone. */
export function localTime(at: Instant, timeZone: string): LocalTime {
  const read: Record<string, string> = {};
  for (const part of formatFor(timeZone).formatToParts(new Date(at))) read[part.type] = part.value;
  const year = Number(read['year']);
  return {
    year: read['era'] === 'BC' ? 1 - year : year,
    month: Number(read['month']),
    day: Number(read['day']),
    hour: Number(read['hour']),
    minute: Number(read['minute']),
    second: Number(read['second']),
  };
}

function utcOf(local: LocalTime): Instant {
  const date = new Date(0);
  date.setUTCFullYear(local.year, local.month - 1, local.day);
  date.setUTCHours(local.hour, local.minute, local.second, 0);
  return date.getTime();
}

/** Minutes that the zone is ahead of UTC at the instant. */
export function zoneOffsetMinutes(at: Instant, timeZone: string): number {
  return Math.round((utcOf(localTime(at, timeZone)) - Math.floor(at / 1000) * 1000) / 60_000);
}

/** The instant at which a clock in the zone shows `local`; fields may run over (day 32). In a gap, the time after it. */
export function instantOf(local: LocalTime, timeZone: string): Instant {
  const wall = utcOf(local);
  const guess = wall - zoneOffsetMinutes(wall, timeZone) * 60_000;
  return wall - zoneOffsetMinutes(guess, timeZone) * 60_000;
}

/** Midnight in the zone, `days` after the local day of `at`. */
export function startOfDay(at: Instant, timeZone: string, days = 0): Instant {
  const local = localTime(at, timeZone);
  return instantOf({ ...local, day: local.day + days, hour: 0, minute: 0, second: 0 }, timeZone);
}

const WEEKDAYS = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });

/** The instant as people and language models read it, by a clock in the zone: "2026-03-02 18:00 Monday". */
export function clockText(at: Instant, timeZone: string): string {
  const { year, month, day, hour, minute } = localTime(at, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const weekday = WEEKDAYS.format(Date.UTC(year, month - 1, day));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)} ${weekday}`;
}
