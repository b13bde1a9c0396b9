import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../test/contracts/store-journal.contract.js';
import { clue, review } from '../../test/contracts/store-samples.js';
import { START, smallSpace } from '../../test/fixtures/small-space.js';
import { createSeededIds } from '../ids.js';
import { createRandom } from '../random.js';
import { recomputeVoice } from '../speaker/recompute-voice.js';
import { resolveSpeakerOptions } from '../speaker/speaker-options.js';
import { splitVoice } from '../speaker/split-voice.js';
import { createTaskQueue } from '../task-queue.js';
import { forget } from './forget.js';
import { createPeople } from './people.js';
import { refusedPairs } from './refused-pairs.js';

async function namedSpace() {
  const space = await smallSpace();
  await space.guarded.commit({
    action: 'ingest',
    actor: 'test',
    at: START,
    changes: [
      clue('clue_1', {
        sessionId: 'session_a',
        voiceId: 'voice_n',
        saidByVoiceId: 'voice_n',
        kind: 'self',
        name: 'Nora',
      }),
      clue('clue_2', {
        sessionId: 'session_b',
        voiceId: 'voice_e',
        saidByVoiceId: 'voice_n',
        key: 'ed',
        name: 'Ed',
        evidence: ['turn_3', 'turn_4'],
      }),
      review('review_same', { personIds: ['person_n', 'person_e'], turnIds: [] }),
      review('review_name', { kind: 'name', personIds: ['person_e'], name: 'Ed', turnIds: ['turn_4'] }),
      review('review_turn', { kind: 'turn', personIds: ['person_n', 'person_e'], turnIds: ['turn_3'] }),
    ],
  });
  const state = await space.state();
  const people = createPeople({
    store: space.guarded,
    state,
    clock: { now: () => START },
    ids: createSeededIds(createRandom(1)),
    actor: 'test',
    recomputeVoice,
    splitVoice: async (utterances) => splitVoice(utterances, { cohort: [], options: resolveSpeakerOptions(0) }),
    write: createTaskQueue(),
    onCorrected: () => undefined,
  });
  return { ...space, state, people };
}

const plain = async (store: Parameters<typeof contentsOf>[0]) => JSON.stringify([...(await contentsOf(store))].sort());

