import { slotOf } from '../../../language/english/slots.js';
import type { Groups } from './fact-pattern.js';
import { chosenThing, keyWords, singular } from './phrases.js';

/** Objects of liking that point elsewhere or at nothing: "it", "the idea", "what you said". */
const VAGUE =
  /^(?:it|that|this|them|those|these|one|ones|anything|something|everything|nothing|all|any|either|both|neither|how|what|when|where|why|who|whoever|the (?:\p{L}+ )?(?:idea|design|colou?rs?|energy|vibes?|lesson|rush|feeling|freedom|connection|style|details?|message|concept|passion|attitude|enthusiasm|spirit|support|atmosphere|photo|picture|view)|the sound|the way|the thought|the look|the part|the fact|to (?:know|say|hear|see|think)|if|because|not|here|there|[\uE000-\uEFFF](?: and others)?$|each other|too|as well|so)(?!\p{L})/iu;

/** What was chosen, without what it was chosen over. */
export const chosen = (value: string) =>
  chosenThing(value.replace(/\s+(?:over|rather than|instead of|more than|to(?=\s+\p{L}+$))\s+.+$/iu, ''));

/** The chosen thing of a match. */
export const value = (groups: Groups) => chosen(groups['value'] ?? '');

/** Whether a match names something that can be liked or chosen. */
export const meaningful = (groups: Groups) =>
  !VAGUE.test((groups['value'] ?? '').trim()) && !VAGUE.test(value(groups)) && keyWords(value(groups)).length > 0;

const OWN_WAY =
  /^[\uE000-\uEFFF]'s (?<thing>[\p{L}-]+) (?<way>(?:with|without|on the|in a|extra|very|half|well|medium|black|white|strong|weak|hot|cold|warm|iced|chilled|sweet|bitter|plain|soft|hard|runny|scrambled|fried|boiled|grilled|toasted|raw|rare|crispy|crunchy|thin|thick|fresh|spicy|mild|salty|salted|unsalted|unsweetened|dark|light|loud|quiet|slow)\b.*)$/iu;
const TAKEN_ONE_WAY = new Set(['drink', 'food', 'music']);

/** "my coffee black", "my eggs soft": how somebody takes a thing, of which only one way holds at a time. */
export function ownWay(liked: string): { slot: string; value: string } | undefined {
  const { thing = '', way = '' } = OWN_WAY.exec(liked.trim())?.groups ?? {};
  const family = thing === '' ? undefined : slotOf(thing);
  if (family === undefined || !TAKEN_ONE_WAY.has(family)) return undefined;
  return { slot: `preference/${singular(thing.toLowerCase())}`, value: `${thing} ${way}` };
}
