import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelPath } from '../model-files.js';
import { readOnnxFile } from './onnx-file.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'onnx-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readOnnxFile', () => {
  it('tells id, inputs and metadata of the shipped models', async () => {
    const encoder = await readOnnxFile(modelPath('ecapa-tdnn-compact.onnx'), 'x');
    expect(encoder.id).toBe('ecapa-tdnn-compact.onnx@ded4f155bcbf');
    expect(encoder.inputs).toEqual(['x']);
    expect(encoder.metadata.get('sample_rate')).toBe('16000');
    const detector = await readOnnxFile(modelPath('silero-vad.onnx'), 'x');
    expect(detector).toMatchObject({ id: 'silero-vad.onnx@1a153a22f450', inputs: ['input', 'state', 'sr'] });
  });

  it('refuses a model cut inside its graph, and bytes that are no model', async () => {
    const bytes = readFileSync(modelPath('ecapa-tdnn-compact.onnx'));
    const path = join(folder, 'any.onnx');
    const refuses = async (content: Uint8Array) => {
      writeFileSync(path, content);
      await expect(readOnnxFile(path, 'the setting')).rejects.toMatchObject({
        code: 'corrupt_data',
        message: expect.stringContaining('the setting'),
      });
    };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1_000 }), (length) =>
        refuses(bytes.subarray(0, length)),
      ),
      {
        numRuns: 15,
      },
    );
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), refuses), { numRuns: 30 });
  });

  it('names path and setting of a file that is not there', async () => {
    await expect(readOnnxFile(join(folder, 'none'), 'the setting')).rejects.toMatchObject({
      code: 'missing_dependency',
      details: { path: join(folder, 'none'), setting: 'the setting' },
    });
  });
});
