import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { filesHold, temporaryPaths } from '../../../test/contracts/store-files.js';
import { batch, dense, document, fact, person, sampleSpace, turn } from '../../../test/contracts/store-samples.js';
import type { Change } from '../memory-store.js';
import { openSqliteStore } from './sqlite-store.js';

const newPath = temporaryPaths();
const marker = 'quokkamarker';

function planted(index: number): Change[] {
  return [
    turn(`turn_${index}`, { text: `we met ${marker} ${index}`, externalId: `E${index}` }),
    fact(`fact_${index}`, { text: `{person:person_1} likes ${marker}`, value: marker }),
    dense(`turn_${index}`, [0.6, 0.8, 0], { terms: `we met ${marker} x${index}` }),
  ];
}

function filler(index: number): Change[] {
  return [
    turn(`filler_${index}`, { sessionId: 'session_2', externalId: `F${index}` }),
    document(`filler_${index}`, { terms: `some filler ${index}` }),
  ];
}

it('leaves no byte of deleted text, terms or journal payloads after purge', async () => {
  const path = newPath();
  const store = await openSqliteStore(path, { createSpace: () => sampleSpace });
  for (let index = 0; index < 60; index += 1) {
    await store.commit(batch([...planted(index), ...filler(index)]));
    await store.commit(batch([person(`person_${index}`, { displayName: marker })], { undoable: true }));
    await store.commit(batch([turn(`turn_${index}`, { text: `changed ${marker}` })], { undoable: true }));
  }
  expect(filesHold(path, marker)).toBe(true);

  const removals = Array.from({ length: 60 }, (_, index): Change[] => [
    { op: 'delete', kind: 'turn', id: `turn_${index}` },
    { op: 'delete', kind: 'fact', id: `fact_${index}` },
    { op: 'delete', kind: 'document', id: `turn_${index}` },
    { op: 'delete', kind: 'person', id: `person_${index}` },
  ]).flat();
  const ids = removals.map((change) => (change.op === 'delete' ? change.id : ''));
  await store.commit(batch(removals, { action: 'forget', wipeJournalOf: ids }));
  expect(await store.searchText({ terms: [marker], limit: 5 })).toMatchObject({ hits: [] });
  expect(await store.searchVector({ modelId: 'embedder-a', vector: Float32Array.of(1, 0, 0), limit: 5 })).toEqual({
    hits: [],
    around: [],
  });
  await store.purge();

  expect(filesHold(path, marker)).toBe(false);
  expect(filesHold(path, 'marker')).toBe(false);
  expect(filesHold(path, Buffer.from(Float32Array.of(0.6, 0.8).buffer))).toBe(false);
  expect((await store.searchText({ terms: ['filler'], limit: 100 })).hits).toHaveLength(60);
  expect((await store.info()).counts).toMatchObject({ turn: 60, document: 60, fact: 0, person: 0 });
  await store.close();
  expect(filesHold(path, marker)).toBe(false);
  const database = new Database(path, { readonly: true });
  const pages = database.prepare('SELECT slots FROM code_page').pluck().all() as Buffer[];
  expect(pages.every((slots) => slots.every((value) => value === 0))).toBe(true);
  expect(database.prepare('SELECT * FROM journal WHERE inverse IS NOT NULL').all()).toEqual([]);
  database.close();
});

it('replaces text without a trace after purge', async () => {
  const path = newPath();
  const store = await openSqliteStore(path, { createSpace: () => sampleSpace });
  await store.commit(batch([...planted(1), ...filler(1)]));
  await store.commit(batch([turn('turn_1'), fact('fact_1'), document('turn_1')]));
  await store.purge();
  expect(filesHold(path, marker)).toBe(false);
  await store.close();
});
