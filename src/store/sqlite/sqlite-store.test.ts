import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeMemoryStore } from '../../../test/contracts/memory-store.contract.js';
import { temporaryPaths } from '../../../test/contracts/store-files.js';
import { contentsOf } from '../../../test/contracts/store-journal.contract.js';
import {
  batch,
  dense,
  document,
  fact,
  interaction,
  sampleSpace,
  session,
  textModel,
  turn,
  utterance,
} from '../../../test/contracts/store-samples.js';
import { createInMemoryStore } from '../memory/in-memory-store.js';
import type { Change, Found, MemoryStore, SearchFilter } from '../memory-store.js';
import { openSqliteStore } from './sqlite-store.js';

const newPath = temporaryPaths();
const open = () => openSqliteStore(newPath(), { createSpace: () => sampleSpace });

describeMemoryStore('The SQLite store', open);

const id = (kind: string, max = 4) => fc.integer({ min: 1, max }).map((number) => `${kind}_${number}`);
const words = fc.array(fc.constantFrom('tea', 'milk', 'Tea', 'person_1', '东京', '7:20', 'a'), {
  minLength: 1,
  maxLength: 6,
});
const people = fc.uniqueArray(id('person'), { maxLength: 3 });

const documents = fc
  .record({
    id: id('record', 9),
    layer: fc.constantFrom('interaction' as const, 'fact' as const, 'profile' as const),
    session: id('session'),
    ordinal: fc.option(fc.nat(3), { nil: undefined }),
    voice: fc.option(id('voice'), { nil: undefined }),
    people,
    evidence: fc.uniqueArray(id('turn'), { maxLength: 3 }),
    at: fc.integer({ min: 0, max: 5 }),
    words,
    vector: fc.option(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 3 }), { nil: undefined }),
  })
  .map((made) => {
    const { layer, at, evidence } = made;
    const rest = {
      ...{ layer, at, evidence, sessionId: made.session, addresseeIds: made.people, terms: made.words.join(' ') },
      ...(made.ordinal !== undefined && { ordinal: made.ordinal }),
      ...(made.voice && { voiceId: made.voice }),
      ...(made.people[0] && { subjectId: made.people[0] }),
    };
    return made.vector ? dense(made.id, made.vector, rest) : document(made.id, rest);
  });

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: documents },
  fc
    .record({ id: id('session'), label: id('label', 20), start: fc.nat(3) })
    .map(({ id, label, start }) => session(id, { label, startedAt: start })),
  fc
    .record({ id: id('turn'), session: id('session'), ordinal: fc.nat(3), external: fc.option(id('external', 20)) })
    .map(({ id, session, ordinal, external }) =>
      turn(id, { sessionId: session, ordinal, ...(external && { externalId: external }) }),
    ),
  fc
    .record({ id: id('turn'), people })
    .map(({ id, people }) =>
      interaction(id, { addressees: people.map((personId) => ({ personId, confidence: 1, why: '' })) }),
    ),
  fc.record({ id: id('fact'), evidence: fc.uniqueArray(id('turn')) }).map(({ id, evidence }) => fact(id, { evidence })),
  id('turn').map((id) => utterance(id)),
  fc
    .record({
      kind: fc.constantFrom('document' as const, 'turn' as const, 'session' as const),
      id: fc.oneof(id('record'), id('turn'), id('session')),
    })
    .map(({ kind, id }) => ({ op: 'delete' as const, kind, id })),
);

const commits = fc.record({
  changes: fc.array(changes, { minLength: 1, maxLength: 10 }),
  undoable: fc.boolean(),
  wipe: fc.option(id('record'), { nil: undefined }),
  expected: fc.option(fc.nat(1), { nil: undefined, freq: 6 }),
});

const among = (kind: string) => fc.uniqueArray(id(kind), { minLength: 1 });

