import type { IndexDocument, Instant, Layer, RecordKind, RecordTypes } from '../records/records.js';

/** A record as stored: `version` counts its writes from 1. */
export type Stored<T> = T & { readonly version: number };

/** The fields each kind can be found by. List-valued fields match when they contain the value. */
export interface FindFields {
  space: Record<never, never>;
  session: { label?: string };
  turn: { sessionId?: string; voiceId?: string; externalId?: string };
  interaction: { sessionId?: string; addresseeId?: string; replyToTurnId?: string };
  voice: { personId?: string; label?: string };
  utterance: { voiceId?: string; sessionId?: string };
  person: { mergedInto?: string };
  fact: { subjectId?: string; speakerId?: string; attribute?: string; sessionId?: string; evidence?: string };
  profile: { personId?: string; attribute?: string; evidence?: string };
  document: { sessionId?: string; evidence?: string; voiceId?: string; subjectId?: string };
  clue: { voiceId?: string; key?: string; saidByVoiceId?: string; evidence?: string };
  /** `state` is the answer, or 'open'. */
  review: { personId?: string; turnId?: string; state?: string };
  task: { sessionId?: string };
}

/** A read by fields. Rows come ordered by `order` of the kind: sessions by start, turns by session start and ordinal, the rest by writing order. */
export interface FindQuery<K extends RecordKind> {
  where?: FindFields[K];
  /** Turns only: ordinals from `ordinalFrom` to `ordinalTo`, both included. */
  ordinalFrom?: number;
  ordinalTo?: number;
  limit?: number;
  /** Skips this many rows. */
  offset?: number;
  /** Newest first. */
  descending?: boolean;
}

/** Conditions on documents, applied before the cut; a list matches any of its members, an empty list matches nothing. */
export interface SearchFilter {
  layers?: readonly Layer[];
  sessionIds?: readonly string[];
  voiceIds?: readonly string[];
  subjectIds?: readonly string[];
  addresseeIds?: readonly string[];
  /** Said at or after. */
  after?: Instant;
  /** Said before. */
  before?: Instant;
}

/** A lexical search: documents holding any of the terms, by BM25 (k1 1.2, b 0.75), best first. */
export interface TextSearch {
  /** Index terms as `language/` makes them; each may repeat in the query for weight. */
  terms: readonly string[];
  filter?: SearchFilter;
  limit: number;
  around?: Around;
}

/** A dense search: documents by cosine similarity, best first. */
export interface VectorSearch {
  modelId: string;
  vector: Float32Array;
  filter?: SearchFilter;
  limit: number;
  around?: Around;
}

/** Asks for the turns that stand near the best hits in their sessions, whether the filter passes them or not. */
export interface Around {
  /** So many of the best hits are looked at; those that are no turns have nothing around them. */
  hits: number;
  /** Places to each side. */
  reach: number;
}

/** What a search tells of a document: everything but its terms and its vector. */
export type HitDocument = Omit<IndexDocument, 'terms' | 'vector' | 'vectorModel'>;

/** A found document. `score` is BM25 (larger is better) or cosine; equal scores come by time, then by id. */
export interface Hit {
  document: HitDocument;
  score: number;
}

/** A hit of a lexical search, with what BM25 saw. */
export interface TextHit extends Hit {
  /** How often the document holds each of {@link TextFound.terms}, in their order. */
  counts: readonly number[];
  /** Terms in the document, repetitions included. */
  length: number;
}

/** What a search found, best first, and the turns around it that are no hits, in no order; without a vector they score 0. */
export interface Found<H extends Hit = Hit> {
  hits: H[];
  around: H[];
}

/** A distinct term of a query. */
export interface QueryTerm {
  term: string;
  /** Its repetitions in the query. */
  weight: number;
  /** Its inverse document frequency in the whole index, filters aside. */
  rarity: number;
}

/** What a lexical search found, with the statistics of the index that the scores rest on. */
export interface TextFound extends Found<TextHit> {
  terms: readonly QueryTerm[];
  /** Mean number of terms in a document of the index. */
  meanLength: number;
}

/** One change of a batch. */
export type Change =
  | { [K in RecordKind]: { op: 'put'; kind: K; record: RecordTypes[K] } }[RecordKind]
  | { op: 'delete'; kind: RecordKind; id: string };

