import { MemoryError } from '../../errors.js';
import type { OnnxFile } from './onnx-file.js';

/** Whole numbers that sherpa-onnx reads from a model's notes, by framework. It ends the process where one is missing. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  wespeaker: ['output_dim', 'sample_rate', 'normalize_samples'],
  '3d-speaker': ['output_dim', 'sample_rate', 'normalize_samples'],
  nemo: ['output_dim', 'sample_rate', 'feat_dim', 'window_size_ms', 'window_stride_ms'],
};
const POSITIVE = ['output_dim', 'sample_rate'];

/** Throws `invalid_argument` when a model lacks what sherpa-onnx needs to run it as a speaker encoder, naming what. */
export function requireSpeakerNotes({ metadata }: OnnxFile, path: string): void {
  const framework = metadata.get('framework');
  if (framework === undefined) throw unusable(path, 'its metadata names no framework');
  const needed = NUMBERS[framework];
  if (needed === undefined) throw unusable(path, `its framework is none of ${Object.keys(NUMBERS).join(', ')}`);
  const isNumber = (name: string) => {
    const value = metadata.get(name) ?? '';
    return /^\d/u.test(value) && (!POSITIVE.includes(name) || Number.parseInt(value, 10) > 0);
  };
  const missing = needed.filter((name) => !isNumber(name));
  if ((metadata.get('language') ?? '') === '') missing.push('language');
  if (missing.length > 0) throw unusable(path, `its metadata has no usable ${missing.join(', ')}`);
}

function unusable(path: string, why: string): MemoryError {
  return new MemoryError(
    'invalid_argument',
    `${path} is no speaker encoder for sherpa-onnx: ${why}. See docs/encoders.md for how to add notes to a model.`,
    { details: { path } },
  );
}
