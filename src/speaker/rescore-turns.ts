import type { PersonId, TurnId, Utterance, VoiceId } from '../records/records.js';
import type { DiarizedTurn } from './diarization/diarized-turns.js';

/** A turn as it was decided while the session went on; times as in the diarization. */
export interface DecidedTurn {
  turnId: TurnId;
  startMs: number;
  endMs: number;
  voiceId: VoiceId;
  personId: PersonId;
  decision: Utterance['decision'];
}

/** A turn that belongs to another voice. */
export interface MovedTurn {
  turnId: TurnId;
  intoVoiceId: VoiceId;
}

/** Share of a turn that one speaker of the diarization must have for the turn to count as that speaker's. */
const OWN_SHARE = 0.6;
/** What a turn counts for that only got a label. */
const LABELLED_WEIGHT = 0.5;
/** Share of a speaker's time that must be one person's for the rest to follow. */
const MOST = 0.5;

/**
 * What scoring a whole session again says about turns that were decided one by one: a speaker of the diarization is the person who has
 * more than half of the speaker's time, and turns of that speaker that only got somebody else's label are that person's. Turns
 * that were claimed firmly, that opened a voice or that somebody assigned stay.
 */
export function planRescoring(turns: readonly DecidedTurn[], rescored: readonly DiarizedTurn[]): MovedTurn[] {
  const bySpeaker = new Map<number, DecidedTurn[]>();
  for (const turn of turns) {
    const speaker = speakerOf(turn, rescored);
    if (speaker !== undefined) bySpeaker.set(speaker, [...(bySpeaker.get(speaker) ?? []), turn]);
  }
  return [...bySpeaker.values()].flatMap((own) => {
    const leader = heaviest(own, ({ personId }) => personId, MOST);
    if (leader === undefined) return [];
    const intoVoiceId = heaviest(
      own.filter(({ personId }) => personId === leader),
      ({ voiceId }) => voiceId,
      0,
    );
    return own.flatMap(({ turnId, personId, decision }) =>
      decision === 'labelled' && personId !== leader && intoVoiceId !== undefined ? [{ turnId, intoVoiceId }] : [],
    );
  });
}

function speakerOf({ startMs, endMs }: DecidedTurn, rescored: readonly DiarizedTurn[]): number | undefined {
  const shares = new Map<number, number>();
  for (const turn of rescored) {
    const shared = Math.min(endMs, turn.endMs) - Math.max(startMs, turn.startMs);
    if (shared > 0) shares.set(turn.speaker, (shares.get(turn.speaker) ?? 0) + shared);
  }
  for (const [speaker, shared] of shares) if (shared >= OWN_SHARE * (endMs - startMs)) return speaker;
  return undefined;
}

/** The key with more than `most` of the turns' weight. */
function heaviest(
  turns: readonly DecidedTurn[],
  keyOf: (turn: DecidedTurn) => string,
  most: number,
): string | undefined {
  const weights = new Map<string, number>();
  let total = 0;
  for (const turn of turns) {
    const weight = (turn.endMs - turn.startMs) * (turn.decision === 'labelled' ? LABELLED_WEIGHT : 1);
    weights.set(keyOf(turn), (weights.get(keyOf(turn)) ?? 0) + weight);
    total += weight;
  }
  const [best] = [...weights].sort((left, right) => right[1] - left[1]);
  return best !== undefined && best[1] > most * total ? best[0] : undefined;
}
