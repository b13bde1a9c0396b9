import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import type { TurnId } from '../../../../records/records.js';
import type { Perspective } from '../perspective.js';
import { antecedentOf, isBody, type Mention, mentionsIn } from './antecedents.js';
import { isFiniteVerb } from './frame.js';
import { nounPhraseAt } from './noun-phrase.js';

/** A clause whose third-person pronouns are what they mean. */
export interface Resolved {
  text: string;
  /** Pronouns that nothing mentioned so far explains. */
  left: readonly string[];
  /** Turns in which the meant people and things were mentioned. */
  turnIds: readonly TurnId[];
  /** What the pronouns mean, for those who go on about it. */
  meant: readonly Mention[];
}

const PRONOUN = /^(?:he|she|him|his|her|hers|they|them|their|theirs|it|its)$/u;
/** "It" that means no thing: weather, time, courtesy, and what the speaker only identifies. */
const EXPLETIVE =
  /^it (?:(?:is|was|has been|will be|would be) (?:so |very |really |quite )?(?!going|due|supposed|likely|about|able|meant|set|used|\p{L}+ing)\p{L}+ to \p{L}|(?:is|was|will be|would be) (?:(?:not|so|very|really|just|too|pretty|quite|all|always|a bit|a little|still|still only|only|almost|nearly) )*(?:a|an|my|our|your|hot|cold|warm|cool|dark|light|late|early|good|great|nice|lovely|fine|ok|okay|true|sad|funny|hard|easy|difficult|important|possible|impossible|best|better|worth|time|like|raining|snowing|sunny|windy|why|because|when|where|what|how|that|just|fun|amazing|wonderful|beautiful|terrible|awful|crazy|weird|fair|clear|obvious|up to|about|[\uE000-\uEFFF]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L})|(?:does|did|will|would|could|might|can)? ?(?:not )?(?:depends?|looks?|seems?|sounds?|feels?|means?|rain(?:s|ed)?|snow(?:s|ed)?|says?|happens?|happened|turns? out|takes?|took|sucks?|sucked|pays? off|paid off|matters?|makes? sense|shows?))/iu;
/** "It is messy": only what the talk is about can be meant. */
const JUDGES = /^it (?:is|was|looks|looked) (?:(?:so|very|really|too|pretty|quite|a bit|not|still) )*\p{L}+$/iu;
const NOMINAL = new Set(['NOUN', 'ADJ', 'PROPN', 'NUM', 'VERB']);

/** Puts what was mentioned before in place of third-person pronouns; those explained inside the clause stay. */
export function resolvePronouns(clause: string, earlier: readonly (readonly Mention[])[], view: Perspective): Resolved {
  const words = tagWords(clause);
  let text = '';
  let copied = 0;
  const left: string[] = [];
  const turnIds: TurnId[] = [];
  const found: Mention[] = [];
  for (const [index, { lower, start, end }] of words.entries()) {
    if (!PRONOUN.test(lower)) continue;
    const owns = /^(?:his|its|their)$/u.test(lower) || (lower === 'her' && isOwnedNext(words, index));
    const before = mentionsIn(clause.slice(0, start), view);
    const object = !owns && !isFiniteVerb(words, index + 1) && !/^(?:he|she|they)$/u.test(lower);
    const inside = object ? undefined : antecedentOf(lower, [before], view);
    if (inside !== undefined && found.length === 0) {
      const ownsInside = owns && /^[\uE000-\uEFFF]$/u.test(inside.text);
      if (!ownsInside && !isTakenUp(words, index, clause, inside)) continue;
      text += ownsInside
        ? `${clause.slice(copied, start)}${inside.text}'s`
        : clause.slice(copied, start).replace(/[\s,]+$/u, '');
      copied = end;
      continue;
    }
    if (lower === 'it' && EXPLETIVE.test(clause.slice(start))) continue;
    if (lower === 'it' && SITUATION.test(words[index - 1]?.lower ?? '')) {
      left.push(lower);
      continue;
    }
    const subjects = object ? [...found, ...before].map((one) => one.text) : [];
    const judged = isJudged(words, index);
    const acting = lower === 'they' && !THING_VERB.test(words[index + 1]?.lower ?? '');
    const meant = antecedentOf(
      lower,
      earlier.map((sentence) =>
        sentence.filter(
          (one) =>
            !subjects.includes(one.text) &&
            !(acting && one.kind === 'thing' && !isBody(one)) &&
            (!judged || one.turnId === undefined || one.subject),
        ),
      ),
      view,
      lower === 'it' && JUDGES.test(clause.slice(start)),
    );
    if (meant === undefined) {
      if (acting && concernsSpeaker(words)) continue;
      left.push(lower);
      continue;
    }
    found.push(meant);
    if (meant.turnId !== undefined) turnIds.push(meant.turnId);
    text += clause.slice(copied, start) + (owns ? `${meant.text}'s` : meant.text);
    copied = end;
  }
  if (words.some((_, index) => pointsLoosely(words, index))) left.push('that');
  if (words.some(({ lower }, index) => lower === 'there' && !isExistential(words, index))) left.push('there');
  return { text: text + clause.slice(copied), left, turnIds, meant: found };
}

