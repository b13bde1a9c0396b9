import type { Turn } from '../records/records.js';
import type { FusedCandidate } from './fusion.js';

/** So many of the best turns stand wherever they are. */
const FREE = 5;
/** In a session of so many turns the turns right beside a better one say little more; of twice as many, those two places away. */
const TURNS_A_PLACE = 100;
/** What a turn beside a better one loses: it comes after everything else. */
const BEHIND = 1000;

/**
 * Spreads a ranking over long sessions: behind the first five, a turn that stands close to a better one in a session of a hundred
 * turns and more comes last, the closeness a hundredth of the session's length. A long meeting speaks of a matter more than
 * once, and fifteen turns of one passage hide the others; a chat session is over before that. Session lengths are read from the
 * last of the given turns. Candidates come best first and leave so.
 */
export function spreadTurns(candidates: readonly FusedCandidate[], turns: ReadonlyMap<string, Turn>): FusedCandidate[] {
  const lengths = new Map<string, number>();
  for (const { sessionId, ordinal } of turns.values()) {
    lengths.set(sessionId, Math.max(lengths.get(sessionId) ?? 0, ordinal + 1));
  }
  const taken: Turn[] = [];
  const isClose = (turn: Turn) => {
    const reach = Math.floor((lengths.get(turn.sessionId) ?? 0) / TURNS_A_PLACE);
    return taken.some(
      ({ sessionId, ordinal }) =>
        sessionId === turn.sessionId && Math.abs(ordinal - turn.ordinal) <= reach && reach > 0,
    );
  };
  const spread = candidates.map((candidate) => {
    const turn = candidate.layer === 'interaction' ? turns.get(candidate.id) : undefined;
    if (turn === undefined) return candidate;
    if (taken.length >= FREE && isClose(turn)) return { ...candidate, score: candidate.score - BEHIND };
    taken.push(turn);
    return candidate;
  });
  return [...spread.filter(({ score }) => score > -BEHIND / 2), ...spread.filter(({ score }) => score <= -BEHIND / 2)];
}
