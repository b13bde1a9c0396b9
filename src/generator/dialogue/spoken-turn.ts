import type { ScenarioTurn } from '../scenario.js';
import type { Gist } from './draft.js';

/** A turn with what questions about it need; the two extra fields never leave the generator. */
export interface SpokenTurn extends ScenarioTurn {
  sessionId: string;
  /** The words without call, opener and tail. */
  quote: string;
  gist?: Gist;
}
