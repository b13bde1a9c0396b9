/** Verb forms that stay as they are after a third person. */
const INVARIANT = new Set(
  `am is are was were be been will would can cannot could should may might must shall did does had has ought
   and or but to of in on at with by for from as if when than that who which not about over into`.split(/\s+/),
);

/** Irregular past forms that differ from the base form, and base forms mostly heard as past. */
const PAST = new Set(
  `was were had did went got made took came saw knew thought gave found told felt became left kept began brought
   bought wrote sat stood lost paid met ran set put cut held heard led read grew won taught fell sent built understood
   drew broke spent rose drove wore chose threw caught slept ate drank flew forgot sold spoke swam sang hid rode shook
   woke fought hurt let hit quit cost meant dreamt learnt struck stuck swore tore froze bit blew dug fed hung lent shot
   shut split spread stole swept swung lit bet dealt knit ran said showed sought laid bent bound bred fled slid spun`.split(
    /\s+/,
  ),
);

/** Base forms that end like a past form. */
const BASE_IN_ED = new Set(
  'need feed speed succeed proceed exceed bleed breed seed weed heed embed shed wed'.split(' '),
);

/** Adverbs that may stand between a subject and its verb. */
export const ADVERB =
  'actually|really|also|just|usually|always|still|now|currently|definitely|probably|mostly|only|honestly|never|often|' +
  'sometimes|already|totally|absolutely|normally|generally|typically|rarely|recently|finally|simply|personally|' +
  'especially|truly|seriously|certainly|maybe|perhaps|both|all|even|pretty much|kind of|sort of|kinda|sorta|quite|much|' +
  'strongly|particularly|clearly|basically|almost|hardly|occasionally|regularly|mainly|ever|secretly|highly';

const ADVERBS = new Set(ADVERB.split('|'));

/** Whether a word is an adverb that may precede the verb. */
export function isVerbAdverb(word: string): boolean {
  return ADVERBS.has(word.toLowerCase()) || /^(?:no|longer)$/iu.test(word);
}

/** Whether a verb form is a simple past. */
export function isPast(verb: string): boolean {
  const word = verb.toLowerCase();
  return PAST.has(word) || (/[a-z]{2}ed$/u.test(word) && !BASE_IN_ED.has(word));
}

/** "prefer" becomes "prefers"; forms that carry no person stay. */
export function thirdPerson(verb: string): string {
  const word = verb.toLowerCase();
  if (word === 'am' || word === 'are') return 'is';
  if (word === 'were') return 'was';
  if (word === 'have') return 'has';
  if (word === 'do') return 'does';
  if (INVARIANT.has(word) || isPast(word) || !/^[a-z]+(?:-[a-z]+)?$/u.test(word) || /ing$|ly$/u.test(word)) return verb;
  if (/(?:s|x|z|ch|sh|o)$/u.test(word)) return `${verb}es`;
  if (/[^aeiou]y$/u.test(word)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}
