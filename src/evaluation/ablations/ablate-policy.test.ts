import { describe, expect, it } from 'vitest';
import type { Action, Policy, RetrievalState, RoundTrace } from '../../retrieval/retrieval.js';
import { ablatePolicy } from './ablate-policy.js';

const search = (query: string, more: Partial<Extract<Action, { kind: 'retrieve' }>> = {}): Action => {
  return { kind: 'retrieve', layer: 'interaction', tools: ['bm25'], query, ...more };
};

/** Proposes its actions in order, each once, judging by the trace like every policy. */
function byList(actions: readonly Action[]): Policy {
  return {
    id: 'list',
    choose: async ({ trace }) =>
      actions.find((action) => !trace.some((entry) => entry.action === action)) ?? { kind: 'stop', why: 'done' },
  };
}

/** Runs a policy for three rounds as the loop does. */
async function rounds(policy: Policy): Promise<Action[]> {
  const trace: RoundTrace[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const state = { question: { text: 'asked' }, round, trace } as unknown as RetrievalState;
    const action = await policy.choose(state);
    trace.push({ round, action, added: [], displaced: [] });
    if (action.kind === 'stop') break;
  }
  return trace.map(({ action }) => action);
}

const proposals = [
  search('first', { speaker: 'person_1', addressee: 'person_2' }),
  search('claims', { layer: 'profile', tools: ['bm25', 'dense'] }),
  search('around', { tools: ['neighbours'] }),
  search('last'),
];
const queries = (actions: readonly Action[]) =>
  actions.map((action) => (action.kind === 'stop' ? 'stop' : action.query));

describe('ablatePolicy', () => {
  it('changes nothing without limits', async () => {
    expect(await rounds(ablatePolicy(byList(proposals), {}))).toEqual(proposals.slice(0, 3));
  });

  it('passes over layers and tools that are not allowed', async () => {
    expect(queries(await rounds(ablatePolicy(byList(proposals), { layers: ['interaction'] })))).toEqual([
      'first',
      'around',
      'last',
    ]);
    expect(queries(await rounds(ablatePolicy(byList(proposals), { neighbours: false })))).toEqual([
      'first',
      'claims',
      'last',
    ]);
  });

  it('takes the people out of filters', async () => {
    const [first] = await rounds(ablatePolicy(byList(proposals), { peopleFilters: false }));
    expect(first).toEqual(search('first'));
  });

  it('asks in the words of the question, never the same twice', async () => {
    const actions = await rounds(ablatePolicy(byList([search('a'), search('b'), search('c')]), { rewriting: false }));
    expect(queries(actions)).toEqual(['asked', 'stop']);
  });

  it('stops after the allowed rounds', async () => {
    expect(queries(await rounds(ablatePolicy(byList(proposals), { maxRounds: 1 })))).toEqual(['first', 'stop']);
  });

  it('gives up on a policy that only proposes what is forbidden', async () => {
    const stubborn: Policy = { id: 'stubborn', choose: async () => search('x', { layer: 'fact' }) };
    expect(queries(await rounds(ablatePolicy(stubborn, { layers: ['profile'] })))).toEqual(['stop']);
  });
});
