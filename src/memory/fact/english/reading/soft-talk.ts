import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import { isPast } from '../verbs.js';
import type { Frame } from './frame.js';
import { isPerson, isPossessive } from './noun-phrase.js';

const EFFECT =
  /^(?:mak(?:e|es|ing)|made|help(?:s|ed|ing)?|remind(?:s|ed)?|inspir(?:e|es|ed)|encourag(?:e|es|ed)|motivat(?:e|es|ed)|teach(?:es)?|taught|means?|meant|keeps?|kept|brings?|brought|gives?|gave|shows?|showed|adds?|added|lets?|feels?|felt|fills?|lifts?|warms?|blows?|blew|symboli[sz]es?|represents?|captures?|matters?|deserves?)$/u;
const SEEMING = /^(?:looks?|looked|sounds?|sounded|seems?|seemed|feels?|felt|smells?|smelt|smelled)$/u;
const TIME_NOUN =
  /^(?:morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|autumn|fall|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;
const OPINION_NOUN =
  /^(?:way|power|importance|beauty|journey|support|bond|passion|dedication|kindness|spirit|energy|vibe|vibes|connection|creativity|strength|love|joy|growth|effort|efforts|progress|success|courage|resilience|happiness|life|moment|moments|memory|memories|feeling|feelings|thing|things|idea|point|truth|world)$/u;

/** Whether a clause only tells how something feels, helps or seems, or what holds of everything of its sort. */
export function isSoftTalk(frame: Frame): boolean {
  const { words, subject, finite, main } = frame;
  const first = words[subject.from] as TaggedWord;
  const head = words[subject.to - 1] as TaggedWord;
  const verb = (words[main] as TaggedWord).lower;
  const modal = (words[finite] as TaggedWord).lower;
  const rest = words.slice(main + 1);
  const alone = subject.to - subject.from === 1;
  const speaks = alone && /^(?:i|we)$/u.test(first.lower);
  if (speaks) return isMood(verb, rest);
  const person = isPerson(first) || (alone && /^(?:he|she|you|they)$/u.test(first.lower));
  if (modal === 'must' && /^(?:be|been|have|feel|add|mean|take|must)$/u.test(verb)) return true;
  if (SEEMING.test(verb) && !(/^(?:feels?|felt)$/u.test(verb) && person)) return true;
  if (isSaw(frame)) return true;
  if (person && alone) return false;
  if (/^(?:this|that|these|those|such)$/u.test(first.lower) && !TIME_NOUN.test(words[subject.from + 1]?.lower ?? ''))
    return true;
  if (
    /ing$/u.test(first.lower) &&
    (/^(?:NOUN|VERB)$/u.test(first.tag) || (first.tag === 'PROPN' && subject.from === 0 && !isPerson(first)))
  )
    return true;
  if (OPINION_NOUN.test(head.lower)) return true;
  if (
    EFFECT.test(verb) &&
    plainWord(words, subject.from).tag !== 'PROPN' &&
    rest.some(({ lower }) => /^(?:me|us|you|people|everyone|my|our|your)$/u.test(lower)) &&
    !isPossessive(first)
  )
    return true;
  return isGeneric(frame);
}

/** "The early bird catches the worm": the one and the other, and nothing else. */
function isSaw({ words, subject, finite, main }: Frame): boolean {
  const rest = words.slice(main + 1);
  const plain = rest.every(({ tag }) => /^(?:DET|ADJ|NOUN)$/u.test(tag));
  return (
    finite === main &&
    words[subject.from]?.lower === 'the' &&
    rest[0]?.lower === 'the' &&
    plain &&
    /s$/u.test(words[main]?.lower ?? '') &&
    words[main]?.tag === 'VERB'
  );
}

/** "Strength training builds muscle", "tablets are hard": no one thing is meant, and no time. */
function isGeneric({ words, subject, finite, main }: Frame): boolean {
  const first = plainWord(words, subject.from);
  if (first.tag !== 'NOUN' && first.tag !== 'ADJ' && !/^(?:an?|every|all|no)$/u.test(first.lower)) return false;
  if (
    words
      .slice(subject.from, subject.to)
      .some((word, at) => (at > 0 && word.tag === 'PROPN') || word.tag === 'NUM' || isPossessive(word))
  )
    return false;
  const auxiliary = (words[finite] as TaggedWord).lower;
  if (isPast(auxiliary) || /^(?:will|has|have|had)$/u.test(auxiliary) || /ing$/u.test(words[main]?.lower ?? ''))
    return false;
  return !words
    .slice(main)
    .some(
      ({ tag, lower }) =>
        tag === 'NUM' ||
        tag === 'PROPN' ||
        /^(?:me|my|our|us|here|today|now)$/u.test(lower) ||
        (/^(?:in|on|at)$/u.test(lower) && /^(?:is|are)$/u.test(auxiliary)),
    );
}

const IDIOM =
  /^(?:all ears|my train of thought|train of thought|over the moon|under the weather|on my way|almost there|right back|out loud|the last straw|a piece of cake|in a minute|in a second|a million times|the same page|the way)\b/u;

/** Pleasure, hope and impatience of the moment. */
function isMood(verb: string, rest: readonly TaggedWord[]): boolean {
  const next = rest[0]?.lower ?? '';
  const said = rest.find(({ tag }) => tag === 'ADJ' || tag === 'VERB')?.lower ?? '';
  if (
    /^(?:wait|thinking|kidding|joking|saying|wondering|asking|talking|guessing|hoping|laughing|crying|dying|listening)$/u.test(
      verb,
    )
  )
    return true;
  if (IDIOM.test(rest.map(({ lower }) => lower).join(' '))) return true;
  if (/^(?:change|changed)$/u.test(verb) && rest.some(({ lower }) => lower === 'mind')) return true;
  if (verb === 'wait' || (verb === 'look' && /^(?:forward|like)$/u.test(next))) return true;
  if (verb === 'get' && /^(?:how|that|it|why|what)$/u.test(next)) return true;
  if (/^(?:feel|felt)$/u.test(verb) && /^(?:like|so|that)$/u.test(next)) return true;
  if (
    /^(?:love|loved|like|liked)$/u.test(verb) &&
    /^(?:this|that|these|those|your|how|the way|it|when|what|to)$/u.test(next)
  )
    return next !== 'to' || /^(?:hear|see|know|think)$/u.test(rest[1]?.lower ?? '');
  return (
    /^(?:am|are|was|were|been|be|is)$/u.test(verb) &&
    /^(?:happy|glad|excited|proud|thrilled|pleased|delighted|relieved|grateful|thankful|stoked|pumped|sorry|curious|amazed|impressed|blown|touched|honou?red|lucky|blessed)$/u.test(
      said,
    )
  );
}

/** A word that opens a sentence as it would be tagged without its capital: "Time flies", "Roses are red". */
function plainWord(words: readonly TaggedWord[], at: number): TaggedWord {
  const word = words[at] as TaggedWord;
  if (at > 0 || word.tag !== 'PROPN' || isPerson(word) || words[1]?.tag === 'PROPN') return word;
  const plain = tagWords(
    words
      .slice(0, 4)
      .map(({ lower }) => lower)
      .join(' '),
  )[0];
  return plain?.tag === 'NOUN' &&
    /(?:s|children|men|women|people|money|time|life|love|practice|water|nature)$/u.test(word.lower)
    ? { ...word, tag: 'NOUN' }
    : word;
}
