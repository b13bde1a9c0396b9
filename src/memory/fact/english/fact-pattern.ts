import type { FactKind } from '../../../records/records.js';

/** Named parts of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** What a pattern may look at besides its match. */
export interface PatternContext {
  /** The grounded clause. */
  clause: string;
  /** The question this answers, grounded; empty when none. */
  question: string;
  /** The person character of whoever speaks. */
  speaker: string;
  /** The person character of the one addressed, when safe. */
  addressee?: string;
  /** Whether the clause holds a time that can be dated. */
  hasTime(): boolean;
}

/** One rule: a clause shape and the fact it states. */
export interface FactPattern {
  /** Short name for tests and traces. */
  name: string;
  kind: FactKind;
  match: RegExp;
  /** Slot; a function may decline with `undefined`, which leaves the fact without a slot. */
  attribute?: string | ((groups: Groups, context: PatternContext) => string | undefined);
  /** Value of the slot; the `value` group when absent. */
  value?: (groups: Groups, context: PatternContext) => string | undefined;
  /** Fact text; the whole clause when absent. */
  text?: (groups: Groups, context: PatternContext) => string | undefined;
  /** 0 to 1. */
  confidence: number;
  /** Only with a time expression in the clause. */
  needsTime?: boolean;
  /** One fact for each item of a list in `value`. */
  each?: boolean;
  /** Last look: `false` rejects the match. */
  accept?: (groups: Groups, context: PatternContext) => boolean;
}
