import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKind } from '../../src/records/records.js';
import type { Change, FindFields, MemoryStore } from '../../src/store/memory-store.js';
import { recordKinds } from '../../src/store/record-fields.js';
import { describeStoreJournal } from './store-journal.contract.js';
import {
  batch,
  clue,
  dense,
  document,
  fact,
  interaction,
  person,
  profile,
  review,
  sampleSpace,
  session,
  speakerModel,
  task,
  textModel,
  turn,
  utterance,
  voice,
} from './store-samples.js';
import { describeStoreSearch } from './store-search.contract.js';

/** What every MemoryStore does. `open` gives a new, empty store of {@link sampleSpace} each time. */
export function describeMemoryStore(name: string, open: () => Promise<MemoryStore>): void {
  describe(`${name} as a MemoryStore`, () => {
    let store: MemoryStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describeRecords(() => store);
    describeFinding(() => store);
    describeBinding(() => store);
    describeStoreSearch(() => store);
    describeStoreJournal(() => store);
  });
}

/** One record of every kind, with every optional field that holds something of its own. */
const oneOfEach: readonly Change[] = [
  session('session_1', { endedAt: 5000, modelUse: { calls: 2, tokens: 300, ms: 900 } }),
  turn('turn_1', { externalId: 'S1_T001', language: 'en', images: [{ id: 'image_1', caption: 'a cake' }] }),
  interaction('turn_1', { addressees: [{ personId: 'person_2', confidence: 0.5, why: 'called' }], toEveryone: true }),
  voice('voice_1', {
    model: speakerModel,
    prototypes: [{ vector: Float32Array.of(1, 0, 0, 0), weight: 2, sessionId: 'session_1' }],
    statistics: { count: 3, sum: Float32Array.of(1, 2, 3, 4), netSpeechMs: 900 },
  }),
  utterance('turn_1', { runnerUpScore: 0.25 }),
  person('person_1', {
    displayName: 'Ada',
    aliases: ['A'],
    nameSource: 'said',
    nameEvidence: ['turn_1'],
    refusedNames: ['bo'],
    kinNames: [{ word: 'Mom', saidBy: 'person_2', evidence: ['turn_1'] }],
  }),
  fact('fact_1', { subjectId: 'person_1', attribute: 'home', value: 'x', validFrom: 3 }),
  profile('profile_1', { factId: 'fact_1' }),
  dense('turn_1', [0.6, 0.8, 0], { voiceId: 'voice_1', addresseeIds: ['person_2'], terms: 'tea  Time\tnow' }),
  clue('clue_1'),
  review('review_1', { answer: 'no', answeredAt: 9, runnerUpScore: 1 }),
  task('turn_1'),
];

