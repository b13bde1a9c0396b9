/** Language that a scenario is spoken in. */
export type ScenarioLanguage = 'en' | 'zh';

/** Somebody who speaks in a scenario; `key` is internal and never part of any text. */
export interface CastMember {
  key: string;
  fullName: string;
  firstName: string;
  lastName: string;
  /** What the others say when it is not the first name. */
  nickname?: string;
  pronoun: 'she' | 'he' | 'they';
  origin: string;
  role: string;
  /** Kin words: how this person calls others, by their key ("Mom"). */
  calls: Readonly<Record<string, string>>;
  /** Index of the first session this person may take part in. */
  joinsAt: number;
}

/** What a fact is about and how long it held; read off the world, never off the text. */
export interface WorldFact {
  key: string;
  /** Key of a matter, or of a person for preferences and background. */
  subject: string;
  attribute: string;
  value: string;
  kind: 'arrangement' | 'preference' | 'background' | 'task' | 'report' | 'secret' | 'picture';
  /** ISO 8601 instant at which it began to hold, and at which it ended. */
  validFrom: string;
  validTo?: string;
  /** Key of the fact that replaced it. */
  supersededBy?: string;
  /** Said in contradiction to somebody else, or taken back at once as a slip. */
  disputed?: boolean;
  /** Holds for one occasion only. */
  temporary?: boolean;
  /** Keys of the people who may know; absent when it was said to all. */
  knownTo?: readonly string[];
  /** Key of the person who stated it. */
  source: string;
}

/** A picture shown in a turn. */
export interface ScenarioImage {
  id: string;
  uri: string;
  caption: string;
}

/** One turn with its gold. */
export interface ScenarioTurn {
  id: string;
  /** Place in the session, from 1. */
  ordinal: number;
  speaker: string;
  text: string;
  /** Keys of the addressees; the word "everyone" for the whole group. */
  to: readonly string[];
  /** Calls an addressee by name. */
  explicit: boolean;
  replyTo?: string;
  /** Keys of people the turn speaks about. */
  mentions: readonly string[];
  /** Keys of facts stated, and of facts taken back. */
  asserts: readonly string[];
  retracts: readonly string[];
  act: string;
  image?: ScenarioImage;
  startMs: number;
  endMs: number;
}

/** One continuous conversation. */
export interface ScenarioSession {
  id: string;
  /** ISO 8601 with offset. */
  startedAt: string;
  present: readonly string[];
  turns: readonly ScenarioTurn[];
}

/** Kinds of questions: those of the public case and pictures. */
export type QuestionKind =
  | 'addressee_attribution'
  | 'speaker_attribution'
  | 'single_hop'
  | 'multi_hop'
  | 'temporal'
  | 'personalization'
  | 'personalization_application'
  | 'conflict_detection'
  | 'adversarial'
  | 'image';

/** A question with its gold. */
export interface ScenarioQuestion {
  id: string;
  question: string;
  answer: string;
  kind: QuestionKind;
  /** Full name of who asks, where the answer depends on it. */
  asker?: string;
  evidence: readonly string[];
  /** Turns that say what no longer holds. */
  superseded: readonly string[];
  difficulty: 'easy' | 'medium' | 'hard';
  answerable: boolean;
  /** Turns that share words with the question but do not answer it. */
  distractors: readonly string[];
  /** How it was put: quoted, paraphrased, indirect, near-miss, … */
  manner: string;
}

/** A whole case: cast, world, conversation, questions. */
export interface Scenario {
  id: string;
  index: number;
  seed: number;
  language: ScenarioLanguage;
  theme: string;
  title: string;
  timeZone: string;
  cast: readonly CastMember[];
  facts: readonly WorldFact[];
  sessions: readonly ScenarioSession[];
  questions: readonly ScenarioQuestion[];
}
