import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTripTalk } from '../../test/fixtures/talk.js';
import { buildContext, packRecords } from './context.js';
import type { FusedCandidate } from './fusion.js';

const candidate = (id: string, evidence: readonly string[], more: Partial<FusedCandidate> = {}): FusedCandidate => ({
  id,
  layer: 'interaction',
  evidence,
  score: 1,
  source: 'round 1 bm25 #1',
  ...more,
});

describe('packRecords', () => {
  it('gives a turn one place, with the best record that carries it', () => {
    const packed = packRecords([candidate('f', ['t1', 't2'], { layer: 'fact' }), candidate('t2', ['t2'])], {
      maxRecords: 15,
      maxTurns: 15,
    });
    expect(packed.map(({ candidate: { id }, adds }) => [id, adds])).toEqual([['f', ['t1', 't2']]]);
  });

  it('lets a profile entry take the place of the bare turn behind it', () => {
    const packed = packRecords([candidate('t1', ['t1'], { score: 3 }), candidate('p', ['t1'], { layer: 'profile' })], {
      maxRecords: 15,
      maxTurns: 15,
    });
    expect(packed).toMatchObject([{ candidate: { id: 'p', score: 3 }, adds: ['t1'] }]);
  });

  it('never holds more records or turns than allowed, nor a turn twice', () => {
    const layer = fc.constantFrom('interaction' as const, 'fact' as const, 'profile' as const);
    const turns = fc.array(fc.constantFrom(...Array.from({ length: 30 }, (_, index) => `t${index}`)), { minLength: 1 });
    const any = fc.tuple(layer, turns);
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), fc.integer({ min: 1, max: 15 }), (items, limit) => {
        const candidates = items.map(([kind, evidence], index) => candidate(`r${index}`, evidence, { layer: kind }));
        const packed = packRecords(candidates, { maxRecords: limit, maxTurns: limit });
        const carried = packed.flatMap(({ adds }) => adds);
        expect(packed.length).toBeLessThanOrEqual(limit);
        expect(carried.length).toBeLessThanOrEqual(limit);
        expect(new Set(carried).size).toBe(carried.length);
        expect(packed.every((one) => one.adds.length > 0 || one.candidate.layer === 'profile')).toBe(true);
      }),
    );
  });
});

describe('buildContext', () => {
  it('reads turns, edges and sessions, and leaves out what the reader does not show', async () => {
    const { reader } = await createTripTalk();
    const context = await buildContext(
      [candidate('gone', ['turn_gone']), candidate('turn_one_3', ['turn_one_3'])],
      { maxRecords: 15, maxTurns: 15 },
      reader,
    );
    expect(context.records.map(({ id }) => id)).toEqual(['turn_one_3']);
    expect(context.interactions.get('turn_one_3')?.replyTo?.turnId).toBe('turn_one_2');
    expect([...context.sessions.keys()]).toEqual(['session_one']);
  });
});
