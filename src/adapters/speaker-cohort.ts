import { readFile } from 'node:fs/promises';
import { modelPath } from './model-files.js';

const DIMENSION = 192;
/** The shipped cohort belongs to the encoder of this checksum, under whatever file name. */
const ENCODER_DIGEST = '@ded4f155bcbf';

/** Embeddings of the shipped encoder's 412 training speakers, for score normalisation; none for any other encoder. */
export async function loadSpeakerCohort(encoderId: string): Promise<Float32Array[]> {
  if (!encoderId.endsWith(ENCODER_DIGEST)) return [];
  const bytes = await readFile(modelPath('cohort.f32'));
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT);
  return Array.from({ length: values.length / DIMENSION }, (_, row) =>
    values.slice(row * DIMENSION, (row + 1) * DIMENSION),
  );
}
