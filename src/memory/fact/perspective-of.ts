import type { ConversationTurn } from '../conversation.js';
import type { PersonTokens } from './english/person-tokens.js';
import type { Perspective } from './english/perspective.js';

/** Addressee links below this are not relied on for "you". */
const SAFE_ADDRESSEE = 0.5;

/** Whom "I" and "you" mean in a turn, as person characters; no addressee where none is safe. */
export function perspectiveOf(current: ConversationTurn, tokens: PersonTokens): Perspective {
  const speaker = tokens.token(current.speakerId);
  const links = (current.interaction?.addressees ?? []).filter((link) => link.personId !== current.speakerId);
  const safe = links.filter((link) => link.confidence >= SAFE_ADDRESSEE);
  if (current.interaction?.toEveryone)
    return safe.length === 1 && links.length === 1
      ? { speaker, addressee: tokens.token(safe[0]!.personId) }
      : { speaker, addressees: 'everyone' };
  if (safe.length === 1) return { speaker, addressee: tokens.token(safe[0]!.personId) };
  if (safe.length < 2) return { speaker };
  const people = safe.map((link) => tokens.token(link.personId));
  return { speaker, addressees: `${people.slice(0, -1).join(', ')} and ${people.at(-1)}` };
}
