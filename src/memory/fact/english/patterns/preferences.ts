import type { FactPattern, Groups, PatternContext } from '../fact-pattern.js';
import { chosenThing, cleanValue, compile, headNoun, keyWords, slug } from '../phrases.js';
import { slotOf } from '../slots.js';

const VAGUE =
  /^(?:it|that|this|them|those|these|one|ones|anything|something|everything|nothing|all|any|either|both|neither|how|what|when|where|why|who|whoever|the (?:\p{L}+ )?(?:idea|design|colou?rs?|energy|vibes?|lesson|rush|feeling|freedom|connection|style|details?|message|concept|passion|attitude|enthusiasm|spirit|support|atmosphere|photo|picture|view)|the sound|the way|the thought|the look|the part|the fact|to (?:know|say|hear|see|think)|if|because|not|here|there|[\uE000-\uEFFF](?: and others)?$|each other|too|as well|so)(?!\p{L})/iu;
/** Slots in which "I like X" picks one way among several. */
const CHOICES = new Set(['contact', 'temperature', 'seat', 'lighting', 'volume', 'wake-up', 'room', 'bedtime']);

const chosen = (value: string) =>
  chosenThing(value.replace(/\s+(?:over|rather than|instead of|more than|to)\s+.+$/iu, ''));
const value = (groups: Groups) => chosen(groups['value'] ?? '');
const meaningful = (groups: Groups) =>
  !VAGUE.test((groups['value'] ?? '').trim()) && !VAGUE.test(value(groups)) && keyWords(value(groups)).length > 0;

function preferenceSlot(groups: Groups, context: PatternContext): string | undefined {
  const chosenValue = value(groups);
  const name = slotOf(chosenValue, `${context.clause} ${context.question}`) ?? headNoun(chosenValue);
  return name === '' ? undefined : `preference/${name}`;
}

function likeSlot(groups: Groups, context: PatternContext): string | undefined {
  const liked = cleanValue(groups['value'] ?? '');
  const slot = slotOf(liked, context.question);
  if (slot !== undefined && CHOICES.has(slot)) return `preference/${slot}`;
  const name = slug(liked.replace(/\s+(?:because|if|when|so|and I|but)\b.*$/iu, ''));
  return name === '' ? undefined : `like/${name}`;
}

const othersThing = (groups: Groups, context: PatternContext) =>
  context.addressee !== undefined && (groups['value'] ?? '').startsWith(`${context.addressee}'s`);

