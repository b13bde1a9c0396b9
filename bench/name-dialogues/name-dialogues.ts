import { calledAndAnswered, introducedThemselves } from './introduced-themselves.js';
import { kinWords, otherScripts } from './kin-and-scripts.js';
import type { NameDialogueSet } from './name-dialogue.js';
import { nicknamed, presented } from './presented-and-nicknamed.js';
import { abstentions, shared } from './shared-and-doubtful.js';

/** Every written dialogue of `npm run bench -- names`, by case. */
export const nameDialogues: readonly NameDialogueSet[] = [
  introducedThemselves,
  calledAndAnswered,
  presented,
  nicknamed,
  kinWords,
  otherScripts,
  shared,
  abstentions,
];
