import type { FactKind, Instant, PersonId, TurnId } from '../../records/records.js';

/** A statement of one turn with references and dates, ready to become a fact. */
export interface SpokenStatement {
  kind: FactKind;
  text: string;
  subjectId?: PersonId;
  attribute?: string;
  value?: string;
  confidence: number;
  validFrom?: Instant;
  validTo?: Instant;
  /** Turns used besides the current one. */
  evidence: readonly TurnId[];
}
