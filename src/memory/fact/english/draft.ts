import type { TurnId } from '../../../records/records.js';
import type { Statement } from './statements.js';

/** A statement on its way to a fact; fragments that follow are added to what it shows. */
export interface Draft {
  statement: Statement;
  shown: string;
  evidence: readonly TurnId[];
}
