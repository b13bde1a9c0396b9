import type { AsrErrorOptions } from './dialogue/asr-errors.js';
import type { Draw } from './draw.js';
import type { MatterPhrases, QuestionPhrases, SmallTalkTopic, TalkPhrases } from './phrases.js';
import type { CastMember, ScenarioLanguage } from './scenario.js';
import type { CastNames } from './world/build-cast.js';
import type { CalendarWords } from './world/calendar.js';
import type { ValueSource } from './world/matter-values.js';
import type { BackgroundAttribute, MatterKind, MatterSeed, PreferenceAttribute, Theme } from './world/theme.js';

/** Everything that a scenario needs in one language: what there is to talk about, how it is said, and how it is asked. */
export interface SpokenLanguage {
  code: ScenarioLanguage;
  /** Begins the id of a case. */
  idPrefix: string;
  subjects: Subjects;
  names: CastNames;
  calendar: CalendarWords;
  /** Values of matters; the names of outsiders are none of the cast's. */
  createValues(theme: Theme, cast: readonly CastMember[], draw: Draw): ValueSource;
  talk: TalkPhrases;
  topics: readonly SmallTalkTopic[];
  matters: Readonly<Record<MatterKind, MatterPhrases>>;
  questions: QuestionPhrases;
  sentences: SentenceRules;
}

/** What there is to talk about. */
export interface Subjects {
  themes: readonly Theme[];
  /** Matters that come up in any setting. */
  everydayMatters: readonly MatterSeed[];
  preferences: readonly PreferenceAttribute[];
  backgrounds: readonly BackgroundAttribute[];
  /** A key and what is told in confidence. */
  secrets: readonly (readonly [string, string])[];
  absences: readonly string[];
  /** When somebody who is missing will be there again. */
  returns: readonly string[];
}

/** The pieces of a turn; empty where there are none. */
export interface TurnParts {
  opener: string;
  /** The names called. */
  calls: readonly string[];
  core: string;
  tail: string;
}

/** How sentences are made of their pieces. */
export interface SentenceRules {
  /** The verb that goes with a noun phrase, for `<is>`. */
  verbFor(nounPhrase: string): string;
  /** Pronoun of a person as a subject, and before a noun. */
  pronoun(person: CastMember): { she: string; her: string };
  /** A whole sentence from a fragment. */
  toSentence(text: string): string;
  /** Puts the pieces of a turn together; the draw chooses where the call goes. */
  compose(parts: TurnParts, draw: Draw): string;
  withFiller(core: string, filler: string, draw: Draw): string;
  /** The beginning of a sentence that is broken off; undefined when it is too short. */
  cutOff(core: string): string | undefined;
  /** Words of like meaning in place of common phrases, at this rate. */
  vary(text: string, rate: number, draw: Draw): string;
  /** Calls to everybody, and whether a sentence has one. */
  groupCalls: readonly string[];
  callsGroup(sentence: string): boolean;
  /** Whether a name stands in a text. */
  contains(text: string, name: string): boolean;
  /** Time that it takes to say. */
  durationMs(text: string): number;
  addAsrErrors(text: string, options: AsrErrorOptions, draw: Draw): string;
  /** Whether a sentence is long enough that a quotation of it points at one turn. */
  isQuotable(sentence: string): boolean;
  /** The words that tell texts apart. */
  tellingWords(text: string): Set<string>;
}
