import type { FactPattern } from '../fact-pattern.js';
import { compile, headNoun, keyWords, slug } from '../phrases.js';

const THING = "(?<thing>(?:(?:the|<P>'s|that|<P> and others') )?(?:[\\p{L}\\d'-]+ ){0,4}[\\p{L}\\d'-]+?)";
const NUMBERED =
  'room|seat|seats|gate|platform|track|table|flight|train|bus|coach|locker|booking|confirmation|reservation|order|parking|bay|spot|account|door|gate code|code|pin|password|wi-?fi password|number|row|floor|terminal|ticket|tracking|extension|apartment|unit|lane|stall|license|meeting id|budget|deposit|price|total|rent|fee|limit|score|deadline';
const schedule = (thing: string | undefined) => {
  const name = headNoun(thing ?? '');
  return name === '' ? undefined : `schedule/${name}`;
};
const concrete = (thing: string | undefined) =>
  !/birthday$|^(?:it|that|this|these|those|there|what|which|who|everything|all|the (?:best|only|main|last|first|next|whole|key|point|thing)|one|how|here|[\uE000-\uEFFF]$|[\uE000-\uEFFF] |and |but |so |if |when |not |maybe |looks|sounds|let|good|great|just)\b/iu.test(
    thing ?? '',
  ) &&
  keyWords(thing ?? '').length > 0 &&
  !/\b(?:am|is|are|was|were|will|would|can|cannot|could|should|has|have|do|does|did|to|of|that|if|when|because|think|know|say|hope|want|need)\b/iu.test(
    thing ?? '',
  );

