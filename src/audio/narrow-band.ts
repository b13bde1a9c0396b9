/** Shares of a sound's power below and above, in dB, under which it came through a telephone's band (300 to 3400 Hz). */
const LOW_DB = -11.5;
const HIGH_DB = -17.5;
/** And their sum, from where it begins to count to where it counts in full: many voices are high or dull by nature. */
const BOTH_FROM_DB = -38;
const BOTH_TO_DB = -45;
const LOW_EDGE = 200;
const HIGH_EDGE = 4_200;
/** Longest stretch looked at, from the middle. */
const MAX_S = 6;

/** How surely speech came through a narrow band, 0 to 1: little below 200 Hz and little above 4200 Hz. 0 for rates below 10 kHz. */
export function narrowBandShare(samples: Float32Array, sampleRate: number): number {
  if (sampleRate < 2.2 * HIGH_EDGE) return 0;
  const length = Math.min(samples.length, MAX_S * sampleRate);
  const start = Math.floor((samples.length - length) / 2);
  const part = samples.subarray(start, start + length);
  const whole = power(part);
  if (whole === 0) return 0;
  const below = decibels(power(filtered(part, 'low', LOW_EDGE / sampleRate)) / whole);
  const above = decibels(power(filtered(part, 'high', HIGH_EDGE / sampleRate)) / whole);
  if (below >= LOW_DB || above >= HIGH_DB) return 0;
  return Math.min(1, Math.max(0, (BOTH_FROM_DB - below - above) / (BOTH_FROM_DB - BOTH_TO_DB)));
}

/** Fourth-order Butterworth, as two second-order sections (Bristow-Johnson's cookbook). */
function filtered(samples: Float32Array, kind: 'low' | 'high', frequency: number): Float32Array {
  let result = samples;
  for (const quality of [0.541, 1.307]) {
    const angle = 2 * Math.PI * frequency;
    const width = Math.sin(angle) / (2 * quality);
    const cosine = Math.cos(angle);
    const edge = kind === 'low' ? 1 - cosine : 1 + cosine;
    const [b0, b1, a0, a1, a2] = [edge / 2, kind === 'low' ? edge : -edge, 1 + width, -2 * cosine, 1 - width];
    const next = new Float32Array(result.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let at = 0; at < result.length; at += 1) {
      const x = result[at] as number;
      const y = (b0 * (x + x2) + b1 * x1 - a1 * y1 - a2 * y2) / a0;
      next[at] = y;
      [x2, x1, y2, y1] = [x1, x, y1, y];
    }
    result = next;
  }
  return result;
}

function power(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / Math.max(1, samples.length);
}

function decibels(ratio: number): number {
  return 10 * Math.log10(Math.max(ratio, 1e-12));
}
