import type { FactPattern, Groups } from '../fact-pattern.js';
import { cleanValue, compile, headNoun, keyWords, slug } from '../phrases.js';

const OCCUPATION =
  /\b(?:nurse|doctor|dentist|teacher|professor|lecturer|engineer|developer|programmer|designer|architect|accountant|lawyer|solicitor|student|chef|cook|baker|driver|pilot|writer|author|artist|painter|musician|singer|actor|actress|journalist|photographer|scientist|researcher|biologist|chemist|physicist|mechanic|electrician|plumber|carpenter|farmer|gardener|librarian|manager|director|consultant|analyst|therapist|psychologist|counsell?or|social worker|police officer|firefighter|soldier|veteran|vet|veterinarian|paramedic|surgeon|barista|waiter|waitress|bartender|salesperson|realtor|estate agent|translator|interpreter|editor|coach|trainer|host|guide|planner|assistant|secretary|receptionist|technician|pharmacist|freelancer|entrepreneur|founder|owner|CEO|CTO|intern|apprentice|tailor|hairdresser|barber|babysitter|nanny|caregiver|carer|volunteer|historian|economist|dancer|comedian|producer|model|banker|broker|trader|clerk|cashier|courier|builder|roofer|surveyor|judge|mayor|priest|pastor|midwife)s?\b/iu;
const NOT_A_TRAIT =
  /^(?:bit|little|lot|big (?:deal|fan|help|relief)|huge (?:help|relief|fan)|fan|joke|mess|shame|pity|relief|pleasure|question|problem|minute|second|long (?:day|time|way)|good (?:idea|point|sign|question|plan|call|thing|time|friend|listener|one|start|reminder|way)|great (?:idea|point|question|plan|call|way|help|friend|one)|nice (?:idea|touch)|reason|matter|pain|few|kind of|sort of|part of|wreck|genius|star|lifesaver|angel|legend|gem|blast|work in progress|while|couple|lucky|total|real (?:gem|star)|step|perfect|inspiration|testament|reminder|amazing|true|bummer|win|must)\b/iu;
const TRAITS =
  /^(?:afraid of|scared of|terrified of|nervous (?:about|of|around)|anxious about|good (?:at|with)|bad (?:at|with)|great (?:at|with)|terrible (?:at|with)|hopeless (?:at|with)|useless at|better (?:at|with)|fluent in|responsible for|in charge of|married|engaged|divorced|separated|single|widowed|retired|unemployed|self-employed|pregnant|diabetic|asthmatic|epileptic|colou?r-?blind|left-handed|right-handed|deaf|blind|short-sighted|near-sighted|dyslexic|autistic|claustrophobic|bilingual|adopted|religious|catholic|muslim|jewish|hindu|buddhist|transgender|gay|lesbian|bisexual|used to|prone to|friends with|new to|sensitive to|serious about|hard of hearing|an only child|on a diet|on leave|on medication|on parental leave|on call|tall|short|ticklish|seasick|carsick|travel-?sick)\b/iu;
const trait = (groups: Groups) => `trait/${slug(groups['value'] ?? '', 3)}`;
const notVague = (groups: Groups) =>
  keyWords(groups['value'] ?? '').length > 0 && !/^(?:it|that|this|here|there|them)\b/iu.test(groups['value'] ?? '');

