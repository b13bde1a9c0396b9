/** Whether a stretch of sound behaves like one person's voice. */
export interface Voicing {
  /** Share of the loud frames that are periodic in the range of human pitch, 0 to 1: low for noise and for many voices at once. */
  voicedShare: number;
  /** Mean change of pitch from one frame to the next where it goes on, semitones: 0 for tones and held notes. */
  pitchMovement: number;
}

/** Pitch is sought at about this rate, Hz. */
const WORKING_RATE = 8_000;
const FRAME_MS = 32;
const MIN_PITCH = 65;
const MAX_PITCH = 420;
/** Normalised autocorrelation from which a frame is periodic. */
const PERIODIC = 0.65;
/** The shortest period that is nearly as good as the best is taken, against octave errors. */
const NEARLY = 0.92;
/** Frames within this range below the loud ones are looked at, dB. */
const RANGE_DB = 20;
/** A larger step is a new note or an octave error, not a voice that moves; semitones. */
const MAX_STEP = 4;
/** Longest stretch looked at, from the middle: enough to tell. */
const MAX_MS = 6_000;

/** Measures by autocorrelation of 32 ms frames; about 1 ms of computing for a second of sound. */
export function measureVoicing(samples: Float32Array, sampleRate: number): Voicing {
  const { signal, rate } = thinned(middle(samples, (MAX_MS * sampleRate) / 1_000), sampleRate);
  const frame = Math.round((FRAME_MS * rate) / 1_000);
  const shortest = Math.floor(rate / MAX_PITCH);
  const longest = Math.ceil(rate / MIN_PITCH);
  const starts: number[] = [];
  for (let start = 0; start + frame + longest <= signal.length; start += frame) starts.push(start);
  const energies = starts.map((start) => energy(signal, start, frame));
  const loud = (energies.toSorted((left, right) => left - right)[Math.floor(0.95 * (energies.length - 1))] ?? 0) || 1;
  let [loudFrames, voiced, movement, steps] = [0, 0, 0, 0];
  let before: number | undefined;
  for (const [at, start] of starts.entries()) {
    const isLoud = (energies[at] as number) > loud * 10 ** (-RANGE_DB / 10);
    const period = isLoud ? periodAt(signal, start, frame, shortest, longest) : undefined;
    if (isLoud) loudFrames += 1;
    if (period !== undefined) {
      voiced += 1;
      const step = before === undefined ? undefined : Math.abs(12 * Math.log2(period / before));
      if (step !== undefined && step < MAX_STEP) {
        movement += step;
        steps += 1;
      }
    }
    before = period;
  }
  return {
    voicedShare: loudFrames === 0 ? 0 : voiced / loudFrames,
    pitchMovement: steps === 0 ? 0 : movement / steps,
  };
}

function middle(samples: Float32Array, length: number): Float32Array {
  const start = Math.max(0, Math.floor((samples.length - length) / 2));
  return samples.subarray(start, start + Math.min(samples.length, Math.floor(length)));
}

/** Means of neighbouring samples: a low rate is enough for pitch. The mean of the whole is taken out. */
function thinned(samples: Float32Array, sampleRate: number): { signal: Float32Array; rate: number } {
  const by = Math.max(1, Math.round(sampleRate / WORKING_RATE));
  const signal = new Float32Array(Math.floor(samples.length / by));
  for (let at = 0; at < signal.length; at += 1) {
    let sum = 0;
    for (let part = 0; part < by; part += 1) sum += samples[at * by + part] as number;
    signal[at] = sum / by;
  }
  const mean = signal.reduce((sum, value) => sum + value, 0) / Math.max(1, signal.length);
  return { signal: signal.map((value) => value - mean), rate: sampleRate / by };
}

/** Period of a frame in samples, between samples; undefined where nothing repeats. */
function periodAt(
  signal: Float32Array,
  start: number,
  frame: number,
  shortest: number,
  longest: number,
): number | undefined {
  const own = energy(signal, start, frame);
  if (own === 0) return undefined;
  const likeness = new Float64Array(longest + 2);
  let shifted = energy(signal, start + shortest - 1, frame);
  let best = 0;
  for (let lag = shortest - 1; lag <= longest; lag += 1) {
    let sum = 0;
    for (let at = start; at < start + frame; at += 1) sum += (signal[at] as number) * (signal[at + lag] as number);
    likeness[lag] = shifted > 0 ? sum / Math.sqrt(own * shifted) : 0;
    if (lag >= shortest) best = Math.max(best, likeness[lag] as number);
    shifted += (signal[start + frame + lag] ?? 0) ** 2 - (signal[start + lag] as number) ** 2;
  }
  if (best < PERIODIC) return undefined;
  for (let lag = shortest; lag < longest; lag += 1) {
    const [left, here, right] = [likeness[lag - 1], likeness[lag], likeness[lag + 1]] as [number, number, number];
    if (here < NEARLY * best || here < left || here < right) continue;
    const bend = left - 2 * here + right;
    return bend === 0 ? lag : lag + (left - right) / (2 * bend);
  }
  return undefined;
}

function energy(signal: Float32Array, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 1) sum += (signal[at] ?? 0) ** 2;
  return sum;
}
