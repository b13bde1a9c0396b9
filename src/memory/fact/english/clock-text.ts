import type { SpokenAt, TimeMention } from '../../../language/language-pack.js';
import type { Instant } from '../../../records/records.js';

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: Instant, timeZone: string): { date: string; time: string } {
  let formatter = formats.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, formatter);
  }
  const [date = '', time = ''] = formatter.format(at).split(' ');
  return { date, time };
}

/** "at 6:30" may be morning or evening, and which day is not said: too little for an absolute date. */
const BARE_CLOCK =
  /^(?:(?:in|during) the (?:morning|afternoon|evening)s?|at night|mornings?|evenings?)$|^(?:at |by |around |about |until |till |from |before |after )*(?:0?\d|1[0-2])(?:[:.]\d{2})?(?: o'clock)?$/iu;
/** A clock time without morning or evening inside a longer expression. */
const UNSURE_CLOCK = /\b(?:at|by|around|about)? ?(?:\d|1[0-2])(?:[:.]\d{2})?(?! ?[ap]\.?m|[\d:.]|\w)/iu;
const HALF_OF_DAY = /[ap]\.?m\b|morning|afternoon|evening|noon|midnight|night|\b(?:1[3-9]|2[0-3]):\d{2}/iu;

/** A time span as "2026-05-08", "2026-05-08 19:20" or "2026-05-04 to 2026-05-10", in the session's zone. */
export function spanText(from: Instant, to: Instant, timeZone: string): string {
  const start = format(from, timeZone);
  if (to - from >= DAY * 1.5) return `${start.date} to ${format(to - 1, timeZone).date}`;
  return to - from >= DAY * 0.9 ? start.date : `${start.date} ${start.time}`;
}

/** Writes the absolute date behind every time expression of a text; recurring days ("every Friday") are left as they are. */
export function withDates(text: string, mentions: readonly TimeMention[], spoken: SpokenAt): string {
  let result = '';
  let copied = 0;
  for (const mention of mentions) {
    const span = spanText(mention.from, mention.to, spoken.timeZone);
    const vague = UNSURE_CLOCK.test(mention.text) && !HALF_OF_DAY.test(mention.text);
    const end = mention.end + (/^'s\b/u.exec(text.slice(mention.end))?.[0].length ?? 0);
    result += `${text.slice(copied, end)} (${vague ? span.slice(0, 'yyyy-mm-dd'.length) : span})`;
    copied = end;
  }
  return result + text.slice(copied);
}

/** Whether a mention names a day or an unmistakable moment. */
export function isDatable(mention: TimeMention): boolean {
  return !BARE_CLOCK.test(mention.text.trim());
}

const WEEK = 7 * DAY;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;

/** A weekday in a plan is the next one, whatever tense the announcement has ("has been moved to Friday"). */
export function upcoming(mention: TimeMention, at: Instant): TimeMention {
  if (mention.to > at || mention.from < at - WEEK || !WEEKDAY.test(mention.text) || /\blast\b/iu.test(mention.text))
    return mention;
  return { ...mention, from: mention.from + WEEK, to: mention.to + WEEK };
}

/** Mentions that mean one span and not a habit. */
export function singleTimes(text: string, mentions: readonly TimeMention[]): TimeMention[] {
  const habitual = /\b(?:always|usually|normally|generally|often|sometimes)\b/iu.test(text);
  return mentions.filter((mention) => {
    if (habitual && /^(?:on )?\p{L}+day(?: \p{L}+)?$/iu.test(mention.text)) return false;
    const before = text.slice(0, mention.start);
    if (/[\p{L}\d]-$/u.test(before) || /^-\p{L}/u.test(text.slice(mention.end))) return false;
    return (
      !/\b(?:every|each|most|any|used to|once an?|twice an?|times an?|per)\s+(?:other |single )?$/iu.test(before) &&
      !/^(?:on )?\w+days$|^(?:every|each)\b|days?\b.*s$/iu.test(mention.text)
    );
  });
}