/** Times of things, numbers of things, prices and where things are. */
export const schedules: readonly FactPattern[] = [
  {
    name: 'thing-at-time',
    kind: 'plan',
    match: compile(
      `^${THING} <ADV>(?<value>(?:is|are|will be|starts?|begins?|opens?|closes?|ends?|finish(?:es)?|leaves?|departs?|arrives?|boards?|lands?|takes place|runs?|kicks off|is (?:scheduled|booked|set|due|planned|open|closed|on|confirmed)|are (?:scheduled|booked|set|due|open|closed)|(?:has been |was |got |is |will be )?(?:moved|changed|pushed|postponed|rescheduled|shifted|brought forward|delayed)) (?:back |forward )?<ADV>(?:at |on |from |until |till |to |for |in |by |around |about |between |before |after )?.+)$`,
    ),
    attribute: (groups) => schedule(groups['thing']),
    confidence: 0.8,
    needsTime: true,
    accept: (groups) =>
      concrete(groups['thing']) &&
      /^(?:\S+ ){1,4}?(?:(?:at|on|from|until|till|to|for|in|by|around|about|between|before|after) )?(?:the )?(?:\d|noon|midnight|tomorrow|today|tonight|next |this |every |early|late|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)/iu.test(
        groups['value'] ?? '',
      ) &&
      /\d|noon|midnight|morning|afternoon|evening|tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|week|month/iu.test(
        groups['value'] ?? '',
      ) &&
      !/^(?:is|are|was) (?:so|very|really|a (?:great|good|nice|real)|such|always)\b/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'numbered',
    kind: 'state',
    match: compile(
      `^(?:(?<subject><P>)'s|the|<P> and others') (?:[\\p{L}'-]+ ){0,3}?(?<thing>${NUMBERED})(?: number| code| id)? (?:is|are|will be|was|has changed to|changed to|is now) <ADV>(?<value>(?:(?:number|no\\.?|room|seat|gate|platform|table|row|bay) )?#?(?=[\\p{L}-]*[\\d£$€]).+)$`,
    ),
    attribute: (groups) => `number/${slug(groups['thing'] ?? '', 2)}`,
    accept: (_groups, { clause }) => !/\b(?:phone|mobile|cell|telephone) number\b/iu.test(clause),
    confidence: 0.9,
  },
  {
    name: 'in-number',
    kind: 'state',
    match: compile(
      '^<S> (?:is|are|will be|has been moved|is staying|are staying|sits?|is sitting|parked|is parked) (?:in|on|at|to) (?:the )?(?<thing>room|seat|row|table|gate|platform|floor|bay|terminal|carriage|coach|spot|lot|level|apartment|office|building|zone) ?(?:number )?(?<value>#?[A-Z]?\\d+[\\p{L}\\d-]*)\\b.*$',
    ),
    attribute: (groups) => `number/${(groups['thing'] ?? '').toLowerCase()}`,
    confidence: 0.85,
  },
  {
    name: 'thing-from-number',
    kind: 'state',
    match: compile(
      `^${THING} <ADV>(?:leaves|departs|boards|arrives|goes|runs|is leaving|is departing|is|will be|will leave|will depart|flies|pulls in) (?:from|at|on|in|to) (?<value>(?:platform|gate|track|terminal|bay|stop|room|dock|pier|door|hall|floor|level|table) ?(?:number )?[A-Z]?\\d+\\w*.*)$`,
    ),
    attribute: (groups) => `place/${headNoun(groups['thing'] ?? '')}`,
    confidence: 0.85,
    accept: (groups) => concrete(groups['thing']),
  },
  {
    name: 'costs',
    kind: 'state',
    match: compile(
      `^${THING} <ADV>(?:costs?|is|are|was|were|comes to|adds up to|sells for|went for) <ADV>(?:about |around |roughly |only |nearly |over |under )?(?<value>(?:[£$€¥] ?\\d[\\d.,]*k?|\\d[\\d.,]* ?(?:dollars|euros|pounds|bucks|yuan|yen|percent|%|cents|kilometres|kilometers|km|miles|kg|kilos|minutes|hours|metres|meters|degrees|people|guests|euro)).*)$`,
    ),
    attribute: (groups) => `amount/${slug(groups['thing'] ?? '', 3)}`,
    confidence: 0.8,
    accept: (groups) => concrete(groups['thing']),
  },
  {
    name: 'thing-quality',
    kind: 'state',
    match: compile(
      "^(?<thing>(?:the|<P>'s) [\\p{L}' -]{3,30}?) (?:is|are) <ADV>(?<value>(?:not )?(?:[\\p{L}]+-(?:free|friendly|accessible|proof)|(?:wheelchair |fully |step-free )?accessible|locked|broken|out of order|out of stock|full|sold out|heated|refundable|non-refundable|included|vegan|vegetarian|free of charge)\\b.*)$",
    ),
    confidence: 0.65,
  },
  {
    name: 'there-is',
    kind: 'state',
    match: compile(
      '^there (?:is|are|will be) <ADV>(?<value>(?:a|an|two|three|four|five|\\d+|some|free|no|another|the) .*(?:in|at|on|near|next to|by|behind|beside|under|opposite|around|between|close to|inside|outside|across|above|below|from|until|every) .+)$',
    ),
    confidence: 0.6,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 1 &&
      !/\b(?:no (?:way|need|point|reason|rush|problem|doubt|shortage|right|one|place)|(?:a|an|some|another) (?:lot|reason|way|chance|sense|good|great|bit|big|difference|thing|moment|few|part|kind|feeling|beauty|power|strength|joy|special|tension|balance|risk|need|gap|point|issue|question|world|lesson|story)|the (?:question|issue|matter|whole|fact|usual|possibility))\b|\b(?:in (?:the world|life|general|that|it|this|mind|me)|on (?:the horizon|that)|at (?:all|least)|by (?:that|it)|from (?:it|that|them)|in (?:being|doing|knowing|having|how))\b/iu.test(
        groups['value'] ?? '',
      ),
  },
  {
    name: 'place-has',
    kind: 'state',
    match: compile(
      '^(?:the [\\p{L} -]+?|<P> and others) (?:has|have|offers?|includes?|serves?|comes with) (?:got )?(?<value>(?:a|an|two|three|four|five|\\d+|free|locked|separate) [\\p{L}\\d, -]+)$',
    ),
    confidence: 0.6,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 1 &&
      !/^(?:a|an) (?:lot|strong|great|good|nice|big|special|close|deep|bit|few|way|real|chance|plan|question|feeling|whole|huge|long|hard|wonderful|blast)\b/iu.test(
        groups['value'] ?? '',
      ),
  },
];
