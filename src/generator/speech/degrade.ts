import type { Draw } from '../draw.js';
import { speechSampleRate } from './voice-source.js';

/** What happens to the sound of a session; drawn from the seed and written into the manifest. */
export interface Degradation {
  /** Reverberation time (RT60) in seconds; 0 for none. */
  roomSeconds: number;
  /** Signal-to-noise ratio in dB; undefined for none. */
  snrDb?: number;
  /** 300 to 3400 Hz, as over a telephone. */
  telephone: boolean;
  /** Largest gain difference between turns, in dB either way. */
  gainDb: number;
  /** A high shelf in dB, which stands for another microphone. */
  microphoneTiltDb: number;
  /** Probability that a turn begins before the one before has ended. */
  overlap: number;
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
    microphoneTiltDb: kind === 'clean' ? 0 : between(-4, 4),
    overlap: kind === 'clean' ? 0 : between(0, 0.12),
  };
}

/** Applies room, microphone, band and noise to a whole mix, in that order. */
export function degrade(samples: Float32Array, degradation: Degradation, draw: Draw): Float32Array {
  let sound = samples;
  if (degradation.roomSeconds > 0) sound = reverberate(sound, degradation.roomSeconds, draw);
  if (degradation.microphoneTiltDb !== 0) sound = tilt(sound, degradation.microphoneTiltDb);
  if (degradation.telephone) sound = lowPass(highPass(highPass(sound, 300), 300), 3400, 2);
  if (degradation.snrDb !== undefined) sound = addNoise(sound, degradation.snrDb, draw);
  return limit(sound);
}

const COMBS = [1116, 1188, 1277, 1356] as const;
const ALLPASSES = [556, 441] as const;

/** Schroeder's reverberator: four combs side by side, two all-passes in a row, mixed under the dry sound. */
export function reverberate(samples: Float32Array, seconds: number, draw: Draw): Float32Array {
  const scale = speechSampleRate / 44_100;
  const wet = new Float32Array(samples.length);
  for (const length of COMBS) {
    const delay = Math.max(1, Math.round(length * scale) + draw.between(-12, 12));
    const feedback = 10 ** ((-3 * delay) / (speechSampleRate * seconds));
    const line = new Float32Array(delay);
    for (let index = 0; index < samples.length; index += 1) {
      const place = index % delay;
      const echo = line[place] as number;
      line[place] = (samples[index] as number) + echo * feedback;
      wet[index] = (wet[index] as number) + echo / COMBS.length;
    }
  }
  for (const length of ALLPASSES) {
    const delay = Math.max(1, Math.round(length * scale));
    const line = new Float32Array(delay);
    for (let index = 0; index < wet.length; index += 1) {
      const place = index % delay;
      const echo = line[place] as number;
      const input = wet[index] as number;
      line[place] = input + echo * 0.5;
      wet[index] = echo - input * 0.5;
    }
  }
  const share = Math.min(0.45, seconds * 0.6);
  return samples.map((sample, index) => sample * (1 - share) + (wet[index] as number) * share);
}

function lowPass(samples: Float32Array, hertz: number, times = 1): Float32Array {
  const factor = 1 - Math.exp((-2 * Math.PI * hertz) / speechSampleRate);
  let sound = samples;
  for (let round = 0; round < times; round += 1) {
    let held = 0;
    sound = sound.map((sample) => {
      held += factor * (sample - held);
      return held;
    });
  }
  return sound;
}

function highPass(samples: Float32Array, hertz: number): Float32Array {
  const low = lowPass(samples, hertz);
  return samples.map((sample, index) => sample - (low[index] as number));
}

function tilt(samples: Float32Array, decibels: number): Float32Array {
  const high = highPass(samples, 2000);
  const gain = 10 ** (decibels / 20) - 1;
  return samples.map((sample, index) => sample + (high[index] as number) * gain);
}

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
