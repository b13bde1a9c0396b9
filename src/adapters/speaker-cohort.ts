import { readFile } from 'node:fs/promises';
import { modelPath } from './model-files.js';

const DIMENSION = 192;
/** The shipped cohort and conditions belong to the encoder of this checksum, under whatever file name. */
const ENCODER_DIGEST = '@ded4f155bcbf';

/** Embeddings of the shipped encoder's 412 training speakers, for score normalisation; none for any other encoder. */
export async function loadSpeakerCohort(encoderId: string): Promise<Float32Array[]> {
  return encoderId.endsWith(ENCODER_DIGEST) ? readRows('cohort.f32') : [];
}

/** Mean shifts of the shipped encoder's voiceprints through a telephone and by noise; undefined for any other encoder. */
export async function loadRecordingConditions(
  encoderId: string,
): Promise<{ telephone: Float32Array; noise: Float32Array } | undefined> {
  if (!encoderId.endsWith(ENCODER_DIGEST)) return undefined;
  const [telephone, noise] = await readRows('conditions.f32');
  return telephone === undefined || noise === undefined ? undefined : { telephone, noise };
}

async function readRows(name: string): Promise<Float32Array[]> {
  const bytes = await readFile(modelPath(name));
  const values = new Float32Array(new Uint8Array(bytes).buffer);
  return Array.from({ length: values.length / DIMENSION }, (_, row) =>
    values.slice(row * DIMENSION, (row + 1) * DIMENSION),
  );
}
