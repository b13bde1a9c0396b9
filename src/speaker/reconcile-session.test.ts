import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, syntheticUtterance } from '../../test/speaker/synthetic-voices.js';
import type { Utterance, Voice } from '../records/records.js';
import { recomputeVoice } from './recompute-voice.js';
import { reconcileSession, type SessionReconciliation } from './reconcile-session.js';

/** Voices made of utterances whose true speaker is the first letter of their id. */
function heard(voices: Readonly<Record<string, readonly string[]>>, seed: number) {
  const speakers = createSyntheticSpeakers(3, seed, 0.1);
  const utterances: Utterance[] = [];
  const made = Object.entries(voices).map(([id, turns]): Voice => {
    const own = turns.map((turn) => {
      const speaker = speakers['xyz'.indexOf(turn[0] as string)];
      const vector = (speaker as NonNullable<typeof speaker>).speak(0.4);
      return syntheticUtterance(turn, vector, { voiceId: id, decision: 'claimed' });
    });
    utterances.push(...own);
    return recomputeVoice({ id, personId: `p_${id}`, createdAt: 0, status: 'provisional', prototypes: [] }, own);
  });
  return { voices: made, sessionId: 'session_1', utterances };
}

const mixed = {
  a: ['x1', 'x2', 'x3', 'x4', 'y5'],
  b: ['y1', 'y2', 'y3', 'y4'],
  c: ['z1', 'z2', 'z3', 'z4'],
};
const moved = ({ moves }: SessionReconciliation) =>
  moves.map(({ turnId, fromVoiceId, intoVoiceId }) => `${turnId} ${fromVoiceId}>${intoVoiceId}`);

describe('reconcileSession', () => {
  it('sends a turn to the voice that explains it better, with both scores', () => {
    const result = reconcileSession(heard(mixed, 4));
    expect(moved(result)).toEqual(['y5 a>b']);
    expect(result.moves[0]?.score).toBeGreaterThan(result.moves[0]?.heldScore as number);
    expect(result.merges).toEqual([]);
  });

  it('dissolves a voice of one turn into the voice that explains it, with a lead', () => {
    const result = reconcileSession(heard({ a: ['x1', 'x2', 'x3', 'x4'], b: ['y1', 'y2', 'y3'], n: ['x5'] }, 4));
    expect(moved(result)).toEqual(['x5 n>a']);
    expect(result.moves[0]?.heldScore).toBe(Number.NEGATIVE_INFINITY);
    expect(result.merges).toEqual([]);
  });

  it('leaves alone what people assigned, what diarization told, what was told apart, and who spoke over each other', () => {
    const input = heard(mixed, 4);
    const assigned = input.utterances.map((item) =>
      item.id === 'y5' ? { ...item, decision: 'assigned' as const } : item,
    );
    expect(moved(reconcileSession({ ...input, utterances: assigned }))).toEqual([]);
    const followed = input.utterances.map((item) => ({
      ...item,
      ...(item.id === 'y5' ? { follows: true as const } : {}),
    }));
    expect(moved(reconcileSession({ ...input, utterances: followed }))).toEqual([]);
    expect(moved(reconcileSession({ ...input, mayMove: () => false }))).toEqual([]);
    expect(moved(reconcileSession({ ...input, concurrent: new Set(['b|a']) }))).toEqual([]);
  });

  it('changes nothing where every turn is in its place, and nothing of other sessions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (seed) => {
        const right = heard({ a: ['x1', 'x2', 'x3'], b: ['y1', 'y2', 'y3'], c: ['z1', 'z2', 'z3'] }, seed);
        expect(reconcileSession(right)).toEqual({ merges: [], moves: [] });
        const later = reconcileSession({ ...heard(mixed, seed), sessionId: 'session_2', utterances: [] });
        expect(later).toEqual({ merges: [], moves: [] });
      }),
      { numRuns: 25 },
    );
  });

  it('does not depend on the order of voices and utterances', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (seed) => {
        const input = heard(mixed, seed);
        const turned = { ...input, voices: input.voices.toReversed(), utterances: input.utterances.toReversed() };
        expect(moved(reconcileSession(turned)).sort()).toEqual(moved(reconcileSession(input)).sort());
      }),
      { numRuns: 20 },
    );
  });
});
