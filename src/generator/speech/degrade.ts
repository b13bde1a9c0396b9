import { reverberate, telephone } from '../../audio/degrade-audio.js';
import type { Draw } from '../draw.js';
import { speechSampleRate } from './voice-source.js';

/** What happens to the sound of a session; drawn from the seed and written into the manifest. */
export interface Degradation {
  /** Reverberation time (RT60) in seconds; 0 for none. */
  roomSeconds: number;
  /** Signal-to-noise ratio in dB; undefined for none. */
  snrDb?: number;
  /** 300 to 3400 Hz in 8-bit mu-law steps, as over a telephone. */
  telephone: boolean;
  /** Largest gain difference between turns, in dB either way. */
  gainDb: number;
  /** The microphone it begins with, and those that are taken in its place, in order. */
  microphones: readonly Microphone[];
  /** Probability that a turn begins before the one before has ended. */
  overlap: number;
}

/** What a microphone does to the sound. */
export interface Microphone {
  /** Share of the turns that were spoken when it is taken; 0 for the first. */
  from: number;
  /** A high shelf above 2 kHz. */
  tiltDb: number;
  /** Louder or softer than the first. */
  gainDb: number;
}

/** Names of conditions: what may be drawn. */
export type Condition = 'clean' | 'room' | 'noisy' | 'phone' | 'mixed';

/** Draws a session's degradation for a condition; `mixed` draws one of the others. */
export function drawDegradation(condition: Condition, draw: Draw): Degradation {
  const kind = condition === 'mixed' ? draw.pick(['clean', 'room', 'noisy', 'phone'] as const) : condition;
  const between = (low: number, high: number) => Math.round((low + draw.next() * (high - low)) * 100) / 100;
  return {
    roomSeconds: kind === 'room' ? between(0.2, 0.7) : kind === 'noisy' ? between(0.15, 0.4) : 0,
    ...(kind === 'noisy' ? { snrDb: between(5, 20) } : kind === 'clean' ? {} : { snrDb: between(22, 35) }),
    telephone: kind === 'phone',
    gainDb: kind === 'clean' ? 1 : between(2, 6),
    overlap: kind === 'clean' ? 0 : between(0, 0.12),
    microphones: kind === 'clean' ? [firstMicrophone(0)] : drawMicrophones(draw, between),
  };
}

const firstMicrophone = (tiltDb: number): Microphone => ({ from: 0, tiltDb, gainDb: 0 });

/** Share of the sessions in which the microphone changes while people talk. */
const CHANGES = 0.3;

function drawMicrophones(draw: Draw, between: (low: number, high: number) => number): Microphone[] {
  const first = firstMicrophone(between(-4, 4));
  if (!draw.chance(CHANGES)) return [first];
  const tiltDb = first.tiltDb > 0 ? between(-6, -2) : between(2, 6);
  return [first, { from: between(0.25, 0.75), tiltDb, gainDb: between(-6, 3) }];
}

/** A microphone and the moment from which it is heard. */
export type HeardMicrophone = Pick<Microphone, 'tiltDb' | 'gainDb'> & { fromMs: number };

/** Applies room, noise, microphones and telephone to a whole mix, in the order in which sound meets them. */
export function degrade(
  samples: Float32Array,
  degradation: Degradation,
  microphones: readonly HeardMicrophone[],
  draw: Draw,
): Float32Array {
  let sound = samples;
  const { roomSeconds } = degradation;
  if (roomSeconds > 0) {
    const room = { decayS: roomSeconds, directDb: directDb(roomSeconds), seed: draw.between(0, 2 ** 31 - 1) };
    sound = reverberate(sound, speechSampleRate, room);
  }
  if (degradation.snrDb !== undefined) sound = addNoise(sound, degradation.snrDb, draw);
  sound = throughMicrophones(sound, microphones);
  if (degradation.telephone) sound = telephone(sound, speechSampleRate);
  return limit(sound);
}

/** Direct over reverberant sound of a room: the longer it rings, the less there is. */
const directDb = (roomSeconds: number) => 10 - 10 * roomSeconds;

/** What a one-pole low-pass at this frequency takes away. */
function highPass(samples: Float32Array, hertz: number): Float32Array {
  const factor = 1 - Math.exp((-2 * Math.PI * hertz) / speechSampleRate);
  let low = 0;
  return samples.map((sample) => {
    low += factor * (sample - low);
    return sample - low;
  });
}

function throughMicrophones(samples: Float32Array, microphones: readonly HeardMicrophone[]): Float32Array {
  const high = highPass(samples, 2000);
  const result = samples.slice();
  for (const [place, { fromMs, tiltDb, gainDb }] of microphones.entries()) {
    const end = toSample(microphones[place + 1]?.fromMs ?? Number.POSITIVE_INFINITY);
    const shelf = 10 ** (tiltDb / 20) - 1;
    const gain = 10 ** (gainDb / 20);
    for (let index = toSample(fromMs); index < Math.min(end, samples.length); index += 1)
      result[index] = gain * ((samples[index] as number) + shelf * (high[index] as number));
  }
  return result;
}

const toSample = (ms: number) => Math.round((ms * speechSampleRate) / 1000);

/** Low-passed and white noise at a ratio to the mean power of the samples that are not silent. */
function addNoise(samples: Float32Array, snrDb: number, draw: Draw): Float32Array {
  let power = 0;
  let voiced = 0;
  for (const sample of samples) {
    if (Math.abs(sample) < 1e-3) continue;
    power += sample * sample;
    voiced += 1;
  }
  const rms = Math.sqrt(power / Math.max(1, voiced)) * 10 ** (-snrDb / 20);
  let hum = 0;
  return samples.map((sample) => {
    hum = 0.95 * hum + 0.3 * (draw.next() * 2 - 1);
    return sample + rms * (hum * 1.2 + 0.6 * (draw.next() * 2 - 1));
  });
}

function limit(samples: Float32Array): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak <= 0.98 ? samples : samples.map((sample) => (sample * 0.98) / peak);
}
