import { isVerbAdverb, thirdPerson } from './verbs.js';
import { straightOrder } from './word-order.js';

/** Who the person words of one turn mean, as person characters (see `person-tokens.ts`). */
export interface Perspective {
  speaker: string;
  /** The single safe addressee. */
  addressee?: string;
  /** "everyone" or "A, B and C" when several people are addressed for certain. */
  addressees?: string;
}

/** A clause whose person words are people. */
export interface Grounded {
  text: string;
  /** Some word of the clause points at something that is not known: no fact may be made of it. */
  unsafe: boolean;
}

const WORDS = /[\uE000-\uEFFF]|[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*|[^\s\p{L}\p{M}\d\uE000-\uEFFF]|\s+/gu;
const OPENS_CLAUSE = new Set(
  `if when whenever because that so where what unless once after before as until till while think hope know how why
   but and or though although whether anything everything case anytime , . : ;`.split(/\s+/),
);
const AUXILIARY = new Set(
  'am are is was were do does did have has had will would can cannot could should shall may might must'.split(' '),
);
const OBJECT_POSITION = new Set('at to for with from by on about of around near than like let'.split(' '));
const NOUN_BEFORE = /(?:\b(?:the|a|an|my|our|your|some|any|two|three|every|another)|'s)\s+[\p{L}-]{3,}/iu;
const POINTING = /^(?:it|this|that|these|those|they|there|here|he|she|one|so|which|neither|both|mine|yours)(?=\s|$)/iu;
const POINTING_DETERMINER =
  /^(?:this|these)\s+(?:morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|autumn|fall|time|days|friday|saturday|sunday|monday|tuesday|wednesday|thursday)\b|^there\s+(?:is|are|was|were|will be)\s+/iu;
const LOOSE_OBJECT =
  /\b(?:it(?! (?:rains?|snows?|is (?:raining|snowing|sunny|hot|cold|late|dark|wet|windy)))|them|those|these|this(?= (?:to|for|on|in|with|at|from|into|by|too|again|now|and|but)\b|$)|that one|this one|one(?= (?:last|yesterday|today|tomorrow|next|too|again|soon)\b|$)|both|that(?= (?:to|for|on|in|with|at|from|into|by|too|again|now|up|down|out|off|every|soon|last|yesterday|today|tomorrow|and|but)\b|$)|this (?:place|photo|picture|pic|activity|thing|stuff))(?=$|[\s,.!])/iu;

const THIS_TIME =
  /^(?:this|these) (?:morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|autumn|fall|time|\w+day|days)\b/iu;

/** Rewrites a clause from the speaker's view to everybody's: persons in place of "I" and "you", verbs to match. */
export function ground(clause: string, view: Perspective): Grounded {
  const tokens = clause.match(WORDS) ?? [];
  const words = tokens.map((token, at) => ({ token, at })).filter(({ token }) => !/^\s+$/u.test(token));
  const out = [...tokens];
  let unsafe = false;
  const lower = (index: number) => words[index]?.token.toLowerCase() ?? '';
  /** "do you", "where are you": the auxiliary stands before its subject, and nothing but a question word before it. */
  const isInverted = (index: number) => {
    const opener = lower(index - 2);
    return AUXILIARY.has(lower(index - 1)) && (opener === '' || OPENS_CLAUSE.has(opener) || /^wh|^how$/u.test(opener));
  };
  const agree = (index: number) => {
    const before = lower(index - 1);
    if (isInverted(index)) {
      out[words[index - 1]!.at] = matchCase(words[index - 1]!.token, thirdPerson(before));
      return;
    }
    let verb = index + 1;
    while (isVerbAdverb(lower(verb))) verb += 1;
    const word = words[verb];
    if (word && /^\p{L}+(?:-\p{L}+)?$/u.test(word.token)) out[word.at] = thirdPerson(word.token);
  };
  for (const [index, { token, at }] of words.entries()) {
    const word = token.toLowerCase();
    const before = lower(index - 1);
    const next = lower(index + 1);
    const isSubject = index === 0 || OPENS_CLAUSE.has(before) || AUXILIARY.has(next) || isInverted(index);
    if (token === 'I') {
      out[at] = view.speaker;
      const joined = before === 'and' && /^[\uE000-\uEFFF]$/u.test(words[index - 2]?.token ?? '');
      if (!joined) agree(index);
    } else if (word === 'me' || word === 'myself') out[at] = view.speaker;
    else if (word === 'my' || word === 'mine' || word === 'our' || word === 'ours') out[at] = `${view.speaker}'s`;
    else if (word === 'we' || word === 'us') {
      if (!(word === 'us' && before === 'let')) out[at] = `${view.speaker} and others`;
    } else if (word === 'you' || word === 'yourself' || word === 'yourselves') {
      const person = view.addressee ?? view.addressees;
      if (person === undefined) {
        unsafe = true;
        continue;
      }
      out[at] = person;
      const single = view.addressee !== undefined || person === 'everyone';
      if (single && isSubject && !OBJECT_POSITION.has(before)) agree(index);
    } else if (word === 'your' || word === 'yours') {
      const person = view.addressee ?? view.addressees;
      if (person === undefined) unsafe = true;
      else out[at] = `${person}'s`;
    } else if (/^(?:he|she|him)$/u.test(word)) unsafe = true;
  }
  const text = decapitalised(straightOrder(decapitalised(out.join(''))));
  if (POINTING.test(text) && !POINTING_DETERMINER.test(text)) unsafe = true;
  if (/\bthere\b(?! (?:is|are|was|were|will)\b)/iu.test(text)) unsafe = true;
  if (/\blike (?:this|that|these|those)\b|^the (?:\p{L}+ )?ones?\b/iu.test(text)) unsafe = true;
  const loose = LOOSE_OBJECT.exec(text);
  if (loose && !/^there/iu.test(text) && !THIS_TIME.test(text.slice(loose.index))) {
    if (!NOUN_BEFORE.test(text.slice(0, loose.index))) unsafe = true;
  }
  if (/\b(?:they|their|theirs|them)\b/iu.test(text)) {
    const plural =
      /(?<!^[\uE000-\uEFFF](?: and others)? (?:\w+ )?)(?:\b[\p{L}-]{3,}s\b(?<!'s)|\b(?:people|children|men|women|folks|family|team)\b)/u.exec(
        text,
      );
    const pronoun = /\b(?:they|their|theirs|them)\b/iu.exec(text);
    if (plural === null || pronoun === null || plural.index > pronoun.index) unsafe = true;
  }
  return { text, unsafe };
}

/** A clause without the capital of its first word, unless that word reads as the name of a relative: "Marta is my sister". */
function decapitalised(clause: string): string {
  if (/^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu}|\p{Lu}[\p{L}'-]+(?: is|,) [\uE000-\uEFFF]'s )/u.test(clause)) return clause;
  return clause.charAt(0).toLowerCase() + clause.slice(1);
}

function matchCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
