import type { Interaction, PersonId } from '../../records/records.js';
import type { Conversation, ConversationTurn } from '../conversation.js';
import { addresseesOf, type Evidence, type ReadTurn, type Scene } from './candidate-evidence.js';
import { chooseAddressees } from './choose-addressees.js';
import { findReply } from './reply-link.js';
import { readCues } from './turn-cues.js';

/** Turns back at which words are read; older ones count only through who spoke. */
const WINDOW = 8;
/** People beyond this many are too far away to be spoken to without a call. */
const MAX_CANDIDATES = 12;

/**
 * Infers whom a turn is for and what it answers, from the words of the turn, who spoke and who was spoken to: calls by
 * name decide; otherwise evidence in log-odds is summed for each person present. The turn before is judged anew in the
 * light of who spoke next, once; `revised` holds it when its addressees changed.
 */
export function inferInteraction(
  current: { turn: ConversationTurn['turn']; speakerId: PersonId },
  conversation: Conversation,
): { current: Interaction; revised: Interaction[] } {
  const earlier = conversation.previous.slice(-WINDOW - 1).map((turn) => read(turn, conversation));
  const before = earlier.toReversed();
  const now = read(current, conversation);
  const first = infer({ current: now, before, candidates: candidatesFor(now, before, conversation) });
  const revised = revise({ ...now, interaction: first }, before, conversation);
  if (revised === undefined) return { current: first, revised: [] };
  const corrected = before.map((turn, index) => (index === 0 ? { ...turn, interaction: revised } : turn));
  return {
    current: infer({ current: now, before: corrected, candidates: candidatesFor(now, before, conversation) }),
    revised: [revised],
  };
}

function read(turn: ConversationTurn, { present, directory }: Conversation): ReadTurn {
  return { ...turn, cues: readCues(turn.turn, turn.speakerId, present, directory) };
}

function candidatesFor(turn: ReadTurn, before: readonly ReadTurn[], { present }: Conversation): PersonId[] {
  const near = [...turn.cues.called, ...before.map((other) => other.speakerId), ...present];
  return [...new Set(near)]
    .filter((id) => id !== turn.speakerId)
    .slice(0, Math.max(MAX_CANDIDATES, turn.cues.called.length));
}

function infer(scene: Scene, extra: readonly Evidence[] = []): Interaction {
  const choice = chooseAddressees(scene, extra);
  const replyTo = findReply(scene, choice);
  const { turn } = scene.current;
  const base = { id: turn.id, sessionId: turn.sessionId, ...choice };
  return replyTo === undefined ? base : { ...base, replyTo };
}

/** The turn before, with the evidence of who spoke next; undefined when nothing changes. */
function revise(next: ReadTurn, before: readonly ReadTurn[], conversation: Conversation): Interaction | undefined {
  const [previous, ...older] = before;
  if (previous?.interaction === undefined || previous.speakerId === next.speakerId) return undefined;
  const extra = answerEvidence(previous, next, older);
  if (extra.length === 0) return undefined;
  const candidates = candidatesFor(previous, older, conversation);
  if (!candidates.includes(next.speakerId)) candidates.push(next.speakerId);
  const choice = chooseAddressees({ current: previous, before: older, candidates }, extra);
  const same =
    choice.toEveryone === previous.interaction.toEveryone &&
    choice.addressees.map((link) => link.personId).join() === addresseesOf(previous).join();
  return same ? undefined : { ...previous.interaction, ...choice };
}

/** Turns after which a question no longer stands. */
const STANDING = 3;

/** Log-odds that who spoke next was the one spoken to, by how they took the turn up. */
const ANSWER = {
  question: 2,
  byName: 1.5,
  byNameToStatement: 1,
  takenUp: 1.3,
  takenUpWhileAsked: 0.5,
  call: 3,
} as const;

/** Somebody else's question to this person still stands: a "yes" or "okay" may be for that one. */
function owesAnswer(personId: PersonId, previous: ReadTurn, older: readonly ReadTurn[]): boolean {
  for (const turn of older.slice(0, STANDING)) {
    if (turn.speakerId === personId) return false;
    if (turn.speakerId !== previous.speakerId && turn.cues.question && addresseesOf(turn).includes(personId))
      return true;
  }
  return false;
}

function answerEvidence(previous: ReadTurn, next: ReadTurn, older: readonly ReadTurn[]): Evidence[] {
  const personId = next.speakerId;
  const found: Evidence[] = [];
  const callsBack = next.cues.called.includes(previous.speakerId);
  const callsOther = next.cues.called.length > 0 && !callsBack;
  if (callsOther || next.cues.group) return found;
  if (previous.cues.mentioned.has(personId)) return found;
  if (previous.cues.question) found.push({ personId, weight: ANSWER.question, why: 'answered the question' });
  if (callsBack)
    found.push({
      personId,
      weight: previous.cues.question ? ANSWER.byName : ANSWER.byNameToStatement,
      why: 'answered by name',
    });
  if (next.cues.opening !== undefined) {
    const weight = owesAnswer(personId, previous, older) ? ANSWER.takenUpWhileAsked : ANSWER.takenUp;
    found.push({ personId, weight, why: 'took it up at once' });
  }
  if (previous.cues.unresolved.length > 0) found.push({ personId, weight: ANSWER.call, why: 'answered the call' });
  return found;
}
