import { zh } from 'chrono-node';
import { calendarSpan, mentionOf, withoutOverlaps } from '../chrono-times.js';
import type { SpokenAt, TimeMention } from '../language-pack.js';
import { instantOf, localTime, zoneOffsetMinutes } from '../zone.js';

const UNIT = /(上上|下下|上|这|本|下)(?:个)?(周末|周|星期|礼拜|月)(?![一二三四五六日天\d])|(去|今|明|前|后)年/gu;
const SHIFTS: Readonly<Record<string, number>> = {
  上上: -2,
  上: -1,
  这: 0,
  本: 0,
  下: 1,
  下下: 2,
  前: -2,
  去: -1,
  今: 0,
  明: 1,
  后: 2,
};
/** 下个月五号, 这个月21号, 五号. */
const DAY_OF_MONTH =
  /(?:(上|这|本|下)个?月|(?<![月\d一二三四五六七八九十街路巷弄道村组队幢栋]))(\d{1,2}|[一二三]?十[一二三四五六七八九]?|[一二三四五六七八九])[号日](?!楼|线|门|院|店|房|桌|机|码|球|衫)/gu;
const DIGITS = '零一二三四五六七八九';
const UNITS = { 周末: 'weekend', 周: 'week', 星期: 'week', 礼拜: 'week', 月: 'month' } as const;

/** Chinese time expressions against the moment and zone in which they were said. */
export function chineseTimes(text: string, spoken: SpokenAt): TimeMention[] {
  const units = [...text.matchAll(UNIT)].map((match): TimeMention => {
    const shift = SHIFTS[(match[1] ?? match[3]) as string] ?? 0;
    const unit = match[2] === undefined ? 'year' : UNITS[match[2] as keyof typeof UNITS];
    const end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, ...calendarSpan(unit, shift, spoken) };
  });
  const days = [...text.matchAll(DAY_OF_MONTH)].flatMap((match) => dayOfMonth(match, spoken) ?? []);
  const reference = { instant: new Date(spoken.at), timezone: zoneOffsetMinutes(spoken.at, spoken.timeZone) };
  const parsed = zh.hans.casual.parse(text, reference).flatMap((result) => mentionOf(result, spoken) ?? []);
  return withoutOverlaps([days, units, parsed]);
}

function dayOfMonth(match: RegExpMatchArray, spoken: SpokenAt): TimeMention | undefined {
  const day = numberOf(match[2] as string);
  if (day < 1 || day > 31) return undefined;
  const now = localTime(spoken.at, spoken.timeZone);
  const shift = match[1] === undefined ? (day < now.day ? 1 : 0) : (SHIFTS[match[1]] ?? 0);
  const start = match.index ?? 0;
  const at = (date: number) =>
    instantOf({ year: now.year, month: now.month + shift, day: date, hour: 0, minute: 0, second: 0 }, spoken.timeZone);
  return { text: match[0], start, end: start + match[0].length, from: at(day), to: at(day + 1) };
}

/** 5, 十二, 二十一. */
function numberOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text);
  const [tens, units] = text.includes('十') ? text.split('十') : ['零', text];
  return (tens === '' ? 1 : DIGITS.indexOf(tens as string)) * 10 + Math.max(0, DIGITS.indexOf(units || '零'));
}
