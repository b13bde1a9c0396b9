import { zh } from 'chrono-node';
import { calendarSpan, mentionOf, withoutOverlaps } from '../chrono-times.js';
import type { SpokenAt, TimeMention } from '../language-pack.js';
import { zoneOffsetMinutes } from '../zone.js';

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
const UNITS = { 周末: 'weekend', 周: 'week', 星期: 'week', 礼拜: 'week', 月: 'month' } as const;

/** Chinese time expressions against the moment and zone in which they were said. */
export function chineseTimes(text: string, spoken: SpokenAt): TimeMention[] {
  const units = [...text.matchAll(UNIT)].map((match): TimeMention => {
    const shift = SHIFTS[(match[1] ?? match[3]) as string] ?? 0;
    const unit = match[2] === undefined ? 'year' : UNITS[match[2] as keyof typeof UNITS];
    const end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, ...calendarSpan(unit, shift, spoken) };
  });
  const reference = { instant: new Date(spoken.at), timezone: zoneOffsetMinutes(spoken.at, spoken.timeZone) };
  const parsed = zh.hans.casual.parse(text, reference).flatMap((result) => mentionOf(result, spoken) ?? []);
  return withoutOverlaps([units, parsed]);
}
