import { slotOf } from '../../../../language/english/slots.js';
import { chosen, meaningful, ownWay, value } from '../chosen-value.js';
import type { FactPattern, Groups, PatternContext } from '../fact-pattern.js';
import { chosenThing, compile, headNoun, keyWords } from '../phrases.js';

function preferenceSlot(groups: Groups, context: PatternContext): string | undefined {
  const chosenValue = value(groups);
  const way = ownWay(chosenValue);
  if (way !== undefined) return way.slot;
  const name = slotOf(chosenValue, `${context.clause} ${context.question}`) ?? headNoun(chosenValue);
  return name === '' ? undefined : `preference/${name}`;
}

function preferred(groups: Groups): string {
  const chosenValue = value(groups);
  return ownWay(chosenValue)?.value ?? chosenValue;
}

/** What people choose. */
export const preferences: readonly FactPattern[] = [
  {
    name: 'prefers',
    kind: 'preference',
    match: compile(
      '^<S> <ADV>(?:do |does )?<ADV>(?:prefers?|has <ADV>preferred|has a preference for|opts? for|leans? towards?) <ADV>(?<value>.+)$',
    ),
    attribute: preferenceSlot,
    value: preferred,
    confidence: 0.9,
    accept: meaningful,
  },
  {
    name: 'would-prefer',
    kind: 'preference',
    match: compile('^<S> would <ADV>(?:prefer|rather|sooner) <ADV>(?<value>(?!not ).+)$'),
    attribute: preferenceSlot,
    value: preferred,
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
