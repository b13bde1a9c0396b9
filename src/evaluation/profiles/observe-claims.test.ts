import { describe, expect, it } from 'vitest';
import { open } from '../../voxpolymem.js';
import { claimsOnly, type ObservedClaim } from './observe-claims.js';

const LINES: readonly (readonly [string, string])[] = [
  ['Tom', 'Good morning, the bakery was full again.'],
  ['Ines', 'It always is on a Saturday.'],
  ['Tom', "The zoom is too far out, I can't see the street names."],
  ['Ines', 'Mm.'],
  ['Tom', 'Set it to 10.'],
  ['Ines', 'My sister likes the garden near the harbour.'],
];

describe('claimsOnly', () => {
  it('finds a setting by the reason that was given for it', async () => {
    const space = await open(':memory:', { actor: 'test' });
    let seen: readonly ObservedClaim[] = [];
    try {
      const startedAt = '2026-05-04T09:00:00Z';
      const turns = LINES.map(([speaker, text], index) => ({
        speaker,
        text,
        startedAt,
        session: 'drive',
        id: `t${index}`,
      }));
      await space.ingest({ kind: 'turns', turns });
      const retriever = claimsOnly((claims) => {
        seen = claims;
      });
      await space.ask('Tom said: "I need to see the names of the streets."', { retriever });
    } finally {
      await space.close();
    }
    const setting = seen.find(({ evidence }) => evidence.includes('t4'));
    expect(setting).toMatchObject({ owner: 'Tom', isCurrent: true });
    expect(setting?.text).toContain('10');
  });
});
