/** Epoch milliseconds. */
export type Instant = number;
/** Id of a {@link Session}. */
export type SessionId = string;
/** Id of a {@link Turn}. */
export type TurnId = string;
/** Id of a {@link Voice}. */
export type VoiceId = string;
/** Id of a {@link Person}. */
export type PersonId = string;
/** Id of a {@link Fact}. */
export type FactId = string;
/** Id of a {@link ProfileEntry}. */
export type ProfileEntryId = string;
/** Id of a {@link Review}. */
export type ReviewId = string;

/** Turn ids behind a claim: never empty on a fact, a profile entry or an answer. */
export type Evidence = readonly TurnId[];

/** One model's vectors are never compared with another's. */
export interface ModelBinding {
  modelId: string;
  dimension: number;
}

/** One household, car or room: the unit of isolation, encryption and deletion. One file holds one space. */
export interface Space {
  id: string;
  createdAt: Instant;
  /** IANA zone used for sessions that name none. */
  timeZone: string;
  /** Encoder of every voiceprint in the space; absent until the first one is stored. */
  speakerModel?: ModelBinding;
  /** Embedder of every text vector in the space; absent until the first one is stored. */
  textModel?: ModelBinding;
}

/** One continuous conversation. */
export interface Session {
  id: SessionId;
  /** The caller's name for it ("S1"), unique in the space. */
  label: string;
  startedAt: Instant;
  /** IANA zone in which relative times said in it are resolved. */
  timeZone: string;
  endedAt?: Instant;
  /** What a language model has used to read its turns; kept so that its budget survives a restart. */
  modelUse?: ModelUse;
}

/** Calls of a language model, the tokens of both directions and the time they took. */
export interface ModelUse {
  calls: number;
  tokens: number;
  ms: number;
}

/** An image shown or attached in a turn. */
export interface ImageAttachment {
  id: string;
  /** Path or URL as given; the pixels are not stored. */
  uri?: string;
  caption?: string;
  /** Who wrote the caption; absent: it was given. */
  captionOrigin?: 'model';
  /** Text that stands in the picture. */
  visibleText?: string;
  /** When it was taken, by the camera's clock. */
  takenAt?: Instant;
  /** Perceptual hash, 16 hexadecimal digits: the same picture again differs in few bits. */
  hash?: string;
  /** Colours and edges by place, signed bytes in base64. */
  descriptor?: string;
  /** Names of the colours that fill much of it. */
  colours?: readonly string[];
}

/** One person's utterance. It points at a voice for good; only a split re-points it. */
export interface Turn {
  id: TurnId;
  sessionId: SessionId;
  /** Position in the session from 0, without gaps at the time of writing. */
  ordinal: number;
  voiceId: VoiceId;
  /** Absolute instants: session start plus offset. */
  startedAt: Instant;
  endedAt?: Instant;
  /** As said; empty for `--voices-only`. Names inside stay as spoken. */
  text: string;
  /** BCP 47 tag, when known. */
  language?: string;
  /** The caller's id for this turn ("S1_T007"), unique in the space. */
  externalId?: string;
  images?: readonly ImageAttachment[];
}

/** A directed edge turn -> person. */
export interface AddresseeLink {
  personId: PersonId;
  /** 0 to 1. */
  confidence: number;
  /** Why, in words without names: "called by name at the start". */
  why: string;
}

/** A directed edge turn -> earlier turn. */
export interface ReplyLink {
  turnId: TurnId;
  confidence: number;
  why: string;
}

/** The inferred edges of one turn; shares the turn's id. */
export interface Interaction {
  id: TurnId;
  sessionId: SessionId;
  addressees: readonly AddresseeLink[];
  /** Spoken to the whole group: `addressees` then lists everyone present but the speaker. */
  toEveryone: boolean;
  replyTo?: ReplyLink;
}

/** Sufficient statistics of unit vectors: enough for means and scatter without the vectors. */
export interface VoiceStatistics {
  count: number;
  /** Component-wise sum of the unit vectors. */
  sum: Float32Array;
  netSpeechMs: number;
}

/** A point that stands for a voice. */
export interface Prototype {
  vector: Float32Array;
  weight: number;
  /** The session it was last heard in. */
  sessionId?: SessionId;
  /** The microphone or device it was heard through, where the caller tells them apart. */
  channel?: string;
}

