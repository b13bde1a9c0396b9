import type { FactPattern } from '../fact-pattern.js';
import { cleanValue, compile, headNoun, keyWords } from '../phrases.js';

const NOT_OWNED = new Set(
  `time minute second moment question questions idea point look fun trouble problem issue doubt clue plan choice chance
   hand feeling sense hope faith thing reason break day night weekend week morning evening blast love crush fear lot bit
   right word chat talk conversation say nap snack drink bite shower rest effect impact way luck fit case smile laugh
   experience memory dream goal passion energy strength support great good nice lovely fantastic difference connection
   peace joy courage blessing access availability space room preference allergy intolerance appointment meeting
   interview call class exam test flight train deadline game practice shift party date hard easy option options update
   news concern worry thought opinion trip journey habit tendency eye ear thank tip advice faith respect picture photo pic event coming knack change tweak news surprise bond work talent skill potential soul video way stuff colleague appreciation
   headache cold fever cough flu need plenty part place go help backup story tour sip seat`.split(/\s+/),
);
const DETERMINED =
  "(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|several|some|a few|a couple of|a pair of|no|<P>'s own|this)";
const ILLNESS =
  /\b(?:diabetes|asthma|epilepsy|arthritis|insomnia|migraines?|anxiety|depression|adhd|dyslexia|vertigo|hay fever|high blood pressure|(?:bad|sore|injured|broken|sprained|weak) (?:knee|back|ankle|leg|arm|wrist|shoulder|foot|hip)|motion sickness|sciatica|tinnitus|anemia|celiac disease|coeliac disease|a (?:cold|fever|cough|migraine|concussion))\b/iu;

/** What people own, keep, play and suffer from. */
export const possessions: readonly FactPattern[] = [
  {
    name: 'has-illness',
    kind: 'state',
    match: compile('^<S> <ADV>(?:has|have|has got|suffers? from|lives? with|is recovering from) <ADV>(?<value>.+)$'),
    attribute: ({ value = '' }) => `health/${headNoun(ILLNESS.exec(value)?.[0] ?? value)}`,
    value: ({ value = '' }) => cleanValue(value.replace(/,.*$/u, '')),
    confidence: 0.85,
    accept: ({ value = '' }) => ILLNESS.test(value),
  },
  {
    name: 'has',
    kind: 'state',
    match: compile(`^<S> <ADV>(?:has|have)(?: got)? <ADV>(?<value>${DETERMINED} .+)$`),
    attribute: ({ value = '' }) => `possession/${headNoun(value)}`,
    value: ({ value = '' }) => value,
    confidence: 0.75,
    accept: ({ value = '' }) => {
      const head = headNoun(value);
      const words = keyWords(value.replace(/\s+(?:with|for|at|in|on|to|from|that|which|who)\s.*$/iu, ''));
      return head !== '' && !words.some((word) => NOT_OWNED.has(word)) && !/\b(?:it|that|this)$/iu.test(value);
    },
  },
  {
    name: 'owns',
    kind: 'state',
    match: compile(
      "^<S> <ADV>(?:owns?|drives|rides|collects?|raises|keeps|runs) <ADV>(?<value>(?:a|an|two|three|four|several|some|\\d+|<P>'s)? ?(?!to\\b|it\\b|that\\b|this\\b|up\\b|down\\b|away\\b|off\\b|out\\b|on\\b|over\\b|into\\b|in\\b|by\\b|the\\b).+)$",
    ),
    attribute: ({ value = '' }, { clause }) => {
      const verb = /\b(own|drive|ride|collect|raise|keep|run)/iu.exec(clause)?.[1]?.toLowerCase() ?? 'own';
      return `${verb === 'collect' || verb === 'run' ? verb : 'possession'}/${headNoun(value)}`;
    },
    value: ({ value = '' }) => cleanValue(value),
    confidence: 0.75,
    accept: ({ value = '' }, { clause }) =>
      headNoun(value) !== '' && !/\b(?:keeps?|runs?|rides|drives)\b/iu.test(clause)
        ? true
        : /\b(?:runs|drives|rides|keeps) (?:a|an|two|three|\d+)\b/iu.test(clause) &&
          !/\b(?:lot|while|eye|secret|bit|marathon|mile|risk|journal)\b/iu.test(value),
  },
  {
    name: 'plays',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:plays?|has been playing|is learning to play|is learning|sings?|paints?|practices?|practises?|coaches|does) (?<value>(?:the )?(?:violin|piano|guitar|drums?|cello|flute|clarinet|saxophone|trumpet|harp|ukulele|bass|viola|banjo|football|soccer|tennis|chess|basketball|baseball|volleyball|hockey|golf|cricket|rugby|badminton|yoga|pilates|karate|judo|ballet|video games|in (?:a|the) (?:band|choir|orchestra)|watercolou?rs?|portraits|landscapes|kickboxing|taekwondo|gymnastics|pottery|ceramics)\\b.*)$',
    ),
    attribute: ({ value = '' }) => `hobby/${headNoun(value)}`,
    confidence: 0.85,
  },
  {
    name: 'keeps-fact-of-thing',
    kind: 'state',
    match: compile(
      "^(?<subject><P>)'s (?<thing>car|bike|house|flat|apartment|dog|cat|phone|laptop|bag|suitcase|backpack|luggage|tablet|office|desk|garden|kitchen|school|company|team|store|shop|studio|passport|wallet|keys?|glasses|charger|medication|medicine|meds|inhaler) (?:is|are|was) (?<value>(?:in|at|on|under|behind|near|next to|a|an|called|named|red|blue|green|black|white|silver|grey|gray|yellow|parked|stored|kept|left) ?.*)$",
    ),
    attribute: ({ thing = '' }) => `thing/${headNoun(thing)}`,
    confidence: 0.75,
    accept: ({ value = '' }) =>
      !/^(?:a mess|a bit|on (?:it|track|the way)|in the middle of)/iu.test(value) &&
      !/^(?:in|at|on|a|an)$/iu.test(value),
  },
];
