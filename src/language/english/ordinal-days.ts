import type { SpokenAt, TimeMention } from '../language-pack.js';
import { instantOf, localTime } from '../zone.js';

const UNITS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const WORDS = new Map<string, number>([
  ...UNITS.map((word, index): [string, number] => [word, index + 1]),
  ['twentieth', 20],
  ...UNITS.slice(0, 9).map((word, index): [string, number] => [`twenty-${word}`, 21 + index]),
  ['thirtieth', 30],
  ['thirty-first', 31],
]);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAY = `(?:${[...WORDS.keys()]
  .reverse()
  .map((word) => word.replace('-', '[- ]'))
  .join('|')}|[0-3]?\\d(?:st|nd|rd|th))`;
const MONTH = `(?:${MONTHS.join('|')})`;
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?';
const AND_DAY = `(?:(?: to| till| until|-| and) (?:the )?(?<last>${DAY}))?`;
/** "the ninth of May", "March second", "from the fifteenth to the seventeenth of June". */
const WITH_MONTH = new RegExp(
  `\\b${WEEKDAY}(?:the )?(?<day>${DAY})${AND_DAY} of (?<month>${MONTH})\\b|\\b${WEEKDAY}(?<before>${MONTH}) (?:the )?(?<named>${DAY})\\b(?! of)`,
  'giu',
);
/** "on the eighteenth", "Thursday the eighteenth": a day of this month or the next, where no noun follows. */
const ALONE = new RegExp(
  `\\b(?<day>(?:(?:(?<=\\b(?:on|by|until|till|from|before|after|since|to|about|for|is|was|be) )|(?=\\p{L}+day)))${WEEKDAY}the (?:${DAY})${AND_DAY})(?=$|[.,;:!?)]|\\s+(?:of (?:this|the) month|at|in|to|till|until|and|or|for|because|if|so|from|with|then|instead|now|please|not|but|that|when|we|I|he|she|they|my|our|a|is|was|works|suits|it|this|as)\\b)`,
  'giu',
);
const WEEKDAYS = 'sun mon tues wednes thurs fri satur'.split(' ');

/** Days told by their number in the month: the coming one where the month or the year is left out, the past one when `past`. */
export function ordinalDays(text: string, past: boolean, spoken: SpokenAt): TimeMention[] {
  if (!/\b(?:\p{L}*(?:th|first|second|third)|\d{1,2}(?:st|nd|rd|th))\b/iu.test(text)) return [];
  const dated = [...text.matchAll(WITH_MONTH)].flatMap((match): TimeMention[] => {
    const { day, last, month, before, named } = match.groups ?? {};
    const first = numberOf(day ?? named);
    const place = MONTHS.indexOf((month ?? before ?? '').toLowerCase()) + 1;
    if (first === undefined || place === 0) return [];
    return [spanOf(match.index, match[0], yearOf(place, first, past, spoken), place, first, numberOf(last), spoken)];
  });
  const alone = [...text.matchAll(ALONE)].flatMap((match): TimeMention[] => {
    const phrase = match.groups?.['day'] ?? '';
    const [first, last] = [...phrase.matchAll(new RegExp(DAY, 'giu'))].map(([word]) => numberOf(word));
    if (first === undefined) return [];
    const now = localTime(spoken.at, spoken.timeZone);
    const near = past ? (first > now.day ? -1 : 0) : first < now.day ? 1 : 0;
    const weekday = WEEKDAYS.indexOf(/^(\p{L}+)day/iu.exec(phrase)?.[1]?.toLowerCase() ?? '');
    const shift = [near, near + 1, near - 1].find(
      (months) => weekdayOf(now.year, now.month + months, first) === weekday,
    );
    return [spanOf(match.index, phrase, now.year, now.month + (shift ?? near), first, last, spoken)];
  });
  return [...dated, ...alone.filter(({ start, end }) => !dated.some((one) => start < one.end && one.start < end))];
}

function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return WORDS.get(word.toLowerCase().replace(' ', '-')) ?? (Number.parseInt(word, 10) || undefined);
}

function yearOf(month: number, day: number, past: boolean, spoken: SpokenAt): number {
  const now = localTime(spoken.at, spoken.timeZone);
  const passed = month < now.month || (month === now.month && day < now.day);
  if (past) return passed || (month === now.month && day === now.day) ? now.year : now.year - 1;
  return passed && now.month - month > 2 ? now.year + 1 : now.year;
}

function spanOf(
  start: number,
  text: string,
  year: number,
  month: number,
  first: number,
  last: number | undefined,
  { timeZone }: SpokenAt,
): TimeMention {
  const at = (day: number) => instantOf({ year, month, day, hour: 0, minute: 0, second: 0 }, timeZone);
  return { text, start, end: start + text.length, from: at(first), to: at((last ?? first) + 1) };
}
