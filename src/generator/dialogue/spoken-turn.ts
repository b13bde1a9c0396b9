import type { ScenarioTurn } from '../scenario.js';
import type { Gist } from './draft.js';

/** A turn with what questions about it need; the extra fields never leave the generator. */
export interface SpokenTurn extends ScenarioTurn {
  sessionId: string;
  /** Turns of one number belong to one exchange, or to two that go on side by side. */
  scene: number;
  /** The words without call, opener and tail. */
  quote: string;
  gist?: Gist;
}
