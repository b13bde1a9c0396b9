import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MemoryError } from '../errors.js';
import type { EncoderCalibration } from '../providers/providers.js';

const schema = z.object({
  format: z.literal('voxpolymem-encoder-calibration'),
  version: z.literal(1),
  modelId: z.string(),
  dimension: z.number().int().positive(),
  calibration: z.object({ scale: z.number().positive(), offset: z.number() }),
  /** Float32 little-endian, row by row, base64. */
  cohort: z.string(),
});

/** Where the calibration of an encoder lies: a file in the folder of the space, named by the encoder's id. */
export function encoderCalibrationPath(folder: string, encoderId: string): string {
  return join(folder, `${encoderId.replace(/[^\w.@-]+/gu, '_')}.calibration.json`);
}

/** Writes the calibration, readable by its owner alone: its cohort holds voiceprints. */
export async function writeEncoderCalibration(path: string, calibration: EncoderCalibration): Promise<void> {
  const { modelId, dimension, cohort, calibration: affine } = calibration;
  const rows = new Float32Array(cohort.length * dimension);
  for (const [at, row] of cohort.entries()) rows.set(row, at * dimension);
  const content: z.infer<typeof schema> = {
    format: 'voxpolymem-encoder-calibration',
    version: 1,
    modelId,
    dimension,
    calibration: { scale: affine.scale, offset: affine.offset },
    cohort: Buffer.from(rows.buffer).toString('base64'),
  };
  await writeFile(path, `${JSON.stringify(content)}\n`, { mode: 0o600 });
}

/**
 * Reads the calibration of an encoder; undefined where there is none. Throws `corrupt_data` for a damaged file and `conflict` for
 * one that belongs to other weights.
 */
export async function readEncoderCalibration(
  path: string,
  model: { modelId: string; dimension: number },
): Promise<EncoderCalibration | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const damaged = (cause?: unknown) =>
    new MemoryError(
      'corrupt_data',
      'The calibration file of the speaker encoder is damaged; delete it or run `doctor --calibrate` again.',
      { details: { path }, cause },
    );
  let content: z.infer<typeof schema>;
  try {
    content = schema.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(cause);
  }
  if (content.modelId !== model.modelId || content.dimension !== model.dimension) {
    throw new MemoryError(
      'conflict',
      'The calibration file belongs to another speaker encoder; run `doctor --calibrate` with this one.',
      { details: { path } },
    );
  }
  const bytes = new Uint8Array(Buffer.from(content.cohort, 'base64'));
  const rowBytes = content.dimension * Float32Array.BYTES_PER_ELEMENT;
  if (bytes.length === 0 || bytes.length % rowBytes !== 0) throw damaged();
  const values = new Float32Array(bytes.buffer);
  if (!values.every(Number.isFinite)) throw damaged();
  const cohort = Array.from({ length: bytes.length / rowBytes }, (_, row) =>
    values.slice(row * content.dimension, (row + 1) * content.dimension),
  );
  return { modelId: content.modelId, dimension: content.dimension, calibration: content.calibration, cohort };
}
