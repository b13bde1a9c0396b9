import { createRandom } from '../random.js';

/**
 * Recording conditions, simulated with documented, seeded code so that a bench can say what it did. All work on mono samples in
 * [-1, 1], return new arrays of the same length and draw nothing but from their seed.
 */

/** Adds white noise so that the signal's mean power lies `snrDb` above the noise's. */
export function addNoise(samples: Float32Array, snrDb: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const deviation = Math.sqrt(meanPower(samples) / 10 ** (snrDb / 10));
  return samples.map((sample) => sample + deviation * gaussian(random.next));
}

/** Adds one sound to another, repeated where it is shorter, `snrDb` below it: a television behind a speaker, or in front of him. */
export function addSound(samples: Float32Array, sound: Float32Array, snrDb: number): Float32Array {
  if (sound.length === 0) return samples.slice();
  const gain = Math.sqrt(meanPower(samples) / Math.max(meanPower(sound), 1e-12) / 10 ** (snrDb / 10));
  return samples.map((sample, at) => sample + gain * (sound[at % sound.length] as number));
}

/** Scales by `gainDb`; nothing is clipped. */
export function changeGain(samples: Float32Array, gainDb: number): Float32Array {
  const factor = 10 ** (gainDb / 20);
  return samples.map((sample) => sample * factor);
}

/** Cuts what lies beyond `limit` times the peak: a microphone driven too hard. The result is scaled to full range. */
export function clip(samples: Float32Array, limit: number): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) * limit;
  return peak === 0 ? samples.slice() : samples.map((sample) => Math.max(-1, Math.min(1, sample / peak)));
}

/** The band of a telephone: fourth-order Butterworth high-pass at 300 Hz and low-pass at 3400 Hz, and 8-bit mu-law steps. */
export function telephone(samples: Float32Array, sampleRate: number): Float32Array {
  let banded = samples;
  for (const quality of [0.541, 1.307]) {
    banded = biquad(banded, 'high', 300 / sampleRate, quality);
    banded = biquad(banded, 'low', 3_400 / sampleRate, quality);
  }
  const peak = banded.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return banded.map((sample) => peak * muLaw(sample / peak));
}

/**
 * A room: convolution with exponentially decaying noise that falls by 60 dB in `decayS` seconds, `directDb` below the direct
 * sound in energy. The level is kept.
 */
export function reverberate(
  samples: Float32Array,
  sampleRate: number,
  room: { decayS: number; directDb: number; seed: number },
): Float32Array {
  const random = createRandom(room.seed);
  const length = Math.round(room.decayS * sampleRate);
  const tail = Float32Array.from(
    { length },
    (_, at) => (random.next() < TAIL_DENSITY ? gaussian(random.next) : 0) * 10 ** ((-3 * at) / length),
  );
  const energy = tail.reduce((sum, value) => sum + value * value, 0);
  const scale = Math.sqrt(10 ** (-room.directDb / 10) / Math.max(energy, 1e-12));
  const delay = Math.round(PREDELAY_S * sampleRate);
  const result = samples.slice();
  for (const [at, value] of tail.entries()) {
    if (value === 0) continue;
    const factor = value * scale;
    for (let to = at + delay; to < result.length; to += 1)
      result[to] = (result[to] as number) + factor * (samples[to - at - delay] as number);
  }
  const gain = Math.sqrt(meanPower(samples) / Math.max(meanPower(result), 1e-12));
  return result.map((sample) => sample * gain);
}

/** Share of the tail's samples that reflect: a sparse tail sounds the same and is cheap to convolve with. */
const TAIL_DENSITY = 0.05;
const PREDELAY_S = 0.004;
const MU = 255;

function muLaw(value: number): number {
  const pressed = (Math.sign(value) * Math.log1p(MU * Math.abs(value))) / Math.log1p(MU);
  const step = Math.round(pressed * 127) / 127;
  return (Math.sign(step) * ((1 + MU) ** Math.abs(step) - 1)) / MU;
}

/** One second-order section (Bristow-Johnson's cookbook); `frequency` as a share of the sample rate. */
function biquad(samples: Float32Array, kind: 'low' | 'high', frequency: number, quality: number): Float32Array {
  const angle = 2 * Math.PI * frequency;
  const width = Math.sin(angle) / (2 * quality);
  const cosine = Math.cos(angle);
  const edge = kind === 'low' ? 1 - cosine : 1 + cosine;
  const [b0, b1, b2] = [edge / 2, kind === 'low' ? edge : -edge, edge / 2];
  const [a0, a1, a2] = [1 + width, -2 * cosine, 1 - width];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

function meanPower(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
}

function gaussian(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
