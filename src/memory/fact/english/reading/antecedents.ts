import { type TaggedWord, tagWords } from '../../../../language/english/tagger.js';
import type { TurnId } from '../../../../records/records.js';
import type { Perspective } from '../perspective.js';
import { isFiniteVerb } from './frame.js';
import { isPerson, isPossessive, nounPhraseAt } from './noun-phrase.js';

/** Something that was mentioned and that a pronoun may mean. */
export interface Mention {
  /** Grounded words: "{person}'s sister", "the oven on the left". */
  text: string;
  kind: 'person' | 'thing' | 'either';
  gender?: 'male' | 'female';
  plural: boolean;
  /** Stands before its verb. */
  subject: boolean;
  /** Stands behind a preposition: where or with what, seldom what the talk goes on about. */
  oblique: boolean;
  /** The turn, when it is not the current one. */
  turnId?: TurnId;
}

const MALE =
  /^(?:father|dad|daddy|papa|brother|son|husband|boyfriend|fiancé|uncle|nephew|grandpa|grandfather|grandad|grandson|boy|man|guy|gentleman|mr\.?|mister|lad|king|waiter|landlord|stepfather|father-in-law|brother-in-law)$/u;
const FEMALE =
  /^(?:mother|mom|mum|mummy|mama|sister|daughter|wife|girlfriend|fiancée|aunt|auntie|niece|grandma|grandmother|granny|gran|nana|granddaughter|girl|woman|lady|mrs\.?|ms\.?|miss|madame|madam|queen|waitress|landlady|stepmother|mother-in-law|sister-in-law)$/u;
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|doctor|sir|madame|madam|mister|aunt|uncle|coach|nurse|captain)\.?$/u;
const ROLE =
  /^(?:doctor|dentist|nurse|therapist|physio|surgeon|vet|teacher|tutor|coach|boss|manager|director|client|customer|colleague|coworker|friend|neighbou?r|partner|guest|visitor|kid|child|baby|toddler|student|pupil|cousin|sibling|parent|roommate|flatmate|housemate|technician|plumber|electrician|mechanic|driver|supplier|agent|guy|person|patient|witness|candidate|intern|cleaner|chef|cook|guide|officer|guard|lawyer|accountant|assistant|trainer|instructor|landlord|tenant|owner|buyer|seller|singer|player|musician|pilot|priest|cat|dog|puppy|kitten|rabbit|hamster|horse)s?$/u;
const NOT_A_THING =
  /^(?:today|tonight|tomorrow|yesterday|morning|afternoon|evening|night|week|weekend|month|year|days?|weeks|months|years|time|times|minute|minutes|hour|hours|way|thing|things|lot|bit|kind|sort|course|people|while|luck|stuff|fun|one|ones|idea|pic|picture|photo|right|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|thanksgiving|halloween|new year|noon|midnight|thanks|sorry|yes|no|ok|okay|hi|hello|hey|please)$/u;
const MASS_OR_SINGULAR = /(?:ss|us|is)$/u;

/** Noun phrases of a text in the speaker's words, in order, as things that later pronouns can mean; owners count for themselves. */
export function mentionsIn(text: string, view: Perspective, turnId?: TurnId, opening = false): Mention[] {
  const words = tagWords(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const span = mentionSpan(words, at);
    if (span === undefined) continue;
    const proper = !(opening && at === 0);
    const owner = words.slice(at, span).findIndex(({ lower }) => lower === "'s");
    const named = owner > 0 ? mentionOf(words, at, at + owner, text, view, proper) : undefined;
    for (const mention of [mentionOf(words, at, span, text, view, proper), named]) {
      const guessed = opening && at === 0 && mention?.kind === 'either' && span === 1 && !acts(words, span);
      if (mention === undefined || guessed || isAddressed(words, at, span)) continue;
      found.push(turnId === undefined ? mention : { ...mention, turnId });
    }
    at = span - 1;
  }
  return found;
}