/** What people choose, like and dislike. */
export const preferences: readonly FactPattern[] = [
  {
    name: 'prefers',
    kind: 'preference',
    match: compile('^<S> <ADV>(?:prefers?|has a preference for|opts? for|leans? towards?) <ADV>(?<value>.+)$'),
    attribute: preferenceSlot,
    value,
    confidence: 0.9,
    accept: meaningful,
  },
  {
    name: 'would-prefer',
    kind: 'preference',
    match: compile('^<S> would <ADV>(?:prefer|rather|sooner) <ADV>(?<value>(?!not ).+)$'),
    attribute: preferenceSlot,
    value,
    confidence: 0.85,
    accept: meaningful,
  },
  {
    name: 'would-rather-not',
    kind: 'preference',
    match: compile('^<S> would <ADV>(?:prefer|rather) not (?:to )?(?<value>.+)$'),
    value: (groups) => `not ${groups['value']}`,
    confidence: 0.7,
    accept: (groups) => keyWords(groups['value'] ?? '').length > 1,
  },
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
    name: 'works-best',
    kind: 'preference',
    match: compile(
      '^(?:<ADV>|I think |I guess )(?<value>[^,]+?) (?:works?|suits?|is|are|would be|would work|will be|will work)(?: <ADV>)? ?(?:best|better|easiest|easier|ideal|perfect|preferable|fine|good)?(?: way)? (?:for |with |to )?(?<subject><P>)(?: best| better| fine)?(?: (?:if|when|because|for|since) .+)?$',
    ),
    attribute: preferenceSlot,
    value,
    confidence: 0.85,
    accept: (groups, context) =>
      meaningful(groups) &&
      /\b(?:best|better|easiest|easier|ideal|preferable)\b/iu.test(context.clause) &&
      !/^(?:sounds?|looks?|[\uE000-\uEFFF])/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'best-way',
    kind: 'preference',
    match: compile(
      '^(?:the )?(?:best|easiest) (?:way|thing|option)(?: .*)? (?:for|to (?:reach|contact|get)) (?<subject><P>) is <ADV>(?:by |via |through |to )?(?<value>.+)$',
    ),
    attribute: preferenceSlot,
    value,
    confidence: 0.85,
    accept: meaningful,
  },
  {
    name: 'for-me',
    kind: 'preference',
    match: compile(
      '^(?:for|as for) (?<subject><P>),? (?:just |please |I would say |maybe )*(?:leave|send|give|use|make it|get|keep|(?:it is|it would be|it has to be) )?\\s*(?<value>[^,]+?)(?: (?:is|are|works?|would be|will be) (?:best|better|easiest|easier|fine|good|perfect|great|enough))?$',
    ),
    attribute: preferenceSlot,
    value: (groups) => chosen((groups['value'] ?? '').replace(/ if .+$/iu, '')),
    text: (groups) => `${groups['subject']} prefers ${(groups['value'] ?? '').trim()}`,
    confidence: 0.8,
    accept: (groups, context) =>
      meaningful(groups) &&
      slotOf(groups['value'] ?? '', context.question) !== undefined &&
      (groups['value'] ?? '').split(' ').length < 14,
  },
  {
    name: 'likes',
    kind: 'preference',
    match: compile(
      '^<S> (?:do |does |did )?<ADV>(?:likes?|loves?|enjoys?|adores?|is (?:<ADV>|a (?:big |huge )?)(?:into|fond of|fan of|keen on|partial to|obsessed with|crazy about|passionate about|addicted to)|has always (?:loved|liked|enjoyed)) <ADV>(?<value>.+)$',
    ),
    attribute: likeSlot,
    value: (groups) => cleanValue(groups['value'] ?? ''),
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
    value: (groups) => `not ${cleanValue(groups['value'] ?? '')}`,
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
  {
    name: 'instead',
    kind: 'preference',
    match: compile(
      '^(?:can|could|would|will) (?:<P>|everyone) (?:please )?(?:just )?(?:send|give|get|bring|leave|make|put|play|text|call|email|message|phone|ring) (?<value>(?:<P> )?.*?) ?(?:instead(?: of .+)?|from now on|in (?:the )?future)$',
    ),
    attribute: (groups, context) => preferenceSlot({ ...groups, value: instead(groups, context) }, context),
    value: instead,
    text: (groups, context) => `${context.speaker} prefers ${instead(groups, context)} (asked for it instead)`,
    confidence: 0.75,
    accept: (groups, context) => slotOf(instead(groups, context), context.question) !== undefined,
  },
  {
    name: 'own-practice',
    kind: 'preference',
    match: compile(
      '^for (?<purpose>[^,]+), <S> <ADV>(?:will )?<ADV>(?:uses?|keeps?|takes?|has|have|goes? with|go for|sticks? (?:to|with)|relies? on|drinks?|eats?|wears?) <ADV>(?<value>.+?)(?: so (?:that )?.+)?$',
    ),
    attribute: (groups, context) => {
      const slot = slotOf(groups['purpose'] ?? '') ?? slotOf(value(groups), context.question);
      return slot === undefined ? undefined : `preference/${slot}`;
    },
    value,
    confidence: 0.65,
    accept: (groups) => meaningful(groups) && slotOf(`${groups['purpose']} ${groups['value']}`) !== undefined,
  },
  {
    name: 'contact-by',
    kind: 'preference',
    match: compile(
      '^(?:from now on,? |in future,? |always |please always )(?:just |please )*(?<value>text|call|email|message|phone|ring|write(?: to)?|ping) (?<subject><P>)(?!\\p{L}).*$',
    ),
    attribute: 'preference/contact',
    text: (groups) => `${groups['subject']} wants to be reached this way from now on: ${groups['value']}`,
    confidence: 0.8,
  },
];

function instead(groups: Groups, context: PatternContext): string {
  const verb = /\b(text|call|email|message|phone|ring) [\uE000-\uEFFF]/iu.exec(context.clause)?.[1];
  const rest = (groups['value'] ?? '').replace(/^[\uE000-\uEFFF]\s*/u, '');
  return chosenThing(verb !== undefined ? `a ${verb} ${rest}` : rest);
}
