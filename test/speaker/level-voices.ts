import { MemoryError } from '../../src/errors.js';
import type { SpeakerEncoder, VoiceActivityDetector, VoicedSegment } from '../../src/providers/providers.js';
import { normalize } from '../../src/vector.js';
import { createSyntheticSpeakers, SYNTHETIC_DIMENSION } from './synthetic-voices.js';

const RATE = 16_000;
const speakers = createSyntheticSpeakers(6, 7, 0.2);

/** Sound of made-up speakers: speaker n (from 1) is the constant sample n / 10, 0 is a pause. Times in seconds. */
export function levelSound(...parts: [speaker: number, seconds: number][]): Float32Array {
  return Float32Array.from(
    parts.flatMap(([speaker, seconds]) => new Array<number>(Math.round(seconds * RATE)).fill(speaker / 10)),
  );
}

/** A voiceprint of such sound: the speakers by their share of it. Nothing below 0.3 s or for pauses alone. */
export const levelEncoder: SpeakerEncoder = {
  id: 'levels',
  dimension: SYNTHETIC_DIMENSION,
  sampleRate: RATE,
  async encode(samples) {
    const sum = new Float32Array(SYNTHETIC_DIMENSION);
    let voiced = 0;
    for (let at = 0; at < samples.length; at += 160) {
      const speaker = speakers[Math.round((samples[at] as number) * 10) - 1];
      if (speaker === undefined) continue;
      voiced += 1;
      for (const [index, value] of speaker.centre.entries()) sum[index] = (sum[index] as number) + value;
    }
    if (samples.length < 0.3 * RATE || voiced === 0)
      throw new MemoryError('invalid_argument', 'A voiceprint needs at least 0.3 s of speech.');
    return normalize(sum);
  },
  async close() {},
};

/** Speech is whatever is not 0; a pause of a quarter of a second ends a segment. */
export const levelDetector: VoiceActivityDetector = {
  id: 'levels',
  sampleRate: RATE,
  start() {
    let total = 0;
    let open: number[] = [];
    let quiet = 0;
    const close = (): VoicedSegment[] => {
      const end = total - quiet;
      const samples = Float32Array.from(open.slice(0, open.length - quiet));
      open = [];
      quiet = 0;
      const toMs = (at: number) => (at * 1_000) / RATE;
      return samples.length === 0 ? [] : [{ startMs: toMs(end - samples.length), endMs: toMs(end), samples }];
    };
    return {
      push(samples) {
        const found: VoicedSegment[] = [];
        for (const sample of samples) {
          total += 1;
          if (sample === 0 && open.length === 0) continue;
          open.push(sample);
          quiet = sample === 0 ? quiet + 1 : 0;
          if (quiet === RATE / 4) found.push(...close());
        }
        return found;
      },
      flush: close,
      isSpeaking: () => open.length > 0,
    };
  },
};
