import type { NameClueKind, PersonId, SessionId, Turn, TurnId, VoiceId } from '../records/records.js';

/** A turn with the canonical person who spoke it. Give the turns of a session in order. */
export interface NamingTurn {
  turn: Turn;
  speakerId: PersonId;
}

/** One reason to believe, or not to believe, that a person has a name. */
export interface NameEvidence {
  personId: PersonId;
  voiceId: VoiceId;
  /** Who said the name. */
  saidById: PersonId;
  saidByVoiceId: VoiceId;
  /** As said. */
  name: string;
  kind: NameClueKind;
  turnIds: readonly TurnId[];
  sessionId: SessionId;
  /** Positive for, negative against; sums are compared with `NamingOptions.minWeight`. */
  weight: number;
}

/** First word of a folded name: what people call each other by. */
export function firstWord(foldedName: string): string {
  return foldedName.split(' ')[0] ?? '';
}