describe('corrections and questions', () => {
  it('undo takes back any sequence of corrections and answers to the identical space', async () => {
    const person = fc.constantFrom('person_n', 'person_e');
    const turn = fc.constantFrom('turn_1', 'turn_2', 'turn_3', 'external_turn_4');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('rename' as const), person, name: fc.constantFrom('Ana', 'Ed', 'Nora') }),
      fc.record({ kind: fc.constant('unname' as const), person }),
      fc.record({ kind: fc.constant('merge' as const) }),
      fc.record({ kind: fc.constant('split' as const), person, turn }),
      fc.record({ kind: fc.constant('notMe' as const), turn, to: fc.option(person, { nil: undefined }) }),
      fc.record({
        kind: fc.constant('review' as const),
        id: fc.constantFrom('review_same', 'review_name', 'review_turn'),
        answer: fc.constantFrom('yes' as const, 'no' as const),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const { people, store } = await namedSpace();
        const snapshots: string[] = [];
        for (const action of steps) {
          const before = await plain(store);
          try {
            if (action.kind === 'rename') await people.rename(action.person, action.name);
            else if (action.kind === 'unname') await people.unname(action.person);
            else if (action.kind === 'merge') await people.merge('person_e', 'person_n');
            else if (action.kind === 'split') await people.split(action.person, [action.turn]);
            else if (action.kind === 'notMe') await people.notMe(action.turn, action.to);
            else await people.review(action.id, action.answer);
          } catch {
            expect(await plain(store)).toBe(before);
            continue;
          }
          snapshots.push(before);
        }
        for (const expected of snapshots.reverse()) {
          await people.undo();
          expect(await plain(store)).toBe(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('after erasing a person no record names them, their voices or their turns', async () => {
    const before = fc.constantFrom('none', 'merge', 'split', 'no', 'unname');
    await fc.assert(
      fc.asyncProperty(before, fc.constantFrom('person_n', 'person_e'), async (first, target) => {
        const { people, guarded, state, store } = await namedSpace();
        if (first === 'merge') await people.merge('person_e', 'person_n');
        else if (first === 'split') await people.split('person_n', ['turn_3']);
        else if (first === 'no') await people.review('review_same', 'no');
        else if (first === 'unname') await people.unname('person_n');
        const { directory } = state;
        const owned = directory.voicesOf(target);
        const turns = (await store.find('turn')).filter((turn) => owned.includes(turn.voiceId)).map(({ id }) => id);
        const gone = [...directory.idsOf(target), ...owned, ...turns];
        const context = { actor: 'test', at: START, recomputeVoice };
        const receipt = await forget(guarded, directory, { kind: 'person', id: directory.canonical(target) }, context);
        expect(receipt.verification).toEqual({ recordsFound: 0, searchHits: 0, evidenceLinks: 0, audioFound: 0 });
        const rest = [...(await contentsOf(store)).values()].map((record) => JSON.stringify(record)).join('\n');
        for (const id of gone) expect(rest).not.toContain(id);
      }),
      { numRuns: 15 },
    );
  });

  it('a name that was taken away is refused, until a person gives it again', async () => {
    const { people, store } = await namedSpace();
    expect((await people.unname('Nora')).isNamed).toBe(false);
    expect((await store.get('person', 'person_n'))?.refusedNames).toEqual(['nora']);
    await expect(people.unname('person_n')).rejects.toMatchObject({ code: 'invalid_argument' });
    await people.rename('person_n', 'Nora');
    expect((await store.get('person', 'person_n'))?.refusedNames).toEqual([]);
  });

  it('a turn that was not theirs goes to whom it was, with its facts, its index entries and the edges that it answers', async () => {
    const { people, store } = await namedSpace();
    expect((await people.notMe('external_turn_4', 'Nora')).id).toBe('person_n');
    expect((await store.get('document', 'turn_4'))?.voiceId).toBe((await store.get('turn', 'turn_4'))?.voiceId);
    expect((await store.get('interaction', 'turn_3'))?.addressees).toEqual([]);
    expect((await store.get('interaction', 'turn_4'))?.addressees).toEqual([]);
    const fresh = await people.notMe('turn_3');
    expect((await store.get('fact', 'fact_3'))?.subjectId).toBe(fresh.id);
    expect((await store.get('fact', 'fact_1'))?.subjectId).toBe('person_n');
    expect((await store.get('clue', 'clue_2'))?.saidByVoiceId).toBe((await store.get('turn', 'turn_3'))?.voiceId);
  });

  it('the name goes with the turns it rests on', async () => {
    const { people } = await namedSpace();
    const split = await people.split('Nora', ['turn_1']);
    expect(split.name).toBe('Nora');
    expect((await people.list()).find(({ id }) => id === 'person_n')?.isNamed).toBe(false);
  });

  it('the name stays where others go on calling', async () => {
    const { people, guarded } = await namedSpace();
    const called = clue('clue_3', { voiceId: 'voice_n', key: 'nora', name: 'Nora', evidence: ['turn_2', 'turn_3'] });
    await guarded.commit({ action: 'ingest', actor: 'test', at: START, changes: [called] });
    expect((await people.notMe('turn_1')).isNamed).toBe(false);
    expect((await people.list()).find(({ id }) => id === 'person_n')?.name).toBe('Nora');
  });

  it('people told apart stay apart; a merge by hand settles the question', async () => {
    const { people, guarded, state } = await namedSpace();
    const split = await people.split('Nora', ['turn_3']);
    expect((await refusedPairs(guarded, state.directory))('person_n', split.id)).toBe(true);
    await people.merge(split.id, 'person_n');
    expect((await refusedPairs(guarded, state.directory))('person_n', split.id)).toBe(false);
  });

  it('lists questions in words, answers each once', async () => {
    const { people } = await namedSpace();
    const questions = (await people.reviews()).map(({ question }) => question);
    expect(questions).toContain('Are Nora and Speaker 2 one person?');
    expect(questions).toContain('Is Speaker 2 called Ed?');
    expect(questions).toContain('Did Nora say this (and not Speaker 2)?');
    await people.review('review_name', 'yes');
    expect((await people.list())[1]).toMatchObject({ name: 'Ed' });
    await people.review('review_turn', 'no');
    await people.review('review_same', 'yes');
    expect(await people.list()).toHaveLength(1);
    expect(await people.reviews()).toEqual([]);
    await expect(people.review('review_same', 'yes')).rejects.toMatchObject({ code: 'not_found' });
    expect((await people.why('Nora')).merged).toHaveLength(1);
  });

  it('proposes a split by voice that the two voices of one person explain', async () => {
    const { people } = await namedSpace();
    await expect(people.proposeSplit('person_e')).rejects.toMatchObject({ code: 'unsupported' });
    await people.merge('person_e', 'person_n');
    const { moved, kept, within, across } = await people.proposeSplit('Nora');
    expect([[...moved].sort(), [...kept].sort()].sort()).toEqual([
      ['turn_1', 'turn_3'],
      ['turn_2', 'turn_4'],
    ]);
    expect(within).toBeGreaterThan(across);
  });
});
