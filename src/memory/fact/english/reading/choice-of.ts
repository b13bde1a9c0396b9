import { tagWords } from '../../../../language/english/tagger.js';
import { frameOf } from './frame.js';

const CHOOSING = [
  /^(?:I|we) (?:(?:would|will|really|always|usually|still|definitely|probably|just|rather|sooner|do|also) )*(?:go(?:ing)? (?:for|with)|take|choose|pick|prefer|rather have|(?<=would |will )have|opt for|stick (?:with|to)|like|love|enjoy|want|need|swear by|get on best with|do best with|work best with) (?<value>.+)$/iu,
  /^(?:I|we) am (?:\p{L}+ly )?(?:happiest|happier|happy|best|fine|good|better off|comfortable) with (?<value>.+)$/iu,
  /^my (?:pick|choice|vote|favou?rite|preference|answer)(?: \p{L}+)? (?:is|would be|will be|goes to|has to be) (?<value>.+)$/iu,
  /^(?:for me|in my case|as for me|with me|mine),? (?:(?:it|that|this) )?(?:(?:is|would be|will be|has to be|must be|stays) )?(?:nothing beats |nothing but |always |just )*(?<value>.+)$/iu,
  /^(?:just |please )*(?:put|mark|write|count|sign) me down (?:for|as) (?<value>.+)$/iu,
  /^(?:just |please )*(?:give|get|bring|send|leave|make) me (?<value>.+)$/iu,
  /^(?:nothing beats|nothing like|you (?:cannot|can not|could not) (?:go wrong with|beat)|(?:it|that) (?:has to|must|would have to) be|make mine) (?<value>.+)$/iu,
];
const WEAK =
  /^(?:I|we) (?:(?:would|will|really|always|usually|still|definitely|probably|just|do|also) )*(?:take|have|like|love|enjoy|want|need) /iu;
const MOST = /\b(?:most|best)\b/iu;
const TAIL =
  /,.*$|\s+(?:[-–—]|because|since|so that|so I|but|if|when|though|instead|rather than|over)(?=\s).*$|(?:\s+(?:every time|any ?(?:day|time)|please|thank you|thanks|always|as ever|as always|of course|for me|for mine|most|most of all|best|the best|the most|these days|right now|now|again|too|as well|after all|anyway|for sure|if I may))+$/iu;
const NO_CHOICE =
  /^(?:to|that|this|it|them|those|these|there|here|so|how|what|who|when|where|why|if|not|no|nothing|anything|everything|something|whatever|whichever|either|both|any|one|none|all|you|your|him|her|us|the (?:same|idea|way|thing|one)|a (?:lot|bit|look|second|minute|moment|question|word|feeling|hunch)|good|great|nice|fine|sorry|yes|yeah|sure|okay|ok|thanks|of course|true|right|exactly|really|maybe|well|just|too)(?![\p{L}-])/iu;
const MAX_WORDS = 8;

/** What somebody chooses when asked. */
export interface Choice {
  value: string;
  /** Nothing but the thing is said: "A short text, please". */
  bare: boolean;
  /** Said as anything may be said: only a question after wishes, or to everyone, makes "I have tea" a choice. */
  weak: boolean;
}

/** The thing that a clause, in its speaker's own words, picks in the way people answer what they would have; undefined when it picks nothing. */
export function choiceOf(clause: string): Choice | undefined {
  const said = CHOOSING.map((shape) => shape.exec(clause)?.groups?.['value']).find((value) => value !== undefined);
  if (said !== undefined) return named(said, { bare: false, weak: WEAK.test(clause) && !MOST.test(clause) });
  const words = tagWords(clause);
  const noun = words.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN' || tag === 'NUM');
  return noun && frameOf(words) === undefined ? named(clause, { bare: true, weak: true }) : undefined;
}

/** Whether a clause picks something in words of choosing. */
export function picks(clause: string): boolean {
  return CHOOSING.some((shape) => chosenValue(shape.exec(clause)?.groups?.['value'] ?? '') !== undefined);
}

function named(said: string, how: Omit<Choice, 'value'>): Choice | undefined {
  const value = chosenValue(said);
  return value === undefined ? undefined : { value, ...how };
}

/** The thing in what follows a word of choosing, without courtesies and reasons behind it; undefined when it names none. */
export function chosenValue(said: string): string | undefined {
  const value = said.replace(TAIL, '').replace(TAIL, '').trim();
  const words = value.split(/\s+/u).length;
  if (value === '' || words > MAX_WORDS || NO_CHOICE.test(value) || /[\uE000-\uEFFF]/u.test(value)) return undefined;
  return /^\p{Lu}\p{Ll}* /u.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value;
}
