import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, syntheticUtterance } from '../../test/speaker/synthetic-voices.js';
import type { Voice } from '../records/records.js';
import { normalize } from '../vector.js';
import { planSeparations } from './leftover-voices.js';
import { planMerges } from './merge-voices.js';
import { recomputeVoice } from './recompute-voice.js';

const [one, two, third] = createSyntheticSpeakers(3, 4, 0.1);
const spoken = (speaker: typeof one) => Array.from({ length: 30 }, () => speaker!.speak(0.4));
const [ofOne, ofTwo] = [spoken(one), spoken(two)];

function voice(id: string, vectors: readonly Float32Array[], netSpeechMs = 3_000): Voice {
  const blank: Voice = { id, personId: `person_${id}`, createdAt: 0, status: 'provisional', prototypes: [] };
  return recomputeVoice(
    blank,
    vectors.map((vector, at) => syntheticUtterance(`${id}_${at}`, vector, { voiceId: id, netSpeechMs })),
  );
}

/** Two people who talk much, and somebody whose voice is `share` of the first one's. */
function roomWith(share: number, count: number, netSpeechMs = 3_000, turns = 12) {
  const vector = normalize(one!.centre.map((value, at) => share * value + (1 - share) * (third!.centre[at] as number)));
  const few = Array.from({ length: count }, () => vector);
  return {
    sessionId: 'session_1',
    voices: [voice('a', ofOne.slice(0, turns)), voice('b', ofTwo.slice(0, 9)), voice('c', few, netSpeechMs)],
  };
}

const mayBeOf = (input: Parameters<typeof planSeparations>[0], id: string) =>
  planSeparations(input).find(({ voiceId }) => voiceId === id)?.mayBe;

describe('planSeparations', () => {
  it('confirms somebody of one turn or a few whose voice is clearly another', () => {
    for (const count of [1, 2, 3]) expect(mayBeOf(roomWith(0.2, count), 'c')).toBeUndefined();
  });

  it('says whom a voice may be that is too far to join and too near to be another', () => {
    const room = roomWith(0.6, 2);
    expect(planMerges(room)).toEqual([]);
    expect(mayBeOf(room, 'c')).toMatchObject({ voiceIds: ['c', 'a'] });
    expect(mayBeOf(room, 'c')?.score).toBeGreaterThan(0);
  });

  it('doubts nobody of whom about as much was heard, and nobody who was told apart', () => {
    expect(mayBeOf(roomWith(0.6, 5), 'c')).toBeUndefined();
    expect(mayBeOf(roomWith(0.6, 2), 'a')).toBeUndefined();
    const told = { ...roomWith(0.6, 2), mayJoin: () => false };
    expect(mayBeOf(told, 'c')).toBeUndefined();
    expect(mayBeOf({ ...roomWith(0.6, 2), concurrent: new Set(['a|c']) }, 'c')).toBeUndefined();
  });

  it('asks more of a voice that was heard for a moment only beside one of a dozen times as many turns', () => {
    const shares = Array.from({ length: 41 }, (_, at) => 0.3 + at / 200);
    const doubted = (netSpeechMs: number, turns: number) =>
      shares.filter((share) => mayBeOf(roomWith(share, 2, netSpeechMs, turns), 'c') !== undefined).length;
    expect(doubted(2_000, 30)).toBeGreaterThan(doubted(3_000, 30));
    expect(doubted(2_000, 12)).toBe(doubted(3_000, 12));
  });

  it('finds the nearest of those that matter when only the better known one spoke in the session', () => {
    const { voices } = roomWith(0.6, 2);
    const earlier = voices.map((held) =>
      held.id === 'c'
        ? { ...held, prototypes: held.prototypes.map((prototype) => ({ ...prototype, sessionId: 'session_0' })) }
        : held,
    );
    expect(mayBeOf({ voices: earlier, sessionId: 'session_1' }, 'c')).toMatchObject({ voiceIds: ['c', 'a'] });
  });
});