/** Who somebody is, where they live, what they do, what they usually do. */
export const states: readonly FactPattern[] = [
  {
    name: 'lives',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:lives?|is living|are living|is based|are based|stays?|resides?|is staying|are staying) <ADV>(?<value>(?:in|at|near|on|by|close to|outside|with|next to|above|opposite) .+)$',
    ),
    attribute: (groups, { clause }) =>
      /\b(?:stays?|staying)\b/iu.test(clause)
        ? 'location/staying'
        : /\bwith\b/iu.test(groups['value']?.slice(0, 5) ?? '')
          ? 'home/with'
          : 'location/home',
    confidence: 0.9,
    accept: (groups) =>
      notVague(groups) &&
      !/^(?:in (?:the moment|fear)|with (?:it|that)|on (?:the same page|track|top))/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'moved',
    kind: 'event',
    match: compile(
      '^<S> <ADV>(?:has |have )?<ADV>(?:moved|relocated)(?: back| out| house)? (?<value>(?:to|into|in with|from) .+)$',
    ),
    attribute: ({ value = '' }) =>
      /^(?:to|into) /iu.test(value) &&
      !/^(?:to|into) (?:the (?:next|front|back)|a (?:new|better) (?:phase|chapter))/iu.test(value)
        ? 'location/home'
        : undefined,
    value: (groups) =>
      (groups['value'] ?? '')
        .replace(/^(?:to|into) /iu, 'in ')
        .replace(/\s+(?:last|this|in|on|a few|two|three|yesterday) .*$/iu, ''),
    confidence: 0.85,
  },
  {
    name: 'from',
    kind: 'state',
    match: compile('^<S> (?:is|are|comes?|was born|grew up) (?:originally )?(?<value>(?:from|in|on) .+)$'),
    attribute: 'origin/place',
    confidence: 0.8,
    accept: (groups, { clause }) =>
      /\b(?:from|was born|grew up)\b/iu.test(clause) &&
      /\p{Lu}|\bfarm|village|town|city|coast/u.test(groups['value'] ?? '') &&
      !/\bcomes? in\b|\bis (?:in|on)\b|\bare (?:in|on)\b/iu.test(clause),
  },
  {
    name: 'works',
    kind: 'state',
    match: compile('^<S> <ADV>(?:works?|is working|has been working) <ADV>(?<value>(?:at|for|in|as|with|from) .+)$'),
    attribute: ({ value = '' }) =>
      /^as /iu.test(value)
        ? 'work/occupation'
        : /^from /iu.test(value)
          ? 'work/place'
          : /^(?:at|for) /iu.test(value)
            ? 'work/employer'
            : 'work/field',
    confidence: 0.85,
    accept: (groups) =>
      notVague(groups) &&
      !/^(?:with (?:that|it|you)|for (?:it|that|<P>|me|the best)|as (?:well|a team|planned|expected)|at (?:it|all))/iu.test(
        groups['value'] ?? '',
      ),
  },
  {
    name: 'age',
    kind: 'state',
    match: compile(
      '^<S> (?:is|are|(?:just )?turned|turns?|will be|is turning) <ADV>(?<value>\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen))(?: (?:years|months|weeks) old)?(?: (?:now|today|tomorrow|next \\w+|in \\w+|on .+))?$',
    ),
    attribute: 'age',
    confidence: 0.85,
  },
  {
    name: 'is-a',
    kind: 'state',
    match: compile(
      '^<S> (?:is|are|was|has (?:always )?been|used to be|became|works as) <ADV>(?:a|an|the) (?<value>.+)$',
    ),
    attribute: (groups, { clause }) =>
      /\b(?:was|used to be)\b/iu.test(clause)
        ? undefined
        : OCCUPATION.test(headOf(groups))
          ? 'work/occupation'
          : trait(groups),
    value: (groups, { clause }) =>
      /\bused to be\b|\bwas\b/iu.test(clause) ? undefined : cleanValue(groups['value'] ?? ''),
    confidence: 0.8,
    accept: (groups, { clause }) => {
      const text = groups['value'] ?? '';
      if (NOT_A_TRAIT.test(text) || /\b(?:person|lover|fan)$/iu.test(text) || !notVague(groups)) return false;
      return (
        !/\bwas\b/iu.test(clause) ||
        OCCUPATION.test(headOf(groups)) ||
        /\b(?:kid|child|teenager|baby|boy|girl) \w+ \w+ \w+/iu.test(text)
      );
    },
  },
  {
    name: 'trait',
    kind: 'state',
    match: compile(
      '^<S> (?:is|are|has been|gets?|has always been) <ADV>(?<negated>not )?<ADV>(?:a bit |a little |very |so |too |pretty |quite |super |terribly |extremely )?(?<value>[\\p{L}-]+(?: .+)?)$',
    ),
    attribute: (groups) =>
      `trait/${slug((groups['value'] ?? '').replace(/^(?:great|good|bad|terrible|hopeless|better) (?:at|with)/iu, 'skill'), 3)}`,
    value: (groups) => `${groups['negated'] ?? ''}${cleanValue(groups['value'] ?? '')}`,
    confidence: 0.8,
    accept: (groups) =>
      TRAITS.test(groups['value'] ?? '') && !/\b(?:it|that|this|them|you)$/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'birthday',
    kind: 'state',
    match: compile("^(?<subject><P>(?:'s <KIN>)?)'s birthday (?:is|falls) (?:on )?(?<value>.+)$"),
    attribute: ({ subject = '' }) => (subject.includes("'s") ? undefined : 'birthday'),
    confidence: 0.9,
    needsTime: true,
  },
  {
    name: 'own-detail',
    kind: 'state',
    match: compile(
      "^(?<subject><P>)'s (?:new |current |home |work |cell |mobile )*(?<slot>phone number|number|e-?mail(?: address)?|address|username|nickname|surname|last name|middle name|shoe size|size|blood type|licen[cs]e plate|job|occupation|job title|major|hometown|zodiac sign|first language|native language|mother tongue|hobby|pronouns) (?:is|are) (?:now )?(?<value>.+)$",
    ),
    attribute: ({ slot = '' }) =>
      /^(?:job|occupation|job title)$/iu.test(slot) ? 'work/occupation' : `detail/${slug(slot, 3)}`,
    confidence: 0.85,
    accept: (groups) =>
      notVague(groups) &&
      !/^(?:a mess|crazy|stressful|hard|tough|great|good|going|so|really|very|too|getting|important|done)\b/iu.test(
        groups['value'] ?? '',
      ),
  },
];

function headOf(groups: Groups): string {
  const value = groups['value'] ?? '';
  return `${headNoun(value)} ${value.split(/\s+(?:at|in|for|with|on|and|who|from)\s+/u)[0] ?? ''}`;
}
