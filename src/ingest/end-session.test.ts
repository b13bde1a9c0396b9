import { describe, expect, it } from 'vitest';
import { createSyntheticSpeakers, syntheticModel, syntheticUtterance } from '../../test/speaker/synthetic-voices.js';
import { createSeededIds } from '../ids.js';
import { type GuardedStore, guardStore } from '../privacy/guarded-store.js';
import { createPeople } from '../privacy/people.js';
import { loadSpaceState } from '../privacy/space-state.js';
import { createRandom } from '../random.js';
import type { Voice } from '../records/records.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import { resolveSpeakerOptions } from '../speaker/speaker-options.js';
import { splitVoice } from '../speaker/split-voice.js';
import { createVoiceRegistry } from '../speaker/voice-registry.js';
import { createInMemoryStore } from '../store/memory/in-memory-store.js';
import type { Change } from '../store/memory-store.js';
import { createTaskQueue } from '../task-queue.js';
import { normalize } from '../vector.js';
import { endSession } from './end-session.js';
import type { IngestContext } from './ingest-context.js';
import { namePeople } from './name-people.js';
import { openSession } from './session-memory.js';
import { storeTurn } from './store-turn.js';

const START = Date.UTC(2026, 0, 5);
const clock = { now: () => START };

/** A space in which voices `name -> utterances` were heard in a session that has not ended yet. */
async function heard(
  voices: Readonly<Record<string, readonly Float32Array[]>>,
  netSpeechMs: Record<string, number> = {},
) {
  const store: GuardedStore = guardStore(
    createInMemoryStore({ space: { id: 'space_1', createdAt: START, timeZone: 'UTC' } }),
  );
  const changes: Change[] = [];
  let number = 0;
  for (const [name, vectors] of Object.entries(voices)) {
    number += 1;
    const voiceId = `voice_${name}`;
    const utterances = vectors.map((vector, at) =>
      syntheticUtterance(`turn_${name}${at}`, vector, {
        voiceId,
        sessionId: 'session_1',
        netSpeechMs: netSpeechMs[name] ?? 3_000,
      }),
    );
    const blank: Voice = {
      id: voiceId,
      personId: `person_${name}`,
      createdAt: 0,
      status: 'provisional',
      prototypes: [],
    };
    changes.push(
      {
        op: 'put',
        kind: 'person',
        record: { id: `person_${name}`, createdAt: 0, number, aliases: [], nameEvidence: [] },
      },
      { op: 'put', kind: 'voice', record: recomputeVoice(blank, utterances) },
      ...utterances.flatMap((record, at): Change[] => [
        { op: 'put', kind: 'utterance', record },
        {
          op: 'put',
          kind: 'turn',
          record: {
            id: record.id,
            sessionId: 'session_1',
            ordinal: number * 10 + at,
            voiceId,
            startedAt: START,
            text: 'Well.',
          },
        },
      ]),
    );
  }
  const session = { id: 'session_1', label: 'one', startedAt: START, timeZone: 'UTC' };
  await store.commit({
    action: 'ingest',
    actor: 'test',
    at: START,
    changes: [{ op: 'put', kind: 'session', record: session }, ...changes],
  });
  const state = await loadSpaceState(store);
  const ids = createSeededIds(createRandom(3));
  const context: IngestContext = { store, state, ids, clock, actor: 'test', timeZone: 'UTC' };
  const people = createPeople({
    store,
    state,
    clock,
    ids,
    actor: 'test',
    recomputeVoice,
    splitVoice: async (utterances) => splitVoice(utterances, { cohort: [], options: resolveSpeakerOptions(0) }),
    write: createTaskQueue(),
    onCorrected: () => undefined,
  });
  const end = async () => {
    const registry = createVoiceRegistry({ model: syntheticModel, voices: [...state.voices.values()], ids });
    await endSession(context, await openSession(context, { session: 'one' }), registry);
  };
  return { store, state, people, context, end };
}

const [one, two] = createSyntheticSpeakers(2, 4, 0.1);
const spoken = (speaker: typeof one, count: number, spread = 0.4) =>
  Array.from({ length: count }, () => (speaker as NonNullable<typeof one>).speak(spread));