/** No condition, or one, or two. */
const filters: fc.Arbitrary<SearchFilter> = fc
  .array(
    fc.oneof(
      fc.record({ layers: fc.subarray(['interaction', 'fact', 'profile'] as const, { minLength: 1 }) }),
      fc.record({ sessionIds: among('session') }),
      fc.record({ voiceIds: among('voice') }),
      fc.record({ subjectIds: among('person') }),
      fc.record({ addresseeIds: among('person') }),
      fc.record({ after: fc.nat(3) }),
      fc.record({ before: fc.integer({ min: 2, max: 6 }) }),
    ),
    { maxLength: 2 },
  )
  .map((parts): SearchFilter => Object.assign({}, ...parts));

describe('The SQLite store', () => {
  it('equals the in-memory store under random commits and searches', async () => {
    const sqlite = await open();
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(commits, { minLength: 1, maxLength: 6 }),
        filters,
        words,
        async (batches, filter, terms) => {
          const memory = createInMemoryStore({ space: sampleSpace });
          await empty(sqlite);
          const base = (await sqlite.journal({ limit: 1 }))[0]?.sequence ?? 0;
          for (const { changes, undoable, wipe, expected } of batches) {
            const made = batch(changes, {
              ...(wipe === undefined ? { undoable } : { wipeJournalOf: [wipe] }),
              ...(expected !== undefined && { expects: [{ kind: 'turn', id: 'turn_1', version: expected }] }),
            });
            expect(await outcome(sqlite, made)).toEqual(await outcome(memory, made));
          }
          expect(await contentsOf(sqlite)).toEqual(await contentsOf(memory));
          for (const kind of ['turn', 'session', 'document'] as const) {
            const query = { descending: true, limit: 5, offset: 1 };
            expect(await sqlite.find(kind, query)).toEqual(await memory.find(kind, query));
          }
          expect((await sqlite.journal()).filter(({ sequence }) => sequence > base).map(comparable)).toEqual(
            (await memory.journal()).filter(({ sequence }) => sequence > 1).map(comparable),
          );
          const vector = Float32Array.of(1, 2, -1);
          const around = { hits: 50, reach: 1 };
          const searches = async (store: MemoryStore) => [
            await hits(store.searchText({ terms, filter, limit: 50, around })),
            await hits(store.searchVector({ modelId: textModel.modelId, vector, filter, limit: 50, around })),
          ];
          const expected = await searches(memory);
          expect(await searches(sqlite)).toEqual(expected);
          found += expected.flat().length;
        },
      ),
      { numRuns: 80 },
    );
    expect(found).toBeGreaterThan(200);
    await sqlite.close();
  });
});

/** Deletes everything and unbinds the models. */
async function empty(store: MemoryStore): Promise<void> {
  const changes: Change[] = [];
  for (const key of (await contentsOf(store)).keys()) {
    const [kind, id] = key.split('/') as [Change['kind'], string];
    if (kind !== 'space') changes.push({ op: 'delete', kind, id });
  }
  await store.commit(batch([...changes, { op: 'put', kind: 'space', record: sampleSpace }]));
}

async function outcome(store: MemoryStore, made: ReturnType<typeof batch>): Promise<string> {
  return store.commit(made).then(
    () => 'written',
    (error) => error.code,
  );
}

function comparable(entry: Awaited<ReturnType<MemoryStore['journal']>>[number]) {
  const { sequence: _, touched, ...rest } = entry;
  return { ...rest, touched: touched.map((line) => (line.kind === 'space' ? { ...line, version: 0 } : line)) };
}

/** Hits by id with rounded scores: ties may come in any order. */
async function hits(search: Promise<Found>): Promise<unknown[]> {
  const found = await search;
  const list = [...found.hits, ...found.around].map((hit) => ({ ...hit, score: Number(hit.score.toFixed(5)) + 0 }));
  return list.sort((left, right) => (left.document.id < right.document.id ? -1 : 1));
}
