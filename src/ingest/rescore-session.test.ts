import { expect, it } from 'vitest';
import { contentsOf } from '../../test/contracts/store-journal.contract.js';
import { START, smallSpace } from '../../test/fixtures/small-space.js';
import { createSeededIds } from '../ids.js';
import { undoLast } from '../privacy/undo.js';
import { createRandom } from '../random.js';
import type { IngestContext, IngestProgress } from './ingest-context.js';
import { rescoreSession } from './rescore-session.js';
import { openSession } from './session-memory.js';

const SECOND = 1_000;
/** The session as it was told: turns 1 and 3 are Nora's, 2 and 4 somebody else's. */
const told = [1, 2, 3, 4].map((number) => ({
  turnId: `turn_${number}`,
  startMs: number * SECOND,
  endMs: (number + 1) * SECOND,
}));
const said = (speaker: number, number: number) => ({ speaker, startMs: number * SECOND, endMs: (number + 1) * SECOND });

async function spaceWithDoubt() {
  const { store, guarded, state: load } = await smallSpace();
  const doubtful = await guarded.get('utterance', 'turn_3');
  if (doubtful === undefined) throw new TypeError('turn_3 is missing');
  const { version: _, ...utterance } = doubtful;
  await guarded.commit({
    action: 'ingest',
    actor: 'test',
    at: START,
    changes: [{ op: 'put', kind: 'utterance', record: { ...utterance, decision: 'labelled' } }],
  });
  const state = await load();
  const ids = createSeededIds(createRandom(1));
  const events: IngestProgress[] = [];
  const context: IngestContext = {
    ...{ store: guarded, state, ids, clock: { now: () => START }, actor: 'test', timeZone: 'UTC' },
    onProgress: (event) => events.push(event),
  };
  const [session] = await guarded.find('session');
  const memory = await openSession(context, { session: session?.label ?? '' });
  return { store, guarded, context, memory, ids, events };
}

it('a turn that only got a label goes to whom the whole session lays it, with all that was made of it, and back by undo', async () => {
  const { store, guarded, context, memory, ids, events } = await spaceWithDoubt();
  const plain = async () => JSON.stringify([...(await contentsOf(store))].sort());
  const before = await plain();
  const rescored = [said(0, 1), said(1, 2), said(1, 3), said(1, 4)];
  await rescoreSession(context, memory, told, rescored);
  expect(events).toEqual([{ kind: 'turn-moved', turnId: 'turn_3', personId: 'person_e' }]);
  expect((await guarded.get('turn', 'turn_3'))?.voiceId).toBe('voice_e');
  expect(await guarded.get('utterance', 'turn_3')).toMatchObject({ voiceId: 'voice_e', decision: 'labelled' });
  expect((await guarded.get('document', 'turn_3'))?.voiceId).toBe('voice_e');
  expect((await guarded.get('fact', 'fact_3'))?.subjectId).toBe('person_e');
  expect((await guarded.get('voice', 'voice_e'))?.prototypes).toHaveLength(1);
  expect(await guarded.find('review')).toEqual([]);

  const after = await plain();
  await rescoreSession(context, memory, told, rescored);
  expect(await plain()).toBe(after);
  await guarded.commit(await undoLast(guarded, { actor: 'test', at: START }, ids));
  expect(await plain()).toBe(before.replace('"decision":"labelled"', '"decision":"assigned"'));
});

it('what was decided firmly stays', async () => {
  const { store, context, memory } = await spaceWithDoubt();
  const before = JSON.stringify([...(await contentsOf(store))].sort());
  await rescoreSession(context, memory, told, [said(0, 1), said(0, 2), said(0, 3), said(1, 4)]);
  expect(JSON.stringify([...(await contentsOf(store))].sort())).toBe(before);
});
