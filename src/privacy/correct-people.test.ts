import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleOf } from '../../test/fixtures/correctable-people.js';
import { START } from '../../test/fixtures/small-space.js';
import type { RecordKind } from '../records/records.js';
import type { MemoryStore } from '../store/memory-store.js';

const KINDS: RecordKind[] = [
  'person',
  'voice',
  'turn',
  'utterance',
  'interaction',
  'fact',
  'profile',
  'document',
  'session',
];

async function snapshot(store: MemoryStore): Promise<unknown> {
  const all: Record<string, unknown> = {};
  for (const kind of KINDS) {
    const records = await store.find(kind);
    all[kind] = records
      .map(({ version: _, ...record }) => record)
      .sort((left, right) => left.id.localeCompare(right.id));
  }
  return all;
}

describe('corrections of people', () => {
  it('rename keeps the old name findable', async () => {
    const { people } = await peopleOf();
    const renamed = await people.rename('Nora', 'Eleonora Berg');
    expect(renamed).toMatchObject({ name: 'Eleonora Berg', aliases: ['Nora'] });
    expect((await people.rename('Nora', 'Nora')).id).toBe(renamed.id);
  });

  it('merge re-points voices and leaves facts alone', async () => {
    const { people, store } = await peopleOf();
    const merged = await people.merge('Speaker 2', 'Nora');
    expect(await people.list()).toHaveLength(1);
    expect(merged.voices).toBe(2);
    expect((await store.get('fact', 'fact_2'))?.subjectId).toBe('person_e');
  });

  it('split moves the turns, the voice and what was said in them', async () => {
    const { people, store } = await peopleOf();
    const split = await people.split('Nora', ['turn_3']);
    expect(split.id).not.toBe('person_n');
    expect((await store.get('fact', 'fact_3'))?.subjectId).toBe(split.id);
    expect((await store.get('fact', 'fact_3'))?.text).toContain(split.id);
    expect((await store.get('profile', 'profile_3'))?.personId).toBe(split.id);
    expect((await store.get('document', 'fact_3'))?.terms).toContain(split.id);
    expect((await store.get('fact', 'fact_1'))?.subjectId).toBe('person_n');
    expect((await store.get('voice', 'voice_n'))?.statistics?.count).toBe(1);
  });

  it('refuses to split off everything; takes ids of the caller; a labelled voice stays one', async () => {
    const { people, store, guarded } = await peopleOf();
    const all = (await store.find('turn', { where: { voiceId: 'voice_n' } })).map(({ id }) => id);
    await expect(people.split('Nora', all)).rejects.toMatchObject({ code: 'invalid_argument' });
    const utterances = (await store.find('utterance')).map(
      ({ id }) => ({ op: 'delete', kind: 'utterance', id }) as const,
    );
    await guarded.commit({ action: 'ingest', actor: 'test', at: START, changes: utterances });
    const split = await people.split('Nora', ['external_turn_3', 'turn_3']);
    expect(split.isProvisional).toBe(false);
    expect((await store.get('turn', 'turn_3'))?.voiceId).not.toBe('voice_n');
  });

  it('stops at a signal before anything is written', async () => {
    const { people, store } = await peopleOf();
    const before = (await store.journal()).length;
    const signal = AbortSignal.abort();
    await expect(people.rename('Nora', 'X', { signal })).rejects.toMatchObject({ code: 'aborted' });
    await expect(people.list({ signal })).rejects.toMatchObject({ code: 'aborted' });
    expect((await store.journal()).length).toBe(before);
  });

  it('refuses to split turns of somebody else', async () => {
    const { people } = await peopleOf();
    await expect(people.split('Nora', ['turn_2'])).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('undo takes back any sequence of corrections, newest first, to the identical space', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('rename' as const), name: fc.constantFrom('Ana', 'Bo', 'Chi') }),
      fc.record({ kind: fc.constant('merge' as const) }),
      fc.record({ kind: fc.constant('split' as const), turn: fc.constantFrom('turn_1', 'turn_2', 'turn_3', 'turn_4') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const { people, store } = await peopleOf();
        const snapshots: unknown[] = [];
        for (const action of steps) {
          const before = await snapshot(store);
          const [first, second] = await people.list();
          try {
            if (action.kind === 'rename') await people.rename(first?.id ?? '', action.name);
            else if (action.kind === 'merge') await people.merge(second?.id ?? '', first?.id ?? '');
            else await people.split(first?.id ?? '', [action.turn]);
          } catch {
            continue;
          }
          snapshots.push(before);
        }
        for (const expected of snapshots.reverse()) {
          await people.undo();
          expect(await snapshot(store)).toEqual(expected);
        }
        await expect(people.undo()).rejects.toMatchObject({ code: 'not_found' });
      }),
      { numRuns: 40 },
    );
  });

  it('undo of a merge keeps what a voice has learnt since, and refuses when a person was rewritten', async () => {
    const { people, store, guarded } = await peopleOf();
    await people.merge('Speaker 2', 'Nora');
    const voice = await store.get('voice', 'voice_e');
    if (voice === undefined) return expect.unreachable();
    const heard = { ...voice, status: 'provisional' as const };
    await guarded.commit({
      action: 'ingest',
      actor: 'test',
      at: START,
      changes: [{ op: 'put', kind: 'voice', record: heard }],
    });
    await people.undo();
    expect(await store.get('voice', 'voice_e')).toMatchObject({ personId: 'person_e', status: 'provisional' });
    await people.rename('Nora', 'Ana');
    const person = await store.get('person', 'person_n');
    if (person === undefined) return expect.unreachable();
    await guarded.commit({
      action: 'ingest',
      actor: 'test',
      at: START,
      changes: [{ op: 'put', kind: 'person', record: person }],
    });
    await expect(people.undo()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('two people of one name must be told apart by the caller', async () => {
    const { people } = await peopleOf();
    await people.rename('Speaker 2', 'Nora Stone');
    expect((await people.rename('Nora', 'Nora')).id).toBe('person_n');
    await people.rename('Nora Stone', 'Nora');
    await expect(people.rename('nora', 'X')).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(people.rename('Nobody', 'X')).rejects.toMatchObject({ code: 'not_found' });
  });
});
