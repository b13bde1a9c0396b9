import { beforeAll, describe, expect, it } from 'vitest';
import { createTripTalk, TALK_START, type Talk } from '../../test/fixtures/talk.js';
import { createHeuristicPolicy } from '../policy/heuristic.js';
import type { Action, Policy } from './retrieval.js';
import { actionSignature, retrieve } from './retrieve.js';

let talk: Talk;
beforeAll(async () => {
  talk = await createTripTalk();
});
const question = (text: string) => ({ text, at: TALK_START, timeZone: 'UTC' });
const search = (query: string, more: Partial<Extract<Action, { kind: 'retrieve' }>> = {}): Action => ({
  kind: 'retrieve',
  layer: 'interaction',
  tools: ['bm25'],
  query,
  ...more,
});
const scripted = (...actions: Action[]): Policy => ({
  id: 'scripted',
  choose: async ({ round }) => actions[round - 1] ?? { kind: 'stop', why: 'the script ended' },
});

describe('retrieve', () => {
  it('searches the verbatim question beside every rewritten query', async () => {
    const { context } = await retrieve({
      ...talk,
      question: question('green cabin'),
      policy: scripted(search('radio')),
    });
    const ids = context.records.map(({ id }) => id);
    expect(ids).toContain('turn_one_3');
    expect(ids).toContain('turn_two_0');
  });

  it('stops when the policy repeats an action', async () => {
    const policy = scripted(search('cabin'), search('cabin'), search('radio'));
    const { trace } = await retrieve({ ...talk, question: question('cabin'), policy });
    expect(trace.map(({ action }) => action.kind)).toEqual(['retrieve', 'stop']);
  });

  it('runs at most three rounds and lets a later one displace earlier records', async () => {
    const policy = scripted(search('lake trip'), search('radio weather'), search('umbrella'), search('ferry'));
    const { context, trace } = await retrieve({ ...talk, question: question('lake trip'), policy, maxRecords: 3 });
    expect(trace).toHaveLength(3);
    expect(context.records).toHaveLength(3);
    expect(trace.flatMap(({ displaced }) => displaced).length).toBeGreaterThan(0);
    const scores = context.records.map(({ score }) => score);
    expect([...scores].sort((a, b) => b - a)).toEqual(scores);
  });

  it('keeps the limits whatever the policy asks for', async () => {
    const policy = scripted(search('cabin ferry paddles text harbour'), search('radio', { layer: 'profile' }));
    const { context } = await retrieve({ ...talk, question: question('what happened'), policy });
    const carried = context.records.flatMap(({ evidence }) => evidence);
    expect(context.records.length).toBeLessThanOrEqual(15);
    expect(new Set(carried).size).toBe(carried.length);
    expect(context.turns.map(({ id }) => id)).toEqual(carried);
  });

  it('gives the same context for the same question', async () => {
    const run = () =>
      retrieve({ ...talk, question: question('Who asked about the bakery?'), policy: createHeuristicPolicy() });
    expect(await run()).toEqual(await run());
  });

  it('stops as aborted when the caller cancels', async () => {
    const policy = createHeuristicPolicy();
    const signal = AbortSignal.abort();
    await expect(retrieve({ ...talk, question: question('cabin'), policy, signal })).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});

describe('actionSignature', () => {
  it('ignores the order of tools', () => {
    expect(actionSignature(search('a', { tools: ['bm25', 'dense'] }))).toBe(
      actionSignature(search('a', { tools: ['dense', 'bm25'] })),
    );
  });
});
