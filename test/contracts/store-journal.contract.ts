import { describe, expect, it } from 'vitest';
import type { MemoryStore } from '../../src/store/memory-store.js';
import { recordKinds } from '../../src/store/record-fields.js';
import {
  batch,
  dense,
  document,
  fact,
  person,
  sampleSpace,
  session,
  speakerModel,
  turn,
  utterance,
  voice,
} from './store-samples.js';

/** Every record of a store, without versions, by kind and id. */
export async function contentsOf(store: MemoryStore): Promise<Map<string, unknown>> {
  const contents = new Map<string, unknown>();
  for (const kind of recordKinds) {
    for (const { version: _, ...record } of await store.find(kind)) contents.set(`${kind}/${record.id}`, record);
  }
  return contents;
}

/** The journal of a MemoryStore; part of its contract. */
export function describeStoreJournal(store: () => MemoryStore): void {
  const prototypes = [{ vector: Float32Array.of(1, 0, 0, 0), weight: 2 }];

  describe('journal', () => {
    it('opens with the space and lists every commit, newest first, without contents', async () => {
      const receipt = await store().commit(batch([person('person_1', { displayName: 'Ada' })], { actor: 'caller_7' }));
      await store().commit(
        batch([person('person_1'), { op: 'delete', kind: 'person', id: 'person_1' }], { action: 'forget', undoes: 2 }),
      );
      const entries = await store().journal();
      expect(entries.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
      expect(entries[2]).toEqual({
        sequence: 1,
        at: sampleSpace.createdAt,
        actor: 'system',
        action: 'open',
        touched: [{ op: 'put', kind: 'space', id: sampleSpace.id, version: 1 }],
      });
      expect(receipt).toEqual({ sequence: 2 });
      expect(entries[1]).toEqual({
        sequence: 2,
        at: 1_700_000_000_001,
        actor: 'caller_7',
        action: 'ingest',
        touched: [{ op: 'put', kind: 'person', id: 'person_1', version: 1 }],
      });
      expect(entries[0]).toMatchObject({
        action: 'forget',
        undoes: 2,
        touched: [
          { op: 'put', version: 2 },
          { op: 'delete', version: 2 },
        ],
      });
      expect(await store().journal({ limit: 1 })).toEqual([entries[0]]);
      expect(await store().journal({ sequence: 2 })).toEqual([entries[1]]);
      expect(await store().journal({ sequence: 99 })).toEqual([]);
    });

    it('lists the binding of a model, and no change that changed nothing', async () => {
      await store().commit(batch([utterance('turn_1'), { op: 'delete', kind: 'fact', id: 'absent' }]));
      expect((await store().journal({ limit: 1 }))[0]?.touched).toEqual([
        { op: 'put', kind: 'utterance', id: 'turn_1', version: 1 },
        { op: 'put', kind: 'space', id: sampleSpace.id, version: 2 },
      ]);
    });

    it('keeps an inverse that writes an undoable batch backwards', async () => {
      await store().commit(
        batch([
          ...[session('session_1'), turn('turn_1'), turn('turn_2', { externalId: 'E' })],
          ...[person('person_1'), person('person_2'), utterance('turn_1')],
          ...[voice('voice_1', { model: speakerModel, prototypes }), dense('turn_1', [0.6, 0.8, 0], { terms: 'tea' })],
        ]),
      );
      const before = await contentsOf(store());
      const { sequence } = await store().commit(
        batch(
          [
            voice('voice_1', { personId: 'person_2' }),
            voice('voice_3', { model: speakerModel, prototypes }),
            { op: 'delete', kind: 'turn', id: 'turn_2' },
            turn('turn_3', { externalId: 'E' }),
            { op: 'delete', kind: 'document', id: 'turn_1' },
            { op: 'delete', kind: 'utterance', id: 'turn_1' },
            person('person_1', { displayName: 'Ada' }),
            person('person_1', { displayName: 'Bea' }),
            ...[person('person_9'), { op: 'delete', kind: 'person', id: 'person_9' } as const],
          ],
          { action: 'split', undoable: true },
        ),
      );
      expect(await contentsOf(store())).not.toEqual(before);
      const [entry] = await store().journal({ sequence });
      await store().commit(batch(entry?.inverse ?? [], { action: 'undo', undoes: sequence }));
      expect(await contentsOf(store())).toEqual(before);
      expect((await store().searchText({ terms: ['tea'], limit: 3 })).hits).toHaveLength(1);
      expect((await store().journal())[0]).not.toHaveProperty('inverse');
    });

    it('wipes inverses that touch or hold an erased id, and only those', async () => {
      await store().commit(batch([fact('fact_1', { subjectId: 'person_1' }), person('person_1'), person('person_2')]));
      const undoable = { undoable: true, action: 'rename' } as const;
      await store().commit(batch([person('person_1', { number: 2 })], undoable));
      await store().commit(batch([fact('fact_1', { subjectId: 'person_2', text: 'x' })], undoable));
      await store().commit(batch([person('person_2', { number: 3 })], undoable));
      await store().commit(batch([document('document_1')], undoable));
      await store().commit(batch([], { action: 'forget', wipeJournalOf: ['person_1', 'document_1'] }));
      const kept = (await store().journal()).filter((entry) => entry.inverse !== undefined);
      expect(kept.map(({ sequence }) => sequence)).toEqual([5]);
    });

    it('refuses a batch that relies on what another writer has changed since', async () => {
      const { sequence: since } = await store().commit(batch([person('person_1')]));
      await store().commit(batch([document('document_1')]));
      await store().commit(batch([fact('fact_1')], { unchanged: { since, kinds: ['person', 'voice'] } }));
      const any = store().commit(batch([fact('fact_2')], { unchanged: { since } }));
      await expect(any).rejects.toMatchObject({ code: 'conflict' });
      await store().commit(batch([person('person_2')]));
      const people = store().commit(batch([fact('fact_2')], { unchanged: { since, kinds: ['person'] } }));
      await expect(people).rejects.toMatchObject({ code: 'conflict' });
      expect(await store().get('fact', 'fact_2')).toBeUndefined();
    });

    it('gives every place in a session to one turn', async () => {
      await store().commit(batch([turn('turn_1', { ordinal: 5 })]));
      const second = store().commit(batch([turn('turn_2', { ordinal: 5 })]));
      await expect(second).rejects.toMatchObject({ code: 'conflict' });
      await store().commit(batch([turn('turn_1', { ordinal: 5, text: 'again' })]));
      await store().commit(batch([turn('turn_2', { ordinal: 5, sessionId: 'session_2' })]));
      const moved = store().commit(batch([turn('turn_2', { ordinal: 5 })]));
      await expect(moved).rejects.toMatchObject({ code: 'conflict' });
    });

    it('refuses an erasure that could be undone', async () => {
      const erasure = store().commit(batch([], { undoable: true, wipeJournalOf: ['person_1'] }));
      await expect(erasure).rejects.toMatchObject({ code: 'invalid_argument' });
    });
  });
}
