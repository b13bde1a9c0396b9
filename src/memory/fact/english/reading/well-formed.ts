import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import { frameOf } from './frame.js';
import { isNotMeant } from './not-meant.js';
import { isPerson } from './noun-phrase.js';

/** Begun with a word that only hangs on something said before. */
const HANGS_ON = /^(?:or|nor|than|so that|that|which|who|whose|because|though|although|unlike|like|plus|except)\b/iu;
/** Ends where something has to follow. */
const BROKEN_OFF =
  /(?:^|\s)(?:the|a|an|of|(?<!(?:want|wants|need|needs|have|has|like|likes|going|wanted|used) )to|that|and|or|but|with|in|at|from|for|my|your|his|her|their|our|if|because|as|than|is|are|was|were|very|so|I|we|he|she|they|oh|uh|um|ah|'s)$/u;
/** What no clean speech holds: pieces of words, marks of transcribers, a word begun twice. */
const GARBLED =
  /[@#*_<>[\]{}]| [-–] |(?:^|\s)(?![ai]\b|[ap]\.?m)[b-hj-z](?:\s|$)|(\p{L})\1{2,}|(?<![\p{L}'])(\p{L}{2,}(?: \p{L}+)?) \2(?![\p{L}'])/u;
const MEANT_TWICE =
  /\b(?:very very|really really|so so|had had|that that|many many|far far|no no|bye bye|more and more)\b/iu;
/** Stands for something that was named before. */
const STAND_IN =
  /^(?:one|ones|other|others|another|same|rest|former|latter|thing|things|stuff|some|any|none|few|most|much)$/u;
const TIME_NOUN =
  /^(?:way|morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|autumn|fall|time|term|season|semester|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/u;

/** Whether a grounded statement is a whole clause that says by itself whom and what it is about. */
export function isWellFormed(text: string): boolean {
  if (HANGS_ON.test(text) || BROKEN_OFF.test(text) || (GARBLED.test(text) && !MEANT_TWICE.test(text))) return false;
  const words = tagWords(text);
  if (words.some((word, at) => isPiece(word, words.slice(at + 1, at + 6)))) return false;
  const frame = frameOf(words);
  if (frame === undefined) return true;
  const wishes =
    /^(?:would|should)$/u.test(words[frame.finite]?.lower ?? '') && !words.some(({ lower }) => lower === 'if');
  if (!wishes && isNotMeant(frame)) return false;
  const head = words[frame.subject.to - 1] as TaggedWord;
  const before = words[frame.subject.to - 2];
  const named = frame.subject.to - frame.subject.from > 1 && /^(?:NOUN|PROPN)$/u.test(before?.tag ?? '');
  if (STAND_IN.test(head.lower) && !named && !words.slice(frame.subject.from, frame.subject.to).some(isPerson))
    return false;
  return !words.some((word, at) => at >= frame.finite && pointsAtSight(word, words[at + 1]));
}

const SHORT_WORD =
  /^(?:a|an|as|at|am|be|by|do|go|he|hi|if|in|is|it|me|my|no|of|ok|on|or|so|to|up|us|we|all|and|any|are|bar|bed|big|box|boy|bus|but|buy|can|car|cat|cup|cut|day|did|dog|end|far|few|for|fun|get|got|had|has|her|him|his|how|ice|its|job|let|man|may|men|net|new|nor|not|now|off|old|one|our|out|own|pay|pen|per|pet|put|ran|red|run|saw|say|sea|see|set|she|sit|six|son|sun|ten|the|too|top|try|two|use|was|way|who|why|win|yes|yet|you)$/u;

/** "a co we have a copy": the piece of a word that is said whole soon after. */
function isPiece({ lower, tag }: TaggedWord, after: readonly TaggedWord[]): boolean {
  if (tag === 'NUM' || tag === 'PROPN' || !/^[a-z]{2,3}$/u.test(lower) || SHORT_WORD.test(lower)) return false;
  return after.some((word) => word.lower.length > lower.length && word.lower.startsWith(lower));
}

/** "this color": what only those who see it know. */
function pointsAtSight({ lower }: TaggedWord, next: TaggedWord | undefined): boolean {
  if (!/^(?:this|these)$/u.test(lower) || next === undefined) return false;
  return /^(?:NOUN|ADJ)$/u.test(next.tag) && !TIME_NOUN.test(next.lower);
}
