import { describe, expect, it } from 'vitest';
import { peopleOf } from '../../test/fixtures/correctable-people.js';
import { START } from '../../test/fixtures/small-space.js';
import type { Change } from '../store/memory-store.js';

async function heardPeople() {
  const space = await peopleOf();
  /** What another recording writes. */
  const hear = (changes: readonly Change[]) =>
    space.guarded.commit({ action: 'ingest', actor: 'test', at: START, changes });
  return { ...space, hear };
}

describe('undo after the corrected person was heard again', () => {
  it.each(['split', 'notMe'] as const)(
    'of %s gives back the turns and what the new voice has heard since',
    async (how) => {
      const { people, store, hear } = await heardPeople();
      const made = how === 'split' ? await people.split('Nora', ['turn_3']) : await people.notMe('turn_3');
      const [voice] = await store.find('voice', { where: { personId: made.id } });
      if (voice === undefined) return expect.unreachable();
      await hear([{ op: 'put', kind: 'voice', record: { ...voice, status: 'provisional' } }]);
      await people.undo();
      expect(await store.get('turn', 'turn_3')).toMatchObject({ voiceId: 'voice_n' });
      expect(await store.get('voice', voice.id)).toMatchObject({ personId: 'person_n', status: 'provisional' });
      expect(await store.get('person', made.id)).toMatchObject({ mergedInto: 'person_n' });
      expect((await store.get('fact', 'fact_3'))?.subjectId).toBe('person_n');
      expect((await people.list()).map(({ id }) => id)).not.toContain(made.id);
    },
  );

  it('of unname gives back the name from before', async () => {
    const { people, store, hear } = await heardPeople();
    await people.unname('Nora');
    const person = await store.get('person', 'person_n');
    if (person === undefined) return expect.unreachable();
    expect(person.refusedNames).toContain('nora');
    await hear([{ op: 'put', kind: 'person', record: { ...person, displayName: 'Elis', nameSource: 'said' } }]);
    await people.undo();
    const back = await store.get('person', 'person_n');
    expect(back).toMatchObject({ displayName: 'Nora' });
    expect(back?.refusedNames ?? []).not.toContain('nora');
  });
});
