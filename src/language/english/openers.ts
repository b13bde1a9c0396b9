const FILLER =
  /^(?:(?:and|but|so|oh|ah|well|um|uh|hey|hi|hello|yes|yeah|yep|yup|okay|ok|sure|right|alright|great|perfect|cool|nice|thanks|thank you|absolutely|definitely|of course|sure thing|got it|by the way|honestly|actually|anyway|also|no problem|sounds good|wow)\b[\s,;:—–-]*)+/iu;

/** What joins a clause to the one before it, once the fillers are gone. */
const JOINT = /^(?:and|but|so)\s+(?=\p{L})/iu;

/**
 * The fillers that a sentence opens with. Only those that a mark sets off: without a comma a filler may carry the clause
 * ("Sure it is").
 */
export function englishOpeningFiller(sentence: string): string {
  const run = FILLER.exec(sentence)?.[0] ?? '';
  const dropped = /^by the way\s*$/iu.test(run) ? run : (/^.*[,;:—–-]\s*/su.exec(run)?.[0] ?? '');
  return dropped === '' ? '' : dropped + (JOINT.exec(sentence.slice(dropped.length))?.[0] ?? '');
}
