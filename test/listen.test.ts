import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import { diarizationError, diarizationErrorRate } from '../src/evaluation/diarization-error.js';
import {
  createSampleQueue,
  type ListenEvent,
  type ListenInput,
  open,
  ProviderError,
  type VoxPolyMem,
} from '../src/index.js';

const RATE = 16_000;
const things = ['', 'ladder', 'barrel', 'bicycle', 'mower', 'kettle', 'bucket', 'wheelbarrow'];
const startedAt = '2026-03-03T18:30:00Z';
const input = { session: 'live', startedAt, voicesOnly: true };

async function* chunks(samples: Float32Array, size = 1_600): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += size) yield samples.subarray(at, at + size);
}

async function collect(memory: VoxPolyMem, wishes: Omit<ListenInput, 'session'> & { session?: string }) {
  const events: ListenEvent[] = [];
  for await (const event of memory.listen({ ...input, ...wishes })) events.push(event);
  return events;
}

type Heard = ListenEvent & { kind: 'turn' };
const turnsOf = (events: readonly ListenEvent[]) => events.filter((event): event is Heard => event.kind === 'turn');

/** Sound kept around a turn. */
const PAD_MS = 100;
const gold = JSON.parse(readFileSync(new URL('../demo/gold.json', import.meta.url), 'utf8')) as {
  turns: { session: string; startMs: number; endMs: number; speaker: string }[];
};
const spoken = gold.turns.filter(({ session }) => session === 'meeting-1');

let meeting: Float32Array;
let memory: VoxPolyMem;
beforeAll(async () => {
  meeting = await readAll(await openAudio(new URL('../demo/meeting-1.opus', import.meta.url).pathname));
});
beforeEach(async () => {
  memory = await open(':memory:', { textEmbedder: false });
});
afterEach(() => memory.close());

describe('listen', () => {
  it('decides within two seconds of speech, for good, and finds the people of the meeting', async () => {
    const events: ListenEvent[] = [];
    let givenMs = 0;
    async function* clocked() {
      for await (const chunk of chunks(meeting)) {
        givenMs += (chunk.length * 1_000) / RATE;
        yield chunk;
      }
    }
    for await (const event of memory.listen({ ...input, audio: clocked() })) {
      events.push(event);
      if (event.kind === 'turn') expect(givenMs - event.endMs).toBeLessThanOrEqual(2_000);
      if (event.kind === 'speaker') expect(givenMs - event.startMs).toBeLessThanOrEqual(2_000);
      if (event.kind === 'speech-started') expect(givenMs - event.atMs).toBeLessThanOrEqual(2_000);
    }
    const turns = turnsOf(events);
    for (const turn of turns) {
      const floor = events.findLast((event) => event.kind === 'speaker' && event.startMs <= turn.startMs + PAD_MS);
      expect(floor).toMatchObject({ speaker: turn.speaker });
      if (floor?.kind === 'speaker' && floor.personId !== undefined) expect(floor.personId).toBe(turn.personId);
    }
    const found = turns.map(({ startMs, endMs, personId }) => ({ startMs, endMs, speaker: personId }));
    const durationMs = meeting.length / 16;
    expect(diarizationErrorRate([diarizationError(spoken, found, { durationMs })])).toBeLessThan(0.1);
    expect(await memory.people.list()).toHaveLength(new Set(spoken.map(({ speaker }) => speaker)).size);
    expect(events.at(-1)).toMatchObject({ kind: 'session-ended' });
  }, 60_000);

  it('stores each turn before it tells it, with words, and the space goes on meanwhile', async () => {
    await memory.close();
    let number = 0;
    const transcribe = async () => {
      number += 1;
      return { text: `The ${things[number]} stands behind the shed. ` };
    };
    memory = await open(':memory:', { transcriber: { id: 'counting', transcribe, close: async () => {} } });
    let renamed = '';
    for await (const event of memory.listen({
      ...input,
      voicesOnly: false,
      audio: chunks(meeting.subarray(0, 20 * RATE)),
    })) {
      if (event.kind !== 'turn') continue;
      expect(event.text).toBe(`The ${things[number]} stands behind the shed.`);
      const answer = await memory.ask(`Where does the ${things[number]} stand?`);
      expect(answer.evidence.map(({ turnId }) => turnId)).toContain(event.turnId);
      if (renamed === '') {
        renamed = event.personId;
        await memory.people.rename(event.personId, 'Ruth');
      } else if (event.personId === renamed) expect(event.name).toBe('Ruth');
    }
    expect((await memory.people.list()).map(({ name }) => name)).toContain('Ruth');
  }, 60_000);

  it('keeps turns when the transcriber fails, and says so', async () => {
    await memory.close();
    const transcribe = async () => {
      throw new ProviderError('provider_failed', 'No answer.', { provider: 'broken', retryable: false });
    };
    memory = await open(':memory:', { transcriber: { id: 'broken', transcribe, close: async () => {} } });
    const events = await collect(memory, { voicesOnly: false, audio: chunks(meeting.subarray(0, 8 * RATE)) });
    expect(turnsOf(events).length).toBeGreaterThan(0);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'words-missing', code: 'provider_failed' }));
  }, 60_000);

  it('keeps what was told when it is aborted while no sound comes, and goes on later with the same session', async () => {
    const controller = new AbortController();
    const half = meeting.subarray(0, 15 * RATE);
    async function* stuck() {
      yield* chunks(half);
      setTimeout(() => controller.abort(), 5);
      await new Promise(() => {});
    }
    const told: Heard[] = [];
    const listening = async () => {
      for await (const event of memory.listen({ ...input, audio: stuck() }, { signal: controller.signal }))
        if (event.kind === 'turn') told.push(event);
    };
    await expect(listening()).rejects.toMatchObject({ code: 'aborted' });
    expect(told.length).toBeGreaterThan(0);
    expect((await memory.doctor.report()).counts.turn).toBe(told.length);
    const again = turnsOf(await collect(memory, { audio: chunks(meeting.subarray(0, 30 * RATE)) }));
    expect(again.every(({ startMs }) => startMs >= (told.at(-1)?.endMs ?? 0) - 200)).toBe(true);
    expect((await memory.doctor.report()).counts).toMatchObject({ turn: told.length + again.length, session: 1 });
  }, 60_000);

  it('takes pushed sound of any rate', async () => {
    const queue = createSampleQueue();
    const listening = collect(memory, { audio: queue, sampleRate: 48_000 });
    const slow = Float32Array.from({ length: 8 * 48_000 }, (_, at) => meeting[Math.floor(at / 3)] ?? 0);
    for await (const chunk of chunks(slow, 4_800)) await queue.push(chunk);
    queue.end();
    expect(turnsOf(await listening).length).toBeGreaterThan(0);
    await expect(collect(memory, { audio: chunks(slow), sampleRate: 5 })).rejects.toMatchObject({
      code: 'invalid_argument',
    });
  }, 60_000);
});
