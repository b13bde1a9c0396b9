import { casual, type ParsedResult } from 'chrono-node';
import { calendarSpan, mentionOf, moveHours, withoutOverlaps, yearSpan } from '../chrono-times.js';
import { straighten } from '../fold.js';
import type { SpokenAt, TimeMention } from '../language-pack.js';
import { instantOf, localTime, startOfDay, zoneOffsetMinutes } from '../zone.js';
import { ordinalDays } from './ordinal-days.js';

/** Whole calendar units, which `chrono-node` reads as single days. */
const UNIT =
  /\b(?:over |during |in |on |at )?(?:the )?(?:(last|past|previous|this|next|coming) (weekend|week|month|year|quarter)|(?<=the )(weekend))\b(?! or )/giu;
/** A season of the northern year, with the month that it begins in. */
const SEASON =
  /\b(?:over |during |in )?(?:the )?(last|past|previous|this|next|coming) (spring|summer|autumn|fall|winter)\b/giu;
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const SEASON_MONTHS = 3;
const SHIFTS: Readonly<Record<string, number>> = { last: -1, past: -1, previous: -1, this: 0, next: 1, coming: 1 };
/** A year alone is a time only behind such a word. */
const YEAR =
  /\b(?:in|since|during|until|till|before|after|from|by|of|around|early|late|mid)[ -]((?:19|20)\d{2})\b(?![:.,]?\d)/giu;
/** Words that are times only by accident. */
const NO_TIME =
  /^(?:24\/7|\d+(?:\.\d+)?\s*[-–]\s*\d+(?:\.\d+)?|now|right now|sun|sat|mar|may|march|wed|second|\d{1,4})$/iu;
const DURATION =
  /^(?:for\b.*|(?!.*\b(?:in|within|next|last|past|ago|later|from|after|before|since|hence)\b).*\b(?:second|minute|min|hour|hr|day|week|month|year)s?)$/iu;
/** Before a day that comes again and again. */
const RECURRENT = /\b(?:every|each|most|any|both)\s+(?:other\s+|single\s+)?$/iu;
const PAST =
  /\b(?:was|were|did|had|been|went|came|got|met|saw|made|took|said|told|bought|left|happened|ago|paid|gave|sold|lost|ran|won|broke|kept|slept|ate|drank|wrote|found|felt|thought|brought|taught|caught|fell|flew|drove|rode|sang|swam|spoke|sent|spent|began|became|heard|held|knew|threw|wore|stole|grew|drew|chose|swore|\p{L}{2,}(?<!\b(?:n|sp|f|s|w|bl|br|spe|proce|succe))ed)\b/iu;
