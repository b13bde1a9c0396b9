import { encodeWav } from '../src/audio/write-wav.js';
import { MemoryError } from '../src/errors.js';
import type { SpeakerTurn } from '../src/evaluation/diarization-error.js';
import type { Turn, Voice } from '../src/records/records.js';
import { type OpenOptions, open, type VoxPolyMem } from '../src/voxpolymem.js';

const RATE = 16_000;
/** Live sound comes in pieces of a tenth of a second. */
const CHUNK = 1_600;
const session = { session: 'S1', startedAt: new Date(0).toISOString(), voicesOnly: true };

/** What listening found, and how late it told. */
export interface Listened {
  turns: SpeakerTurn[];
  /** Sound that had come since a turn's last sample when it was told, ms. */
  turnDelaysMs: number[];
  /** Sound that had come since a turn's first sample when its speaker was told, ms. */
  speakerDelaysMs: number[];
  /** Wall-clock time that each tenth of a second of sound took, ms. */
  stepsMs: number[];
}

/** Turns of a recording as `open().ingest` stores them, by person, after session end. */
export async function ingestedTurns(samples: Float32Array, models: OpenOptions): Promise<SpeakerTurn[]> {
  const memory = await open(':memory:', { textEmbedder: false, ...models });
  try {
    await memory.ingest({ kind: 'audio', audio: encodeWav(samples, RATE), ...session });
    return await storedTurns(memory);
  } catch (error) {
    if (error instanceof MemoryError && error.code === 'invalid_argument') return [];
    throw error;
  } finally {
    await memory.close();
  }
}

/** The same recording as `open().listen` hears it, a tenth of a second at a time. */
export async function listenedTurns(samples: Float32Array, models: OpenOptions): Promise<Listened> {
  const memory = await open(':memory:', { textEmbedder: false, ...models });
  const [turnDelaysMs, speakerDelaysMs, stepsMs]: [number[], number[], number[]] = [[], [], []];
  async function* audio() {
    for (let at = 0; at < samples.length; at += CHUNK) {
      const began = performance.now();
      yield samples.subarray(at, at + CHUNK);
      stepsMs.push(performance.now() - began);
    }
  }
  try {
    for await (const event of memory.listen({ ...session, audio: audio() })) {
      if (event.kind === 'turn') turnDelaysMs.push(event.decidedAtMs - event.endMs);
      if (event.kind === 'speaker') speakerDelaysMs.push(event.decidedAtMs - event.startMs);
    }
    return { turns: await storedTurns(memory), turnDelaysMs, speakerDelaysMs, stepsMs };
  } finally {
    await memory.close();
  }
}

async function storedTurns(memory: VoxPolyMem): Promise<SpeakerTurn[]> {
  const persons = new Map<string, string>();
  const turns: Turn[] = [];
  for await (const { kind, record } of memory.export()) {
    if (kind === 'voice') persons.set((record as Voice).id, (record as Voice).personId);
    if (kind === 'turn') turns.push(record as Turn);
  }
  return turns.map(({ startedAt: startMs, endedAt, voiceId }) => ({
    startMs,
    endMs: endedAt ?? startMs,
    speaker: persons.get(voiceId ?? '') ?? '',
  }));
}
