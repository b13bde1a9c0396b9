import { describe, expect, it } from 'vitest';
import type { TextFound, TextHit } from '../../store/memory-store.js';
import { scaleScores } from './turn-scales.js';

const hit = (id: string, sessionId: string, ordinal: number, counts: readonly number[]): TextHit => ({
  document: { id, layer: 'interaction', sessionId, ordinal, at: ordinal, evidence: [id], addresseeIds: [] },
  score: 1,
  counts,
  length: 8,
});
const search = (hits: TextHit[]): [Map<string, TextHit>, TextFound] => [
  new Map(hits.map((found) => [found.document.id, found])),
  {
    hits,
    around: [],
    terms: ['cabin', 'lake', 'snow'].map((term) => ({ term, weight: 1, rarity: 2 })),
    meanLength: 8,
  },
];

describe('scaleScores', () => {
  it('prefers the turn whose exchange and session hold the rest of the question', () => {
    const scores = scaleScores(
      ...search([
        hit('alone', 'one', 3, [1, 0, 0]),
        hit('beside', 'two', 3, [1, 0, 0]),
        hit('reply', 'two', 4, [0, 1, 0]),
        hit('later', 'two', 9, [0, 0, 1]),
      ]),
    );
    expect(scores.get('beside')?.score).toBeGreaterThan(scores.get('alone')?.score as number);
    expect(scores.get('later')?.score).toBeGreaterThan(scores.get('alone')?.score as number);
  });

  it('scores 0 to 2.6', () => {
    const scores = [
      ...scaleScores(...search([hit('a', 'one', 0, [1, 1, 1]), hit('b', 'two', 0, [1, 0, 0])])).values(),
    ].map(({ score }) => score);
    expect(Math.max(...scores)).toBeLessThanOrEqual(2.6 + 1e-9);
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });

  it('sees every scale between 0 and 1', () => {
    const scaled = scaleScores(...search([hit('a', 'one', 0, [3, 1, 9]), hit('b', 'one', 1, [1, 0, 0])]));
    for (const { own, exchange, stretch, session, reached } of scaled.values()) {
      for (const value of [own, exchange, stretch, session, reached]) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
    expect(scaled.get('a')).toMatchObject({ own: 1, session: 1 });
  });
});
