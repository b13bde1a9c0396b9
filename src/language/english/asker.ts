import { straighten } from '../fold.js';

const FIRST_PERSON = /(?<![\p{L}\p{N}_'])(?:i|i'(?:m|ve|d|ll)|me|my|mine|myself)(?![\p{L}\p{N}])/iu;
/** Words of asking itself, in which "I" and "me" only say who wants to know. */
const REQUEST = new RegExp(
  [
    String.raw`\b(?:can|could|would|will)\s+(?:you|someone|somebody|anyone)\s+(?:please\s+|kindly\s+|also\s+)?(?:tell|show|remind|give|help|let)\s+me(?:\s+(?:know|again))?`,
    String.raw`(?:^|[,.!?;:]\s*)(?:(?:so|and|now|then|please|just|hey|hi|hello|ok|okay)[\s,]+)*(?:tell|show|remind|give|help|let)\s+me(?:\s+(?:know|again))?`,
    String.raw`\bi(?:'d|\s+would)\s+(?:like|love|need)\s+to\s+know`,
    String.raw`\bi\s+(?:just\s+|really\s+)?(?:want|need|have)\s+to\s+know`,
    String.raw`\bi(?:'m|\s+am|\s+was)?\s+(?:just\s+)?(?:wonder(?:ing|ed)?|curious)`,
    String.raw`\bi\s+(?:heard|hear|think|thought|believe|guess|suppose|assume|forgot|forget)\b`,
    String.raw`\bi\s+(?:do\s+not|don't|can't|cannot)\s+(?:know|remember|recall)\b`,
    String.raw`\b(?:may|can|could)\s+i\s+(?:just\s+)?ask`,
    String.raw`\b(?:if|as\s+far\s+as)\s+i\s+(?:may|might|know|remember|recall)(?:\s+ask)?`,
  ].join('|'),
  'giu',
);
/** A numeral, no person: "World War I". */
const NUMERAL = /\b(?:war|part|chapter|volume|act|phase|type|stage|level|section|class|grade)\s+i\b/giu;
/** Speech quoted without marks, as a recogniser writes it; with "that" in between "I" would be the asker. */
const UNMARKED_QUOTE =
  /\bwho\s+(?:\w+ly\s+|first\s+|also\s+)?(?:said|says|shouted|answered|replied)\s*[,:]?\s+i\b.*$/iu;
const OWN = /(?<![\p{L}\p{N}_'])(?:me|my|mine|myself)(?![\p{L}\p{N}])/iu;
/** "should I" means "should one": it asks about the world. */
const ANYONE = /\b(?:can|could|should|may|must|shall)\s+i\b/giu;
/** "Where can I wash my boots?" asks for a place that is there for everybody; "Where can I find my boots?" does not. */
const FACILITY =
  /^\W*where\s+(?:else\s+)?(?:can|could)\s+i\s+(?!(?:find|get|see|collect|fetch|locate|pick|meet|read|check|look|view|sleep|sit|stay|reach)\b)\p{L}+\s+my\s/iu;

/** Whether a text holds "I", "me" or "my". */
export function englishFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(straighten(text));
}

/**
 * Whether a question is about the asker: their things, what they said, do or prefer. Not "our" and "we", not "I" and
 * "me" in the words of asking, not "should I" in the sense of "should one".
 */
export function englishAsksAboutAsker(text: string): boolean {
  const plain = straighten(text).replace(UNMARKED_QUOTE, ' ').replace(REQUEST, ' ').replace(NUMERAL, ' ');
  if (!FIRST_PERSON.test(plain)) return false;
  const facility = FACILITY.exec(plain);
  const rest = facility ? plain.slice(facility[0].length) : plain;
  return OWN.test(rest) || FIRST_PERSON.test(facility ? rest : rest.replace(ANYONE, ' '));
}

/** The question without the words of asking, and with the asker's reference in the place of "I", "me" and "my". */
export function englishNameAsker(text: string, reference: string): string {
  const bare = text.replace(REQUEST, ' ').replace(/\s+/gu, ' ').trim();
  return (/\p{L}{2}/u.test(bare) ? bare : text)
    .replace(/(?<![\p{L}\p{N}_'’])my(?![\p{L}\p{N}])/giu, `${reference}'s`)
    .replace(/(?<![\p{L}\p{N}_'’])(?:I|me)(?![\p{L}\p{N}'’]|\.\p{L})/giu, reference);
}
