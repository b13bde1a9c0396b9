import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import { polarity } from '../openers.js';
import { thirdPerson } from '../verbs.js';
import { frameOf } from './frame.js';
import { isPerson, nounPhraseAt } from './noun-phrase.js';

/** What a short answer states together with its question. */
export interface AnsweredQuestion {
  text: string;
  /** The person character of whom it is about. */
  subject?: string;
}

const AUXILIARY = /^(?:am|is|are|was|were|do|does|did|have|has|had|will|would|can|could|shall|should|may|might)$/u;
const QUESTION_WORD = /^(?:what|where|when|why|how|which|who|whose|whom)$/u;
const ECHO =
  /^(?:[\uE000-\uEFFF](?: and others)?|he|she|it|they|there) (?:(?:already|just|really|certainly|definitely|still|always) )?(?<aux>do|does|did|am|is|are|was|were|have|has|had|will|would|can|could|shall)(?<not> not)?$/iu;
const AGREES =
  /^(?:in|deal|done|agreed|will do|ok|okay|fine|no problem|my pleasure|gladly|happy to|with pleasure|count on it)$/iu;
const MYSELF = /^(?:me|[\uE000-\uEFFF](?: (?:is|am|will|can|could|does|did|has))?)$/iu;
const NO_ANSWER =
  /^(?:hello|hi|hey|maybe|perhaps|not sure|no idea|depends|it depends|hm+|um+|well|oh|what|why|really|wow|sorry|thanks|good|great|nice|lovely|perfect|right|of course not)\b/iu;
const OWN_MATTERS =
  /^the (?:shoulder|hip|knee|back|head|neck|ankle|leg|foot|arm|hand|wrist|eye|ear|tooth|stomach|heart|family|kids|children|baby|wife|husband|job|work|new job|house|flat|garden|dog|cat|car|studies|thesis)$/iu;

/**
 * Makes a statement of a question and the short answer to it: "did A see Dr. Ito" and "I did, last week", "where is the key" and
 * "on the hook", "who takes notes" and "me". Both grounded, without marks; `answerer` is the person character of who answers.
 * Undefined when the answer is none or stands on its own.
 */
export function joinAnswer(
  question: string,
  answer: string,
  raw: string,
  answerer: string,
): AnsweredQuestion | undefined {
  const words = tagWords(
    question
      .replace(/^(?:and|so|but|or|then|ok|okay|well),? /iu, '')
      .replace(/,? (?:by the way|then|though|though|at all|exactly|please|so far)$/iu, ''),
  );
  const first = words[0];
  if (first === undefined || NO_ANSWER.test(answer)) return undefined;
  const at = words.findIndex(
    ({ lower }, index) => AUXILIARY.test(lower) && (index === 0 || QUESTION_WORD.test(first.lower)),
  );
  const asks = QUESTION_WORD.test(first.lower);
  const [head = '', ...others] = answer.split(', ');
  const tail = others.length === 0 ? '' : `, ${others.join(', ')}`;
  const echo = ECHO.exec(head)?.groups;
  const said =
    echo === undefined
      ? AGREES.test(answer.trim())
        ? 'yes'
        : polarity(raw)
      : echo['not'] === undefined
        ? 'yes'
        : 'no';
  if (first.lower === 'who') return whoAnswer(words, answer, answerer);
  if (at < 0) return said === 'yes' && !asks ? confirmed(words, answerer) : undefined;
  const copula = asks && /^(?:is|are|was|were)$/u.test(words[at]?.lower ?? '');
  const subject = nounPhraseAt(words, at + 1, copula);
  if (subject === undefined || words[at + 1]?.lower === 'there') return existence(words, at, answer, said);
  const auxiliary = (words[at] as TaggedWord).lower;
  const about = phrase(words, subject.from, subject.to);
  const rest = phrase(words, subject.to, words.length);
  if (/^(?:it|that|this|they|he|she|these|those|one|there)$/iu.test(about)) return undefined;
  if (asks) {
    if (said !== undefined || frameOf(tagWords(answer)) !== undefined || !isFragment(answer)) return undefined;
    if (first.lower === 'why' || first.lower === 'which' || first.lower === 'whose') return undefined;
    const mine = OWN_MATTERS.test(about);
    const what = mine ? about.replace(/^the/iu, `${answerer}'s`) : about;
    const bare = first.lower === 'where' && !/^(?:ADP|ADV)$/u.test(tagWords(answer)[0]?.tag ?? '');
    return withSubject(
      `${what} ${carried(auxiliary, rest, false, personOf(words[subject.from]) === about)}${bare ? ':' : ''} ${lowered(answer)}`,
      mine ? answerer : personOf(words[subject.from]),
    );
  }
  if (said === undefined) return undefined;
  if (/\b(?:any|anything|anyone|anybody|ever|really)\b/iu.test(rest) && said === 'yes') return undefined;
  const asked = /^(?:can|could|would|will)$/u.test(auxiliary) && about === answerer;
  if (asked && said === 'yes')
    return withSubject(`${about} ${echo?.['aux'] === 'did' ? 'did' : 'will'} ${rest}${tail}`, answerer);
  if (rest === '' || (asked && said === 'no')) return undefined;
  return withSubject(
    `${about} ${carried(auxiliary, rest, said === 'no')}${echo === undefined ? '' : tail}`,
    personOf(words[subject.from]),
  );
}

