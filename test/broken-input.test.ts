import { describe, expect, it } from 'vitest';
import { open, type TurnInput } from '../src/index.js';

const turn: TurnInput = { session: 'S1', startedAt: '2026-03-02T18:00:00Z', speaker: 'Ann', text: 'Hello.' };

async function refusal(input: unknown) {
  const memory = await open(':memory:');
  const first = { ...turn, id: 'first' };
  const error = await memory.ingest({ kind: 'turns', turns: [first, input as TurnInput] }).then(
    () => undefined,
    (cause) => cause,
  );
  expect((await memory.doctor.report()).counts).toMatchObject({ turn: 0, session: 0, person: 0 });
  await memory.close();
  return error;
}

describe('turns that cannot be used', () => {
  it.each([
    ['startMs', { ...turn, startMs: Number.NaN }],
    ['startMs', { ...turn, startMs: -1 }],
    ['startMs', { ...turn, startMs: 1e300 }],
    ['endMs', { ...turn, startMs: 5, endMs: 4 }],
    ['text', { ...turn, text: null }],
    ['speaker', { session: 'S1', text: 'Hello.' }],
    ['speaker', { ...turn, speaker: ' ' }],
    ['session', { ...turn, session: 7 }],
    ['timeZone', { ...turn, timeZone: 'Mars/Base' }],
    ['startedAt', { ...turn, startedAt: '2026-02-31' }],
    ['startedAt', { ...turn, startedAt: 'tomorrow' }],
    ['images.0.caption', { ...turn, images: [{ caption: 3 }] }],
  ])('are refused by the name of the field, with nothing stored: %s', async (field, input) => {
    const error = await refusal(input);
    expect(error).toMatchObject({ code: 'invalid_argument', details: { field } });
    expect(error.message).toContain(`\`${field}\``);
  });

  it('are refused when they are no turn at all', async () => {
    expect(await refusal(undefined)).toMatchObject({ code: 'invalid_argument' });
    expect(await refusal('Hello.')).toMatchObject({ code: 'invalid_argument' });
  });

  it('are refused beyond the documented length, like questions', async () => {
    expect(await refusal({ ...turn, text: 'word '.repeat(4001) })).toMatchObject({ code: 'budget_exceeded' });
    const memory = await open(':memory:');
    await expect(memory.ask('why '.repeat(501))).rejects.toMatchObject({ code: 'budget_exceeded' });
    await memory.close();
  });
});

describe('a repeated ingest', () => {
  const captions: TurnInput[] = [
    { ...turn, startMs: 0, endMs: 900 },
    { ...turn, speaker: 'Bob', startMs: 0, endMs: 800 },
    { ...turn, text: 'Shall we go?', startMs: 1000, endMs: 1900 },
  ];

  it('of captions without ids goes on where the first stopped', async () => {
    const memory = await open(':memory:');
    await memory.ingest({ kind: 'turns', turns: captions.slice(0, 2) });
    expect(await memory.ingest({ kind: 'turns', turns: captions })).toMatchObject({ skipped: 2 });
    expect(await memory.ingest({ kind: 'turns', turns: captions })).toMatchObject({ skipped: 3, turnIds: [] });
    expect((await memory.doctor.report()).counts.turn).toBe(3);
    await memory.close();
  });

  it('names only sessions that are stored, and stops at once when aborted before', async () => {
    const memory = await open(':memory:');
    await memory.ingest({ kind: 'turns', turns: [{ ...turn, id: 'known' }] });
    const report = await memory.ingest({ kind: 'turns', turns: [{ ...turn, session: 'S2', id: 'known' }] });
    expect(report).toMatchObject({ sessionIds: [], skipped: 1 });
    const signal = AbortSignal.abort();
    await expect(memory.ingest({ kind: 'turns', turns: [] }, { signal })).rejects.toMatchObject({ code: 'aborted' });
    await memory.close();
  });
});
