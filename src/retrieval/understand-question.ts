import type { TimeMention } from '../language/language-pack.js';
import type { ExpectedAnswer, QuestionReading } from '../language/question-language.js';
import { questionLanguage } from '../language/question-languages.js';
import { languageOf } from '../language/terms.js';
import { type PersonDirectory, personReference, referencedPeople } from '../records/person-directory.js';
import type { PersonId } from '../records/records.js';
import { mentionedPeople } from './mentioned-people.js';
import { quotedSpans } from './quoted-spans.js';
import type { Question } from './retrieval.js';

/** One of the things that a question asks for. */
export interface QuestionPart extends QuestionReading {
  text: string;
  /** Whom this part names. */
  people: PersonId[];
}

/** What a question asks, read from its words and the directory; nothing is searched. */
export interface UnderstoodQuestion {
  expects: ExpectedAnswer;
  /** Everybody the question names, the asker first when it says "I". */
  people: PersonId[];
  /** The words of the names, lower-case. */
  nameWords: string[];
  /** Who the question says spoke. */
  speakerId?: PersonId;
  /** To whom the question says it was spoken. */
  addresseeId?: PersonId;
  /** The question is about its asker: only a known asker (`asker.sure`) may be answered. */
  aboutAsker: boolean;
  /** The asker, when the question is about them and they are known (`sure`) or probably known. */
  asker?: { personId: PersonId; sure: boolean };
  /** The one person the question is about: the known asker, or whoever alone it names. */
  subjectId?: PersonId;
  /** Asks for what a profile keeps of that person: where they live, what they do, own or like. */
  asksState: boolean;
  /** The question once for each of the people that a name in it may mean, when several bear it. */
  readings: { personId: PersonId; text: string }[];
  quotes: string[];
  /** Outside of what it quotes it asks nothing: it tells what is going on, and what is quoted was said only now. */
  tellsSituation: boolean;
  /** What to look for: the quotation, or the question without its frame; people are references. */
  focus: string;
  /** The parts of a question that asks for several things; one otherwise. */
  parts: QuestionPart[];
  /** The question as one part. */
  whole: QuestionPart;
  /** The parts are questions of their own. */
  asksSeveralThings: boolean;
  /** The time the question limits itself to, read when asked for; the caller decides whether hard or soft. */
  readonly times: TimeMention[];
}

/** What was understood of a question, for as long as somebody holds it: policy and answerer read it in turn. */
const understood = new WeakMap<Question, { directory: PersonDirectory; asked: UnderstoodQuestion }>();

/** Reads a question. Deterministic; people that share a name are all listed, but none becomes speaker or addressee. */
export function understandQuestion(question: Question, directory: PersonDirectory): UnderstoodQuestion {
  const known = understood.get(question);
  if (known?.directory === directory) return known.asked;
  const asked = readQuestion(question, directory);
  understood.set(question, { directory, asked });
  return asked;
}

function readQuestion(question: Question, directory: PersonDirectory): UnderstoodQuestion {
  const pack = languageOf(question.text);
  const language = questionLanguage(pack.id);
  const speaker = knownAsker(question, directory);
  const mentions = mentionedPeople(question.text, directory, speaker?.sure === true ? speaker.personId : undefined);
  const spans = quotedSpans(mentions.referenced);
  const quotes = spans.map((span) => span.text);
  // The frame is read without what is quoted: words inside a quotation are not the asker's.
  const frame = spans.reduceRight(
    (text, span) => `${text.slice(0, span.start)}“”${text.slice(span.end)}`,
    mentions.referenced,
  );
  const aboutAsker = language?.asksAboutAsker(frame) ?? false;
  const asker = aboutAsker ? knownAsker(question, directory) : undefined;
  const named = (text: string) =>
    asker?.sure && language ? language.nameAsker(text, personReference(asker.personId)) : text;
  const reading = language?.read(named(frame)) ?? wholly(frame);
  const people = [...new Set([...(asker ? [asker.personId] : []), ...mentions.people])];
  const candidates = aboutAsker ? (asker?.sure ? [asker.personId] : []) : mentions.people;
  const subjectId = candidates.length === 1 ? candidates[0] : undefined;
  const aboutSpeech = /^person-/.test(reading.expects) || reading.speakerId !== undefined || quotes.length > 0;
  const whole = toPart(mentions.referenced, reading, reading, people);
  const texts = quotes.length > 0 ? [] : (language?.parts(named(mentions.referenced)) ?? []);
  const parts =
    texts.length > 1 ? texts.map((text) => toPart(text, language?.read(text) ?? wholly(text), reading, people)) : [];
  return {
    expects: reading.expects,
    people,
    nameWords: mentions.nameWords,
    ...(reading.speakerId ? { speakerId: directory.canonical(reading.speakerId) } : {}),
    ...(reading.addresseeId ? { addresseeId: directory.canonical(reading.addresseeId) } : {}),
    aboutAsker,
    ...(asker ? { asker } : {}),
    ...(subjectId === undefined ? {} : { subjectId }),
    asksState: subjectId !== undefined && !aboutSpeech && (language?.asksState(frame) ?? false),
    readings: (mentions.shared?.people ?? []).map((personId) => ({
      personId,
      text: `${question.text.slice(0, mentions.shared?.start)}${personReference(personId)}${question.text.slice(mentions.shared?.end)}`,
    })),
    quotes,
    tellsSituation: quotes.length > 0 && !pack.isQuestion(frame),
    focus: quotes.length > 0 ? quotes.join(' ') : reading.focus,
    parts: parts.length > 0 ? parts : [whole],
    whole,
    asksSeveralThings: quotes.length === 0 && (language?.asksSeveralThings(frame) ?? false),
    get times() {
      return pack.times(question.text, { at: question.at, timeZone: question.timeZone });
    },
  };
}

/** A part without a question word of its own ("… and hang the coats?") asks what the whole asks. */
function toPart(text: string, own: QuestionReading, whole: QuestionReading, people: readonly PersonId[]): QuestionPart {
  const named = referencedPeople(own.main);
  const leans = own.expects === 'thing' && own.head !== '' && !own.clock;
  const reading = leans ? { ...own, expects: whole.expects } : own;
  return { ...reading, text, people: people.filter((id) => named.includes(id)) };
}

function wholly(text: string): QuestionReading {
  return {
    expects: 'thing',
    focus: text,
    head: '',
    kindWord: '',
    clock: false,
    duration: false,
    several: false,
    main: text,
    picture: false,
  };
}

function knownAsker(question: Question, directory: PersonDirectory): UnderstoodQuestion['asker'] {
  if (question.asker === undefined || question.asker.outcome === 'unknown') return undefined;
  return { personId: directory.canonical(question.asker.personId), sure: question.asker.outcome === 'known' };
}
