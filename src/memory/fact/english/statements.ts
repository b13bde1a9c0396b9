import type { FactKind } from '../../../records/records.js';
import type { FactPattern, Groups, PatternContext } from './fact-pattern.js';
import { patterns } from './patterns.js';
import { compile, KIN, listItems, qualifier, singular } from './phrases.js';
import { straightOrder } from './word-order.js';

/** What one clause states, people still as characters. */
export interface Statement {
  pattern: string;
  kind: FactKind;
  text: string;
  /** The subject's person character. */
  subject?: string;
  attribute?: string;
  value?: string;
  confidence: number;
  /** Made from a question and a bare answer. */
  fromAnswer?: boolean;
}

/** Openers of a hedged statement; what follows may state a fact of its own. */
const HEDGE = compile(
  '^(?<subject><P>) (?:<ADV>)(?<hedge>thinks?|believes?|guesses|guess|feels? (?:like|that)|reckons?|suspects?|supposes?|hopes?|assumes?|imagines?|is (?:pretty |fairly |quite |not |so )*(?:sure|certain|convinced|confident|afraid|worried)|(?:would|will) say|(?:did|does|do) not think|had thought) (?:that )?(?<rest>.+)$',
);
const KIN_SUBJECT = new RegExp(`^[\\uE000-\\uEFFF]'s (${KIN})`, 'iu');
/** Things said of "you" that are advice or courtesy, not news about you. */
const ADVICE = new Set([
  'needs-thing',
  'needs-to-keep',
  'would-like',
  'is-a',
  'trait',
  'habit',
  'decided',
  'likes',
  'has',
]);
/** Patterns whose subject is whoever speaks, unless they name one. */
const SPEAKERS_OWN = new Set(['lets-oneself-set', 'asks-to-set', 'is-set', 'too-much']);
/** The patterns that may read a question: requests are put as questions. */
const ASKING = new Set(['request', 'instead', 'asks-to-set', 'none-on-order', 'none-on-anything', 'owned-allergy']);
const TELLING_TOO = new Set(['instead', 'asks-to-set', 'none-on-order', 'none-on-anything', 'owned-allergy']);

/** What a grounded clause states: the first matching pattern, and those that may stand anywhere in it. */
export function statementsOf(context: PatternContext, isQuestion: boolean): Statement[] {
  const found: Statement[] = [];
  const hedged = HEDGE.exec(context.clause)?.groups;
  if (hedged && !isQuestion) {
    const rest = straightOrder(hedged['rest'] ?? '');
    const inner = match({ ...context, clause: rest }, false).filter(
      ({ kind, text }) => kind !== 'belief' && text === rest,
    );
    if (inner.length > 0) {
      return inner.map((one) => ({ ...one, text: context.clause, confidence: one.confidence * 0.75 }));
    }
  }
  found.push(...match(context, isQuestion));
  return found;
}

function match(context: PatternContext, isQuestion: boolean): Statement[] {
  const found: Statement[] = [];
  let taken = false;
  const startsWithPerson = /^[\uE000-\uEFFF]/u.test(context.clause);
  for (const pattern of patterns) {
    if (isQuestion ? !ASKING.has(pattern.name) : ASKING.has(pattern.name) && !TELLING_TOO.has(pattern.name)) continue;
    if (needsPerson(pattern) && !startsWithPerson) continue;
    const anchored = pattern.match.source.startsWith('^');
    if (anchored && taken) continue;
    const groups = pattern.match.exec(context.clause)?.groups;
    if (!groups) continue;
    const accepted = apply(pattern, groups, context);
    if (accepted.length === 0) continue;
    found.push(...accepted);
    taken ||= anchored;
  }
  return found;
}

/** Most patterns open with a person; a clause that does not is spared them. */
function needsPerson(pattern: FactPattern): boolean {
  return pattern.match.source.startsWith('^(?<subject>[\\uE000');
}

function apply(pattern: FactPattern, groups: Groups, context: PatternContext): Statement[] {
  const named = groups['subject'];
  const subject =
    named ??
    groups['recipient'] ??
    ownerOf(groups['thing']) ??
    ((pattern.kind === 'decision' && groups['thing'] === undefined) || SPEAKERS_OWN.has(pattern.name)
      ? context.speaker
      : undefined);
  const person = subject?.startsWith('everyone') ? undefined : subject?.charAt(0);
  if (named !== undefined && person === context.addressee && person !== context.speaker && ADVICE.has(pattern.name))
    return [];
  if (pattern.accept && !pattern.accept(groups, context)) return [];
  if (pattern.needsTime && !context.hasTime()) return [];
  const text = pattern.text ? pattern.text(groups, context) : context.clause;
  if (text === undefined) return [];
  const items = pattern.each ? listItems(groups['value'] ?? '') : [groups['value'] ?? ''];
  return items.flatMap((item): Statement[] => {
    const own: Groups = pattern.each ? { ...groups, value: item } : groups;
    const slot = typeof pattern.attribute === 'function' ? pattern.attribute(own, context) : pattern.attribute;
    const value = pattern.value ? pattern.value(own, context) : own['value'];
    const attribute =
      slot === undefined || slot.endsWith('/')
        ? undefined
        : owned(slot, named) + conditionOf(pattern.kind, slot, context.clause);
    const ownWords = person === undefined || person === context.speaker;
    return [
      {
        pattern: pattern.name,
        kind: pattern.kind,
        text,
        ...(person !== undefined || pattern.name === 'instead' ? { subject: person ?? context.speaker } : {}),
        ...(attribute !== undefined && value !== undefined && value !== '' ? { attribute, value } : {}),
        confidence: pattern.confidence * (ownWords ? 1 : 0.9),
      },
    ];
  });
}

/** "my daughter is allergic to nuts" fills a slot of the daughter, kept under the speaker. */
function owned(attribute: string, subject: string | undefined): string {
  const kin = subject === undefined ? undefined : KIN_SUBJECT.exec(subject)?.[1];
  if (kin === undefined || /^(?:relation|family)\//u.test(attribute)) return attribute;
  return `family/${singular(kin.toLowerCase().split(' ').at(-1)!)}/${attribute}`;
}

function ownerOf(thing: string | undefined): string | undefined {
  return thing !== undefined && /^[\uE000-\uEFFF]'s /u.test(thing) ? thing.charAt(0) : undefined;
}

function conditionOf(kind: FactKind, slot: string, clause: string): string {
  return kind === 'preference' || (kind === 'state' && /^(?:habit|diet|trait)\//u.test(slot)) ? qualifier(clause) : '';
}
