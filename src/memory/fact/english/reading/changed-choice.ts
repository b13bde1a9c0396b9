import { choiceOf, chosenValue } from './choice-of.js';

/** A choice that says what it is about, or what it takes the place of. */
export interface ChangedChoice {
  value: string;
  /** What was chosen until now. */
  replaced?: string;
  /** What the choice is about: "pizza topping". */
  topic?: string;
  /** It holds for this once, in the speaker's words: "just for today". */
  once?: string;
}

const ABOUT =
  /^(?:when it comes to|as (?:for|to)|with|about|on|if it is about|regarding) (?:the|my|our) (?<topic>[\p{L}-]+(?: [\p{L}-]+){0,2}?),? (?:I am \p{L}+: )?(?=(?:I|it|give|make|put|you|nothing|just|only|always)\b|[\p{L} ]+, nothing else)/iu;
/** "For breakfast I prefer porridge". */
const FOR =
  /^for (?!(?:now|today|tonight|me|us|once|example|instance|that|this|sure|real|years|ages|a|an|the|two|three|my|your)\b)(?<topic>[\p{L}-]+),? (?=I\b)/iu;
const USUAL =
  /^my (?:usual|regular|standard) (?<topic>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:is|has to be|will always be) (?<value>.+)$/iu;
const ONCE =
  /^(?<once>(?:just|only) (?:for )?(?:today|tonight|this (?:once|one|time|week|weekend|one time))|this (?:time|once)|today|tonight),? /iu;
/** What is set for one occasion is a plan and no choice that lasts. */
const PLANNED =
  /\b(?:tomorrow|next (?:week|month|time|\p{L}+day)|(?:on|this|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d)\b/iu;
const PICKS =
  '(?:(?:I|we) (?:(?:would|will|much|really|only) )*(?:prefer|like|take|want|need|have|go for|use|drink|eat|choose)|it is|it has to be|make it|give me|let us have)';
const NOW = '(?:(?:from now on|these days|nowadays|by now|now|lately|today),? )?';
const SHAPES = [
  new RegExp(
    `^I (?:have )?changed my mind about (?:the |my )?(?<replaced>.+?)[:,;] ?${NOW}${PICKS} (?<value>.+)$`,
    'iu',
  ),
  /^I (?:have )?(?:switched|changed)(?: my mind)?(?: over)?(?:[:,]| to|: to)? (?:from (?<from>.+?) to )?(?<value>.+?)(?:,? (?:instead of|rather than|not|over) (?<replaced>.+))?$/iu,
  new RegExp(
    `^I (?:have )?(?:gone off|given up(?: on)?|gave up(?: on)?|am done with|am through with|am tired of|am off|stopped (?:having|taking|drinking|eating|using)|no longer (?:want|like|take|drink|eat|use)) (?<replaced>.+?)[,;.]? (?:and |so )?${NOW}${PICKS} (?<value>.+)$`,
    'iu',
  ),
  new RegExp(
    `^I (?:used to|always) (?:like|love|prefer|take|want|have|drink|eat|use|choose|go for) (?<replaced>.+?),? (?:but|and) ${NOW}${PICKS} (?<value>.+)$`,
    'iu',
  ),
  new RegExp(`^(?:please |just )*${PICKS} (?<value>.+?),? (?:instead of|rather than) (?<replaced>.+)$`, 'iu'),
];

/** Reads a whole sentence, in its speaker's own words; undefined when it names neither what it replaces nor what it is about. */
export function changedChoice(sentence: string): ChangedChoice | undefined {
  const usual = USUAL.exec(sentence)?.groups;
  if (usual !== undefined) return withValue(usual['value'], { topic: usual['topic'] });
  const about = ABOUT.exec(sentence) ?? FOR.exec(sentence);
  const told = about === null ? sentence : sentence.slice(about[0].length);
  const once = ONCE.exec(told);
  if (once === null && PLANNED.test(told)) return undefined;
  const rest = once === null ? told : told.slice(once[0].length);
  const names = { topic: about?.groups?.['topic'], once: once?.groups?.['once'] };
  for (const shape of SHAPES) {
    const groups = shape.exec(rest)?.groups;
    if (groups === undefined) continue;
    const replaced = chosenValue(groups['from'] ?? groups['replaced'] ?? '');
    if (replaced === undefined && names.topic === undefined && names.once === undefined) return undefined;
    return withValue(groups['value'], { ...names, replaced });
  }
  if (names.topic === undefined && names.once === undefined) return undefined;
  return withValue(choiceOf(rest.replace(/, nothing else$/iu, ''))?.value, names);
}

function withValue(
  said: string | undefined,
  { topic, replaced, once }: { topic?: string | undefined; replaced?: string | undefined; once?: string | undefined },
): ChangedChoice | undefined {
  const value = said === undefined ? undefined : chosenValue(said);
  if (value === undefined) return undefined;
  return {
    value,
    ...(topic === undefined ? {} : { topic }),
    ...(replaced === undefined ? {} : { replaced }),
    ...(once === undefined ? {} : { once }),
  };
}
