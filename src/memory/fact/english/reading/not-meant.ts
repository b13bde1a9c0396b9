import type { TaggedWord } from '../../../../language/english/tagger.js';
import { type Frame, frameOf } from './frame.js';

/** Exaggeration, play and recital: what is said is not meant as said. */
const TOLD =
  /^(?:the|an?) \p{L}+ (?:says|goes), |\bso \p{L}+(?: that)? \S+ (?:could|can)\b|^(?:in|on) the (?:\p{L}+ )?(?:film|movie|book|game|story|novel|play|song|show|series|dream|joke|advert|comic|poem|episode)\b|^(?:suppose|imagine|pretend|let us (?:pretend|say|imagine)|say (?:I|we|you) (?:\p{L}+ed|were|had))\b|\b(?:let us pretend|just hypothetically|as \S+ (?:\p{L}+ ){0,3}(?:used to say|says|always says|put it|puts it))\b|^(?:and )?then the \p{L}+ (?:says|goes)\b|^the (?:note|sign|screen|label|box|message|app|card|book|page|poster|advert|ad|headline|paper|horoscope|caption)(?: \S+){0,4} (?:says|reads|said)\b|^(?:an?|every|all|never|better|no) \p{L}+ (?:a|is|are|in|keeps?|makes?|has|than)\b(?!.*\d)/iu;

function isTold({ words, subject }: Frame): boolean {
  const text = spelled(words);
  if (TOLD.test(text)) return true;
  const first = words[subject.from]?.lower;
  return first === 'as' && words[subject.from - 1] !== undefined;
}

/** "I did, on Monday", "she was going to", "I can make that one": what is meant was said before. */
function isElliptical({ words, main }: Frame): boolean {
  const verb = (words[main] as TaggedWord).lower;
  const next = words[main + 1];
  const last = words.at(-1)?.lower;
  if (last === 'to' && words.at(-2)?.tag !== 'VERB') return true;
  if (
    words.some(
      ({ lower }, index) =>
        lower === 'one' && /^(?:that|this|the other|which|another)$/u.test(words[index - 1]?.lower ?? ''),
    )
  )
    return true;
  return (
    /^(?:do|does|did|will|would|can|could|have|has|had|am|is|are|was|were|shall|should)$/u.test(verb) &&
    (next === undefined ||
      next.tag === 'PUNCT' ||
      (!/^(?:am|is|are|was|were|have|has|had)$/u.test(verb) &&
        (next.tag === 'ADP' || next.tag === 'SCONJ') &&
        next.lower !== 'like'))
  );
}

function spelled(words: readonly TaggedWord[]): string {
  let text = '';
  for (const [index, word] of words.entries()) {
    text += ((words[index - 1]?.end ?? word.start) < word.start ? ' ' : '') + word.text;
  }
  return text;
}

function isHypothetical({ words, subject, finite, main }: Frame): boolean {
  const modal = (words[finite] as TaggedWord).lower;
  if (modal === 'should') return true;
  if (
    modal === 'could' &&
    /^(?:i|you|we)$/u.test(words[subject.from]?.lower ?? '') &&
    !words.some(({ lower }) => /^(?:not|never)$/u.test(lower))
  )
    return true;
  if (
    /^(?:might|could|would|must)$/u.test(modal) &&
    (words[main]?.lower !== 'have' || /(?:ed|en)$/u.test(words[finite + 2]?.lower ?? '')) &&
    words[finite + 1]?.lower === 'have'
  )
    return true;
  if (modal === 'would') return !/^(?:like|love|prefer|rather|hate)$/u.test((words[main] as TaggedWord).lower);
  return words.some(
    ({ lower }, index) => lower === 'if' && /^(?:were|had|could)$/u.test(words[index + 2]?.lower ?? ''),
  );
}

/** Only a condition, a reason or a time: "as long as she is on the file", "if you finish by then, yes". */
function isOnlyCondition({ words, subject }: Frame): boolean {
  const opening = spelled(words.slice(0, subject.from)).replace(/^(?:and|but|so|yes|no),? /iu, '');
  if (
    !/^(?:if|unless|when|whenever|because|until|while|as long as|as soon as|so that|in case|once|after|before|since|although)$/iu.test(
      opening,
    )
  )
    return false;
  const comma = words.findIndex(({ text }, index) => index > subject.to && text === ',');
  return comma < 0 || frameOf(words.slice(comma + 1)) === undefined;
}

/** Whether a clause is play, a hypothesis, an ellipsis or half a sentence: nothing that its words alone state. */
export function isNotMeant(frame: Frame): boolean {
  return isTold(frame) || isHypothetical(frame) || isElliptical(frame) || isOnlyCondition(frame);
}
