import type { FactPattern, Groups } from '../fact-pattern.js';
import { compile, HIGH_TALK, headNoun, keyWords } from '../phrases.js';

const CHOOSE =
  'cancel|drop|skip|go with|go for|stick with|stick to|book|move|postpone|reschedule|take|use|meet|swap|switch|change|do|have|order|get|pick|choose|split|leave|plan|add|replace|buy|invite|rent|drive|walk|push back|push|scrap|call off|aim for|set|make|try|schedule|bring|visit|head|hold|start with|eat|cook|watch|share|put|send|paint|hire|order';
const EMPTY =
  /\b(?:do (?:it|this|that)|get (?:started|going|to it|moving|into it|back|it)|keep (?:going|it|in touch|moving|pushing|up|working|supporting|spreading|at it)|have (?:fun|a look|a chat|a blast|a great|some fun)|make (?:it|sure|this|a difference|some|the most|an|memories)|take (?:a look|a break|it|that|care|a moment|a second|turns)|try (?:it|that|to)|leave it|move on|start with you|change the|catch up|get \p{L}+ing|pick a date)(?!\p{L})/iu;
const matter = (groups: Groups) => {
  const name = headNoun(
    (groups['value'] ?? '').replace(new RegExp(`^(?:${CHOOSE})(?:ing|ling|ping|ping|ning)? `, 'iu'), ''),
  );
  return name === '' ? undefined : `decision/${name}`;
};
const real = (groups: Groups) =>
  !EMPTY.test(groups['value'] ?? '') &&
  !HIGH_TALK.test(groups['value'] ?? '') &&
  !/\b(?:community|support|awareness|something|anything)\b/iu.test(groups['value'] ?? '') &&
  keyWords(groups['value'] ?? '').length > 1 &&
  !/\b(?:it|that|this|them|you)$/iu.test(groups['value'] ?? '');

/** What was settled, chosen, cancelled or moved. */
export const decisions: readonly FactPattern[] = [
  {
    name: 'let-us',
    kind: 'decision',
    match: compile(`^(?:maybe |then |okay |so )*let us <ADV>(?<negated>not )?(?<value>(?:${CHOOSE}) .+)$`),
    attribute: matter,
    value: (groups) => `${groups['negated'] ?? ''}${groups['value']}`,
    text: (groups, { speaker }) => `${speaker} said: let us ${groups['negated'] ?? ''}${groups['value']}`,
    confidence: 0.75,
    accept: real,
  },
  {
    name: 'decided',
    kind: 'decision',
    match: compile(
      '^<S> <ADV>(?:has |have )?<ADV>(?:decided|agreed|chose|chosen|opted|settled|resolved|voted|committed) (?<value>(?:to|on|against|that|not to|for|in favou?r of) .+)$',
    ),
    attribute: (groups) =>
      matter({
        ...groups,
        value: (groups['value'] ?? '').replace(/^(?:not )?(?:to|on|against|that|for|in favou?r of) /iu, ''),
      }),
    confidence: 0.85,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 0 && !/\b(?:it|that|this|them)$/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'going-with',
    kind: 'decision',
    match: compile(
      `^<S> (?:is|are|will|has|have|would like to|wants? to) <ADV>(?:be )?(?<verb>go(?:ing)? (?:with|for)|stick(?:ing)? (?:with|to)|choos(?:e|ing)|pick(?:ed|ing)?|switch(?:ed|ing)? to|cancel(?:l?ed|l?ing)?|postpon(?:e|ed|ing)|reschedul(?:e|ed|ing)|drop(?:ped|ping)|skip(?:ped|ping)?|swap(?:ped|ping)?|replac(?:e|ed|ing)) (?<value>.+)$`,
    ),
    attribute: (groups) => {
      const name = headNoun(groups['value'] ?? '');
      return name === '' ? undefined : `decision/${name}`;
    },
    value: (groups) => `${groups['verb']} ${groups['value']}`,
    confidence: 0.75,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 0 &&
      !/^(?:(?:it|that|this|them|the flow|up|off|out)\b|[\uE000-\uEFFF])/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'thing-cancelled',
    kind: 'decision',
    match: compile(
      "^(?<thing>(?:the|<P>'s|<WEEKDAY>'s|tomorrow's|today's|tonight's) [\\p{L}\\d' -]+?) (?:is|are|was|were|(?:has|have) <ADV>been|got|will be) <ADV>(?<value>(?:cancel(?:l?ed)|postponed|moved|rescheduled|pushed back|brought forward|delayed|called off|off|changed|sold out|fully booked|confirmed|approved|rejected)(?: .+)?)$",
    ),
    attribute: (groups) =>
      `${/confirmed|approved|rejected|sold out|booked/iu.test(groups['value'] ?? '') ? 'decision' : 'schedule'}/${headNoun(groups['thing'] ?? '')}`,
    confidence: 0.8,
    accept: (groups) => !/^off (?:to|the)/iu.test(groups['value'] ?? '') && keyWords(groups['thing'] ?? '').length > 0,
  },
  {
    name: 'instead-of',
    kind: 'decision',
    match: compile(
      '^<S> (?:will|is going to|are going to|would rather) <ADV>(?<value>[\\p{L}-]+ .+ instead(?: of .+)?)$',
    ),
    confidence: 0.75,
    accept: (groups) =>
      keyWords((groups['value'] ?? '').replace(/instead.*/iu, '')).length > 1 &&
      !/\b(?:that|it|this) instead/iu.test(groups['value'] ?? ''),
  },
];
