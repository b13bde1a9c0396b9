import { describe, expect, it } from 'vitest';
import { START, smallSpace } from '../../test/fixtures/small-space.js';
import type { Utterance, Voice } from '../records/records.js';
import type { ErasureTarget } from './erase.js';
import { forget } from './forget.js';

const recomputeVoice = (voice: Voice, utterances: readonly Utterance[]): Voice => ({
  ...voice,
  statistics: { count: utterances.length, sum: new Float32Array(4), netSpeechMs: 0 },
});

async function erased(target: ErasureTarget) {
  const space = await smallSpace();
  const { directory } = await space.state();
  const receipt = await forget(space.guarded, directory, target, { actor: 'test', at: START, recomputeVoice });
  return { ...space, receipt };
}

describe('forget', () => {
  it('verifies that nothing erased can be found', async () => {
    for (const target of [
      { kind: 'turn', id: 'turn_2' },
      { kind: 'session', id: 'session_a' },
      { kind: 'person', id: 'person_n' },
    ] as const) {
      const { receipt } = await erased(target);
      expect(receipt.verification).toEqual({ recordsFound: 0, searchHits: 0, evidenceLinks: 0 });
      expect(receipt.deleted.turn).toBeGreaterThan(0);
    }
  });

  it('keeps a claim that has other evidence and drops one that has not', async () => {
    const { store } = await erased({ kind: 'turn', id: 'turn_2' });
    expect((await store.get('fact', 'fact_1'))?.evidence).toEqual(['turn_1']);
    expect((await store.get('document', 'fact_1'))?.evidence).toEqual(['turn_1']);
    expect(await store.get('fact', 'fact_2')).toBeUndefined();
    expect(await store.get('profile', 'profile_2')).toBeUndefined();
    expect((await store.searchText({ terms: ['marmalade'], limit: 5 })).hits.length).toBe(0);
  });

  it('lets the older value hold again when the newer one goes', async () => {
    const { store } = await erased({ kind: 'turn', id: 'turn_3' });
    const fact = await store.get('fact', 'fact_1');
    expect(fact?.supersededBy).toBeUndefined();
    expect(fact?.validTo).toBeUndefined();
    expect((await store.get('profile', 'profile_1'))?.supersededBy).toBeUndefined();
  });

  it('cuts edges that lead to what is gone', async () => {
    const byTurn = await erased({ kind: 'turn', id: 'turn_1' });
    expect((await byTurn.store.get('interaction', 'turn_2'))?.replyTo).toBeUndefined();
    const byPerson = await erased({ kind: 'person', id: 'person_n' });
    expect((await byPerson.store.get('interaction', 'turn_2'))?.addressees).toEqual([]);
    expect((await byPerson.store.get('document', 'turn_2'))?.addresseeIds).toEqual([]);
  });

  it('recomputes a voice without the erased turn and deletes one that has none left', async () => {
    const oneTurn = await erased({ kind: 'turn', id: 'turn_1' });
    expect((await oneTurn.store.get('voice', 'voice_n'))?.statistics?.count).toBe(1);
    expect(await oneTurn.store.get('utterance', 'turn_1')).toBeUndefined();
    const person = await erased({ kind: 'person', id: 'person_n' });
    expect(await person.store.get('voice', 'voice_n')).toBeUndefined();
    expect(await person.store.get('person', 'person_n')).toBeUndefined();
    expect(await person.store.get('turn', 'turn_2')).toBeDefined();
  });

  it('takes back a name that rested on erased turns only', async () => {
    const { store } = await erased({ kind: 'turn', id: 'turn_1' });
    const person = await store.get('person', 'person_n');
    expect(person?.displayName).toBeUndefined();
    expect(person?.nameEvidence).toEqual([]);
  });

  it('refuses an unknown id and changes nothing', async () => {
    const { guarded, state, store } = await smallSpace();
    const { directory } = await state();
    const context = { actor: 'test', at: START, recomputeVoice };
    const before = (await store.journal()).length;
    await expect(forget(guarded, directory, { kind: 'turn', id: 'turn_99' }, context)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await store.journal()).length).toBe(before);
  });
});
