import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, TALK_START, type Talk } from '../../test/fixtures/talk.js';
import type { Asker } from '../retrieval/retrieval.js';
import { retrieve } from '../retrieval/retrieve.js';
import { createHeuristicPolicy } from './heuristic.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});

const actionsFor = async (text: string, asker?: Asker) => {
  const question = { text, at: TALK_START, timeZone: 'UTC', ...(asker ? { asker } : {}) };
  const { trace } = await retrieve({ ...talk, question, policy: createHeuristicPolicy() });
  return trace.map(({ action }) => action);
};

describe('heuristic policy', () => {
  it('asks once for a plain question', async () => {
    expect(await actionsFor('Where does the umbrella stay?')).toMatchObject([
      { kind: 'retrieve', layer: 'interaction', tools: ['bm25', 'dense'] },
      { kind: 'stop' },
    ]);
  });

  it('looks into the asker’s own profile for a preference', async () => {
    const asker = { outcome: 'known', personId: 'person_e' } as const;
    expect(await actionsFor('How do I prefer to get news?', asker)).toMatchObject([
      { layer: 'interaction', speaker: 'person_e' },
      { layer: 'profile', speaker: 'person_e', filters: 'hard' },
      { kind: 'stop' },
    ]);
    const stranger = await actionsFor('How do I prefer to get news?', { outcome: 'unknown' });
    expect(stranger.some((action) => action.kind === 'retrieve' && action.layer === 'profile')).toBe(false);
  });

  it('looks at the exchange when asked to whom something was said', async () => {
    expect(await actionsFor('Who was Emil talking to when he mentioned the ferry?')).toMatchObject([
      { speaker: 'person_e', query: expect.stringContaining('ferry') },
      { tools: ['neighbours'] },
      { kind: 'stop' },
    ]);
  });

  it('searches a part that nothing held covers', async () => {
    const actions = await actionsFor('What does the ferry harbour bakery lighthouse offer, and who has the umbrella?');
    expect(actions.some((action) => action.kind === 'retrieve' && /umbrella\?$/.test(action.query))).toBe(true);
  });

  it('chooses the same action for the same state', async () => {
    const policy = createHeuristicPolicy();
    const question = { text: 'Who asked about the bakery, and where is it?', at: TALK_START, timeZone: 'UTC' };
    const { context, trace } = await retrieve({ ...talk, question, policy, maxRounds: 1 });
    const state = { question, directory: talk.directory, round: 2, context, trace };
    expect(await policy.choose(state)).toEqual(
      await createHeuristicPolicy().choose(structuredClone({ ...state, directory: undefined }) && state),
    );
  });
});
