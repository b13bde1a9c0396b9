import { addNoise, changeGain } from '../src/audio/degrade-audio.js';
import { openAudio } from '../src/audio/open-audio.js';
import { readAll } from '../src/audio/read-all.js';
import type { Random } from '../src/random.js';
import { speakerFiles } from './speaker-sets.js';

/** Samples a second of what carriers speak. */
export const CARRIER_RATE = 16_000;

const PAUSE_MS = 300;
const LEAST_S = 2;
const MOST_S = 5;
const QUIETEST_DB = -12;
const NOISE_DB = [15, 25] as const;

/** Clips of a carrier for each of these speakers, carriers drawn without repetition from a set with a folder a speaker. */
export async function castCarriers(
  speakers: readonly string[],
  { dataDirectory, set, random }: { dataDirectory: string; set: string; random: Random },
): Promise<Map<string, Float32Array[]>> {
  const carriers = random.shuffle(speakerFiles(dataDirectory, set)).slice(0, speakers.length);
  const clips = new Map<string, Float32Array[]>();
  for (const [at, speaker] of speakers.entries()) {
    const paths = carriers[at]?.paths ?? [];
    clips.set(speaker, await Promise.all(paths.map(async (path) => readAll(await openAudio(path)))));
  }
  return clips;
}

/** Two to five seconds of a carrier with its own gain (-12 to 0 dB) and noise (15 to 25 dB). */
export function speakCrop(clips: readonly Float32Array[], random: Random): Float32Array {
  const wanted = Math.round((LEAST_S + (MOST_S - LEAST_S) * random.next()) * CARRIER_RATE);
  const long = clips.filter((clip) => clip.length >= wanted);
  const longest = clips.toSorted((left, right) => right.length - left.length).slice(0, 1);
  const clip = (long.length > 0 ? long : longest)[random.integer(Math.max(1, long.length))] ?? new Float32Array(wanted);
  const start = random.integer(Math.max(1, clip.length - wanted));
  const [low, high] = NOISE_DB;
  const noisy = addNoise(
    clip.subarray(start, start + wanted),
    low + (high - low) * random.next(),
    random.integer(2 ** 31),
  );
  return changeGain(noisy, QUIETEST_DB * random.next());
}

/** One recording: the parts one after another with pauses between them, and their texts as captions. */
export function joinSpoken(parts: readonly { samples: Float32Array; text: string }[]): {
  samples: Float32Array;
  cues: { startMs: number; endMs: number; text: string }[];
} {
  const pause = (PAUSE_MS * CARRIER_RATE) / 1_000;
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.samples.length + pause, pause));
  const cues: { startMs: number; endMs: number; text: string }[] = [];
  let at = pause;
  for (const { samples: part, text } of parts) {
    samples.set(part, at);
    const toMs = (sample: number) => Math.round((sample * 1_000) / CARRIER_RATE);
    cues.push({ startMs: toMs(at), endMs: toMs(at + part.length), text });
    at += part.length + pause;
  }
  return { samples, cues };
}
