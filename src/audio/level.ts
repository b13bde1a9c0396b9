/** How much speech a stretch of sound holds and how well it was recorded. */
export interface SpeechLevel {
  /** Time in frames that carry speech energy, ms. */
  netSpeechMs: number;
  /** Level of those frames, dB relative to full scale; -120 when there are none. */
  rmsDbfs: number;
  /** Share of samples at full scale, 0 to 1. */
  clippedShare: number;
  /** Speech level above the quietest tenth of the frames, dB; too low where nobody pauses. */
  snrDb: number;
}

const FRAME_MS = 20;
const FLOOR_DBFS = -120;
/** Speech of one utterance stays within this range below its loud frames; what is quieter is a pause. */
const SPEECH_RANGE_DB = 25;
/** Below this, nothing counts as speech. */
const AUDIBLE_DBFS = -60;
const CLIPPED = 0.999;

/** Measures speech by the energy of 20 ms frames: cheap, and meant for stretches a voice activity detector chose. */
export function measureSpeech(samples: Float32Array, sampleRate: number): SpeechLevel {
  const frame = Math.max(1, Math.round((FRAME_MS * sampleRate) / 1_000));
  const powers: number[] = [];
  let clipped = 0;
  for (let start = 0; start < samples.length; start += frame) {
    const end = Math.min(start + frame, samples.length);
    let sum = 0;
    for (let at = start; at < end; at += 1) {
      const sample = samples[at] as number;
      sum += sample * sample;
      if (Math.abs(sample) >= CLIPPED) clipped += 1;
    }
    powers.push(sum / (end - start));
  }
  const sorted = powers.toSorted((left, right) => left - right);
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const threshold = Math.max(toDb(quantile(0.95)) - SPEECH_RANGE_DB, AUDIBLE_DBFS);
  const speech = powers.filter((power) => toDb(power) > threshold);
  const rmsDbfs = toDb(speech.reduce((sum, power) => sum + power, 0) / Math.max(1, speech.length));
  return {
    netSpeechMs: Math.min(speech.length * FRAME_MS, (samples.length * 1_000) / sampleRate),
    rmsDbfs,
    clippedShare: samples.length > 0 ? clipped / samples.length : 0,
    snrDb: speech.length > 0 ? rmsDbfs - toDb(quantile(0.1)) : 0,
  };
}

function toDb(power: number): number {
  return Math.max(FLOOR_DBFS, 10 * Math.log10(power));
}
