import type { PersonDirectory } from '../records/person-directory.js';
import type { Interaction, PersonId, Session, Turn } from '../records/records.js';

/** A turn as inference sees it. */
export interface ConversationTurn {
  turn: Turn;
  /** Canonical person who spoke. */
  speakerId: PersonId;
  interaction?: Interaction;
}

/** Everything that inference about one turn may look at. */
export interface Conversation {
  session: Session;
  /** Up to 40 turns before the current one, oldest first. */
  previous: readonly ConversationTurn[];
  /** People who spoke in this session so far, the current speaker included, most recent first. */
  present: readonly PersonId[];
  directory: PersonDirectory;
}
