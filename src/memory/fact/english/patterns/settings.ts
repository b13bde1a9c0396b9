import { tagWords } from '../../../../language/english/tagger.js';
import type { FactPattern, Groups, PatternContext } from '../fact-pattern.js';
import { compile, conditionIn, headNoun, keyWords } from '../phrases.js';
import { settingOf } from '../reading/setting-of.js';
import { thirdPerson } from '../verbs.js';

const ADJUST =
  '(?:set|lower|raise|turn(?: on| off| up| down)?|switch(?: on| off)?|drop|bring|put|mute|unmute|dim|brighten|adjust|change|increase|decrease|crank(?: up)?|reduce|enable|disable|activate|deactivate|open|close|tilt|recline|keep|leave|move|crack)';
const SENSED =
  'dim|bright|dark|loud|quiet|hot|cold|warm|cool|high|low|fast|slow|strong|weak|sensitive|chatty|harsh|glaring|stuffy|hard|soft|firm|tight|noisy|distracting|dry|humid|sweet|spicy|salty|bitter|early|late|big|small|long|short|stiff|breezy|drafty';

const thingOf = (value = '') =>
  value.replace(/\s+(?:back |all the way )?(?:to|at|on|off|up|down|by|in|for|so|because|before|while)\b.*$/iu, '');
const slot = (value: string | undefined) => {
  const name = headNoun(thingOf(value));
  return name === '' ? undefined : `setting/${name}`;
};
/** Whether the words say how a thing is to be, by their grammar. */
const adjustable = ({ verb = '', value = '' }: Groups, { speaker }: PatternContext) =>
  settingOf(`${speaker} ${verb.replace(/^\S+/u, thirdPerson)} ${value}`) !== undefined &&
  !/^(?:keep|leave)s? up\b|^(?:a|an|some|your|my)\b/iu.test(`${verb} ${value}`) &&
  !/^(?:(?:it|that|this|them)\b|\p{L}+ing\b)/iu.test(value);

/** How people set the things around them, and what bothers them about how these are set. */
export const settings: readonly FactPattern[] = [
  {
    name: 'lets-oneself-set',
    kind: 'event',
    match: compile(
      `^(?:let|<P> will) (?:(?<subject><P>)|us) (?:just |quickly )*(?<verb>${ADJUST}) (?<value>(?:the |this |<P>'s )?.+)$`,
    ),
    attribute: ({ value }) => slot(value),
    value: ({ verb, value }) => `${verb} ${value}`,
    text: ({ subject, verb, value }, { speaker }) => `${subject ?? speaker} adjusts something: ${verb} ${value}`,
    confidence: 0.7,
    accept: adjustable,
  },
  {
    name: 'sets',
    kind: 'event',
    match: compile(
      `^<S> (?:will |is going to |would like to |wants to |always |usually )?<ADV>(?<verb>${ADJUST}s?|sets|lowers|raises|switches|keeps|has set|had set|turned (?:on|off|up|down)|lowered|raised|switched|dimmed|muted) (?<value>(?:the |this |<P>'s )?.+)$`,
    ),
    attribute: ({ value }) => slot(value),
    value: ({ verb, value }) => `${verb} ${value}`,
    confidence: 0.7,
    accept: adjustable,
  },
  {
    name: 'asks-to-set',
    kind: 'event',
    match: compile(
      `^(?:(?:can|could|would|will) (?:<P>|everyone) (?:please |just )*|(?:please |just |now )*)(?<verb>${ADJUST}) (?<value>(?:the |all the |<P>'s )?.+?)(?:,? please)?$`,
    ),
    attribute: ({ value }) => slot(value),
    value: ({ verb, value }) => `${verb} ${value}`,
    text: ({ verb, value }, { speaker }) => `${speaker} asked for this: ${verb} ${value}`,
    confidence: 0.65,
    accept: adjustable,
  },
  {
    name: 'is-set',
    kind: 'event',
    match: compile(
      "^(?:the |<P>'s )?(?<thing>[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,3}?) (?:is |are )?(?:now |back )?(?<value>set(?: to| at)? .+|set|at \\d+.*|to \\d+.*|on(?: (?:low|high|medium|full|\\d+).*)?|off|muted)$",
    ),
    attribute: ({ thing }) => slot(thing),
    text: (_groups, { speaker, clause }) => `${speaker} says how it is set: ${clause}`,
    confidence: 0.65,
    accept: ({ thing = '' }, { hasTime, clause }) =>
      keyWords(thing).length > 0 &&
      !tagWords(thing).some(({ tag }) => tag === 'VERB' || tag === 'AUX') &&
      !(hasTime() && /\b(?:are|\p{L}+s) (?:at|on|to|set|back) /u.test(clause)) &&
      !/^(?:it|that|this|there)\b/iu.test(thing),
  },
  {
    name: 'too-much',
    kind: 'preference',
    match: compile(
      `^(?<thing>(?:the |this |<P>'s )?[\\p{L}\\d' -]{2,40}?) (?:is|are|feels?|seems?|gets?) <ADV>(?:way |far |a bit |a little )?too (?<value>${SENSED})(?: for (?<subject><P>))?(?: .+)?$`,
    ),
    text: ({ thing, value, subject }, { speaker, clause }) =>
      `${subject ?? speaker} finds ${thing} too ${value}${/\bat night\b/iu.test(clause) ? ' at night' : ''}`,
    value: () => undefined,
    confidence: 0.7,
    accept: ({ thing = '' }) =>
      keyWords(thing).length > 0 && !/^(?:it|that|this|what|life|everything|work|time|things)\b/iu.test(thing),
  },
  {
    name: 'wants-set',
    kind: 'preference',
    match: compile(
      "^<S> <ADV>(?:wants?|needs?|would like|prefers?|likes?|keeps?) <ADV>(?<thing>(?:the|<P>'s|all) [\\p{L}\\d -]+?) (?<value>(?:to (?:be|show|stay|play|read|sound|remain) |at |on |set |kept |turned |all the way |maxed ).+)$",
    ),
    attribute: ({ thing }) => slot(thing),
    confidence: 0.8,
    accept: ({ thing = '', value = '' }, { clause }) =>
      keyWords(thing).length > 0 && settingOf(clause) !== undefined && conditionIn(clause) !== value,
  },
];