/** An anonymous acoustic identity. A transcript label opens one without prototypes. */
export interface Voice {
  id: VoiceId;
  personId: PersonId;
  createdAt: Instant;
  /** `provisional` until enough speech supports it; `labelled` when a transcript's speaker label opened it. */
  status: 'provisional' | 'established' | 'labelled';
  /** The transcript label it was opened with. */
  label?: string;
  model?: ModelBinding;
  /** Biometric: sealed at rest. */
  prototypes: readonly Prototype[];
  /** Biometric: sealed at rest. */
  statistics?: VoiceStatistics;
}

/** What was heard in one turn; shares the turn's id. Kept so that voices can be recomputed when a turn is forgotten or moved. */
export interface Utterance {
  id: TurnId;
  voiceId: VoiceId;
  sessionId: SessionId;
  model: ModelBinding;
  /** Biometric: sealed at rest. Unit length. */
  vector: Float32Array;
  netSpeechMs: number;
  /** As in {@link Prototype}. */
  channel?: string;
  /** How the online rule decided. */
  decision: 'claimed' | 'labelled' | 'opened' | 'assigned';
  /**
   * Calibrated score of the winning person and of the best other one: the natural logarithm of how much more likely the
   * utterance is if it is that person's than if it is a stranger's; 0 where there was nobody to compare with.
   */
  score: number;
  runnerUpScore?: number;
  /** It got the voice of its speaker's other turns, told apart by diarization, not by its own sound: a session's end lets it stay. */
  follows?: true;
  /** Why it changed hands when its session was scored again; absent when it did not. */
  rescored?: Rescoring;
}

/** A turn that another voice explained better, once the whole session was heard. */
export interface Rescoring {
  /** Score of the voice that had it, without it; absent when the turn was all that the voice had. */
  heldScore?: number;
  /** In words without names. */
  why: string;
}

/** Whom voices and profile entries belong to. */
export interface Person {
  id: PersonId;
  createdAt: Instant;
  /** Shown as "Speaker N" until named. */
  number: number;
  displayName?: string;
  /** Other names and nicknames, without the display name. */
  aliases: readonly string[];
  /** Where the name comes from; a correction is never overwritten by inference. */
  nameSource?: 'transcript' | 'said' | 'correction';
  nameEvidence: Evidence;
  /** Why an inferred name was bound, in words without names, and the weight it had (`speaker/name-people.ts`). */
  nameWhy?: string;
  nameWeight?: number;
  /** Names that a person said are not theirs (case and diacritics folded): inference never binds them again. */
  refusedNames?: readonly string[];
  /** Kin words that mean this person in somebody's mouth: "Mom" said by the one, nobody when said by others. */
  kinNames?: readonly KinName[];
  /** Too little speech supports this person: never named and not listed by default. */
  unsupported?: true;
  /** The voice may be that of somebody better known: while nobody names this person, not listed by default. Decided at a session's end. */
  unconfirmed?: true;
  /** Set while merged into another person; read through `PersonDirectory.canonical`. */
  mergedInto?: PersonId;
  /** Why they were joined, where it was decided by ear; absent when somebody asked for it. */
  mergeReason?: MergeReason;
}

/** A word for a relative, in the mouth of one person. */
export interface KinName {
  word: string;
  saidBy: PersonId;
  evidence: Evidence;
}

/** The numbers behind two people having been joined by ear; scores as documented in `speaker/`. */
export interface MergeReason {
  sessionId: SessionId;
  score: number;
  /** Score of the best other person; absent when there was none. */
  runnerUpScore?: number;
  margin?: number;
  /** In words without names. */
  why: string;
}

/**
 * One reason to believe, or not to believe, that the person behind a voice has a name (`speaker/name-evidence.ts`). It hangs on
 * voices, so merges and splits of people take it along. At most a few of a kind are kept for a voice and a name.
 */
export interface NameClue {
  id: string;
  sessionId: SessionId;
  /** The voice that would have the name. */
  voiceId: VoiceId;
  /** The voice in whose turn the name was said. */
  saidByVoiceId: VoiceId;
  kind: NameClueKind;
  /** As said. */
  name: string;
  /** The name with case and diacritics folded. */
  key: string;
  /** Positive for, negative against. */
  weight: number;
  evidence: Evidence;
}

