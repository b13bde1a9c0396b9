import { describe, expect, it } from 'vitest';
import type { Turn } from '../records/records.js';
import type { FusedCandidate } from './fusion.js';
import { spreadTurns } from './spread-turns.js';

/** Turns of one session at the given places, best first, and one at the session's end that sets its length. */
function ranked(places: readonly number[], length: number): { candidates: FusedCandidate[]; turns: Map<string, Turn> } {
  const turns = [...places, length - 1].map(
    (ordinal): Turn => ({
      id: `t${ordinal}`,
      sessionId: 's',
      ordinal,
      voiceId: 'v',
      text: '',
      startedAt: ordinal,
      endedAt: ordinal,
    }),
  );
  const candidates = places.map(
    (ordinal, rank): FusedCandidate => ({
      id: `t${ordinal}`,
      layer: 'interaction',
      evidence: [`t${ordinal}`],
      score: 9 - rank / 10,
      source: 'x',
    }),
  );
  return { candidates, turns: new Map(turns.map((turn) => [turn.id, turn])) };
}
const order = (places: readonly number[], length: number) => {
  const { candidates, turns } = ranked(places, length);
  return spreadTurns(candidates, turns).map(({ id }) => Number(id.slice(1)));
};

describe('spreadTurns', () => {
  it('puts neighbours of better turns last in a long session, behind the first five', () => {
    expect(order([10, 11, 12, 13, 14, 15, 16, 90, 200, 201], 350)).toEqual([10, 11, 12, 13, 14, 90, 200, 15, 16, 201]);
  });

  it('reaches further in a longer session', () => {
    expect(order([10, 50, 90, 130, 170, 174, 300], 350)).toEqual([10, 50, 90, 130, 170, 174, 300]);
    expect(order([10, 50, 90, 130, 170, 174, 300], 450)).toEqual([10, 50, 90, 130, 170, 300, 174]);
  });

  it('leaves short sessions as they are, and scores in falling order', () => {
    expect(order([3, 4, 5, 6, 7, 8, 9, 2], 40)).toEqual([3, 4, 5, 6, 7, 8, 9, 2]);
    const { candidates, turns } = ranked([10, 11, 12, 13, 14, 15, 90], 350);
    const scores = spreadTurns(candidates, turns).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('keeps claims where they stand', () => {
    const { candidates, turns } = ranked([10, 11, 12, 13, 14], 350);
    const claim: FusedCandidate = { id: 'f', layer: 'fact', evidence: ['t14'], score: 1, source: 'x' };
    expect(spreadTurns([...candidates, claim], turns).at(-1)).toEqual(claim);
  });
});
