import { slotOf } from '../../../language/english/slots.js';
import { polarity } from './openers.js';
import { PERSON } from './person-tokens.js';
import { thirdPerson } from './verbs.js';

const WHO = `(?<who>${PERSON}(?: and others)?)`;
const compileQuestion = (source: string) => new RegExp(source.replaceAll('<WHO>', WHO), 'iu');

/** How an answer's fragment completes a question: question shape, and the statement made of both. */
const COMPLETIONS: readonly {
  question: RegExp;
  statement: (groups: Record<string, string>, fragment: string) => string;
}[] = [
  {
    question: compileQuestion(
      '^(?:and )?where (?:does|do|is|are|will) <WHO> (?<verb>live|work|stay|come|living|working|staying|based|from)\\b',
    ),
    statement: ({ who, verb = '' }, fragment) =>
      `${who} ${/ing$|based|from/iu.test(verb) ? `is ${verb}` : thirdPerson(verb)} ${/^(?:in|at|near|on|from|with|for) /iu.test(fragment) || verb === 'from' ? fragment : `in ${fragment}`}`,
  },
  {
    question: compileQuestion('^(?:and )?what (?:does|do) <WHO> do\\b'),
    statement: ({ who }, fragment) => `${who} works as ${fragment}`,
  },
  {
    question: compileQuestion(
      "^(?:and )?what (?:is|are) (?<who>[\\uE000-\\uEFFF])'s (?<what>(?:favou?rite|preferred) .+|phone number|e-?mail.*|address|birthday|job|size|shoe size)$",
    ),
    statement: ({ who, what }, fragment) => `${who}'s ${what} is ${fragment}`,
  },
  {
    question: compileQuestion('^(?:and )?how old is <WHO>'),
    statement: ({ who }, fragment) => `${who} is ${fragment}`,
  },
  {
    question: compileQuestion(
      '^(?:(?:does|do) <WHO> have |is there |are there )?(?:any )?(?:\\S+ )?(?:.*\\b)?allerg\\w+(?:\\b.*)$',
    ),
    statement: ({ who }, fragment) => `${who} is allergic to ${fragment}`,
  },
  {
    question: compileQuestion(
      '^(?:and )?when (?:does|do|is|are|will) <WHO> (?<verb>leave|arrive|leaving|arriving|land|depart|return|start|come back|get back|check in|check out|fly|flying)\\b',
    ),
    statement: ({ who, verb = '' }, fragment) =>
      `${who} ${/ing$/iu.test(verb) ? `is ${verb}` : thirdPerson(verb.split(' ')[0]!) + verb.slice(verb.split(' ')[0]!.length)} ${fragment}`,
  },
  {
    question: compileQuestion(
      '^(?:.*, )?(?:and )?(?:what|which|how|would|does|do|should|shall|will|is|are|can)\\b.*\\b(?:prefer|rather|favou?r)\\b',
    ),
    statement: ({ who }, fragment) => `${who} prefers ${fragment}`,
  },
  {
    question: compileQuestion(
      '^(?:and )?(?:what|which)\\b.*\\b(?:would|does|do|will|should|can)\\b.*\\b(?:like|want|need|take|drink|eat|order|choose|have|get|fancy|for)\\b',
    ),
    statement: ({ who }, fragment) => `${who} would like ${fragment}`,
  },
  {
    question: compileQuestion(
      '^(?:and )?how (?:should|shall|(?:can|could|would|does|do|will) .*\\b(?:like|want|prefer|send|reach|contact|get|receive|share|hear)\\b)\\b.*',
    ),
    statement: ({ who }, fragment) => `${who} prefers ${fragment.replace(/^(?:by|via|through|with|on) /iu, '')}`,
  },
  {
    question: compileQuestion('^(?:.*\\b)?[\\p{L}-]+ or [\\p{L} -]+$'),
    statement: ({ who }, fragment) => `${who} prefers ${fragment}`,
  },
];

