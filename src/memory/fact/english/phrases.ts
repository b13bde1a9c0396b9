import { PERSON } from './person-tokens.js';
import { ADVERB } from './verbs.js';

/** Words for relatives and other close people, singular. */
export const KIN =
  '(?:older |younger |little |big |twin |eldest |oldest |youngest |half-|step|grand|great-|ex-|late |best |old |new |dear |good )*' +
  '(?:mother|father|mom|mum|dad|parents?|sisters?|brothers?|siblings?|sons?|daughters?|child|children|kids?|wife|husband|' +
  'partner|spouse|girlfriend|boyfriend|fianc[eé]e?|aunt|uncle|cousins?|nieces?|nephews?|grandma|grandpa|grandmother|' +
  'grandfather|granddaughter|grandson|grandparents|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|' +
  'roommates?|flatmates?|housemates?|neighbou?rs?|boss|manager|colleagues?|coworkers?|assistant|coach|tutor|mentor|' +
  'teacher|doctor|dentist|therapist|friends?|buddy|godmother|godfather|twins?|dogs?|cats?|puppy|kitten)';

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";

/** A subject: a person, "a person and others", or a relative of a person with or without a name. */
const SUBJECT = `(?<subject>${PERSON}(?: and others)?|${PERSON}'s ${KIN}(?: ${NAME}| ${PERSON})?)`;

const WEEKDAY = '(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day';

/** Builds a pattern: `<S>` subject, `<P>` person, `<ADV>` optional adverbs, `<KIN>`, `<NAME>`, `<WEEKDAY>`; case counts, so a name is a name. */
export function compile(source: string): RegExp {
  const expanded = source
    .replaceAll('<S>', SUBJECT)
    .replaceAll('<P>', PERSON)
    .replaceAll('<ADV>', `(?:(?:${ADVERB}) )*`)
    .replaceAll('<KIN>', KIN)
    .replaceAll('<NAME>', NAME)
    .replaceAll('<WEEKDAY>', WEEKDAY);
  return new RegExp(expanded, 'u');
}

const STOP = new Set(
  `a an the some any my your his her our their its this that these those of in on at to for from with by and or as is are
   was be been am very really quite so too just more most much many lot lots bit little also i me you it they them we us
   get getting have having has do doing go going be being s most any all kind sort type actually honestly always usually
   please ever still there here about than if when up out down first later now then instead back ahead often sometimes lately recently together sometime mainly mostly`.split(
    /\s+/,
  ),
);

/** Lower-case content words of a phrase, people left out. */
export function keyWords(phrase: string): string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{M}\d]+(?:[:.-][\p{L}\d]+)*/gu) ?? [])
    .filter((word) => !STOP.has(word) && !/^[\uE000-\uEFFF]/u.test(word))
    .map(singular);
}

/** Talk of good intentions: true of anybody, news about nobody. */
export const HIGH_TALK =
  /\b(?:(?:difference|impact|change|progress|sense|most of)$|(?:a|an|the|some|real|big|positive|lasting|such a) (?:difference|impact|change)\b|\bmemories\b|loved ones|cherish|(?:good|great) time|(?:some|much|lots of|so much) fun|better place|positivity|good cause$|comfort zone|word out|(?:a|some|better) ways? to|journey|each other$|at it$|the world|my best|great (?:stuff|things|work)|good (?:stuff|things|work)|together$)/iu;

/** "dogs" becomes "dog", "allergies" "allergy"; rough, the same way everywhere. */
export function singular(word: string): string {
  if (word.length < 4 || word === 'news' || /(?:ss|us|is)$/u.test(word)) return word;
  if (/ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/u.test(word)) return word.slice(0, -2);
  return /s$/u.test(word) ? word.slice(0, -1) : word;
}

/** A slot name from up to `limit` content words: "the Italian food" gives "italian-food". */
export function slug(phrase: string, limit = 4): string {
  return keyWords(phrase).slice(0, limit).join('-');
}

const CUT =
  /\s+(?:with|for|at|in|on|to|from|that|which|who|whom|when|if|because|than|by|near|away|as|since|until|and|but|so|while|named|called|after|before|,)\s.*$|,.*$/iu;
const CONTAINER =
  /^(?:.*\b)?(?:cups?|glass(?:es)?|pieces?|kinds?|sorts?|types?|lots?|bits?|bottles?|slices?|bowls?|couple|pairs?|bunch|set|pot) of /iu;