/** "Who had it before, Noah": a name behind a comma that closes what is said calls somebody. */
function isAddressed(words: readonly TaggedWord[], at: number, to: number): boolean {
  const [before, after] = [words[at - 1]?.text, words[to]];
  const called = to - at === 1 && /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '');
  return called && before === ',' && (after === undefined || after.tag === 'PUNCT') && words[to + 1] === undefined;
}

/** "my sister" as everybody calls her; undefined when "you" is nobody known. */
function named(phrase: string, view: Perspective): string | undefined {
  if (/\byour\b/iu.test(phrase) && view.addressee === undefined) return undefined;
  return phrase
    .replace(/\b(?:my|our)\b/giu, `${view.speaker}'s`)
    .replace(/\byour\b/giu, `${view.addressee}'s`)
    .replace(/^(?:The|A|An|This|That)\b/u, (word) => word.toLowerCase())
    .replace(/^(?:a|an) (?=.)/u, 'the ')
    .replace(/^(?:this|that) /u, 'the ');
}

/** An unknown capitalised word that opens a sentence is somebody when it does something: "Bia cannot come". */
function acts(words: readonly TaggedWord[], at: number): boolean {
  const verb = words[at]?.lower ?? '';
  return (
    isFiniteVerb(words, at) && !/^(?:is|are|was|were)$/u.test(verb) && (words[at]?.tag === 'AUX' || /s$/u.test(verb))
  );
}

/** The end of the noun phrase at a word, with one phrase behind it where a definite noun needs it ("the keys for the van"). */
function mentionSpan(words: readonly TaggedWord[], at: number): number | undefined {
  const word = words[at] as TaggedWord;
  if (word.tag === 'PRON' && !isPossessive(word)) return undefined;
  const core = nounPhraseAt(words, at);
  if (core === undefined) return undefined;
  const after = words[core.to];
  const binds =
    /^(?:of|for|on|in|at|from|with)$/u.test(after?.lower ?? '') && (after?.lower === 'of' || word.lower === 'the');
  const inner = binds ? nounPhraseAt(words, core.to + 1) : undefined;
  const named = inner === undefined ? undefined : words[inner.to - 1];
  return inner !== undefined && named !== undefined && named.tag !== 'PRON' && !NOT_A_THING.test(named.lower)
    ? inner.to
    : core.to;
}

function mentionOf(
  words: readonly TaggedWord[],
  from: number,
  to: number,
  text: string,
  view: Perspective,
  proper: boolean,
): Mention | undefined {
  const end = Math.min(nounPhraseAt(words, from)?.to ?? to, to);
  const head = words[end - 1] as TaggedWord;
  const { lower } = head;
  if (head.tag === 'PRON' || head.tag === 'NUM' || NOT_A_THING.test(lower)) return undefined;
  if (
    (words[from]?.tag === 'NUM' &&
      !ROLE.test(lower) &&
      !MALE.test(lower.replace(/s$/u, '')) &&
      !FEMALE.test(lower.replace(/s$/u, ''))) ||
    /^(?:his|her|its|their|no|any|every|each|another)$/u.test(words[from]?.lower ?? '')
  )
    return undefined;
  const phrase = named(text.slice(words[from]?.start, words[to - 1]?.end), view);
  if (phrase === undefined) return undefined;
  const owned = words.slice(from, end).findLastIndex((word) => word.lower === "'s");
  const parts = words.slice(from + owned + 1, end).map((word) => word.lower);
  const titled = parts.some((part) => TITLE.test(part)) && parts.length > 1;
  const alone = isPerson(head) && end - from === 1;
  const plural =
    parts.includes('and') ||
    ((head.tag === 'NOUN' || !proper) && /s$/u.test(lower) && !MASS_OR_SINGULAR.test(lower)) ||
    /^(?:people|children|men|women|police|folks|parents)$/u.test(lower);
  const male = parts.some((part) => MALE.test(part));
  const female = parts.some((part) => FEMALE.test(part));
  const isName = head.tag === 'PROPN' || (proper && /^\p{Lu}\p{Ll}/u.test(head.text));
  const predicate = /^(?:am|is|are|was|were|be)$/u.test(words[from - 1]?.lower ?? '') && from - 1 > 0;
  const bare = !isName && head.tag === 'NOUN' && !plural && from === end - 1;
  const person = alone || titled || MALE.test(lower) || FEMALE.test(lower) || ROLE.test(lower);
  if ((bare || (predicate && !isName && !isAskedAbout(words, from))) && !person) return undefined;
  const place = /^(?:in|at|near|from|to|via)$/u.test(words[from - 1]?.lower ?? '');
  let next = to;
  while (words[next]?.tag === 'ADV') next += 1;
  return {
    text: phrase,
    kind: person ? 'person' : isName && !place ? 'either' : 'thing',
    ...(male === female || alone ? {} : { gender: male ? ('male' as const) : ('female' as const) }),
    plural,
    subject:
      isAskedAbout(words, from) ||
      (isFiniteVerb(words, next) && words[from - 1]?.tag !== 'ADP' && words[from - 1]?.lower !== 'and'),
    oblique: words[from - 1]?.tag === 'ADP' && words[from - 1]?.lower !== 'about',
  };
}

