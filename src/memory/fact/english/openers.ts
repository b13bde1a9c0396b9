import { tagWords } from '../../../language/english/tagger.js';
import { PERSON } from './person-tokens.js';
import { isPast } from './verbs.js';

const FILLER =
  'anyway|anyhow|right then|so then|ok so|okay so|oh and|yes|yeah|yep|yup|no|nope|nah|oh|ah|um|uh|er|erm|hmm|hm|well|so|okay|ok|alright|all right|right|sure|sure thing|' +
  'of course|absolutely|definitely|exactly|indeed|true|great|nice|cool|perfect|awesome|wow|woah|whoa|ugh|haha|hey|hi|' +
  'hello|hiya|good morning|good evening|good afternoon|thanks|thank you|thanks a lot|thanks so much|cheers|sorry|' +
  'please|look|listen|honestly|to be honest|frankly|actually|anyway|by the way|btw|also|and|but|oh no|oh yeah|' +
  'oh yes|oh and|and oh|no problem|no worries|sounds good|got it|will do|good idea|good point|fair enough|you know|' +
  'i mean|like|basically|first|one last thing|just a heads up|heads up|just checking|just confirming|just so you know|' +
  'for the record|fyi|in fact|you know what|guess what|let me see|let me think|tell you what|same here|me too|interesting|lovely|' +
  'wonderful|fantastic|amazing|congrats|congratulations|then|now|remember|finally|lol|yay|gosh|man|dude|folks|guys|' +
  'everyone|everybody|team|all|in the meantime|meanwhile|on another note|on a different note|apart from that|' +
  'other than that|speaking of which|as always|as usual|for example|for instance|to be fair|crazy thing|long story short';
const KIN_CALL =
  'mom|mum|mummy|mommy|mama|mam|dad|daddy|papa|pop|grandma|grandpa|granny|gran|nan|nana|auntie|aunty|uncle|honey|sweetie|darling|love|dear|babe|buddy|mate|sir|madam|' +
  "ma'am|son";
const NAMES = `${PERSON}(?:,? (?:and )?${PERSON})*`;
const LEADING = new RegExp(
  `^(?:(?:${FILLER})(?:,? (?:${NAMES}|${KIN_CALL}))?|${NAMES}|${KIN_CALL})(?:\\s*[,!.:–—-]+\\s*|\\s*$)`,
  'iu',
);
const LEADING_BARE =
  /^(?:yes|yeah|yep|no(?= (?:I|we|you|he|she|they|the|my|that|[\uE000-\uEFFF]) )|oh|well|so|and|but|okay|ok|hey|hi|thanks|because|then|honestly|sure|ugh|wow|also|(?:actually|really|now|personally|basically|in fact)(?= (?:I|we|my|our|he|she|they) ))\s+(?=\S+\s)/iu;
/** "Rhys you are in goal", "Altos, you are flat": whoever is called before "you". */
const CALLED =
  /^(?:[\uE000-\uEFFF],? (?=please\b)|(?:[\uE000-\uEFFF],? |\p{Lu}\p{L}+, )(?=(?:you|your|(?:can|could|would|will|are|were|do|did|have|had|should|may) you)\b))/u;
const CALLED_AT_END = /(?<=\b(?:it|that|them|too|now|again|then|please)) [\uE000-\uEFFF]$/u;
const TRAILING = new RegExp(
  `\\s*,\\s*(?:${NAMES}|${KIN_CALL}|please|though|by the way|I suppose|I believe|then|thanks|thank you|honestly|actually|you know|too|as well|haha|lol|ya know|take a look|check it out|okay|ok|` +
    'everyone|everybody|guys|folks|definitely|to be honest|for sure|I think|I guess|if that helps|if that is easier|' +
    'if that is okay|if that is ok|if that works|if possible|if you do not mind|of course)$',
  'iu',
);

/** Spoken English drops "I": "Just got back from Leeds", "Been busy". */
const DROPPED_SUBJECT =
  /^(?:(?:just|recently|finally) (?:got|started|finished|joined|had|went|made|took|bought|moved|saw|met|heard|came|signed|booked|found|sent|tried|adopted|\p{L}{2,}ed)|been (?:busy |really |mostly )*\p{L}+ing|(?:got|went|had|bought|started|finished|met) (?:a|an|the|my|our|to|back)|can't|cannot|would rather|used to|prefer|love|hate|need) /iu;

/** Takes fillers, greetings and the name of whoever is called off both ends of a clause. */
export function stripAddress(clause: string): string {
  let text = clause.trim();
  for (let step = 0; step < 5; step += 1) {
    const next = text.replace(LEADING, '').replace(LEADING_BARE, '').replace(CALLED, '');
    if (next === text || next === '') break;
    text = next;
  }
  for (let step = 0; step < 3; step += 1) {
    const next = text
      .replace(/[\s.,!?;:…)"]+$/u, '')
      .replace(TRAILING, '')
      .replace(CALLED_AT_END, '');
    if (next === text || next === '') break;
    text = next;
  }
  const plain = text.trim();
  return DROPPED_SUBJECT.test(plain) || dropsSubject(plain) ? restoreSubject(plain) : plain;
}

/** Past forms that are base forms too: "put the kettle on" is an order. */
const BASE_TOO =
  /^(?:put|set|cut|let|hit|hurt|read|shut|split|spread|quit|cost|bet|come|run|become|fed|left|found|lay|born)$/u;
/** "Sold the boat in June", "Paid the water too": a past verb with its object and nobody in front. */
function dropsSubject(text: string): boolean {
  const [verb, next, after] = tagWords(text);
  if (verb === undefined || next === undefined || after === undefined) return false;
  if (verb.tag !== 'VERB' || !isPast(verb.lower) || BASE_TOO.test(verb.lower)) return false;
  return /^(?:the|a|an|my|our|her|him|it|them|his|their|some|two|three)$/u.test(next.lower) || next.tag === 'PROPN';
}

function restoreSubject(text: string): string {
  const verb = text.charAt(0).toLowerCase() + text.slice(1);
  return verb.startsWith('been ') ? `I have ${verb}` : `I ${verb}`;
}

/** What the stripped opener said: agreement, refusal or neither. */
export function polarity(clause: string): 'yes' | 'no' | undefined {
  const first =
    /^(?:oh,? |well,? |ugh,? |hmm,? )?(yes|yeah|yep|yup|sure|of course|absolutely|definitely|correct|exactly|right|that is right|indeed|i am|i do|we do|we are|no|nope|nah|not really|not at all|i do not|i am not|never)\b/iu.exec(
      clause.trim(),
    );
  if (!first) return undefined;
  return /^(?:no|nope|nah|not|never|i do not|i am not)/iu.test(first[1]!) ? 'no' : 'yes';
}
