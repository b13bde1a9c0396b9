import type { PersonDirectory } from '../records/person-directory.js';
import type { Evidence } from '../records/records.js';
import type { Context, Question } from '../retrieval/retrieval.js';

/** What an answerer returns. */
export interface Answer {
  /** Today's names inside; "Not in memory." when refused. */
  text: string;
  /** True when the context supports no answer. */
  refused: boolean;
  /** Turn ids that support the text; empty only when refused. */
  evidence: Evidence;
  /** 0 to 1. */
  confidence: number;
  /** How it came about, for people, where that is out of the ordinary: a fallback answered. */
  note?: string;
}

/** Writes an answer from a context, and from nothing else. */
export interface Answerer {
  readonly id: string;
  answer(
    question: Question,
    context: Context,
    directory: PersonDirectory,
    options?: { signal?: AbortSignal },
  ): Promise<Answer>;
}
