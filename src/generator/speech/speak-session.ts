import { throwIfAborted } from '../../errors.js';
import type { Draw } from '../draw.js';
import { inOrder } from '../in-order.js';
import type { ScenarioTurn } from '../scenario.js';
import { type Degradation, degrade, type HeardMicrophone } from './degrade.js';
import { speechSampleRate, type VoiceSource } from './voice-source.js';

/** Where a turn stands in the recording. */
export interface SpokenBorder {
  turnId: string;
  speaker: string;
  startMs: number;
  endMs: number;
}

/** A session as sound. */
export interface SpokenSession {
  samples: Float32Array;
  borders: readonly SpokenBorder[];
  microphones: readonly HeardMicrophone[];
}

const SPEECH_RMS = 10 ** (-24 / 20);
const LEAD_MS = 500;
const MAX_OVERLAP_MS = 900;
/** Turns that are synthesized at the same time: engines are programs of their own. */
const AT_ONCE = 4;

/** Speaks a session turn after turn, with pauses or overlap, and degrades the whole. `voiceOf` gives a person's voice. */
export async function speakSession(
  turns: readonly Pick<ScenarioTurn, 'id' | 'speaker' | 'text'>[],
  voiceOf: (person: string) => number,
  source: VoiceSource,
  degradation: Degradation,
  draw: Draw,
  signal?: AbortSignal,
): Promise<SpokenSession> {
  const placed: { samples: Float32Array; startMs: number }[] = [];
  const borders: SpokenBorder[] = [];
  let freeMs = LEAD_MS;
  const say = (turn: (typeof turns)[number]) => source.speak(voiceOf(turn.speaker), turn.text, signal);
  for await (const [turn, sound] of inOrder(turns, AT_ONCE, say)) {
    throwIfAborted(signal);
    const spoken = trimSilence(sound);
    const gain =
      (SPEECH_RMS / Math.max(1e-6, rootMeanSquare(spoken))) * 10 ** (((draw.next() * 2 - 1) * degradation.gainDb) / 20);
    const durationMs = Math.round((spoken.length * 1000) / speechSampleRate);
    const previous = borders.at(-1);
    const overlaps = previous !== undefined && previous.speaker !== turn.speaker && draw.chance(degradation.overlap);
    const room = previous === undefined ? 0 : previous.endMs - previous.startMs;
    const startMs = overlaps
      ? freeMs - draw.between(100, Math.max(100, Math.min(MAX_OVERLAP_MS, Math.floor(room / 2))))
      : freeMs + draw.between(150, 800);
    placed.push({ samples: spoken.map((sample) => sample * gain), startMs });
    borders.push({ turnId: turn.id, speaker: turn.speaker, startMs, endMs: startMs + durationMs });
    freeMs = Math.max(freeMs, startMs + durationMs);
  }
  const mixed = new Float32Array(Math.ceil(((freeMs + LEAD_MS) * speechSampleRate) / 1000));
  for (const { samples, startMs } of placed) {
    const offset = Math.round((startMs * speechSampleRate) / 1000);
    for (let index = 0; index < samples.length && offset + index < mixed.length; index += 1) {
      mixed[offset + index] = (mixed[offset + index] as number) + (samples[index] as number);
    }
  }
  const microphones = heardMicrophones(degradation, borders);
  return { samples: degrade(mixed, degradation, microphones, draw), borders, microphones };
}

/** A microphone is changed between two turns: just before the first one that begins after its share of them. */
function heardMicrophones(degradation: Degradation, borders: readonly SpokenBorder[]): HeardMicrophone[] {
  return degradation.microphones.flatMap(({ from, tiltDb, gainDb }) => {
    const turn = Math.floor(from * borders.length);
    if (from > 0 && turn === 0) return [];
    return [{ fromMs: turn === 0 ? 0 : (borders[turn]?.startMs ?? 0), tiltDb, gainDb }];
  });
}

/** SubRip cues of a recording, "Name: text", in the order of the turns. */
export function toSrt(
  turns: readonly Pick<ScenarioTurn, 'text'>[],
  borders: readonly SpokenBorder[],
  nameOf: (person: string) => string,
): string {
  const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
  return borders
    .map(({ speaker, startMs, endMs }, index) => {
      return `${index + 1}\n${stamp(startMs)} --> ${stamp(endMs)}\n${nameOf(speaker)}: ${turns[index]?.text ?? ''}\n\n`;
    })
    .join('');
}

/** RTTM lines of a recording: file, channel 1, seconds. */
export function toRttm(file: string, borders: readonly SpokenBorder[], labelOf: (person: string) => string): string {
  return borders
    .map(({ speaker, startMs, endMs }) => {
      const duration = ((endMs - startMs) / 1000).toFixed(3);
      return `SPEAKER ${file} 1 ${(startMs / 1000).toFixed(3)} ${duration} <NA> <NA> ${labelOf(speaker)} <NA> <NA>\n`;
    })
    .join('');
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** Without the silence that engines put at both ends; at least a tenth of a second stays. */
function trimSilence(samples: Float32Array): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const floor = peak * 0.02;
  let first = 0;
  while (first < samples.length && Math.abs(samples[first] as number) < floor) first += 1;
  let last = samples.length - 1;
  while (last > first && Math.abs(samples[last] as number) < floor) last -= 1;
  const least = speechSampleRate / 10;
  return last - first < least ? samples.subarray(0, Math.max(least, last + 1)) : samples.subarray(first, last + 1);
}
