import type { PictureFacts } from '../providers/providers.js';
import type { PersonDirectory } from '../records/person-directory.js';
import type {
  Evidence,
  Fact,
  Instant,
  Interaction,
  Layer,
  PersonId,
  ProfileEntry,
  Session,
  Turn,
} from '../records/records.js';

/** Search tools (paper, section 3.3). `image-to-image` looks for the picture of the question; captions are among the words. */
export type Tool = 'bm25' | 'dense' | 'neighbours' | 'image-to-image';

/** What a policy may choose in a round. One or two tools. `note` tells people how it was chosen and changes nothing. */
export type Action =
  | {
      kind: 'retrieve';
      note?: string;
      layer: Layer;
      tools: readonly Tool[];
      query: string;
      speaker?: PersonId;
      addressee?: PersonId;
      /** Session id. */
      session?: string;
      after?: Instant;
      before?: Instant;
      /** `hard` leaves out whatever the filters do not match; `soft` (the default) searches it too and ranks matches higher. */
      filters?: 'soft' | 'hard';
      /** So many facts or profile entries are listed instead of the few best: for a search that wants nothing else. */
      limit?: number;
    }
  | { kind: 'stop'; why: string; note?: string };

/** Who asks: three outcomes, never a guess. */
export type Asker =
  | { outcome: 'known'; personId: PersonId; score?: number; margin?: number }
  | { outcome: 'doubtful'; personId: PersonId; score?: number; margin?: number }
  | { outcome: 'unknown'; score?: number };

/** What a question asks for, read from its words. */
export interface Question {
  text: string;
  /** When it is asked; relative times in it are resolved against this. */
  at: Instant;
  timeZone: string;
  asker?: Asker;
  /** What the picture put with the question looks like. */
  picture?: PictureFacts;
}

/** A record held for the answer, projected to its turns. */
export interface ContextRecord {
  id: string;
  layer: Layer;
  /** Turn ids that this record adds to the context, best first; a turn has one place in a context. */
  evidence: Evidence;
  /** Fused score; comparable within one context. */
  score: number;
  /** "round 1 bm25 #3". */
  source: string;
  turn?: Turn;
  interaction?: Interaction;
  fact?: Fact;
  profile?: ProfileEntry;
}

/** At most 15 records that together carry at most 15 turns, best first. */
export interface Context {
  records: readonly ContextRecord[];
  /** Turns carried, each once, in the order of the records. */
  turns: readonly Turn[];
  interactions: ReadonlyMap<string, Interaction>;
  sessions: ReadonlyMap<string, Session>;
}

/** One round, for people to read and for training to replay. */
export interface RoundTrace {
  round: number;
  action: Action;
  /** Record ids newly kept by this round. */
  added: readonly string[];
  /** Record ids displaced by this round. */
  displaced: readonly string[];
}

/** What a policy sees before each round. */
export interface RetrievalState {
  question: Question;
  directory: PersonDirectory;
  /** From 1. */
  round: number;
  context: Context;
  trace: readonly RoundTrace[];
}

/** Chooses the next action. Implementations live in `policy/`; the same state and seed give the same action. */
export interface Policy {
  readonly id: string;
  choose(state: RetrievalState, options?: { signal?: AbortSignal }): Promise<Action>;
}