/** The noun a phrase is about: "two small dogs from the shelter" gives "dog". */
export function headNoun(phrase: string): string {
  const core = phrase
    .replace(CONTAINER, '')
    .replace(CUT, '')
    .replace(/ of .*$/iu, '');
  return keyWords(core).at(-1) ?? '';
}

/** A value without a leading verb of receiving, trailing fillers and closing marks. */
export function cleanValue(value: string): string {
  return value
    .trim()
    .replace(/^(?:that|to)\s+(?=\S)/iu, '')
    .replace(
      /,?\s+(?:instead|though|please|too|as well|if (?:that is|it is|that) .*|most of all|best|now|the most|a lot|so much|very much|these days|any ?more|from now on|in (?:the )?future|at the moment)$/iu,
      '',
    )
    .replace(/[\s,.;:!]+$/u, '')
    .trim();
}

/** A chosen thing without the verb of getting it: "get a text" gives "a text". */
export function chosenThing(value: string): string {
  return cleanValue(
    value
      .trim()
      .replace(/^(?:that|to)\s+(?=\S)/iu, '')
      .replace(
        /^(?:get|getting|have|having|receive|receiving|be sent|take|taking|use|using|go with|stick with|stick to|be given)\s+/iu,
        '',
      ),
  );
}

/** Items of "peanuts, eggs and shellfish". */
export function listItems(value: string): string[] {
  return value
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or|nor)\s+/iu)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const TEMPORARY =
  /\b(?:just |only )?(?:for now|this (?:week|weekend|month|morning|afternoon|evening|time|once|trip)|today|tonight|for (?:today|tonight|the moment|the time being|this (?:week|trip|one))|until \w+ ?\w*|temporarily)\b/iu;
const CONDITION =
  /(?:^|\s)((?:when|whenever|while|during) .+|at night|(?:in|after|before) (?:the )?(?:mornings?|evenings?|afternoons?|winter|summer|breakfast|lunch|dinner|bed|work)|on (?:weekends?|weekdays|holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days|long \w+)|for (?:work|school|business|emergencies|urgent \w+|meetings|long \w+)|if .+)$/iu;
const POLITE_CONDITION =
  /^(?:if|when) (?:that|it|possible|there|anything|nobody|no one|(?:I|we|[\uE000-\uEFFF]) may\b|you (?:do not )?(?:mind|like|want|ask)|[\uE000-\uEFFF](?: and others)? (?:need|want|can|could|do|does|have|has|is|are|get)\w*\b)/iu;

/** Words after a condition that do not belong to it: "in the evening now". */
const AFTER_CONDITION =
  /(?:[\s,]+(?:now|nowadays|these days|from now on|as well|too|please|instead|though|again|actually))+$/iu;

/** The same in front of its clause: "at night I keep the blinds closed", "when I drive, I want silence". */
const FRONTED =
  /^((?:when|whenever|while|if|during) [^,]+(?=,)|at night|(?:in|after|before) (?:the )?(?:mornings?|evenings?|afternoons?|winter|summer|breakfast|lunch|dinner|bed|work)|on (?:weekends?|weekdays|holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days|long \p{L}+)|for (?:work|school|business|long \p{L}+))(?=,? [\p{L}\uE000-\uEFFF])/iu;

/** The condition that a clause holds under, in front of it or behind it, in the clause's words. */
export function conditionIn(clause: string): string | undefined {
  const behind = CONDITION.exec(clause.replace(AFTER_CONDITION, ''))?.[1];
  const condition = behind ?? FRONTED.exec(clause)?.[1];
  return condition === undefined || POLITE_CONDITION.test(condition) ? undefined : condition;
}

/** A preference that holds only sometimes gets its own slot: `preference/seat@at-night`. */
export function qualifier(clause: string): string {
  const condition = conditionIn(clause);
  if (condition !== undefined) {
    const name = slug(condition, 4) || condition.replaceAll(' ', '-').toLowerCase();
    return `@${/^(?:if|when|whenever|while|during)/iu.test(condition) ? 'when' : 'at'}-${name}`;
  }
  const temporary = TEMPORARY.exec(clause)?.[0];
  return temporary === undefined
    ? ''
    : `@${temporary
        .toLowerCase()
        .replace(/^(?:just|only) /u, '')
        .replaceAll(' ', '-')}`;
}
