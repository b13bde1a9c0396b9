import { describe, expect, it } from 'vitest';
import { open } from '../voxpolymem.js';

describe('withPredecessors', () => {
  it('answers a change of mind with both values and the evidence of both', async () => {
    const space = await open(':memory:', { actor: 'test' });
    const turn = (day: number, speaker: string, text: string, id: string) => {
      return { session: `${day}`, startedAt: `2026-05-0${day}T09:00:00Z`, speaker, text, id };
    };
    try {
      const turns = [
        turn(1, 'Evan', 'Good morning.', 'a1'),
        turn(1, 'Tessa', 'Good morning.', 'a2'),
        turn(2, 'Evan', 'I actually like a quick call, Tessa.', 'b1'),
        turn(3, 'Tessa', 'Evan, shall I send you the updated itinerary by email or text?', 'c1'),
        turn(3, 'Evan', 'Text works best for me, thanks.', 'c2'),
      ];
      await space.ingest({ kind: 'turns', turns });
      const { text, evidence } = await space.ask('How should you send me the updated itinerary?', { as: 'Evan' });
      expect(text).toBe('text (before: a quick call)');
      expect(evidence.map(({ externalId }) => externalId)).toEqual(expect.arrayContaining(['b1', 'c2']));
    } finally {
      await space.close();
    }
  });
});