describe('the end of a session', () => {
  it('joins fragments and keeps why, with numbers', async () => {
    const { people, end } = await heard({ a: spoken(one, 6), b: spoken(one, 3), c: spoken(two, 5) });
    await end();
    expect(await people.list()).toHaveLength(2);
    const { merged } = await people.why('person_a');
    expect(merged).toMatchObject([{ personId: 'person_b', reason: { sessionId: 'session_1' } }]);
    expect(merged[0]?.reason?.score).toBeGreaterThan(0);
    expect(merged[0]?.reason?.margin).toBeGreaterThan(0);
  });

  it('never joins people who spoke over each other in an earlier session', async () => {
    const { store, people, end } = await heard({ a: spoken(one, 6), b: spoken(one, 3), c: spoken(two, 5) });
    const [session] = await store.find('session');
    const turn = (id: string, voiceId: string, endedAt: number): Change => ({
      op: 'put',
      kind: 'turn',
      record: { ...{ id, sessionId: 'session_0', voiceId, text: 'So.' }, ordinal: endedAt, startedAt: 0, endedAt },
    });
    const earlier = { ...session!, id: 'session_0', label: 'zero', startedAt: 0 };
    const changes: Change[] = [
      { op: 'put', kind: 'session', record: earlier },
      turn('turn_x', 'voice_a', 900),
      turn('turn_y', 'voice_b', 800),
    ];
    await store.commit({ action: 'ingest', actor: 'test', at: START, changes });
    await end();
    expect(await people.list()).toHaveLength(3);
    expect(await people.reviews()).toEqual([]);
  });

  it('moves a turn to the voice that explains it better, keeps why, and leaves it where undo puts it', async () => {
    const { store, people, end } = await heard({ a: [...spoken(one, 5), ...spoken(two, 1)], b: spoken(two, 5) });
    await end();
    expect((await store.get('turn', 'turn_a5'))?.voiceId).toBe('voice_b');
    const moved = await store.get('utterance', 'turn_a5');
    expect(moved?.rescored?.heldScore).toBeLessThan(moved?.score ?? 0);
    expect((await store.get('voice', 'voice_a'))?.statistics?.count).toBe(5);
    expect((await store.journal({ limit: 9 })).filter(({ action }) => action === 'rescore')).toHaveLength(1);
    await people.undo();
    expect((await store.get('turn', 'turn_a5'))?.voiceId).toBe('voice_a');
    await end();
    expect(await store.get('utterance', 'turn_a5')).toMatchObject({ voiceId: 'voice_a', decision: 'assigned' });
  });

  it('does not join again what a person took apart, by undo or by split', async () => {
    const { people, end } = await heard({ a: spoken(one, 6), b: spoken(one, 3), c: spoken(two, 5) });
    await end();
    await people.undo();
    expect(await people.list()).toHaveLength(3);
    await end();
    expect(await people.list()).toHaveLength(3);
    await people.split('person_c', ['turn_c0', 'turn_c1']);
    await end();
    expect(await people.list()).toHaveLength(4);
    expect(await people.reviews()).toEqual([]);
  });

  it('hides a noise that is near nobody, keeps its turns, and never names it; more speech brings it back', async () => {
    const { people, state, store, end } = await heard({ a: spoken(one, 6), n: spoken(two, 1) }, { n: 500 });
    await end();
    expect((await people.list()).map(({ id }) => id)).toEqual(['person_a']);
    expect((await people.list({ all: true })).map(({ id }) => id)).toEqual(['person_a', 'person_n']);
    expect(state.directory.displayName('person_n')).toBe('someone');
    expect(await store.get('turn', 'turn_n0')).toBeDefined();
    const record = syntheticUtterance('turn_n1', spoken(two, 1)[0] as Float32Array, {
      voiceId: 'voice_n',
      netSpeechMs: 9_000,
      decision: 'labelled',
    });
    const changes: Change[] = [{ op: 'put', kind: 'utterance', record }];
    await store.commit({ action: 'ingest', actor: 'test', at: START, changes });
    await end();
    expect(await people.list()).toHaveLength(2);
  });

  it('lists somebody of few turns and another voice; who may be somebody known waits for an answer or a name', async () => {
    const [three] = createSyntheticSpeakers(3, 4, 0.1).slice(2);
    const between = normalize(one!.centre.map((value, at) => 0.6 * value + 0.4 * (three!.centre[at] as number)));
    const voices = { a: spoken(one, 9), b: spoken(two, 8), c: [between, between], d: spoken(three, 2) };
    const listed = async ({ people }: Awaited<ReturnType<typeof heard>>) => (await people.list()).map(({ id }) => id);
    const everybody = ['person_a', 'person_b', 'person_c', 'person_d'];
    const others = ['person_a', 'person_b', 'person_d'];
    for (const answer of ['no', 'yes'] as const) {
      const space = await heard(voices);
      await space.end();
      expect(await listed(space)).toEqual(others);
      expect((await space.people.list({ all: true }))[2]).toMatchObject({ name: 'Speaker 3', isUnconfirmed: true });
      expect((await space.store.get('turn', 'turn_c0'))?.voiceId).toBe('voice_c');
      const [asked] = await space.people.reviews();
      expect(asked).toMatchObject({ kind: 'same-person', personIds: ['person_c', 'person_a'] });
      await space.people.review(asked?.id ?? '', answer);
      expect(await listed(space)).toEqual(answer === 'no' ? everybody : others);
      await space.end();
      expect(await listed(space)).toEqual(answer === 'no' ? everybody : others);
    }
    const space = await heard(voices);
    await space.end();
    await space.people.rename('person_c', 'Ida');
    await space.end();
    expect(await listed(space)).toEqual(everybody);
  });

  it('asks about a pair that fell just short, once, and remembers a no', async () => {
    const cases = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const [speaker] = createSyntheticSpeakers(1, at + 20, 0.1);
        const spread = 1.2 + at / 20;
        const space = await heard({ a: spoken(speaker, 6, spread), b: spoken(speaker, 4, spread), c: spoken(two, 5) });
        await space.end();
        return { ...space, asked: await space.people.reviews() };
      }),
    );
    const asking = cases.find(({ asked }) => asked.length > 0);
    expect(asking?.asked[0]).toMatchObject({ kind: 'same-person' });
    const { people, end } = asking as NonNullable<typeof asking>;
    const count = (await people.list()).length;
    for (const { id } of await people.reviews()) await people.review(id, 'no');
    await end();
    expect(await people.reviews()).toEqual([]);
    expect(await people.list()).toHaveLength(count);
  });
});

