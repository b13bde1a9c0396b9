import { MemoryError } from '../../errors.js';
import type { SpeakerEncoder, VoicedSegment } from '../../providers/providers.js';
import { isVoiceprint } from '../voiceprint.js';
import type { DiarizationOptions } from './diarization-options.js';

/** A short stretch of speech with its voiceprint. */
export interface VoiceWindow {
  /** The time that it stands for: from halfway to the window before to halfway to the next, within its segment. */
  startMs: number;
  endMs: number;
  /** Number of the stretch of speech that it lies in. */
  segment: number;
  vector: Float32Array;
}

/** Windows of one stretch of speech, evenly spaced; none when it is too short or too quiet for a voiceprint. */
export async function embedWindows(
  segment: VoicedSegment,
  number: number,
  encoder: SpeakerEncoder,
  { windowMs, hopMs }: Pick<DiarizationOptions, 'windowMs' | 'hopMs'>,
): Promise<VoiceWindow[]> {
  const { samples, startMs, endMs } = segment;
  const length = Math.min(samples.length, Math.round((windowMs * encoder.sampleRate) / 1_000));
  const room = samples.length - length;
  const hops = Math.ceil(room / ((hopMs * encoder.sampleRate) / 1_000));
  const found: { centreMs: number; vector: Float32Array }[] = [];
  for (let hop = 0; hop <= hops; hop += 1) {
    const at = Math.round((hop * room) / Math.max(1, hops));
    const vector = await voiceprint(samples.subarray(at, at + length), encoder);
    if (vector !== undefined)
      found.push({ vector, centreMs: startMs + ((at + length / 2) * 1_000) / encoder.sampleRate });
  }
  return found.map(({ vector, centreMs }, index) => {
    const before = found[index - 1];
    const after = found[index + 1];
    return {
      vector,
      segment: number,
      startMs: before === undefined ? startMs : (before.centreMs + centreMs) / 2,
      endMs: after === undefined ? endMs : (after.centreMs + centreMs) / 2,
    };
  });
}

/** The voiceprint of some sound; undefined where there is none (too short, silent). Other errors pass. */
export async function voiceprint(samples: Float32Array, encoder: SpeakerEncoder): Promise<Float32Array | undefined> {
  try {
    const vector = await encoder.encode(samples);
    return isVoiceprint(vector, encoder.dimension) ? vector : undefined;
  } catch (error) {
    if (error instanceof MemoryError && error.code === 'invalid_argument') return undefined;
    throw error;
  }
}