/**
 * `self`: said it of themselves. `nickname`: said they are also called so. `introduced`: presented by somebody, then spoke.
 * `answered`: called, then spoke. `thanked`: called right after having spoken. `called-it`: called somebody else by it, so it is
 * not theirs. `kin`: a kin word of `saidByVoiceId` for this voice.
 */
export type NameClueKind = 'self' | 'nickname' | 'introduced' | 'answered' | 'thanked' | 'called-it' | 'kin';

/** A question to people about who is who, where a decision fell just short. The answer is kept: a "no" is never asked again. */
export interface Review {
  id: ReviewId;
  /**
   * `same-person`: are the two one? `name`: is the first one called `name`? `turn`: is the first one the speaker of the turn (and
   * not the second)?
   */
  kind: 'same-person' | 'name' | 'turn';
  personIds: readonly PersonId[];
  turnIds: readonly TurnId[];
  /** Of kind `name`: the name in question. */
  name?: string;
  /** Of what fell short: a voice score, or the weight of a name. */
  score: number;
  runnerUpScore?: number;
  /** In words without names. */
  why: string;
  createdAt: Instant;
  answer?: 'yes' | 'no';
  answeredAt?: Instant;
}

/** A turn that a language model has yet to read; shares the turn's id. Tasks are done in the order in which they were written. */
export interface FactTask {
  id: TurnId;
  sessionId: SessionId;
  queuedAt: Instant;
}

/** What a statement is about. */
export type FactKind = 'event' | 'state' | 'preference' | 'relationship' | 'plan' | 'belief' | 'decision';

/** Who wrote a claim. */
export type Origin = 'rules' | 'model' | 'correction';

/** A self-contained statement. People inside `text` and `value` are references `{person:<id>}`. */
export interface Fact {
  id: FactId;
  sessionId: SessionId;
  kind: FactKind;
  text: string;
  /** Whom it is about, when a person. */
  subjectId?: PersonId;
  /** Who said it. */
  speakerId: PersonId;
  addresseeIds: readonly PersonId[];
  /** Slot that only one current value fills for a subject, such as `preference/contact`. */
  attribute?: string;
  value?: string;
  saidAt: Instant;
  /** When it holds in the world, where known. */
  validFrom?: Instant;
  validTo?: Instant;
  supersededBy?: FactId;
  evidence: Evidence;
  confidence: number;
  origin: Origin;
}

/** person x attribute -> value, over time. */
export interface ProfileEntry {
  id: ProfileEntryId;
  personId: PersonId;
  attribute: string;
  value: string;
  since: Instant;
  until?: Instant;
  supersededBy?: ProfileEntryId;
  evidence: Evidence;
  factId?: FactId;
  /** Who said so; absent means the person. A report by somebody else never retires a person's own statement. */
  claimantId?: PersonId;
  origin: Origin;
}

/** The memory layers of the paper (section 3.2). */
export type Layer = 'interaction' | 'fact' | 'profile';

/** What search sees of a record; shares that record's id. */
export interface IndexDocument {
  id: string;
  layer: Layer;
  sessionId: SessionId;
  /** A turn's place in its session. */
  ordinal?: number;
  /** When it was said. */
  at: Instant;
  /** Turns that the record stands for, best first. */
  evidence: Evidence;
  /** Voice that said it. */
  voiceId?: VoiceId;
  subjectId?: PersonId;
  addresseeIds: readonly PersonId[];
  /** Space-separated index terms, segmented and stemmed by `language/`; references appear as one token a person. */
  terms: string;
  /** Unit length; absent when no embedder is configured or no word is known. */
  vector?: Float32Array;
  vectorModel?: ModelBinding;
}

/** Every kind of record that a store keeps. */
export interface RecordTypes {
  space: Space;
  session: Session;
  turn: Turn;
  interaction: Interaction;
  voice: Voice;
  utterance: Utterance;
  person: Person;
  fact: Fact;
  profile: ProfileEntry;
  document: IndexDocument;
  clue: NameClue;
  review: Review;
  task: FactTask;
}

/** Name of a kind of record. */
export type RecordKind = keyof RecordTypes;