/** "who is covering Sunday": whoever says "I am" or "me", or the one who is named, is. */
function whoAnswer(words: readonly TaggedWord[], answer: string, answerer: string): AnsweredQuestion | undefined {
  const rest = phrase(words, 1, words.length);
  if (words.length < 3) return undefined;
  const echoes = rest.split(' ').slice(1).join(' ').toLowerCase().startsWith(answer.toLowerCase());
  const said = tagWords(answer);
  const whole = nounPhraseAt(said, 0, true);
  const isName = whole?.to === said.length && isPerson(said[0]);
  const named = isName ? answer : undefined;
  if (named === undefined && !MYSELF.test(answer) && !echoes) return undefined;
  const who = named ?? answerer;
  return withSubject(
    `${who} ${thirdPerson(rest.split(' ')[0] ?? '')} ${rest.split(' ').slice(1).join(' ')}`,
    personOf(tagWords(who)[0]),
  );
}

/** "so A is moving to Norway", "A makes it": a claim put as a question, and a yes. */
function confirmed(words: readonly TaggedWord[], answerer: string): AnsweredQuestion | undefined {
  const frame = frameOf(words);
  if (frame === undefined || words.length < 3) return undefined;
  const subject = words[frame.subject.from];
  if (!isPerson(subject) || subject?.text !== answerer) return undefined;
  return withSubject(phrase(words, frame.subject.from, words.length), answerer);
}

function existence(
  words: readonly TaggedWord[],
  at: number,
  answer: string,
  said: 'yes' | 'no' | undefined,
): AnsweredQuestion | undefined {
  if (words[at + 1]?.lower !== 'there') return undefined;
  const rest = phrase(words, at + 2, words.length).replace(/^any /iu, '');
  const auxiliary = (words[at] as TaggedWord).lower;
  if (said === 'no') return { text: `there ${auxiliary} no ${rest}` };
  const place =
    said === undefined && /^(?:in|on|at|behind|under|next|near|by|around|above|below|outside|inside)\b/iu.test(answer);
  return said === 'yes' || place
    ? { text: `there ${auxiliary} ${rest}${place ? ` ${lowered(answer)}` : ''}` }
    : undefined;
}

function carried(auxiliary: string, rest: string, negated: boolean, single = false): string {
  const not = negated ? 'not ' : '';
  if ((auxiliary === 'do' || auxiliary === 'does') && !negated) {
    const [verb = '', ...others] = rest.split(' ');
    return [thirdPerson(verb), ...others].join(' ');
  }
  return `${single ? thirdPerson(auxiliary) : auxiliary} ${not}${rest}`.trim();
}

function isFragment(answer: string): boolean {
  const words = tagWords(answer);
  return (
    words.length <= 12 &&
    words.some(({ tag }) => tag === 'NUM' || tag === 'NOUN' || tag === 'PROPN' || tag === 'ADJ' || tag === 'ADV')
  );
}

function withSubject(text: string, subject: string | undefined): AnsweredQuestion {
  return { text: text.replace(/\s+/gu, ' ').trim(), ...(subject === undefined ? {} : { subject }) };
}

function personOf(word: TaggedWord | undefined): string | undefined {
  return isPerson(word) ? word?.text.charAt(0) : undefined;
}

function phrase(words: readonly TaggedWord[], from: number, to: number): string {
  let text = '';
  for (const [index, word] of words.slice(from, to).entries()) {
    const before = words[from + index - 1];
    text += (index > 0 && before !== undefined && before.end < word.start ? ' ' : '') + word.text;
  }
  return text;
}

/** A fragment inside a sentence loses the capital of its own beginning, unless it is a name. */
function lowered(fragment: string): string {
  const first = tagWords(fragment)[0];
  return first?.tag === 'PROPN' ? fragment : fragment.charAt(0).toLowerCase() + fragment.slice(1);
}
