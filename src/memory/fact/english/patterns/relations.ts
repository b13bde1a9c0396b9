import type { FactPattern, Groups } from '../fact-pattern.js';
import { cleanValue, compile, KIN, keyWords, singular } from '../phrases.js';

const kin = (groups: Groups) => singular((groups['kin'] ?? '').toLowerCase().split(' ').at(-1) ?? '');
const NAMED = "(?<value>\\p{Lu}[\\p{L}'-]+|<P>)";
const isName = (groups: Groups) => /^[\p{Lu}\uE000-\uEFFF]/u.test(groups['value'] ?? '');
const FUZZY =
  /^(?:friend|colleague|coworker|neighbou?r|kid|child|children|cousin|sibling|parent|niece|nephew|twin)s?$/iu;
const relation = (groups: Groups) => {
  const name = kin(groups);
  return FUZZY.test(name) ||
    kin(groups) !== (groups['kin'] ?? '').toLowerCase().split(' ').at(-1) ||
    /^(?:sister|brother|son|daughter|aunt|uncle|dog|cat)$/u.test(name)
    ? `relation/${name}/${(groups['value'] ?? '').toLowerCase()}`
    : `relation/${name}`;
};

/** Who is whose relative, friend or colleague, and what is said of relatives who are not here. */
export const relations: readonly FactPattern[] = [
  {
    name: 'kin-named',
    kind: 'relationship',
    match: compile(
      `(?<subject><P>)'s (?<kin>${KIN})(?:,(?= \\S+,))? (?:is (?:called |named )?|named |called )?${NAMED}(?=$|[ ,.'])`,
    ),
    attribute: relation,
    text: (groups) => `${groups['value']} is ${groups['subject']}'s ${groups['kin']}`,
    confidence: 0.85,
    accept: (groups) =>
      isName(groups) &&
      groups['value'] !== groups['subject'] &&
      !/^(?:I|And|But|The|In|On|At)$/u.test(groups['value'] ?? ''),
  },
  {
    name: 'named-kin',
    kind: 'relationship',
    match: compile(`(?:^|\\b(?:this is|meet) )${NAMED}(?: is|,) (?<subject><P>)'s (?<kin>${KIN})(?=$|[ ,.])`),
    attribute: relation,
    text: (groups) => `${groups['value']} is ${groups['subject']}'s ${groups['kin']}`,
    confidence: 0.9,
    accept: (groups) => isName(groups) && groups['value'] !== groups['subject'],
  },
  {
    name: 'each-other',
    kind: 'relationship',
    match: compile(
      '^(?<subject><P>) and (?<value><P>|others) (?:are|were|have been|got|will be|became) <ADV>(?<kin>married|engaged|siblings|sisters|brothers|twins|cousins|best friends|colleagues|partners|roommates|flatmates|neighbou?rs|divorced)\\b.*$',
    ),
    attribute: (groups) =>
      groups['value'] === 'others' ? undefined : `relation/${singular(groups['kin'] ?? '')}/${groups['value']}`,
    confidence: 0.85,
  },
  {
    name: 'married-to',
    kind: 'relationship',
    match: compile('^(?<subject><P>) (?:is|are|has been|got) <ADV>(?<kin>married|engaged|related) to (?<value>.+)$'),
    attribute: (groups) => (groups['kin']?.toLowerCase() === 'related' ? undefined : 'relation/spouse'),
    confidence: 0.9,
  },
  {
    name: 'has-kin',
    kind: 'relationship',
    match: compile(
      `^(?<subject><P>)(?: and others)? <ADV>(?:has|have)(?: got)? <ADV>(?<value>(?:a|an|one|two|three|four|five|six|\\d+|no|several) (?:small |young |grown-up |teenage |beautiful |lovely )*(?<kin>${KIN}))(?=$|,| (?:named|called|in|at|and|who|with|from|living|aged|now|already|of)\\b).*$`,
    ),
    attribute: (groups) => `family/${kin(groups)}`,
    value: (groups) => cleanValue(groups['value'] ?? ''),
    accept: (groups) => !/^(?:dog|cat|puppy|kitten|teacher|doctor|dentist|coach|tutor)$/u.test(kin(groups)),
    confidence: 0.85,
  },
  {
    name: 'kin-is',
    kind: 'state',
    match: compile(
      `^(?<subject><P>)'s (?<kin>${KIN})(?<name> \\p{Lu}[\\p{L}'-]+| <P>)? <ADV>(?<value>(?:is|are|was|works?|lives?|plays?|likes?|loves?|hates?|has|have|speaks?|teaches|runs?|wants?|goes|studies|owns|drives|needs|turns|turned|starts?|started|moved|died|passed away|came|comes|visits?|visited|gave|got|bought|made|taught|used to|recently|just|\\p{L}{3,}ed) .+)$`,
    ),
    attribute: (groups) =>
      /^(?:was|moved|died|passed|came|gave|got|bought|made|taught|visited|turned|started|just|recently|used)\b/iu.test(
        groups['value'] ?? '',
      )
        ? undefined
        : `family/${kin(groups)}/${keyWords(groups['value'] ?? '')
            .slice(0, 2)
            .join('-')}`,
    confidence: 0.75,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 1 &&
      !/^(?:is|are|was) (?:called|named)\b|^(?:is|are|was) (?:so |really |very |always |all |such |too )*(?:great|good|fine|nice|amazing|awesome|proud|happy|excited|right|wrong|here|there|cute|adorable|a (?:big|huge|great) (?:help|support|part)|everything|my|the best|like)\b|^(?:has|have) (?:so much|everything|a lot|always|been|never|got|both)\b/iu.test(
        groups['value'] ?? '',
      ),
  },
];
