import { createRandom, type Random } from '../../src/random.js';
import type { ModelBinding, Utterance } from '../../src/records/records.js';
import { normalize } from '../../src/vector.js';

/** Dimension of synthetic voices: small, so that tests are quick. */
export const SYNTHETIC_DIMENSION = 32;
export const syntheticModel: ModelBinding = { modelId: 'synthetic', dimension: SYNTHETIC_DIMENSION };

/** Speakers as points on the sphere and their utterances around them. */
export interface SyntheticSpeaker {
  centre: Float32Array;
  /** A unit vector; a larger spread is a worse recording. */
  speak(spread?: number): Float32Array;
}

/** Unit vectors in random directions, for cohorts and centres. */
export function randomDirections(count: number, random: Random): Float32Array[] {
  return Array.from({ length: count }, () => normalize(gaussianVector(random)));
}

/** Speakers that a test may tell apart: any two centres are at least `apart` (cosine below it). */
export function createSyntheticSpeakers(count: number, seed: number, apart = 0.3): SyntheticSpeaker[] {
  const random = createRandom(seed);
  const centres: Float32Array[] = [];
  while (centres.length < count) {
    const [candidate] = randomDirections(1, random) as [Float32Array];
    const near = centres.some(
      (centre) => centre.reduce((sum, value, at) => sum + value * (candidate[at] ?? 0), 0) > apart,
    );
    if (!near) centres.push(candidate);
  }
  return centres.map((centre) => ({
    centre,
    speak: (spread = 0.5) => {
      const noise = normalize(gaussianVector(random));
      return normalize(centre.map((value, index) => value + spread * (noise[index] as number)));
    },
  }));
}

/** An utterance record of a synthetic speaker. */
export function syntheticUtterance(id: string, vector: Float32Array, fields: Partial<Utterance> = {}): Utterance {
  return {
    id,
    voiceId: 'voice_a',
    sessionId: 'session_1',
    model: syntheticModel,
    vector,
    netSpeechMs: 3_000,
    decision: 'claimed',
    score: 0,
    ...fields,
  };
}

function gaussianVector(random: Random): Float32Array {
  return Float32Array.from({ length: SYNTHETIC_DIMENSION }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
    return radius * Math.cos(2 * Math.PI * random.next());
  });
}