/** "It has been such a ride", "they are smart": so speaks who goes on about a whole situation. */
function isJudged(words: readonly TaggedWord[], at: number): boolean {
  const rest = words.slice(at + 1).filter(({ tag }) => tag !== 'ADV');
  const verb = rest.findIndex(({ lower }) => !/^(?:has|have|been|will|would|can|could|be|not)$/u.test(lower));
  const copula = /^(?:is|are|was|were)$/u.test(rest[verb]?.lower ?? '') || rest[verb - 1]?.lower === 'been';
  const next = rest[/^(?:is|are|was|were)$/u.test(rest[verb]?.lower ?? '') ? verb + 1 : verb];
  return copula && (next?.tag === 'ADJ' || /^(?:a|an|such|so|like)$/u.test(next?.lower ?? ''));
}

/** "do it", "realise it", "how it goes": what was going on, not a thing. */
const SITUATION =
  /^(?:do|does|did|done|doing|reali[sz]e|reali[sz]ed|know|knew|hear|mean|appreciate|say|said|how|what|wish|believe)$/u;

/** What things do as well as people: be, cost, fit. */
const THING_VERB =
  /^(?:are|were|will|make|made|hurt|fit|help|helped|cost|last|lasted|work|worked|need|taste|smell|look|keep|kept|grow|grew|stick|match|weigh|smelt|tasted|broke|fell|gave)$/u;

/** "They have given me two days": whoever decides such things. */
function concernsSpeaker(words: readonly TaggedWord[]): boolean {
  return words.some(({ lower }) => /^(?:me|us|my|our)$/u.test(lower));
}

/** "Mr. Ito he wants to go": the pronoun only takes up the subject just named. */
function isTakenUp(words: readonly TaggedWord[], index: number, clause: string, meant: Mention): boolean {
  const before = clause
    .slice(0, words[index]?.start)
    .replace(/[\s,]+$/u, '')
    .toLowerCase();
  const last = words.findLast((word) => word.end <= before.length && word.tag !== 'PUNCT');
  const phrase = nounPhraseAt(words, 0, true);
  const named = phrase !== undefined && words[phrase.to]?.text === ',' ? nounPhraseAt(words, phrase.to + 1) : undefined;
  const wholly = phrase !== undefined && words[(named ?? phrase).to - 1] === last;
  return (
    /^(?:he|she|they|it)$/u.test(words[index]?.lower ?? '') && (wholly || before.endsWith(meant.text.toLowerCase()))
  );
}

function isExistential(words: readonly TaggedWord[], index: number): boolean {
  return [words[index + 1], words[index - 1], words[index + 2]].some((word) =>
    /^(?:is|are|was|were|be|been|will|has|have|would|seems?)$/u.test(word?.lower ?? ''),
  );
}

/** "does not support that", "did this yesterday": an object that only pointing explains. */
function pointsLoosely(words: readonly TaggedWord[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (!/^(?:this|that|these|those)$/u.test(word?.lower ?? '') || !/^(?:VERB|ADP|AUX|PART)$/u.test(before?.tag ?? ''))
    return false;
  return next === undefined || /^(?:PUNCT|ADP|ADV|CCONJ|SCONJ|PART)$/u.test(next.tag);
}

function isOwnedNext(words: readonly TaggedWord[], index: number): boolean {
  const [next, after] = [words[index + 1], words[index + 2]];
  if (next === undefined || !NOMINAL.has(next.tag)) return false;
  return next.tag === 'NOUN' || next.tag === 'PROPN' || (after !== undefined && NOMINAL.has(after.tag));
}
