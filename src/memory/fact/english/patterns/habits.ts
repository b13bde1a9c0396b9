import type { FactPattern, Groups } from '../fact-pattern.js';
import { compile, headNoun, keyWords, slug } from '../phrases.js';

const notVague = (groups: Groups) =>
  keyWords(groups['value'] ?? '').length > 0 && !/^(?:it|that|this|here|there|them)\b/iu.test(groups['value'] ?? '');

/** What somebody usually does, speaks and learns, and what they have given up. */
export const habits: readonly FactPattern[] = [
  {
    name: 'no-longer',
    kind: 'state',
    match: compile(
      '^<S> (?:no longer|(?:do|does) not|is not|are not|(?:has |have )?(?:stopped|quit|gave up|given up)) (?<value>.+?)(?<gone> any ?more| any longer)?$',
    ),
    attribute: (_groups, { clause }) => retracted(clause),
    value: (groups) => `no longer ${(groups['value'] ?? '').replace(/^(?:the |a |an )/iu, '')}`,
    confidence: 0.85,
    accept: (groups, { clause }) =>
      (groups['gone'] !== undefined || /\b(?:no longer|stopped|quit|gave up|given up)\b/iu.test(clause)) &&
      notVague(groups) &&
      !/\b(?:stopped|quit) (?:to|by|at|for|in)\b/iu.test(clause),
  },
  {
    name: 'called',
    kind: 'state',
    match: compile(
      "^(?:please |just |you can |everyone can |everyone |everybody |people |(?:my )?friends |most people )?(?:just )?calls? (?<subject><P>) (?<value>\\p{Lu}[\\p{L}'-]+)$",
    ),
    attribute: ({ value = '' }) => `alias/${value.toLowerCase()}`,
    confidence: 0.75,
    accept: ({ value = '' }) =>
      /^\p{Lu}/u.test(value) &&
      !/^(?:Back|If|When|Tomorrow|Later|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/u.test(value),
  },
  {
    name: 'speaks',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:speaks?|can speak|is fluent in|is learning|is studying|studies|studied|majors? in|majored in|teaches|is training to be|is training for) <ADV>(?<value>.+)$',
    ),
    attribute: (groups, { clause }) =>
      /\b(?:studied|majored)\b/iu.test(clause)
        ? undefined
        : `${/speak|fluent/iu.test(clause) ? 'language' : 'study'}/${slug(groups['value'] ?? '', 2)}`,
    confidence: 0.8,
    accept: (groups) => notVague(groups) && !/^(?:to|up|about|for (?:my|the|<P>)|with)\b/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'habit',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?:always|usually|often|never|rarely|normally|generally|typically|sometimes|regularly|mostly|tends? to) <ADV>(?<value>(?!(?:been|had|have|has|doubts?|wonders?|feels?|thinks?|hopes?|wants?|means?|seems?|appreciates?|thought|wanted|knew|said|told|wondered|felt|heard|saw|seen|imagined|a |an |the |be |in |on |so |too |up |down )\\b)[\\p{L}-]+ .+)$',
    ),
    attribute: ({ value = '' }) =>
      /^(?:gets? up|wakes? up)\b/iu.test(value)
        ? 'habit/wake-up'
        : /^(?:goes? to (?:bed|sleep))\b/iu.test(value)
          ? 'habit/bedtime'
          : undefined,
    confidence: 0.75,
    accept: (groups) =>
      keyWords(groups['value'] ?? '').length > 1 &&
      !/^(?:makes?|puts?|brings?) (?:<P>|me|it|that)\b|\b(?:it|that|this)$/iu.test(groups['value'] ?? ''),
  },
  {
    name: 'every',
    kind: 'state',
    match: compile(
      '^<S> <ADV>(?<value>(?:goes|go|has|have|plays?|runs?|swims?|takes?|does|do|works?|cooks?|visits?|calls?|eats?|walks?|drives?|cycles?|reads?|teaches|attends?|volunteers?|practices?|practises?|trains?|meets?|drinks?|bakes?|helps?|wakes?|gets?|sleeps?|leaves?|picks?) .*(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|week|weekend|month|year|<WEEKDAY>|other \\w+)s?.*)$',
    ),
    confidence: 0.85,
  },
  {
    name: 'used-to',
    kind: 'state',
    match: compile('^<S> <ADV>used to <ADV>(?<value>(?!be |it|that)[\\p{L}-]+ .+)$'),
    value: () => undefined,
    confidence: 0.75,
    accept: (groups) => keyWords(groups['value'] ?? '').length > 1,
  },
];

function retracted(clause: string): string | undefined {
  if (/\b(?:works?|working) (?:at|for)\b/iu.test(clause)) return 'work/employer';
  if (/\b(?:works?|working) as\b|\bis not (?:a|an) \b/iu.test(clause)) return 'work/occupation';
  if (/\b(?:lives?|living) (?:in|at|near)\b/iu.test(clause)) return 'location/home';
  if (/\b(?:vegetarian|vegan|pescatarian)\b/iu.test(clause)) return 'diet/regime';
  const object =
    /\b(?:no longer|does not|do not|stopped|quit|gave up|given up|is not)\s+(?:eat(?:s|ing)?|drink(?:s|ing)?|like(?:s)?|lov(?:es?|ing)|enjoy(?:s|ing)?|avoid(?:s|ing)?|(?:into|allergic to|has|have|own(?:s)?|needs?|prefers?) )?\s*(.+?)(?: any ?more| any longer)?$/iu.exec(
      clause,
    )?.[1];
  const verb = /\b(?:eat|drink|avoid)/iu.test(clause)
    ? 'diet'
    : /allergic/iu.test(clause)
      ? 'allergy'
      : /\b(?:have|has|owns?)\b/iu.test(clause)
        ? 'possession'
        : /\b(?:stopped|quit|gave up|given up)\b/iu.test(clause)
          ? 'habit'
          : 'like';
  const name = object === undefined ? '' : verb === 'possession' ? headNoun(object) : slug(object, 2);
  return name === '' ? undefined : `${verb}/${name}`;
}
