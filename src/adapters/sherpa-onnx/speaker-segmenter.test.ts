import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loudnessSegmenter, segmentationNotes } from '../../../test/speaker/loudness-segmenter.js';
import { modelPath } from '../model-files.js';
import { loadSherpaSpeakerSegmenter } from './speaker-segmenter.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'segmenter-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function model(bytes: Uint8Array, name = 'model.onnx'): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** A square wave of so many seconds at that magnitude. */
const sound = (...parts: [seconds: number, magnitude: number][]) =>
  Float32Array.from(
    parts.flatMap(([seconds, magnitude]) =>
      Array.from({ length: seconds * 16_000 }, (_, index) => (index % 80 < 40 ? magnitude : -magnitude)),
    ),
  );

describe('loadSherpaSpeakerSegmenter', () => {
  it('runs a model of that interface and tells who speaks at once', async () => {
    const segmenter = await loadSherpaSpeakerSegmenter({ modelPath: model(loudnessSegmenter()) });
    expect(segmenter).toMatchObject({ sampleRate: 16_000, windowMs: 10_000 });
    expect(segmenter.id).toMatch(/^model\.onnx@[0-9a-f]{12}$/);
    const turns = await segmenter.segment(sound([1, 0], [2, 0.1], [1.5, 0.5], [1, 0.1], [1, 0]));
    expect(turns.map(({ speaker }) => speaker)).toEqual([0, 1]);
    for (const [index, [startMs, endMs]] of [
      [1_000, 5_500],
      [3_000, 4_500],
    ].entries()) {
      expect(Math.abs((turns[index]?.startMs ?? 0) - (startMs as number))).toBeLessThan(80);
      expect(Math.abs((turns[index]?.endMs ?? 0) - (endMs as number))).toBeLessThan(80);
    }
    expect(await segmenter.segment(new Float32Array(16_000))).toEqual([]);
    expect(await segmenter.segment(new Float32Array(0))).toEqual([]);
    await segmenter.close();
    await expect(segmenter.segment(sound([1, 0.1]))).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('takes no more than a window, and finite samples only', async () => {
    const segmenter = await loadSherpaSpeakerSegmenter({ modelPath: model(loudnessSegmenter()) });
    await expect(segmenter.segment(new Float32Array(160_001))).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(segmenter.segment(Float32Array.of(Number.NaN))).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(segmenter.segment(sound([1, 0.1]), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    await segmenter.close();
  });

  it('refuses files that would end the process', async () => {
    const refused = (path: string, code: string) =>
      expect(loadSherpaSpeakerSegmenter({ modelPath: path })).rejects.toMatchObject({ code });
    await refused(join(folder, 'absent.onnx'), 'missing_dependency');
    await refused(model(loudnessSegmenter().slice(0, -40), 'cut.onnx'), 'corrupt_data');
    await refused(modelPath('ecapa-tdnn-compact.onnx'), 'invalid_argument');
    for (const note of Object.keys(segmentationNotes)) {
      const { [note]: _, ...rest } = segmentationNotes;
      await refused(model(loudnessSegmenter(rest), `${note}.onnx`), 'invalid_argument');
    }
    await refused(
      model(loudnessSegmenter({ ...segmentationNotes, sample_rate: '8000' }), 'a.onnx'),
      'invalid_argument',
    );
  });
});
