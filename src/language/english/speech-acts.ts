import { straighten } from '../fold.js';

/** A question word at the head; "when" and "where" only before a verb, since they also open clauses. */
const WH =
  /^(?:(?:and|but|so|well|oh|okay|ok|hey|hi|um|uh)[ ,]+)*(?:(?:who|whom|whose|what|why|how|which|what's|who's|how's|why's)|(?:where|when)(?:'s| (?:is|are|was|were|do|does|did|can|could|will|would|should|shall|have|has)))\b/iu;
const INVERTED =
  /^(?:(?:and|but|so|well|oh|okay|ok|hey|hi|um|uh)[ ,]+)*(?:do|does|did|is|are|am|was|were|can|could|will|would|shall|should|have|has|had|may|might|don't|doesn't|didn't|isn't|aren't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)\s+(?:i|you|we|they|he|she|it|there|this|that|these|those|anyone|anybody|someone|somebody|everyone|everybody|the|your|my|our|his|her|their)\b/iu;

/** A question mark, or, in text without end marks, a question word or inverted verb at the head of a clause. */
export function englishIsQuestion(text: string): boolean {
  if (/[?？]/u.test(text)) return true;
  const plain = straighten(text).trim();
  if (/[.!]/u.test(plain)) return false;
  return INVERTED.test(plain) || WH.test(plain);
}

/** How clearly a text speaks to "you": 1 in a question or a request, 0.6 elsewhere, 0 without; "you know" is no address. */
export function englishSecondPerson(text: string): number {
  const plain = straighten(text)
    .toLowerCase()
    .replace(/\b(?:thank you|you know|you see|if you will|you never know)\b/gu, ' ');
  if (!/\b(?:you|your|yours|yourself|yourselves|you're|you've|you'll|you'd|u|ya|y'all)\b/u.test(plain)) return 0;
  if (/\b(?:do|did|can|could|would|will|are|were|have|should|don't|didn't|aren't)\s+you\b/u.test(plain)) return 1;
  return /\b(?:let me know|please|you should|you can|you could|for you|to you|want you)\b/u.test(plain) ? 1 : 0.6;
}

const GROUP_ALWAYS =
  /\b(?:(?:hi|hello|hey|welcome|thanks|thank you|morning|evening|night|bye|goodbye|good morning|good evening|good afternoon),? (?:everyone|everybody|all|folks|guys|team|you two|you guys|gang)|(?:okay|ok|alright|right|so|listen|come on),? (?:guys|folks|team|gang|people)|you all|all of you|y'all|you guys|you both|both of you|you two|each of you|ladies and gentlemen|anyone (?:else|know|want|need|have)|anybody (?:else|know|want|need|have)|does (?:anyone|anybody|everyone|everybody)|(?:is|are) (?:everyone|everybody|anyone|anybody)|did (?:anyone|anybody|everyone|everybody)|can (?:anyone|anybody|everyone|everybody)|who (?:wants|has|knows|needs|else|can))\b/iu;
const GROUP_SET_OFF =
  /(?:^|[,.!?—–]\s*)(?:everyone|everybody|folks|guys|team|people|all|gang|y'all|family)(?=\s*(?:[,.!?:—–]|$))/iu;

/** Words that speak to several people at once: "everyone,", "you all", "does anyone". */
export function englishAddressesGroup(text: string): boolean {
  const plain = straighten(text);
  return GROUP_ALWAYS.test(plain) || GROUP_SET_OFF.test(plain);
}

const THANKS =
  /^\W*(?:(?:oh|ah|aw+|wow|great|perfect|awesome|nice|cool|good|okay|ok|alright|lovely|super|excellent|sweet|yes|no|yeah)\W+)*(?:thanks|thank you|thx|cheers|much appreciated|i appreciate)\b/iu;
const ANSWER =
  /^\W*(?:oh\W+|ah\W+|um\W+|uh\W+|well\W+|hm+\W+|ha+\W+|haha\W+)*(?:yes|yeah|yep|yup|yea|no|nope|nah|sure|of course|absolutely|definitely|certainly|exactly|right|true|correct|okay|ok|alright|got it|will do|no problem|no worries|not a problem|my pleasure|you're welcome|you bet|sounds|that sounds|that's|that'd|that'll|that would|that works|that makes|that one|i did\b|i do\b|i don't|i didn't|i haven't|i have\.|i am\.|i'm not sure|i think so|i think we|i guess|i won't|i will\b|i agree|not yet|not really|not sure|maybe|probably|perfect|great|good|nice|cool|awesome|wonderful|fantastic|excellent|lovely|done|deal|fine|fair|gotcha|understood|noted|agreed|me too|me neither|same here|so do i|it's|it is|they're|they are|there's|there is|there are|just\b|because|either|neither|both|nothing|none)(?!\p{L})/iu;

/** Thanks, or words that take up what somebody said: yes, no, agreement, "that's ...". */
export function englishReplyOpening(text: string): 'thanks' | 'answer' | undefined {
  const plain = straighten(text);
  if (THANKS.test(plain)) return 'thanks';
  return ANSWER.test(plain) ? 'answer' : undefined;
}

const ASIDE =
  /^\W*(?:(?:oh|ah|well|now|so|right|okay|ok|hm+|um|uh)\W+)*(?:let me (?:see|think)(?=\s*[,.:;…—–-]|$)|where (?:did|have) i (?:put|leave|left)|what (?:was|is) (?:that word|it called|i (?:doing|saying|looking for))|where was i|note to self|talking to myself|(?:i'm |just )?thinking (?:out loud|aloud)|(?:it|the (?:letter|label|sign|note|recipe|page|screen|email|message|leaflet)) (?:says|reads)(?: here)?\b|(?:dear (?:sir|madam|customer|guest)|hello|hi|good (?:morning|afternoon|evening)),? (?:is this|am i speaking|this is \p{L}+ calling|i(?:'m| am) calling)|(?:hey|okay|ok) (?:siri|google|alexa)\b|alexa\b)/iu;

/** Words said to oneself, read aloud, or to a telephone or a machine: nobody present is spoken to. */
export function englishSaidAside(text: string): boolean {
  return ASIDE.test(straighten(text));
}
