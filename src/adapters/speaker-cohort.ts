import { readFile } from 'node:fs/promises';
import { modelPath } from './model-files.js';

const DIMENSION = 192;
/** The shipped cohort belongs to this encoder file and no other. */
const ENCODER_FILE = 'ecapa-tdnn-compact.onnx';

/** Embeddings of the shipped encoder's 412 training speakers, for score normalisation; none for any other encoder. */
export async function loadSpeakerCohort(encoderId: string): Promise<Float32Array[]> {
  return encoderId.startsWith(ENCODER_FILE) ? readRows('cohort.f32') : [];
}

/** Mean shifts of the shipped encoder's voiceprints through a telephone and by noise; undefined for any other encoder. */
export async function loadRecordingConditions(
  encoderId: string,
): Promise<{ telephone: Float32Array; noise: Float32Array } | undefined> {
  if (!encoderId.startsWith(ENCODER_FILE)) return undefined;
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