const AHEAD = /\b(?:will|shall|going to|gonna|let's|next|tomorrow|tonight|coming|need|should)\b|'ll\b/iu;
/** Words that already say which day is meant. */
const ANCHORED =
  /\b(?:last|this|next|past|previous|coming|ago|yesterday|today|tonight|tomorrow|later|from now)\b|^in\b/iu;
const HALF_DAY = 12;

/**
 * English time expressions against the moment and zone in which they were said. A bare weekday or clock time is the
 * next one, or the last one in a sentence about the past; one to five o'clock without a.m. is in the afternoon.
 * Durations ("for two hours") and recurrences ("every Friday") are left alone.
 */
export function englishTimes(text: string, spoken: SpokenAt): TimeMention[] {
  const plain = straighten(text);
  const past = PAST.test(plain) && !AHEAD.test(plain);
  const reference = { instant: new Date(spoken.at), timezone: zoneOffsetMinutes(spoken.at, spoken.timeZone) };
  const parsed = casual.parse(plain, reference).flatMap((result) => {
    if (NO_TIME.test(result.text) || DURATION.test(result.text) || RECURRENT.test(plain.slice(0, result.index)))
      return [];
    const mention = mentionOf(result, spoken);
    const passed = past || /\bsince\s+$/iu.test(plain.slice(0, result.index));
    const coming = /\b(?:before|until|till|by)\s+$/iu.test(plain.slice(0, result.index));
    return mention === undefined ? [] : [settle(mention, result, passed && !coming, spoken)];
  });
  return withoutOverlaps([
    ordinalDays(plain, past, spoken),
    units(plain, past, spoken),
    seasons(plain, spoken),
    parsed,
    years(plain, spoken),
  ]).map((mention) => ({
    ...mention,
    text: text.slice(mention.start, mention.end),
  }));
}

/** Moves what the words leave open to the right half of the day and the right side of now. */
function settle(mention: TimeMention, { start, text }: ParsedResult, past: boolean, spoken: SpokenAt): TimeMention {
  let meant = mention;
  const hour = start.get('hour') ?? 0;
  const openHalf = start.isCertain('hour') && !start.isCertain('meridiem') && hour >= 1 && hour <= 5;
  if (openHalf && !/\b0\d:|morning|night|a\.?m\b/iu.test(text)) meant = moveHours(meant, HALF_DAY, spoken);
  if (start.isCertain('month') && !start.isCertain('year')) return inYear(meant, past, spoken);
  if (start.isCertain('day') || ANCHORED.test(text)) return meant;
  if (start.isCertain('weekday')) {
    const today = startOfDay(spoken.at, spoken.timeZone);
    if (past && meant.from >= today) return moveHours(meant, -7 * 24, spoken);
    if (!past && meant.to <= today) return moveHours(meant, 7 * 24, spoken);
    return meant;
  }
  if (!start.isCertain('hour') || start.isCertain('month')) return meant;
  const said = localTime(spoken.at, spoken.timeZone);
  const meantDay = localTime(meant.from, spoken.timeZone);
  if (!past && meant.to <= spoken.at && meantDay.day === said.day) return moveHours(meant, 24, spoken);
  return meant;
}

/** A month without a year is the coming one, or the last one in a sentence about the past. */
function inYear(mention: TimeMention, past: boolean, { at, timeZone }: SpokenAt): TimeMention {
  const shift = past ? (mention.from > at ? -1 : 0) : mention.to <= at ? 1 : 0;
  if (shift === 0) return mention;
  const move = (instant: number) => {
    const local = localTime(instant, timeZone);
    return instantOf({ ...local, year: local.year + shift }, timeZone);
  };
  return { ...mention, from: move(mention.from), to: move(mention.to) };
}

function units(plain: string, past: boolean, spoken: SpokenAt): TimeMention[] {
  return [...plain.matchAll(UNIT)].map((match): TimeMention => {
    const unit = (match[2] ?? match[3] ?? 'weekend').toLowerCase() as 'week';
    const bare = past ? -1 : 0;
    const shift = match[1] === undefined ? bare : (SHIFTS[match[1].toLowerCase()] ?? 0);
    const end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, ...calendarSpan(unit, shift, spoken) };
  });
}

/** The latest season that is over, the one of this year, or the first to come. */
function seasons(plain: string, spoken: SpokenAt): TimeMention[] {
  const now = localTime(spoken.at, spoken.timeZone);
  return [...plain.matchAll(SEASON)].map((match): TimeMention => {
    const month = SEASONS[(match[2] ?? '').toLowerCase()] ?? 1;
    const shift = SHIFTS[(match[1] ?? '').toLowerCase()] ?? 0;
    const begun = now.month >= month;
    const over = now.month >= month + SEASON_MONTHS;
    const year = now.year + (shift < 0 ? (over ? 0 : -1) : shift > 0 && begun ? 1 : 0);
    const at = (place: number) =>
      instantOf({ year, month: place, day: 1, hour: 0, minute: 0, second: 0 }, spoken.timeZone);
    const end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, from: at(month), to: at(month + SEASON_MONTHS) };
  });
}

function years(plain: string, spoken: SpokenAt): TimeMention[] {
  return [...plain.matchAll(YEAR)].map((match) => {
    const text = match[1] as string;
    const end = match.index + match[0].length;
    return { text, start: end - text.length, end, ...yearSpan(Number(text), spoken) };
  });
}
