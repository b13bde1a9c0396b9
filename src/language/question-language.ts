import type { PersonId } from '../records/records.js';

/** What kind of thing answers a question. */
export type ExpectedAnswer =
  /** Who said something. */
  | 'person-speaker'
  /** To whom something was said. */
  | 'person-addressee'
  /** Somebody, but not as a speaker or addressee. */
  | 'person'
  /** What somebody likes or wants done for them. */
  | 'preference'
  | 'time'
  | 'number'
  | 'place'
  | 'yes-no'
  | 'thing';

/** A question as its wording tells it; people are references (`{person:…}`). */
export interface QuestionReading {
  expects: ExpectedAnswer;
  /** Who the question says spoke. */
  speakerId?: PersonId;
  /** To whom the question says it was spoken. */
  addresseeId?: PersonId;
  /** The question without its frame: what was said, or is to be found; empty when it only asks who spoke to whom. */
  focus: string;
  /** The words that name what is asked for ("soup" in "what kind of soup …"); empty when there are none. */
  head: string;
  /** The word that only tells the kind of answer ("time" in "what time …"); empty when there is none. */
  kindWord: string;
  /** Asks for a time of day. */
  clock: boolean;
  /** Asks how long something lasts, or how old or how often: an amount of time, no date. */
  duration: boolean;
  /** May be answered by several things: it asks for them in the plural, or who does something. */
  several: boolean;
  /** The question up to its first subordinate clause ("that …", "when …"): whom and what it is about. */
  main: string;
  /** Asks about something shown. */
  picture: boolean;
}

/** What one language knows about questions and their answers. */
export interface QuestionLanguage {
  /** BCP 47 primary tag. */
  readonly id: string;
  /** Whether a text holds the first person singular ("I", "my"). */
  firstPerson(text: string): boolean;
  /** Whether a question, given without what it quotes, is about its asker; the words of asking ("tell me") are not. */
  asksAboutAsker(text: string): boolean;
  /** The question with a reference in the place of its first person singular. */
  nameAsker(text: string, reference: string): string;
  /** Reads a question whose people are references. */
  read(text: string): QuestionReading;
  /** The words of a question that say what it is about, without those of asking, saying, preferring and naming a kind. */
  topic(text: string): string;
  /** Whether a question about a person asks for what a profile keeps: where they live, what they do, own or like. */
  asksState(text: string): boolean;
  /** Whether it asks what somebody does for a living, or is here for. */
  asksRole(text: string): boolean;
  /** Whether somebody tells in a sentence what they do for a living; `name` is how others call them, where others may tell it. */
  tellsRole(sentence: string, name?: string): boolean;
  /** Whether it asks for what was, rather than for what is. */
  asksPast(text: string): boolean;
  /** Whether it asks for what somebody does not like. */
  asksDislike(text: string): boolean;
  /** Whether what it retells is a question itself ("… when she asked about …"). */
  reportsAsking(text: string): boolean;
  /** What the answer "yes" or "no" is called. */
  readonly yes: string;
  readonly no: string;
  /** A yes-no question as the statement that it wants to hear. */
  statement(text: string): string;
  /** Whether a sentence without "I" tells something of a subject that it names first ("The pool is open"). */
  namesSubject(sentence: string): boolean;
  /** Whether a text denies what its words tell. */
  negates(text: string): boolean;
  /** The "yes" or "no" that a reply opens with. */
  yesOrNo(text: string): 'yes' | 'no' | undefined;
  /** The fillers that a spoken sentence opens with, with the mark that sets them off ("Yes, well, "); empty without. */
  openingFiller(sentence: string): string;
  /** The everyday choice that a word belongs to ("espresso" to `drink`); `undefined` when it belongs to none. */
  slotOf(text: string): string | undefined;
  /** The same for an attribute such as `favourite/drink`. */
  slotOfAttribute(attribute: string): string | undefined;
  /** The everyday names of an attribute. */
  attributeWords(attribute: string): string;
  /** Whether it asks only who somebody is whom it names by a role ("Who is the plumber?"). */
  asksIdentity(text: string): boolean;
  /** Whether a sentence tells who somebody is: it names a person, or says "I am". */
  tellsIdentity(sentence: string): boolean;
  /** How an answer of the expected kind, or of what the text of the question asks, looks; `clock` wants a time of day. */
  shape(expects: ExpectedAnswer, clock: boolean, text?: string): RegExp | undefined;
  /**
   * Somebody whom a question describes by what they said or did ("the person who brought the ladder"): where these words stand, and
   * the question that asks who it is.
   */
  describedPerson(text: string): { question: string; start: number; end: number } | undefined;
  /** The parts of a question that asks for several things; one part when it asks for one. */
  parts(text: string): string[];
  /** Whether the parts are questions of their own (and not two nouns of one question). */
  asksSeveralThings(text: string): boolean;
}
