import type { ReplyLink } from '../../records/records.js';
import { addresseesOf, type ReadTurn, type Scene } from './candidate-evidence.js';
import type { Choice } from './choose-addressees.js';

/** How many turns back an answer may reach. */
const REACH = 6;

/** The earlier turn that this one answers, or none when it opens something new. */
export function findReply({ current, before }: Scene, choice: Choice): ReplyLink | undefined {
  const targets = new Set(choice.addressees.map((link) => link.personId));
  const reachable = before.slice(0, REACH);
  const pending = reachable.findIndex(
    (turn, index) =>
      targets.has(turn.speakerId) &&
      addresseesOf(turn).includes(current.speakerId) &&
      !reachable.slice(0, index).some((later) => later.speakerId === current.speakerId),
  );
  if (pending >= 0) {
    const turn = reachable[pending] as ReadTurn;
    if (!opensNewTopic(current, turn)) {
      return {
        turnId: turn.turn.id,
        confidence: pending === 0 ? 0.85 : 0.6,
        why: 'answers what was said to the speaker',
      };
    }
    return undefined;
  }
  const overheard = reachable.find((turn) => targets.has(turn.speakerId));
  if (overheard === undefined || current.cues.callLeads) return undefined;
  if (current.cues.opening !== undefined || overheard === reachable[0]) {
    return { turnId: overheard.turn.id, confidence: 0.5, why: 'takes up what was just said' };
  }
  return undefined;
}

/** A call at the head, then a question, to somebody whose own turn was no question: a new matter. */
function opensNewTopic(current: ReadTurn, earlier: ReadTurn): boolean {
  const { cues } = current;
  return cues.callLeads && cues.question && cues.opening === undefined && !earlier.cues.question;
}