describe('names during a session', () => {
  it('costs no more reads and keeps no more clues when the conversation has gone on for long', async () => {
    const { store, state, context } = await heard({ a: spoken(one, 6), b: spoken(two, 6), c: [] });
    let reads = 0;
    const counting = {
      ...context,
      store: {
        ...store,
        find: ((...args: Parameters<typeof store.find>) => {
          reads += 1;
          return store.find(...args);
        }) as typeof store.find,
      },
    };
    const memory = await openSession(counting, { session: 'two', startedAt: '2026-01-06T09:00:00Z' });
    const readsAt: number[] = [];
    const lines = ['Nora, are you there?', 'Yes, Ben, I am.', 'Thanks, Nora. Ben, and you?', 'I am here as well.'];
    for (let turn = 0; turn < 80; turn += 1) {
      const voiceId = ['voice_a', 'voice_b', 'voice_a', 'voice_b'][turn % 4] as string;
      const record = {
        id: `turn_x${turn}`,
        sessionId: memory.session.id,
        ordinal: turn,
        voiceId,
        startedAt: START + turn,
        text: lines[turn % 4] as string,
      };
      await storeTurn(counting, memory, { turn: record, identity: [] });
      if (memory.names.fresh.size > 0) await namePeople(counting, memory.names, [...memory.names.fresh]);
      readsAt.push(reads);
    }
    const early = (readsAt[39] as number) - (readsAt[19] as number);
    const late = (readsAt[79] as number) - (readsAt[59] as number);
    expect(late).toBeLessThanOrEqual(early);
    expect((await store.find('clue')).length).toBeLessThan(60);
    expect(state.directory.displayName('person_b')).toBe('Nora');
  });
});
