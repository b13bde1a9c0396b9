import { appendFileSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { modelPath } from '../model-files.js';
import { loadSherpaSpeakerEncoder } from './speaker-encoder.js';
import { requireSpeakerNotes } from './speaker-model-notes.js';

const folder = mkdtempSync(join(tmpdir(), 'voxpolymem-notes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wespeaker = {
  framework: 'wespeaker',
  language: 'English',
  output_dim: '192',
  sample_rate: '16000',
  normalize_samples: '1',
};

const check = (notes: Record<string, string>) => () =>
  requireSpeakerNotes({ id: 'x', inputs: [], metadata: new Map(Object.entries(notes)) }, 'x.onnx');

/** One more key-value note at the end of an ONNX file, as the recipe's onnx_metadata.py writes it. */
function note(key: string, value: string): Buffer {
  const field = (number: number, bytes: Buffer) => Buffer.concat([Buffer.of((number << 3) | 2, bytes.length), bytes]);
  return field(14, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(value))]));
}

describe('requireSpeakerNotes', () => {
  it('passes what sherpa-onnx can run', () => {
    expect(check(wespeaker)).not.toThrow();
    expect(check({ ...wespeaker, framework: '3d-speaker' })).not.toThrow();
    const { normalize_samples: _, ...rest } = wespeaker;
    const nemo = { ...rest, framework: 'nemo', feat_dim: '80', window_size_ms: '25', window_stride_ms: '10' };
    expect(check(nemo)).not.toThrow();
  });

  it('names each note whose absence would end the process', () => {
    for (const key of Object.keys(wespeaker)) {
      const notes = Object.fromEntries(Object.entries(wespeaker).filter(([name]) => name !== key));
      expect(check(notes)).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
      expect(check(notes)).toThrow(key);
    }
    expect(check({ ...wespeaker, sample_rate: 'x' })).toThrow('sample_rate');
    expect(check({ ...wespeaker, output_dim: '0' })).toThrow('output_dim');
    expect(check({ ...wespeaker, framework: 'other' })).toThrow('3d-speaker');
  });

  it('stops a model before the native code sees it; the last of two notes counts', async () => {
    const path = join(folder, 'encoder.onnx');
    copyFileSync(modelPath('ecapa-tdnn-compact.onnx'), path);
    appendFileSync(path, note('comment', 'noted'));
    expect((await loadSherpaSpeakerEncoder({ modelPath: path })).dimension).toBe(192);
    appendFileSync(path, note('framework', 'unknown'));
    await expect(loadSherpaSpeakerEncoder({ modelPath: path })).rejects.toMatchObject({ code: 'invalid_argument' });
  });
});
