import type { SpeakerTurn } from '../src/evaluation/diarization-error.js';
import { createRandom, type Random } from '../src/random.js';

/** What one person said, as 16 kHz samples. */
export interface Clip {
  speaker: string;
  samples: Float32Array;
}

/** A made-up conversation: clips of real speakers one behind the other, with pauses, overlaps, a room and its noise. */
export interface MixedConversation {
  id: string;
  samples: Float32Array;
  durationMs: number;
  turns: SpeakerTurn[];
}

const RATE = 16_000;
const FRAME = RATE / 50;
const SECONDS = 40;
/** Speech of one turn: at least so long, and longer by an exponential of this mean; seconds. */
const SHORTEST = 0.6;
const MEAN = 2.4;
/** A frame this far below the loud ones is a pause; pauses up to so many frames stay in a turn, as in hand-made borders. */
const RANGE = 30;
const BRIDGE = 15;
const ECHOES = 40;

/** `count` seeded conversations of 2 to 4 of the speakers, 40 s each; about a tenth of the speech overlaps. */
export function mixConversations(
  clips: readonly Clip[],
  count: number,
  seed: number,
  name: string,
): MixedConversation[] {
  const random = createRandom(seed);
  const speakers = [...new Set(clips.map(({ speaker }) => speaker))].sort();
  return Array.from({ length: count }, (_, index) => {
    const chosen = random.shuffle(speakers).slice(0, 2 + random.integer(3));
    return mixOne(
      chosen.map((speaker) => random.shuffle(clips.filter((clip) => clip.speaker === speaker))),
      random,
      `${name}-${index + 1}`,
    );
  });
}

function mixOne(voices: readonly Clip[][], random: Random, id: string): MixedConversation {
  const length = SECONDS * RATE;
  const dry = new Float32Array(length);
  const turns: SpeakerTurn[] = [];
  const sources = voices.map((clips) => ({
    speaker: clips[0]?.speaker ?? '',
    read: readAround(clips),
    gain: between(random, 0.5, 1),
  }));
  const add = (who: number, at: number, seconds: number): number => {
    const { speaker, read, gain } = sources[who] as (typeof sources)[number];
    const piece = read(Math.round(seconds * RATE)).subarray(0, Math.max(0, length - at));
    const level = (0.1 * gain) / Math.max(1e-4, rms(piece));
    for (let index = 0; index < piece.length; index += 1)
      dry[at + index] = (dry[at + index] as number) + level * (piece[index] as number);
    for (const [start, end] of speechIn(piece))
      turns.push({ speaker, startMs: ((at + start) * 1_000) / RATE, endMs: ((at + end) * 1_000) / RATE });
    return piece.length;
  };
  let current = random.integer(sources.length);
  for (let at = Math.round(between(random, 0.2, 1.5) * RATE); at < length - RATE; ) {
    const seconds = SHORTEST - MEAN * Math.log(1 - random.next());
    const spoken = add(current, at, seconds);
    const other = (current + 1 + random.integer(sources.length - 1)) % sources.length;
    if (seconds > 2 && random.next() < 0.2)
      add(other, at + Math.round(between(random, 0.3, 0.8) * spoken), between(random, 0.4, 0.9));
    const gap = random.next() < 0.25 ? -between(random, 0.2, 1) : between(random, 0.05, 0.9);
    at += spoken + Math.round(Math.max(gap, -seconds / 2) * RATE);
    current = random.next() < 0.15 ? current : other;
  }
  return { id, samples: inRoom(dry, random), durationMs: SECONDS * 1_000, turns };
}

/** Reads a speaker's clips one behind the other, and from the front again when all are used. */
function readAround(clips: readonly Clip[]): (length: number) => Float32Array {
  let clip = 0;
  let at = 0;
  return (length) => {
    let samples = clips[clip % clips.length]?.samples ?? new Float32Array(0);
    if (samples.length - at < length / 2) {
      clip += 1;
      at = 0;
      samples = clips[clip % clips.length]?.samples ?? samples;
    }
    const piece = samples.subarray(at, at + length);
    at += piece.length;
    return piece;
  };
}

/** Early and late echoes, then white noise at 12 to 30 dB. */
function inRoom(dry: Float32Array, random: Random): Float32Array {
  const decay = between(random, 0.05, 0.15);
  const amount = between(random, 0.1, 0.35);
  const wet = dry.slice();
  for (let echo = 0; echo < ECHOES; echo += 1) {
    const delay = Math.round(between(random, 0.003, 0.3) * RATE);
    const gain = amount * Math.exp(-delay / RATE / decay) * (random.next() < 0.5 ? -1 : 1);
    for (let index = delay; index < wet.length; index += 1)
      wet[index] = (wet[index] as number) + gain * (dry[index - delay] as number);
  }
  const noise = 0.08 * 10 ** (-between(random, 12, 30) / 20) * Math.sqrt(3);
  return wet.map((sample) => sample + noise * (2 * random.next() - 1));
}

function speechIn(samples: Float32Array): [number, number][] {
  const frames = Array.from({ length: Math.floor(samples.length / FRAME) }, (_, index) =>
    rms(samples.subarray(index * FRAME, (index + 1) * FRAME)),
  );
  const loud = frames.toSorted((left, right) => left - right)[Math.floor(frames.length * 0.9)] ?? 0;
  const found: [number, number][] = [];
  for (const [index, level] of frames.entries()) {
    if (level < loud * 10 ** (-RANGE / 20)) continue;
    const last = found.at(-1);
    if (last !== undefined && index * FRAME - last[1] <= BRIDGE * FRAME) last[1] = (index + 1) * FRAME;
    else found.push([index * FRAME, (index + 1) * FRAME]);
  }
  return found;
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}

function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random.next();
}