const YES_NO = new RegExp(
  `^(?:and |so |but )?(?<aux>is|are|does|do|has|have|will|would|can) ${WHO} (?<rest>.+)$`,
  'iu',
);
const NOT_A_FRAGMENT =
  /^(?:[\uE000-\uEFFF]|I\b|it\b|that\b|this\b|there\b|the (?:idea|thing|problem)|not sure|maybe|yes|no|whatever|anything|either|both|good|great|sure|thanks|because|if|depends|let|perfect|nice|fine|nothing|none|never|all|any|sounds|please|hey|hi|hello|yep|yeah|yup|nope|oh|its|wow|haha|well|um|uh|of course|absolutely|definitely|what|how|why|who|really|just)\b|\b(?:is|are|am|was|were|will|would|have|has|had|can|could|should|do|does|did)\b/iu;

/** Whether a grounded question offers a choice. */
export function offersChoice(question: string): boolean {
  return /\b\S+ or \S+/iu.test(question);
}

/** The statement that "yes", "no" or a bare fragment makes of a grounded question; `undefined` when it makes none. */
export function answerAsStatement(question: string, answer: string, fragment: string, who: string): string | undefined {
  const said = polarity(answer);
  const tagged = /^(?<claim>.+), (?:right|correct|no|yes|is not it|are not (?:we|you|they)|isn't it)$/iu.exec(question)
    ?.groups?.['claim'];
  if (tagged !== undefined) return said === 'yes' ? tagged : undefined;
  if (said !== undefined && !offersChoice(question)) {
    const groups = YES_NO.exec(question)?.groups;
    if (groups?.['who']?.startsWith(who)) return assertion(groups as Record<string, string>, said === 'no');
  }
  const bare = fragment.replace(/^(?:just|only|maybe|probably|the one with) /iu, '');
  if (bare === '' || fragment.split(/\s+/u).length > 8 || NOT_A_FRAGMENT.test(bare)) return undefined;
  for (const { question: shape, statement } of COMPLETIONS) {
    const match = shape.exec(question);
    if (!match) continue;
    const asked = match.groups?.['who'];
    if (asked === undefined ? !question.includes(who) && !offersChoice(question) : !asked.startsWith(who))
      return undefined;
    if (shape.source.includes('allerg') && said === 'no') return undefined;
    if (offersChoice(question) && !namesAnOption(question, fragment)) return undefined;
    if (/^\^\(\?:and \)\?how/u.test(shape.source) && slotOf(question) === undefined && slotOf(fragment) === undefined)
      return undefined;
    return statement({ ...match.groups, who }, withinSentence(bare, question));
  }
  return undefined;
}

function assertion(groups: Record<string, string>, negated: boolean): string | undefined {
  const { aux = '', who = '' } = groups;
  const rest = (groups['rest'] ?? '').replace(/,? (?:if so|at all|too|as well|yet|by any chance)$/iu, '');
  const helper = aux.toLowerCase();
  const not = negated ? 'not ' : '';
  if (!negated && /\b(?:any|anything|anyone)\b/iu.test(rest)) return undefined;
  if (helper === 'do' || helper === 'does') {
    if (negated) return `${who} does not ${rest.replace(/\bany\b ?/iu, '')}`;
    const [verb = '', ...others] = rest.replace(/^(?:still|usually|always|really|also) /iu, '').split(' ');
    return `${who} ${thirdPerson(verb)} ${others.join(' ')}`;
  }
  return `${who} ${helper} ${not}${rest}`;
}

/** A fragment inside a sentence loses the capital that only its own beginning gave it. */
function withinSentence(fragment: string, question: string): string {
  const first = fragment.split(/\s/u)[0]?.toLowerCase() ?? '';
  const common = /^(?:in|at|on|by|with|from|near|to|for|as|a|an|the|my|two|three|via|every|around|after|before)$/u.test(
    first,
  );
  return common || question.includes(first) ? fragment.charAt(0).toLowerCase() + fragment.slice(1) : fragment;
}

function namesAnOption(question: string, fragment: string): boolean {
  const asked = new Set(question.toLowerCase().match(/[\p{L}\d-]{3,}/gu));
  return (fragment.toLowerCase().match(/[\p{L}\d-]{3,}/gu) ?? []).some(
    (word) => asked.has(word) || asked.has(word.replace(/s$/u, '')),
  );
}