function describeRecords(store: () => MemoryStore): void {
  it('gives back every kind as it was put, with its version', async () => {
    await store().commit(batch(oneOfEach));
    for (const change of oneOfEach) {
      if (change.op !== 'put') continue;
      expect(await store().get(change.kind, change.record.id)).toEqual({ ...change.record, version: 1 });
    }
    const { counts } = await store().info();
    expect(counts).toEqual(Object.fromEntries(recordKinds.map((kind) => [kind, 1])));
  });

  it('starts with its space, and keeps only that one', async () => {
    expect(await store().get('space', sampleSpace.id)).toEqual({ ...sampleSpace, version: 1 });
    const other: Change = { op: 'put', kind: 'space', record: { ...sampleSpace, id: 'space_2' } };
    await expect(store().commit(batch([other]))).rejects.toMatchObject({ code: 'conflict' });
    const removal: Change = { op: 'delete', kind: 'space', id: sampleSpace.id };
    await expect(store().commit(batch([removal]))).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('counts versions, and ignores the one inside a record that is put back', async () => {
    await store().commit(batch([person('person_1')]));
    const read = await store().get('person', 'person_1');
    if (read) await store().commit(batch([{ op: 'put', kind: 'person', record: { ...read, number: 7 } }]));
    expect(await store().get('person', 'person_1')).toMatchObject({ number: 7, version: 2 });
    await store().commit(batch([{ op: 'delete', kind: 'person', id: 'person_1' }]));
    expect(await store().get('person', 'person_1')).toBeUndefined();
    await store().commit(batch([person('person_1')]));
    expect(await store().get('person', 'person_1')).toMatchObject({ version: 1 });
  });

  it('applies the changes of a batch in order', async () => {
    const remove: Change = { op: 'delete', kind: 'person', id: 'person_1' };
    await store().commit(batch([person('person_1'), remove, person('person_2'), person('person_2', { number: 9 })]));
    expect(await store().get('person', 'person_1')).toBeUndefined();
    expect(await store().get('person', 'person_2')).toMatchObject({ number: 9, version: 2 });
  });

  it('reads many in the order asked for, without those that are absent', async () => {
    await store().commit(batch([person('person_1'), person('person_2'), person('person_3')]));
    const found = await store().getMany('person', ['person_3', 'nobody', 'person_1']);
    expect(found.map(({ id }) => id)).toEqual(['person_3', 'person_1']);
  });

  it('keeps its own copy of what it is given and hands out', async () => {
    const vector = Float32Array.of(1, 2, 3, 4, 9).subarray(0, 4);
    await store().commit(batch([utterance('turn_1', { vector })]));
    vector.fill(7);
    const read = await store().get('utterance', 'turn_1');
    read?.vector.fill(8);
    expect((await store().get('utterance', 'turn_1'))?.vector).toEqual(Float32Array.of(1, 2, 3, 4));
  });

  it('writes all of a batch or nothing', async () => {
    await store().commit(batch([person('person_1'), session('session_1', { label: 'taken' })]));
    const failing = [
      person('person_1', { number: 5 }),
      dense('document_1', [1, 0, 0]),
      { op: 'delete', kind: 'session', id: 'session_1' },
      session('session_2', { label: 'other' }),
      session('session_3', { label: 'other' }),
    ] satisfies Change[];
    await expect(store().commit(batch(failing))).rejects.toMatchObject({ code: 'conflict' });
    expect(await store().get('person', 'person_1')).toMatchObject({ number: 1, version: 1 });
    expect(await store().find('session')).toHaveLength(1);
    expect((await store().searchText({ terms: ['hello'], limit: 5 })).hits).toEqual([]);
    expect(await store().get('space', sampleSpace.id)).toEqual({ ...sampleSpace, version: 1 });
    expect((await store().journal()).map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  it('refuses a batch whose expected versions do not hold', async () => {
    await store().commit(batch([person('person_1')]));
    const expecting = (id: string, version: number) =>
      store().commit(batch([person(id, { number: 3 })], { expects: [{ kind: 'person', id, version }] }));
    await expect(expecting('person_1', 0)).rejects.toMatchObject({ code: 'conflict' });
    await expect(expecting('person_1', 2)).rejects.toMatchObject({ code: 'conflict' });
    await expect(expecting('person_9', 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await store().find('person')).toMatchObject([{ number: 1 }]);
    await expecting('person_1', 1);
    await expecting('person_9', 0);
    expect(await store().find('person')).toMatchObject([{ number: 3 }, { number: 3 }]);
  });

  it('keeps session labels and external turn ids unique', async () => {
    await store().commit(batch([turn('turn_1', { externalId: 'T1' }), turn('turn_2'), turn('turn_3')]));
    const again = store().commit(batch([turn('turn_4', { externalId: 'T1' })]));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    await store().commit(batch([turn('turn_1', { externalId: 'T1', ordinal: 4 })]));
  });

  it('refuses numbers that are not finite, empty ids, and vectors without their model', async () => {
    const refused: Change[] = [
      utterance('turn_1', { vector: Float32Array.of(1, Number.NaN, 0, 0) }),
      utterance('turn_1', { vector: Float32Array.of(1, 0, 0) }),
      utterance('turn_1', { score: Number.POSITIVE_INFINITY }),
      voice('voice_1', { model: speakerModel, prototypes: [{ vector: Float32Array.of(1, 0), weight: 1 }] }),
      voice('voice_1', { prototypes: [{ vector: Float32Array.of(1, 0, 0, 0), weight: 1 }] }),
      dense('document_1', [Number.NEGATIVE_INFINITY, 0, 0]),
      document('document_1', { vector: Float32Array.of(1, 0, 0) }),
      person(''),
    ];
    for (const change of refused) {
      await expect(store().commit(batch([change]))).rejects.toMatchObject({ code: 'invalid_argument' });
    }
    expect((await store().info()).counts).toMatchObject({ utterance: 0, voice: 0, document: 0, person: 0 });
  });

  it('refuses kinds that do not exist', async () => {
    const kind = 'turn; DROP TABLE turn' as RecordKind;
    const refused = { code: 'invalid_argument' };
    await expect(store().get(kind, 'x')).rejects.toMatchObject(refused);
    await expect(store().getMany(kind, ['x'])).rejects.toMatchObject(refused);
    await expect(store().find(kind)).rejects.toMatchObject(refused);
    await expect(store().commit(batch([{ op: 'delete', kind, id: 'x' }]))).rejects.toMatchObject(refused);
    const expects = [{ kind, id: 'x', version: 0 }];
    await expect(store().commit(batch([], { expects }))).rejects.toMatchObject(refused);
  });

  it('fails after close', async () => {
    await store().close();
    await store().close();
    await expect(store().get('person', 'person_1')).rejects.toMatchObject({ code: 'store_failed' });
    await expect(store().commit(batch([]))).rejects.toMatchObject({ code: 'store_failed' });
  });
}

type Finding = { [K in RecordKind]: [kind: K, where: FindFields[K], ids: string[]] }[RecordKind];

function describeFinding(store: () => MemoryStore): void {
  it('finds by each field', async () => {
    await store().commit(
      batch([
        session('session_1', { label: 'one' }),
        session('session_2', { label: 'two' }),
        turn('turn_1', { externalId: 'E1' }),
        turn('turn_2', { sessionId: 'session_2', voiceId: 'voice_2' }),
        interaction('turn_1', {
          addressees: ['person_1', 'person_2'].map((personId) => ({ personId, confidence: 1, why: '' })),
        }),
        interaction('turn_2', { sessionId: 'session_2', replyTo: { turnId: 'turn_1', confidence: 1, why: '' } }),
        voice('voice_1', { label: 'Ada' }),
        voice('voice_2', { personId: 'person_2' }),
        utterance('turn_1'),
        utterance('turn_2', { voiceId: 'voice_2', sessionId: 'session_2' }),
        person('person_1'),
        person('person_2', { mergedInto: 'person_1' }),
        fact('fact_1', { subjectId: 'person_1', attribute: 'home' }),
        fact('fact_2', { speakerId: 'person_2', sessionId: 'session_2', evidence: ['turn_1', 'turn_2'] }),
        profile('profile_1'),
        profile('profile_2', { personId: 'person_2', attribute: 'home', evidence: ['turn_2'] }),
        document('turn_1', { subjectId: 'person_1', voiceId: 'voice_1' }),
        document('fact_2', { sessionId: 'session_2', evidence: ['turn_1', 'turn_2'] }),
        clue('clue_1'),
        clue('clue_2', { voiceId: 'voice_2', saidByVoiceId: 'voice_1', key: 'ada', evidence: ['turn_2', 'turn_1'] }),
        review('review_1'),
        review('review_2', { personIds: ['person_2', 'person_3'], turnIds: [], answer: 'no' }),
        task('turn_2', { sessionId: 'session_2' }),
        task('turn_1'),
      ]),
    );
    const cases: Finding[] = [
      ['session', { label: 'two' }, ['session_2']],
      ['turn', { sessionId: 'session_2' }, ['turn_2']],
      ['turn', { voiceId: 'voice_1' }, ['turn_1']],
      ['turn', { externalId: 'E1' }, ['turn_1']],
      ['interaction', { sessionId: 'session_1' }, ['turn_1']],
      ['interaction', { addresseeId: 'person_2' }, ['turn_1']],
      ['interaction', { replyToTurnId: 'turn_1' }, ['turn_2']],
      ['voice', { personId: 'person_2' }, ['voice_2']],
      ['voice', { label: 'Ada' }, ['voice_1']],
      ['utterance', { voiceId: 'voice_2' }, ['turn_2']],
      ['utterance', { sessionId: 'session_1' }, ['turn_1']],
      ['person', { mergedInto: 'person_1' }, ['person_2']],
      ['fact', { subjectId: 'person_1' }, ['fact_1']],
      ['fact', { speakerId: 'person_2' }, ['fact_2']],
      ['fact', { attribute: 'home' }, ['fact_1']],
      ['fact', { sessionId: 'session_2' }, ['fact_2']],
      ['fact', { evidence: 'turn_2' }, ['fact_2']],
      ['fact', { evidence: 'turn_1' }, ['fact_1', 'fact_2']],
      ['profile', { personId: 'person_2' }, ['profile_2']],
      ['profile', { attribute: 'home' }, ['profile_2']],
      ['profile', { evidence: 'turn_1' }, ['profile_1']],
      ['document', { sessionId: 'session_2' }, ['fact_2']],
      ['document', { evidence: 'turn_1' }, ['turn_1', 'fact_2']],
      ['document', { voiceId: 'voice_1' }, ['turn_1']],
      ['document', { subjectId: 'person_1' }, ['turn_1']],
      ['clue', { voiceId: 'voice_1' }, ['clue_1']],
      ['clue', { saidByVoiceId: 'voice_1' }, ['clue_2']],
      ['clue', { key: 'ada' }, ['clue_2']],
      ['clue', { evidence: 'turn_1' }, ['clue_1', 'clue_2']],
      ['review', { personId: 'person_2' }, ['review_1', 'review_2']],
      ['review', { turnId: 'turn_1' }, ['review_1']],
      ['review', { state: 'open' }, ['review_1']],
      ['review', { state: 'no' }, ['review_2']],
      ['task', { sessionId: 'session_1' }, ['turn_1']],
      ['task', {}, ['turn_2', 'turn_1']],
      ['fact', { sessionId: 'session_2', attribute: 'home' }, []],
    ];
    for (const [kind, where, ids] of cases) {
      const found = await store().find<RecordKind>(kind, { where });
      expect([kind, where, found.map(({ id }) => id)]).toEqual([kind, where, ids]);
    }
    await store().commit(
      batch([fact('fact_2', { evidence: ['turn_3'] }), { op: 'delete', kind: 'document', id: 'fact_2' }]),
    );
    expect(await store().find('fact', { where: { evidence: 'turn_2' } })).toEqual([]);
    expect(await store().find('document', { where: { evidence: 'turn_2' } })).toEqual([]);
  });

  it('refuses to find by what a kind cannot be found by', async () => {
    const where = { text: 'x' } as FindFields['turn'];
    await expect(store().find('turn', { where })).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(store().find('fact', { ordinalTo: 3 })).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(store().find('turn', { limit: -1 })).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('orders sessions by start, turns by session start and ordinal, the rest by first writing', async () => {
    const inSession = (id: string, sessionId: string, ordinal: number) => turn(id, { sessionId, ordinal });
    await store().commit(
      batch([
        session('late', { startedAt: 300 }),
        session('early', { startedAt: 100 }),
        ...[
          inSession('d', 'late', 1),
          inSession('b', 'early', 1),
          inSession('c', 'late', 0),
          inSession('a', 'early', 0),
        ],
        ...[person('z'), person('y'), person('z', { number: 2 })],
      ]),
    );
    const ids = async (query: Parameters<MemoryStore['find']>[1], kind: RecordKind = 'turn') =>
      (await store().find(kind, query)).map(({ id }) => id);
    expect(await ids({}, 'session')).toEqual(['early', 'late']);
    expect(await ids({}, 'person')).toEqual(['z', 'y']);
    expect(await ids({})).toEqual(['a', 'b', 'c', 'd']);
    expect(await ids({ descending: true, limit: 3, offset: 1 })).toEqual(['c', 'b', 'a']);
    expect(await ids({ ordinalFrom: 1 })).toEqual(['b', 'd']);
    expect(await ids({ ordinalTo: 0, where: { sessionId: 'late' } })).toEqual(['c']);
    expect(await ids({ limit: 0 })).toEqual([]);
    await store().commit(batch([session('late', { startedAt: 50 })]));
    expect(await ids({})).toEqual(['c', 'd', 'a', 'b']);
  });
}

function describeBinding(store: () => MemoryStore): void {
  const space = () => store().get('space', sampleSpace.id);
  const unbound: Change = { op: 'put', kind: 'space', record: sampleSpace };

  it('binds the models with the first vectors, in the same commit', async () => {
    await store().commit(batch([voice('voice_1'), document('document_1')]));
    expect(await space()).toEqual({ ...sampleSpace, version: 1 });
    await store().commit(batch([utterance('turn_1'), dense('document_2', [1, 0, 0])]));
    expect(await space()).toEqual({ ...sampleSpace, speakerModel, textModel, version: 2 });
    await store().commit(batch([utterance('turn_2'), dense('document_3', [1, 0, 0])]));
    expect(await space()).toMatchObject({ version: 2 });
  });

  it('refuses vectors of another model or dimension and names both and the repair', async () => {
    await store().commit(batch([utterance('turn_1'), dense('document_1', [1, 0, 0])]));
    const refused: [Change, RegExp][] = [
      [
        utterance('turn_2', { model: { modelId: 'encoder-b', dimension: 4 } }),
        /encoder-a .*encoder-b .*--reset-voiceprints/,
      ],
      [voice('voice_1', { model: { modelId: 'encoder-a', dimension: 8 } }), /4 dim.*8 dim.*--reset-voiceprints/],
      [dense('document_2', [1, 0, 0], { vectorModel: { modelId: 'b', dimension: 3 } }), /embedder-a .* b .*--reindex/],
      [unbound, /left without a model/],
    ];
    for (const [change, message] of refused) {
      const commit = store().commit(batch([person('person_1'), change]));
      await expect(commit).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(message) });
    }
    expect((await store().info()).counts).toMatchObject({ person: 0, utterance: 1, voice: 0, document: 1 });
    expect(await space()).toMatchObject({ version: 2 });
  });

  it('refuses two models in the first commit', async () => {
    const other = utterance('turn_2', { model: { modelId: 'encoder-b', dimension: 4 } });
    await expect(store().commit(batch([utterance('turn_1'), other]))).rejects.toMatchObject({ code: 'conflict' });
    expect(await space()).toEqual({ ...sampleSpace, version: 1 });
  });

  it('lets a commit change a binding once no vector of the old model is left', async () => {
    await store().commit(batch([utterance('turn_1'), dense('document_1', [1, 0, 0])]));
    await store().commit(
      batch([
        { op: 'put', kind: 'space', record: { ...sampleSpace, textModel } },
        { op: 'delete', kind: 'utterance', id: 'turn_1' },
      ]),
    );
    expect(await space()).toEqual({ ...sampleSpace, textModel, version: 3 });
    const vectorModel = { modelId: 'embedder-b', dimension: 3 };
    await store().commit(batch([unbound, dense('document_1', [0, 1, 0], { vectorModel })]));
    expect(await space()).toMatchObject({ textModel: vectorModel });
  });
}
