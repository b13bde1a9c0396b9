import { casual } from 'chrono-node';
import { calendarSpan, mentionOf, withoutOverlaps } from '../chrono-times.js';
import { straighten } from '../fold.js';
import type { SpokenAt, TimeMention } from '../language-pack.js';
import { zoneOffsetMinutes } from '../zone.js';

/** Whole calendar units, which `chrono-node` reads as single days. */
const UNIT =
  /\b(?:over |during |in )?(?:the )?(last|past|previous|this|next|coming) (weekend|week|month|year|quarter)\b(?! or )/giu;
const SHIFTS: Readonly<Record<string, number>> = { last: -1, past: -1, previous: -1, this: 0, next: 1, coming: 1 };
/** Durations, and words that are times only by accident. */
const NO_TIME =
  /^(?:for\b.*|now|right now|sun|sat|mar|may|wed|second|\d{1,4}|(?:about |around )?(?:an?|the|\w+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))$/iu;
const PAST =
  /\b(?:was|were|did|had|went|came|got|met|saw|made|took|said|told|bought|left|happened|ago|\p{L}{2,}ed)\b/iu;
const FUTURE =
  /\b(?:will|'ll|shall|going to|gonna|let's|can|could|should|would|need|want|plan|next|tomorrow|is|are|am)\b/iu;

/** English time expressions against the moment and zone in which they were said. */
export function englishTimes(text: string, spoken: SpokenAt): TimeMention[] {
  const plain = straighten(text);
  const units = [...plain.matchAll(UNIT)].map((match): TimeMention => {
    const unit = (match[2] as string).toLowerCase() as 'week';
    const shift = SHIFTS[(match[1] as string).toLowerCase()] ?? 0;
    const start = match.index;
    return {
      text: text.slice(start, start + match[0].length),
      start,
      end: start + match[0].length,
      ...calendarSpan(unit, shift, spoken),
    };
  });
  const reference = { instant: new Date(spoken.at), timezone: zoneOffsetMinutes(spoken.at, spoken.timeZone) };
  const forwardDate = FUTURE.test(plain) || !PAST.test(plain);
  const parsed = casual.parse(plain, reference, { forwardDate }).flatMap((result) => {
    if (NO_TIME.test(result.text)) return [];
    const mention = mentionOf(result, spoken);
    return mention === undefined ? [] : [{ ...mention, text: text.slice(mention.start, mention.end) }];
  });
  return withoutOverlaps([units, parsed]);
}
