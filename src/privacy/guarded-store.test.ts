import { describe, expect, it } from 'vitest';
import { START, smallSpace } from '../../test/fixtures/small-space.js';

describe('guarded store', () => {
  it('refuses a claim without evidence and writes nothing of its batch', async () => {
    const { guarded, store } = await smallSpace();
    const fact = await store.get('fact', 'fact_2');
    const person = await store.get('person', 'person_e');
    if (fact === undefined || person === undefined) return expect.unreachable();
    const changes = [
      { op: 'put' as const, kind: 'person' as const, record: { ...person, displayName: 'Changed' } },
      { op: 'put' as const, kind: 'fact' as const, record: { ...fact, evidence: [] } },
    ];
    await expect(guarded.commit({ action: 'ingest', actor: 'test', at: START, changes })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
    expect((await store.get('person', 'person_e'))?.displayName).toBeUndefined();
  });
});
