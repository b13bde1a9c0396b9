import { indexTerms } from '../../language/terms.js';
import { startOfDay } from '../../language/zone.js';
import type { GuardedReader } from '../../privacy/guarded-store.js';
import type { Fact, Instant } from '../../records/records.js';
import type { Conversation } from '../conversation.js';
import { spanText } from './english/clock-text.js';

const RELATIVE =
  /\b(?<count>the|an?|one|two|three|four|five|\d{1,2}) (?<unit>day|week)s? (?<side>after|before) (?:the |my |our )?(?<event>[\p{L}-]+(?: [\p{L}-]+)?)/iu;
const CHINESE =
  /(?<event>\p{Script=Han}{2,6}?)(?:的?(?<next>第二天|后一天|次日)|的?(?<previous>前一天|前夜)|(?<side>前|后)(?<count>[一两二三四五])(?<unit>天|周|个星期))/u;
const COUNTS: Readonly<Record<string, number>> = {
  ...{ the: 1, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5 },
};
const MAX_FACTS = 10;
/** The event named is one of these times around, not last year's. */
const NEAR_MS = 200 * 86_400_000;

/**
 * A fact that hangs on an event ("the day after the workshop", 会议的第二天) with the day that this is, where an earlier fact, stored
 * or of the same turn, dates the event; any other fact as it is. The newest dated fact that names the event counts.
 */
export async function datedByEvent(
  fact: Fact,
  pending: readonly Fact[],
  { session }: Conversation,
  reader: GuardedReader,
): Promise<Fact> {
  const match = RELATIVE.exec(fact.text) ?? CHINESE.exec(fact.text);
  const groups = match?.groups;
  const event = groups?.['event'];
  if (match === null || groups === undefined || event === undefined || fact.validFrom !== undefined) return fact;
  const at = await timeOf(event, fact, pending, reader);
  if (at === undefined) return fact;
  const from = startOfDay(at, session.timeZone, daysFrom(groups));
  const to = startOfDay(from, session.timeZone, 1);
  const end = match.index + match[0].length;
  const date = ` (${spanText(from, to, session.timeZone)})`;
  return { ...fact, text: fact.text.slice(0, end) + date + fact.text.slice(end), validFrom: from, validTo: to };
}

function daysFrom({
  count = '一',
  unit = 'day',
  side = 'after',
  previous,
}: Record<string, string | undefined>): number {
  const days = (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^(?:day|天)/u.test(unit) ? 1 : 7);
  return previous !== undefined || side === 'before' || side === '前' ? -days : days;
}

async function timeOf(
  event: string,
  fact: Fact,
  pending: readonly Fact[],
  reader: GuardedReader,
): Promise<Instant | undefined> {
  const terms = indexTerms(event);
  const { hits } = await reader.searchText({ terms, filter: { layers: ['fact'] }, limit: MAX_FACTS });
  const stored = await reader.getMany(
    'fact',
    hits.map(({ document }) => document.id),
  );
  const names = ({ text }: Fact) => {
    const told = new Set(indexTerms(text));
    return terms.every((term) => told.has(term));
  };
  const dated = [...stored, ...pending]
    .filter((other) => other.id !== fact.id && other.supersededBy === undefined && names(other))
    .filter(({ validFrom, saidAt }) => validFrom !== undefined && saidAt <= fact.saidAt)
    .filter(({ validFrom = 0 }) => Math.abs(validFrom - fact.saidAt) < NEAR_MS);
  return dated.sort((a, b) => b.saidAt - a.saidAt)[0]?.validFrom;
}