/** A version the writer relies on; 0 means the record must not exist yet. */
export interface Expectation {
  kind: RecordKind;
  id: string;
  version: number;
}

/** One atomic write: all changes or none. It is also the journal entry. */
export interface Batch {
  action: JournalAction;
  /** Who asked for it: `system` or a caller's id. Never a name. */
  actor: string;
  at: Instant;
  changes: readonly Change[];
  expects?: readonly Expectation[];
  /** Refused with `conflict` when a later journal entry than `since` has written a record of these kinds (none given: of any). */
  unchanged?: { since: number; kinds?: readonly RecordKind[] };
  /** Keep what `undo` needs to write the batch backwards. Corrections do; ingest and erasure do not. */
  undoable?: boolean;
  /** The journal entry this batch takes back. */
  undoes?: number;
  /** Journal payloads that hold any of these record ids are wiped in the same commit (erasure). */
  wipeJournalOf?: readonly string[];
}

/** What a journal entry records. */
export type JournalAction =
  | 'open'
  | 'ingest'
  | 'session-end'
  | 'rename'
  | 'merge'
  | 'rescore'
  | 'split'
  | 'undo'
  | 'forget'
  | 'reindex'
  | 'reset-voiceprints'
  | 'unname'
  | 'not-me'
  | 'review'
  | 're-encode';

/** A line of the journal: what was done, to which records, when, on whose behalf. */
export interface JournalEntry {
  sequence: number;
  at: Instant;
  actor: string;
  action: JournalAction;
  touched: readonly { op: 'put' | 'delete'; kind: RecordKind; id: string; version: number }[];
  /** The batch written backwards; absent when not undoable, or wiped by an erasure. */
  inverse?: readonly Change[];
  undoes?: number;
}

/** What a commit did. */
export interface CommitReceipt {
  sequence: number;
}

/** Facts about an open store, for `doctor`. */
export interface StoreInfo {
  kind: 'sqlite' | 'memory';
  path?: string;
  /** Where the sealing key lies. */
  keyPath?: string;
  schemaVersion: number;
  sizeBytes: number;
  counts: Readonly<Record<RecordKind, number>>;
}

/**
 * Where a space lives. Asynchronous and small: reads, two searches and one write. Every implementation and every
 * double passes `test/contracts/memory-store.contract.ts`.
 *
 * Model bindings: the first voiceprint (utterance or voice with `model`) binds `space.speakerModel`, the first vector
 * `space.textModel`, in the same commit; a record of another model or dimension is refused with `conflict` and the command that
 * repairs it (`voxpolymem doctor --reset-voiceprints`, `voxpolymem doctor --reindex`). Non-finite vectors are `invalid_argument`.
 * A commit that puts the `space` record may change or clear a binding when, after all of its changes, no vector of the old
 * model is left. A dense query of a model other than the bound one is `conflict`; before the first vector it finds nothing.
 *
 * A store holds one space and starts with it, journalled as `open`; its record is replaced but never deleted. Session labels,
 * external turn ids and a turn's place (session, ordinal) are unique (`conflict`). Deleting what is absent changes nothing and is not journalled. A `version`
 * inside a record that is put is ignored. Changes apply in their order.
 */
export interface MemoryStore {
  get<K extends RecordKind>(kind: K, id: string): Promise<Stored<RecordTypes[K]> | undefined>;
  /** In the order of `ids`; absent ones are left out. */
  getMany<K extends RecordKind>(kind: K, ids: readonly string[]): Promise<Stored<RecordTypes[K]>[]>;
  find<K extends RecordKind>(kind: K, query?: FindQuery<K>): Promise<Stored<RecordTypes[K]>[]>;
  searchText(search: TextSearch): Promise<TextFound>;
  searchVector(search: VectorSearch): Promise<Found>;
  /** Newest first. */
  journal(query?: { limit?: number; sequence?: number }): Promise<JournalEntry[]>;
  /** Throws `conflict` when an expectation fails, with nothing written. */
  commit(batch: Batch): Promise<CommitReceipt>;
  info(): Promise<StoreInfo>;
  /** Makes erased bytes unrecoverable from the files: truncates the write-ahead log and rewrites freed pages. */
  purge(): Promise<void>;
  /** Later calls throw `store_failed`. */
  close(): Promise<void>;
}
