import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelPath } from './model-files.js';

describe('modelPath', () => {
  it('finds what the package ships', () => {
    for (const name of ['ecapa-tdnn-compact.onnx', 'silero-vad.onnx', 'cohort.f32', 'cohort.json']) {
      expect(isAbsolute(modelPath(name))).toBe(true);
      expect(existsSync(modelPath(name))).toBe(true);
    }
  });

  it('names what is missing', () => {
    expect(() => modelPath('other.onnx')).toThrow(
      expect.objectContaining({ code: 'missing_dependency', message: expect.stringContaining('other.onnx') }),
    );
  });
});
