import { straighten } from '../fold.js';

const NEGATION =
  /\b(?:not|never|no\s+longer|no|nobody|none|nothing|neither|nor|without|hardly|stopped|quit|gave\s+up|isn't|\p{L}+n't|cannot|instead\s+of|rather\s+than)\b/iu;
/** Negations that deny nothing: "not only", "why not", "no problem", "don't worry", "can't wait". */
const IDLE =
  /\b(?:not\s+only|why\s+not|no\s+(?:problem|worries|doubt|wonder|matter|idea)|don't\s+(?:worry|forget|mind)|can't\s+(?:wait|believe|complain)|if\s+not|or\s+not)\b/giu;
const YES =
  /^\W*(?:(?:oh|well|ah|um|hey|and)\b[\s,]*)*(?:yes|yeah|yep|yup|sure|of\s+course|absolutely|definitely|certainly|exactly|indeed|that's\s+right|right|correct|true|i\s+(?:do|did|am|have|will|can)\b(?=\s*[,.!]|$)|totally)\b/iu;
const NO =
  /^\W*(?:(?:oh|well|ah|um|hey|and|actually)\b[\s,]*)*(?:no\b(?!\s+(?:problem|worries))|nope|nah|not\s+(?:really|yet|at\s+all|any\s?more)|never|unfortunately\s+not|i\s+(?:don't|didn't|haven't|can't|won't|'m\s+not)\b(?=\s*[,.!]|$))/iu;

/** Whether a text denies what its words tell ("I do not eat fish"). */
export function englishNegates(text: string): boolean {
  return NEGATION.test(straighten(text).replace(IDLE, ' '));
}

/** The "yes" or "no" that a reply opens with. */
export function englishYesOrNo(text: string): 'yes' | 'no' | undefined {
  const plain = straighten(text);
  return NO.test(plain) ? 'no' : YES.test(plain) ? 'yes' : undefined;
}

const SUBJECT =
  /^\W*(?:(?:the|my|our|his|her|their|your|an?)\s+|\p{L}+['’]s\s+)?(?!(?:that|this|it|there|here|what|how|same|yes|no|not|so|which|he|she|they|you|we|i)\b)\p{L}+\s+(?:is|was|are|were|has|had|does|did|isn't|wasn't|aren't|hasn't|doesn't|didn't|will|won't|can|can't)\b/iu;

/** Whether a sentence opens with a subject of its own ("The pool is open", "Rosa has left"). */
export function englishNamesSubject(sentence: string): boolean {
  return SUBJECT.test(straighten(sentence));
}
