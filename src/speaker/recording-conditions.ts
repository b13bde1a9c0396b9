import { narrowBandShare } from '../audio/narrow-band.js';
import { normalize } from '../vector.js';

/** How an encoder's voiceprints move with the recording, whoever speaks: mean shifts, measured on speakers outside any space. */
export interface RecordingConditions {
  /** Shift through a telephone's band. */
  telephone: Float32Array;
  /** Shift by noise, for each unit of the noise's amplitude relative to the speech (.1 at 20 dB). */
  noise: Float32Array;
}

/** Noise of this amplitude (24 dB below the speech) and less is left alone: what is measured there is pauses, not noise. */
const QUIET = 10 ** (-24 / 20);
/** Below this much speech above the noise the shift is no longer proportional, dB. */
const LEAST_SNR_DB = 8;

/**
 * The voiceprint with the mean shift of its recording condition taken out, so that people are compared across microphones. Unit
 * length. Without conditions (an encoder for which none were measured) the voiceprint itself.
 */
export function compensateRecording(
  vector: Float32Array,
  recording: { samples: Float32Array; sampleRate: number; snrDb: number },
  conditions: RecordingConditions | undefined,
): Float32Array {
  if (conditions === undefined || conditions.noise.length !== vector.length) return vector;
  const amplitude = Math.max(0, 10 ** (-Math.max(LEAST_SNR_DB, recording.snrDb) / 20) - QUIET);
  const band = narrowBandShare(recording.samples, recording.sampleRate);
  const { telephone, noise } = conditions;
  return normalize(
    vector.map((value, at) => value - amplitude * (noise[at] as number) - band * (telephone[at] as number)),
  );
}
