import { throwIfAborted } from '../../errors.js';
import type { LocalTurn, SpeakerEncoder, SpeakerSegmenter } from '../../providers/providers.js';
import type { CohortModel } from '../speaker-cohort-model.js';
import { clusterVoices } from './cluster-voices.js';
import type { DiarizationOptions } from './diarization-options.js';
import { diarizationSpace } from './diarization-space.js';
import type { DiarizedTurn } from './diarized-turns.js';
import { voiceprint } from './voice-windows.js';

/** One speaker of one window of a segmentation model: the turns, in the recording's time, and the voice. */
export interface LocalVoice {
  window: number;
  turns: { startMs: number; endMs: number }[];
  /** Speech alone, without others at the same time; all of it where there is none. */
  vector: Float32Array;
  lengthMs: number;
}

/** Less speech alone than this, ms, and the overlapped speech is used as well. */
const ALONE_MS = 400;

/** Speakers of each window of the recording, one window behind the other; those without a voiceprint are left out. */
export async function localVoices(
  stream: AsyncIterable<Float32Array>,
  segmenter: SpeakerSegmenter,
  encoder: SpeakerEncoder,
  signal?: AbortSignal,
): Promise<LocalVoice[]> {
  const rate = segmenter.sampleRate;
  const buffer = new Float32Array(Math.floor((segmenter.windowMs * rate) / 1_000));
  const voices: LocalVoice[] = [];
  let filled = 0;
  let window = 0;
  const settle = async () => {
    const samples = buffer.subarray(0, filled);
    const turns = await segmenter.segment(samples, signal === undefined ? {} : { signal });
    const offsetMs = (window * buffer.length * 1_000) / rate;
    for (const speaker of new Set(turns.map((turn) => turn.speaker))) {
      const own = turns.filter((turn) => turn.speaker === speaker);
      const alone = own.flatMap((turn) => subtract(turn, turns));
      const used = total(alone) >= ALONE_MS ? alone : own;
      const vector = await voiceprint(gather(samples, used, rate), encoder);
      if (vector === undefined) continue;
      const placed = own.map(({ startMs, endMs }) => ({ startMs: startMs + offsetMs, endMs: endMs + offsetMs }));
      voices.push({ window, turns: placed, vector, lengthMs: total(used) });
    }
    window += 1;
    filled = 0;
  };
  for await (const chunk of stream) {
    throwIfAborted(signal);
    for (let at = 0; at < chunk.length; ) {
      const step = Math.min(buffer.length - filled, chunk.length - at);
      buffer.set(chunk.subarray(at, at + step), filled);
      filled += step;
      at += step;
      if (filled === buffer.length) await settle();
    }
  }
  if (filled > 0) await settle();
  return voices;
}

/** The local speakers as speakers of the recording; two of one window are never one. Turns that touch become one. */
export function clusterLocalTurns(
  voices: readonly LocalVoice[],
  cohort: CohortModel,
  options: DiarizationOptions,
): DiarizedTurn[] {
  const space = diarizationSpace(cohort, []);
  const groups = voices.map(({ vector, lengthMs }) => ({ sum: vector.map((value) => value * lengthMs), lengthMs }));
  const speakers = clusterVoices(
    groups,
    space,
    options,
    (left, right) => voices[left]?.window === voices[right]?.window,
  );
  const turns = voices
    .flatMap((voice, index) => voice.turns.map((turn) => ({ ...turn, speaker: speakers[index] as number })))
    .sort((left, right) => left.startMs - right.startMs || left.endMs - right.endMs);
  const joined: DiarizedTurn[] = [];
  const last = new Map<number, DiarizedTurn>();
  for (const turn of turns) {
    const open = last.get(turn.speaker);
    if (open !== undefined && turn.startMs - open.endMs <= SEAM_MS) open.endMs = Math.max(open.endMs, turn.endMs);
    else {
      joined.push(turn);
      last.set(turn.speaker, turn);
    }
  }
  return joined;
}

/** A model sees no speech in the first and last frames of a window, about so much, ms. */
const SEAM_MS = 100;

/** What is left of a turn when the turns of others are taken away. */
function subtract(turn: LocalTurn, turns: readonly LocalTurn[]): LocalTurn[] {
  let left = [turn];
  for (const other of turns) {
    if (other.speaker === turn.speaker) continue;
    left = left.flatMap((part) =>
      [
        { ...part, endMs: Math.min(part.endMs, other.startMs) },
        { ...part, startMs: Math.max(part.startMs, other.endMs) },
      ].filter(({ startMs, endMs }) => endMs > startMs),
    );
  }
  return left;
}

function total(turns: readonly { startMs: number; endMs: number }[]): number {
  return turns.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}

function gather(samples: Float32Array, turns: readonly LocalTurn[], rate: number): Float32Array {
  const parts = turns.map(({ startMs, endMs }) =>
    samples.subarray(Math.round((startMs * rate) / 1_000), Math.round((endMs * rate) / 1_000)),
  );
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
