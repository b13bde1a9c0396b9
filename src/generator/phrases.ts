/*
 * Templates as `expandPhrase` takes them: `{a|b}` alternatives, `<slot>` values. Any of them may draw `<chore>`, `<object>`,
 * `<reason>` and the everyday words of its language.
 */

/** The purpose of what begins a turn. */
export type OpenerKind = 'agree' | 'ack' | 'thanks' | 'surprise' | 'think' | 'start';

/** Ways to speak about one kind of matter. Slots: `<np>` the matter, `<is>` its verb, `<v>` the value, `<old>` the former one. */
export interface MatterPhrases {
  ask: readonly string[];
  /** Short answers that lean on the question. */
  answer: readonly string[];
  tell: readonly string[];
  change: readonly string[];
  /** A wrong statement is mended at once or later. */
  correct: readonly string[];
  /** Third person, present: "when the cake tasting is". */
  gistAsk: string;
  gistTell: string;
  gistChange: string;
  questions: readonly string[];
  now: readonly string[];
  before: readonly string[];
}

/** A subject of small talk: how one begins, answers and rounds off, and the words of its slots. */
export interface SmallTalkTopic {
  open: readonly string[];
  answer: readonly string[];
  close: readonly string[];
  words: Readonly<Record<string, readonly string[]>>;
}

/** What is said, by what it does. */
export interface TalkPhrases {
  openers: Readonly<Record<OpenerKind, readonly string[]>>;
  fillers: readonly string[];
  /** Words that any template may draw, by slot. */
  everydayWords: Readonly<Record<string, readonly string[]>>;
  /** Sentences that may follow a statement, and a question. */
  statementTails: readonly string[];
  questionTails: readonly string[];
  /** What people say when they only follow; the second kind names the thing, `<np>`. */
  reactions: readonly string[];
  namingReactions: readonly string[];
  backChannels: readonly string[];
  /** A word of a third person between question and answer. */
  chimes: readonly string[];
  /** A third person joins. */
  joins: readonly string[];
  /** Somebody breaks in; then the first goes on with `<rest>`, all that was to be said. */
  interruptions: readonly string[];
  resumptions: readonly string[];
  matters: MatterTalk;
  persons: PersonTalk;
  occasions: OccasionTalk;
  chat: ChatTalk;
  anecdotes: AnecdoteTalk;
}

/** Talk about what is settled. */
export interface MatterTalk {
  /** `<why>`: the reason of a change. */
  changeTails: readonly string[];
  slipTails: readonly string[];
  /** `<v>` against the first value of `<np>`. */
  contradict: readonly string[];
  leaveOpen: readonly string[];
  /** `<v>` holds for `<np>`, not `<old>`. */
  resolve: readonly string[];
  /** A known matter `<np>` comes up again, without its value. */
  revisit: readonly string[];
  reassure: readonly string[];
  /** `<np>`: clause of a question whether anything is open. */
  revisitGist: string;
}

/** Talk about what people like and who they are. */
export interface PersonTalk {
  /** `<round>`: the question to everybody. */
  askAll: readonly string[];
  prefer: readonly string[];
  preferTails: readonly string[];
  takeNote: readonly string[];
  tease: readonly string[];
  /** `<v>` now, `<old>` before, of `<kind>`. */
  preferNow: readonly string[];
  preferFirst: readonly string[];
  preferReactions: readonly string[];
  except: readonly string[];
  exceptTails: readonly string[];
  exceptConfirm: readonly string[];
  backgroundTails: readonly string[];
  backgroundReactions: readonly string[];
  backgroundMore: readonly string[];
  /** Of the person about whom another told. */
  backgroundProtest: readonly string[];
  /** Clauses with `<kind>` and `<she>`; `liking` is a noun phrase. */
  gists: Readonly<Record<'askAll' | 'prefers' | 'likes' | 'needed' | 'liking', string>>;
}

/** Talk on occasions. */
export interface OccasionTalk {
  /** `<v>`: what nobody else may know. */
  confide: readonly string[];
  promise: readonly string[];
  /** `<name>` is missing because of `<v>`; `<when>` they come again. */
  absent: readonly string[];
  absentTails: readonly string[];
  pity: readonly string[];
  /** `<name>` and `<role>` of somebody new. */
  hello: readonly string[];
  welcome: readonly string[];
  newcomerThanks: readonly string[];
  /** `<np>`: what the picture is of. */
  show: readonly string[];
  pictureReactions: readonly string[];
  pictureReplies: readonly string[];
  /** `<name>`, `<np>`. */
  gists: Readonly<Record<'confidence' | 'missing' | 'hello' | 'newFace' | 'showed', string>>;
}

/** A word about a chore and the answers that fit. */
export interface ChoreTalk {
  ask: readonly string[];
  answer: readonly string[];
}

/** Talk about nothing that matters. */
export interface ChatTalk {
  tails: readonly string[];
  remarks: readonly string[];
  remarkTails: readonly string[];
  remarkAnswers: readonly string[];
  /** What one says about `<task>` and `<thing>`, and what may be answered to it. */
  chores: readonly ChoreTalk[];
  choreEnd: readonly string[];
  /** `<name>`: somebody who is there and not asked. */
  gossip: readonly string[];
  gossipSelf: readonly string[];
  gossipOther: readonly string[];
  /** `<name>`, `<role>`. */
  introduce: readonly string[];
  open: readonly string[];
  openAnswer: readonly string[];
  close: readonly string[];
  closeAnswer: readonly string[];
}

/** A story and what others say to it, made of parts. */
export interface AnecdoteTalk {
  words: Readonly<Record<string, readonly string[]>>;
  begin: readonly string[];
  goOn: readonly string[];
  end: readonly string[];
}

/** How questions are put, but for those about matters. */
export interface QuestionPhrases {
  /** `<name>`, `<she>`, `<her>`, `<quote>`, `<told>`, `<clause>`, `<about>`. */
  addressee: Readonly<Record<'quoted' | 'paraphrased' | 'indirectAsked' | 'indirectSaid', readonly string[]>>;
  speaker: Readonly<Record<'quoted' | 'asked' | 'said', readonly string[]>>;
  /** "asked" and "said" for `<told>`. */
  told: Readonly<Record<'asked' | 'said', string>>;
  /** `<kind>` and `<name>`. */
  preference: readonly string[];
  preferenceNow: readonly string[];
  preferenceBefore: readonly string[];
  preferenceException: readonly string[];
  /** Asked by the person; `<kind>`. */
  recall: readonly string[];
  /** `<name>` was missing. */
  absence: readonly string[];
  /** `<np>` and the wrong `<old>`: of two people, of one who was mended. */
  contradiction: readonly string[];
  correction: readonly string[];
  /** `<np>`, `<name>`. */
  picture: readonly string[];
  /** A matter named by a clause. */
  clause: readonly string[];
  isClause(name: string): boolean;
  /** Two questions in one. */
  pair(one: string, two: string): string;
  /** Somebody named by what they asked or told: `<clause>`. */
  bridge: Readonly<Record<'asked' | 'said', string>>;
  /** Whether a question's `<name>` may be such a description. */
  takesBridge(template: string): boolean;
  /** `<name>` told something in confidence. */
  secret: readonly string[];
  /** The answer of a question that must be refused. */
  notMentioned: string;
}
