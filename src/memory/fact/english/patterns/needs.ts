import { slotOf } from '../../../../language/english/slots.js';
import type { FactPattern, Groups } from '../fact-pattern.js';
import { cleanValue, compile, HIGH_TALK, headNoun, keyWords, slug } from '../phrases.js';

const substance = (groups: Groups) =>
  slug(
    (groups['value'] ?? '').replace(/^(?:all|any|most|tree|raw) /iu, (word) => (/tree|raw/iu.test(word) ? word : '')),
    2,
  );
const ABSTRACT =
  /^(?:to\b|it|that|this|them|anything|something|nothing|more time|time|a (?:minute|second|moment|break|hand|bit|favor|favour|hug|drink|nap|rest|lift|word)|help|some (?:help|time|advice|rest|fresh air)|the (?:break|rest|time)|[\uE000-\uEFFF])/iu;
const FOOD_TALK = /\b(?:eat|eats|drink|drinks|food|allerg|diet|meal|breakfast|lunch|dinner|snack|kitchen|order)/iu;
const FOODS =
  /\b(?:peanuts?|nuts?|dairy|milk|gluten|wheat|eggs?|shellfish|fish|soy|sesame|meat|pork|beef|chicken|alcohol|caffeine|sugar|lactose|seafood|shrimp|onions?|garlic|mushrooms?|spicy \w+|bread|cheese|butter|honey|strawberr\w+|kiwi|tomato\w*|cilantro|coriander|celery|mustard|salt)(?!\p{L})/iu;

/** Slots for which one wish is worth remembering as a preference; one wish for coffee is not. */
const LASTING_WISHES = new Set(['contact', 'room', 'seat', 'temperature', 'lighting', 'wake-up', 'transport', 'route']);

