import { expect, it } from 'vitest';
import { person } from '../../test/contracts/store-samples.js';
import { smallSpace } from '../../test/fixtures/small-space.js';
import { createTaskQueue } from '../task-queue.js';
import type { GuardedStore } from './guarded-store.js';
import { createStateRefresh } from './refresh-state.js';
import { loadSpaceState } from './space-state.js';

const commit = (store: GuardedStore, id: string) =>
  store.commit({ action: 'ingest', actor: 'other', at: 0, changes: [person(id)] });

it('takes over everything that others commit, also while it reads what they have committed', async () => {
  const { guarded } = await smallSpace();
  const late: string[] = [];
  const racing: GuardedStore = {
    ...guarded,
    journal: async (query) => {
      const entries = await guarded.journal(query);
      const id = late.shift();
      if (id !== undefined) await commit(guarded, id);
      return entries;
    },
  };
  const state = await loadSpaceState(racing);
  await commit(guarded, 'person_1');
  late.push('person_2', 'person_3');
  while (await state.refresh());
  expect(['person_1', 'person_2', 'person_3'].filter((id) => !state.persons.has(id))).toEqual([]);
  expect(state.sequence).toBe((await guarded.journal({ limit: 1 }))[0]?.sequence);
});

it('counts no entry twice when refreshed twice at once', async () => {
  const { guarded } = await smallSpace();
  const state = await loadSpaceState(guarded);
  await commit(guarded, 'person_1');
  await Promise.all([state.refresh(), state.refresh()]);
  await commit(guarded, 'person_2');
  await state.refresh();
  expect(state.persons.has('person_2')).toBe(true);
});

it('is left alone by readers while somebody writes', async () => {
  const { guarded } = await smallSpace();
  const state = await loadSpaceState(guarded);
  const write = createTaskQueue();
  const refresh = createStateRefresh(state, write, () => {});
  await write(async () => {
    await refresh.toWrite();
    const { sequence } = state;
    await commit(guarded, 'person_1');
    await refresh.toRead();
    expect(state.sequence).toBe(sequence);
  });
  await refresh.toRead();
  expect(state.persons.has('person_1')).toBe(true);
});
