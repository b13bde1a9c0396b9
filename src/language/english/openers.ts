const FILLER =
  /^(?:(?:and|but|so|oh|ah|well|um|uh|hey|hi|hello|yes|yeah|yep|yup|okay|ok|sure|right|alright|great|perfect|cool|nice|thanks|thank you|absolutely|definitely|of course|sure thing|got it|by the way|honestly|actually|anyway|also|no problem|sounds good|wow)\b[\s,;:—–-]*)+/iu;

/**
 * The fillers that a sentence opens with. Only those that a mark sets off: without a comma a filler may carry the clause
 * ("Sure it is").
 */
export function englishOpeningFiller(sentence: string): string {
  const dropped = FILLER.exec(sentence)?.[0] ?? '';
  return /[,;:—–-]\s*$|^by the way\s*$/iu.test(dropped) ? dropped : '';
}
