import { isEverydayChoice, slotOf } from '../../../../language/english/slots.js';
import { meaningful, ownWay, value } from '../chosen-value.js';
import type { FactPattern, Groups, PatternContext } from '../fact-pattern.js';
import { cleanValue, compile, slug } from '../phrases.js';

function likeSlot(groups: Groups, context: PatternContext): string | undefined {
  const liked = cleanValue(groups['value'] ?? '');
  const way = ownWay(liked);
  if (way !== undefined) return way.slot;
  const slot = slotOf(liked, context.question);
  if (slot !== undefined && isEverydayChoice(slot)) return `preference/${slot}`;
  const name = slug(liked.replace(/\s+(?:because|if|when|so|and I|but)\b.*$/iu, ''));
  return name === '' ? undefined : `like/${name}`;
}

function likedValue(groups: Groups): string {
  const liked = cleanValue(groups['value'] ?? '');
  return ownWay(liked)?.value ?? liked;
}

const othersThing = (groups: Groups, context: PatternContext) =>
  context.addressee !== undefined && (groups['value'] ?? '').startsWith(`${context.addressee}'s`);

/** What people like and dislike, and their favourites. */
export const likes: readonly FactPattern[] = [
  {
    name: 'favourite',
    kind: 'preference',
    match: compile(
      "^(?<subject><P>)'s (?:all-time |absolute )?(?:favou?rite|preferred|go-to|top) (?<slot>[\\p{L} -]+?) (?:is|are|has always been|will always be|would be) <ADV>(?<value>.+)$",
    ),
    attribute: (groups) => `favourite/${slug(groups['slot'] ?? '', 3)}`,
    value,
    confidence: 0.9,
    accept: meaningful,
  },
  {
    name: 'is-favourite',
    kind: 'preference',
    match: compile(
      "^(?<value>.+?) (?:is|are) (?:definitely |by far )?(?<subject><P>)'s (?:all-time )?favou?rite(?<slot> [\\p{L} -]+)?$",
    ),
    attribute: (groups) =>
      groups['slot'] ? `favourite/${slug(groups['slot'], 3)}` : `like/${slug(groups['value'] ?? '')}`,
    value,
    confidence: 0.85,
    accept: meaningful,
  },
  {
    name: 'is-what-one-wants',
    kind: 'preference',
    match: compile(
      '^(?<value>[^,]+?) (?:is|are) (?:definitely |really )?(?:the (?:one|only|main|first|best)[\\p{L} ]*|what) (?<subject><P>) <ADV>(?:wants?|needs?|likes?|loves?|prefers?|enjoys?)\\b(?: .*)?$',
    ),
    attribute: (groups) => `like/${slug(groups['value'] ?? '')}`,
    value,
    confidence: 0.7,
    accept: (groups) =>
      meaningful(groups) &&
      !/^(?:[\uE000-\uEFFF]|then\b|if\b|let\b|so\b)|\b(?:that|is|are|think|guess)\b|[\uE000-\uEFFF] \p{L}+s\b/iu.test(
        groups['value'] ?? '',
      ),
  },
  {
    name: 'likes',
    kind: 'preference',
    match: compile(
      '^<S> <ADV>(?:do |does |did )?<ADV>(?:likes?|loves?|enjoys?|adores?|is (?:<ADV>|a (?:big |huge )?)(?:into|fond of|fan of|keen on|partial to|obsessed with|crazy about|passionate about|addicted to)|has always (?:loved|liked|enjoyed)) <ADV>(?<value>.+)$',
    ),
    attribute: likeSlot,
    value: likedValue,
    confidence: 0.8,
    accept: (groups, context) => meaningful(groups) && !othersThing(groups, context),
  },
  {
    name: 'dislikes',
    kind: 'preference',
    match: compile(
      '^<S> <ADV>(?:hates?|dislikes?|detests?|loathes?|(?:cannot|could not) (?:stand|bear)|(?:do|does) not <ADV>(?:like|love|enjoy|care for|want)|is not (?:<ADV>|(?:a|much of a) (?:big |huge )?)(?:into|fond of|fan of|keen on)|has never liked) (?<value>.+)$',
    ),
    attribute: likeSlot,
    value: (groups) => `not ${likedValue(groups)}`,
    confidence: 0.8,
    accept: (groups, context) =>
      meaningful(groups) && !othersThing(groups, context) && !/\bnot want (?:to|<P>)/iu.test(context.clause),
  },
  {
    name: 'person-of-kind',
    kind: 'preference',
    match: compile(
      '^<S> is <ADV>(?:more of )?(?:a|an) <ADV>(?<value>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:person|lover|fan|addict|guy|girl|nut)(?: at heart)?$',
    ),
    attribute: (groups) => `like/${slug(groups['value'] ?? '')}`,
    confidence: 0.8,
    accept: (groups) =>
      !/^(?:good|bad|nice|great|new|old|different|big|huge|busy|very|lucky|other|only|wrong|right|kind|funny)$/iu.test(
        groups['value'] ?? '',
      ),
  },
];