/** "Where is the key", "does the shop open on Sundays": the subject of a question. */
function isAskedAbout(words: readonly TaggedWord[], from: number): boolean {
  const [before, opener] = [words[from - 1]?.lower ?? '', words[from - 2]];
  if (!/^(?:is|are|was|were|do|does|did|has|have|will|can|'s)$/u.test(before)) return false;
  return opener === undefined || opener.tag === 'CCONJ' || /^(?:what|where|when|why|how|who|,)$/u.test(opener.lower);
}

/** "it" reaches back so many sentences that mention something. */
const NEAR_SENTENCES = 2;

/** What a pronoun means: the latest fitting mention, the subject of its sentence first; undefined when nothing fits. */
export function antecedentOf(
  pronoun: string,
  sentences: readonly (readonly Mention[])[],
  view: Perspective,
  topicOnly = false,
): Mention | undefined {
  const fitsPronoun = fittingOf(pronoun);
  if (fitsPronoun === undefined) return undefined;
  const fits = (one: Mention) =>
    fitsPronoun(one) && one.text !== view.speaker && (one.text !== view.addressee || one.turnId === undefined);
  const things = /^(?:it|its)$/u.test(pronoun);
  for (const mentions of [...sentences].reverse().slice(0, things ? NEAR_SENTENCES : undefined)) {
    const fitting = mentions.filter(fits);
    const direct = fitting.filter(({ oblique, kind }) => !oblique || kind === 'person');
    const candidates = things && direct.length > 0 ? direct : fitting;
    const best =
      candidates.find(({ subject, kind }) => subject && kind !== 'either') ?? candidates.find(({ subject }) => subject);
    if (topicOnly && best === undefined && candidates.length > 0) return undefined;
    if (best === undefined && new Set(candidates.map(({ text }) => text)).size > 1) return undefined;
    const chosen = best ?? candidates.at(-1);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

function fittingOf(pronoun: string): ((mention: Mention) => boolean) | undefined {
  if (/^(?:he|him|his)$/u.test(pronoun)) return (one) => isSomebody(one) && one.gender !== 'female';
  if (/^(?:she|her|hers)$/u.test(pronoun)) return (one) => isSomebody(one) && one.gender !== 'male';
  if (/^(?:they|them|their|theirs)$/u.test(pronoun)) return (one) => one.plural || isBody(one);
  if (/^(?:it|its)$/u.test(pronoun))
    return (one) => !one.plural && (one.kind === 'thing' || (one.kind === 'either' && one.text.includes(' ')));
  return undefined;
}

/** "The school", "the bank": people who act as one. */
export function isBody({ text }: Mention): boolean {
  return /^(?:the|a|\S+'s) (?:\p{L}+ )?(?:customer|client|company|team|school|hotel|shop|office|bank|club|agency|couple|family|neighbou?rs?|council|branch|hospital|clinic|store|restaurant|committee|board|government|police|department|firm|insurance|landlord|landlords|parents|owners?|people)s?\b/iu.test(
    text,
  );
}

function isSomebody({ kind, plural, text }: Mention): boolean {
  return !plural && (kind === 'person' || (kind === 'either' && !/^the\b/iu.test(text)));
}
