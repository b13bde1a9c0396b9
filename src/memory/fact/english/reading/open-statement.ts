import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import type { FactKind } from '../../../../records/records.js';
import { ground, type Perspective } from '../perspective.js';
import type { Statement } from '../statements.js';
import { straightOrder } from '../word-order.js';
import { type Frame, frameOf } from './frame.js';
import { kindOf } from './frame-kind.js';
import { isPerson } from './noun-phrase.js';
import type { Resolved } from './pronouns.js';
import { settingOf } from './setting-of.js';
import { isWorthKeeping, subjectKind } from './worth-keeping.js';

/**
 * What a declarative clause says of its subject, whatever it says, when that is worth keeping. `stripped` is the clause in the
 * speaker's words, `resolved` the same without pronouns for others.
 */
export function openStatement(
  resolved: Resolved,
  view: Perspective,
  isAhead: (text: string) => boolean,
): Statement | undefined {
  const straight = straightOrder(resolved.text);
  const whole = frameOf(tagWords(straight));
  const said = whole === undefined ? undefined : mainClause(whole, straight);
  const frame = said === undefined ? undefined : frameOf(tagWords(said));
  if (
    said === undefined ||
    frame === undefined ||
    isInverted(frame) ||
    ASKS.test(said) ||
    !isWorthKeeping(frame, resolved.left)
  )
    return undefined;
  if (view.addressee === undefined && frame.words.some(({ lower }) => /^your?s?(?:elf|elves)?$/u.test(lower))) {
    if (view.addressees === undefined || subjectKind(frame) === 'addressee') return undefined;
  }
  const { text } = ground(said, view);
  const kind: FactKind = kindOf(frame, isAhead(text));
  const subject = subjectOf(frame, view);
  const setting = subject === undefined ? undefined : settingOf(text);
  return {
    pattern: 'open',
    kind: setting?.changed === true && kind === 'plan' ? 'event' : kind,
    text,
    ...(setting === undefined ? {} : { attribute: setting.attribute, value: setting.value }),
    ...(subject === undefined ? {} : { subject }),
    confidence: kind === 'belief' ? 0.55 : 0.6,
  };
}

const ASKS =
  /^(?:and |so |but )?(?:who|what|where|when|why|how|which|whose) (?:is|are|was|were|do|does|did|will|would|can|could|should|has|have|about|\p{L}+s\b)/iu;

/**
 * The clause from its subject on, with a time, place or condition in front; undefined when other words in front show that it
 * hangs on something else ("glad to hear you came", "look at what they sent").
 */
function mainClause({ words, subject }: Frame, text: string): string | undefined {
  const before = words.slice(0, subject.from);
  if (before.length === 0 || OPENS.test(before[0]?.lower ?? '')) return text;
  const comma = before.findLastIndex(({ text: mark }) => /^[,;:–—-]$/u.test(mark));
  const near = before.slice(comma + 1);
  const fronted =
    before[0]?.tag === 'ADP' ||
    before.every(({ tag, lower }) => /^(?:ADV|CCONJ|NUM|PUNCT|ADP|PART)$/u.test(tag) || TIME.test(lower));
  if (fronted) return text;
  if (near.some(({ tag, lower }) => /^(?:VERB|ADJ|NOUN|PROPN|AUX|SCONJ)$/u.test(tag) && !TIME.test(lower)))
    return undefined;
  return comma < 0 ? text : text.slice(near[0]?.start ?? words[subject.from]?.start);
}

const OPENS =
  /^(?:if|when|whenever|unless|once|while|after|before|since|as|until|although|though|because|so|then|on|in|at|for|from|during|by|with|without)$/u;
const TIME =
  /^(?:today|tonight|tomorrow|yesterday|last|next|this|that|every|the|a|an|few|ago|now|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|months?|years?|days?|hours?|minutes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|sometimes|usually|lately|recently|first|second|later|noon|midnight)$/u;

/** "is she eating": the verb before its subject asks. */
function isInverted({ words, subject }: Frame): boolean {
  const before = words[subject.from - 1]?.lower ?? '';
  return /^(?:am|is|are|was|were|do|does|did|have|has|had|will|would|can|could|shall|should|may|might)$/u.test(before);
}

function subjectOf(frame: Frame, view: Perspective): string | undefined {
  const first = frame.words[frame.subject.from] as TaggedWord;
  if (first.lower === 'they' && frame.words.some(({ lower }) => /^(?:me|us)$/u.test(lower))) return view.speaker;
  switch (subjectKind(frame)) {
    case 'speaker':
    case 'speakers':
      return view.speaker;
    case 'addressee':
      return view.addressee;
    default:
      if (isPerson(first)) return first.text.charAt(0);
      if (/^(?:my|our)$/u.test(first.lower)) return view.speaker;
      return first.lower === 'your' ? view.addressee : undefined;
  }
}