/** Allergies, diets and what people need. */
export const needs: readonly FactPattern[] = [
  {
    name: 'allergic',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:is|are|has (?:always )?been) <ADV>(?:severely |deadly |highly |slightly |mildly |terribly )?(?:allergic|intolerant|sensitive) to (?<value>.+)$',
    ),
    attribute: (groups) => `allergy/${substance(groups)}`,
    value: (groups) => cleanValue(groups['value'] ?? ''),
    confidence: 0.95,
    each: true,
  },
  {
    name: 'not-allergic',
    kind: 'state',
    match: compile('^<S> (?:is|are) (?:not|no longer) <ADV>(?:allergic|intolerant|sensitive) to (?<value>.+)$'),
    attribute: (groups) => `allergy/${substance(groups)}`,
    value: (groups) => `not ${cleanValue(groups['value'] ?? '')}`,
    confidence: 0.9,
    each: true,
  },
  {
    name: 'has-allergy',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:has|have|has got|suffers from)(?: (?:a|an))?(?: (?:bad|severe|serious|mild|slight|strong))? (?<value>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:allergy|allergies|intolerance)\\b.*$',
    ),
    attribute: (groups) => `allergy/${substance(groups)}`,
    confidence: 0.9,
    accept: (groups) => !/^(?:any|no|food|some|an|the)$/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'owned-allergy',
    kind: 'state',
    match: compile(
      "(?<subject><P>)'s (?:bad |severe |serious |mild )?(?<value>[\\p{L}-]+(?: nut)?) (?:allergy|intolerance)\\b",
    ),
    attribute: (groups) => `allergy/${substance(groups)}`,
    text: (groups) => `${groups['subject']} has ${article(groups['value'] ?? '')} ${groups['value']} allergy`,
    confidence: 0.8,
    accept: (groups) => !/^(?:food|the|own|new|only)$/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'avoids',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:avoids?|stays? away from|steers? clear of|(?:cannot|can not|do not|does not|will not|must not|should not|never) <ADV>(?:eats?|drinks?|have|has|tolerates?|touch(?:es)?|do|does)|(?:is|are) off|has given up|gave up|has cut out|stopped eating|stopped drinking) (?<value>.+)$',
    ),
    attribute: (groups) => `diet/${substance(groups)}`,
    value: (groups) => `no ${cleanValue(groups['value'] ?? '')}`,
    confidence: 0.85,
    each: true,
    accept: (groups, context) =>
      !ABSTRACT.test(groups['value'] ?? '') &&
      (FOODS.test(groups['value'] ?? '') ||
        /\b(?:eats?|drinks?|eating|drinking)\b/iu.test(context.clause) ||
        (FOOD_TALK.test(context.question) && /\bavoid/iu.test(context.clause))),
  },
  {
    name: 'eats-again',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:eats?|drinks?|can (?:eat|drink|have)|(?:has |have )?started eating|(?:has |have )?started drinking|is eating|is back to) <ADV>(?<value>.+?)(?: again)?$',
    ),
    attribute: (groups) => `diet/${substance(groups)}`,
    value: (groups) => cleanValue(groups['value'] ?? ''),
    confidence: 0.7,
    accept: (groups) => FOODS.test(groups['value'] ?? '') && (groups['value'] ?? '').split(' ').length < 5,
  },
  {
    name: 'diet',
    kind: 'state',
    match: compile(
      '^<S> (?:is|are|has (?:been|gone|become|turned)|(?:recently )?(?:went|became|turned)) <ADV>(?:a |an )?(?:strict(?:ly)? )?(?<value>(?:not |no longer )?(?:a |an )?(?:vegetarian|vegan|pescatarian|gluten-free|dairy-free|lactose intolerant|coeliac|celiac|diabetic|teetotal))\\b.*$',
    ),
    attribute: 'diet/regime',
    value: (groups) => (groups['value'] ?? '').replace(/\b(?:a|an) /giu, ''),
    confidence: 0.92,
  },
  {
    name: 'none-on-order',
    kind: 'state',
    match: compile(
      "^(?:please |and )*(?:no|hold the|leave out the|without|skip the) (?<value>[\\p{L} -]+?) (?:on|in|for|with|at) (?<subject><P>)(?:'s)?(?: (?:order|orders|meal|meals|food|plate|dish|drink|drinks|salad|sandwich|coffee|tea|pizza|burger|bill|portion)s?)?(?: .*)?$",
    ),
    attribute: (groups) => `diet/${substance(groups)}`,
    value: (groups) => `no ${groups['value']}`,
    text: (_groups, context) =>
      `No ${context.clause.replace(/^(?:please |and )*(?:no|hold the|leave out the|without|skip the) /iu, '')}`,
    confidence: 0.85,
    accept: (groups) =>
      !/^(?:one|problem|need|worries|way|matter|idea|pressure|rush|time|news|reason|point|plans?)\b/iu.test(
        groups['value'] ?? '',
      ),
  },
  {
    name: 'none-on-anything',
    kind: 'state',
    match: compile(
      '\\bno (?<value>[\\p{L} -]+?) (?:on|in|with) (?:anything|everything|whatever|all|any of|any dish|any food|any \\w+) (?<subject><P>) (?:orders?|eats?|gets?|has|have|drinks?)',
    ),
    attribute: (groups) => `diet/${substance(groups)}`,
    value: (groups) => `no ${groups['value']}`,
    text: (groups) => `No ${groups['value']} on anything ${groups['subject']} orders`,
    confidence: 0.85,
  },
  {
    name: 'needs-thing',
    kind: 'state',
    match: compile('^<S> <ADV>(?:will |would )?<ADV>(?:needs?|requires?) <ADV>(?<value>(?!to ).+)$'),
    attribute: (groups, context) => {
      const need = cleanValue(groups['value'] ?? '');
      const slot = slotOf(need, context.question);
      if (slot === 'diet') return `need/${slug(need, 3)}`;
      const name = headNoun(need);
      return name === '' ? undefined : `need/${name}`;
    },
    value: (groups) => cleanValue(groups['value'] ?? ''),
    confidence: 0.75,
    accept: (groups) =>
      !ABSTRACT.test(groups['value'] ?? '') &&
      keyWords(groups['value'] ?? '').length > 0 &&
      !HIGH_TALK.test(groups['value'] ?? '') &&
      !/^(?:more|all|way|people|better|each|everyone|love|support|a (?:change|way|plan|little))\b/iu.test(
        groups['value'] ?? '',
      ),
  },
  {
    name: 'needs-to-keep',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:needs?|has|have) to <ADV>(?<value>(?:keep|take|avoid|wear|use|carry|rest|inject|measure|check|sit|lie) .+)$',
    ),
    attribute: (groups) =>
      `need/${keyWords(groups['value'] ?? '')
        .slice(1, 3)
        .join('-')}`,
    confidence: 0.75,
    accept: (groups) => keyWords(groups['value'] ?? '').length > 1,
  },
  {
    name: 'would-like',
    kind: 'preference',
    match: compile(
      '^<S> (?:(?:would|could) <ADV>(?:like|love|go for|do with)|<ADV>wants?) <ADV>(?<value>(?!to |<P>)(?:a|an|the|some|two|three|\\d+|no|more|less|separate)? ?.+)$',
    ),
    attribute: (groups, context) => {
      const slot = slotOf(groups['value'] ?? '', context.question);
      return slot !== undefined && LASTING_WISHES.has(slot) ? `preference/${slot}` : undefined;
    },
    value: (groups) => cleanValue(groups['value'] ?? ''),
    confidence: 0.7,
    accept: (groups) => !ABSTRACT.test(groups['value'] ?? '') && keyWords(groups['value'] ?? '').length > 0,
  },
];

function article(word: string): string {
  return /^[aeiou]/iu.test(word) ? 'an' : 'a';
}
