import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encoderCalibrationPath, readEncoderCalibration, writeEncoderCalibration } from './encoder-calibration-file.js';

const model = { modelId: 'own.onnx@0123456789ab', dimension: 3 };
const calibration = {
  ...model,
  calibration: { scale: 2, offset: -1 },
  cohort: [Float32Array.of(1, 2, 3), Float32Array.of(0.5, 0, -1)],
};

describe('the calibration file of an encoder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'calibration-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps what was fitted, for its owner alone', async () => {
    const path = encoderCalibrationPath(folder, model.modelId);
    expect(await readEncoderCalibration(path, model)).toBeUndefined();
    await writeEncoderCalibration(path, calibration);
    expect(await readEncoderCalibration(path, model)).toEqual(calibration);
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('is named by the encoder and stays in its folder', () => {
    expect(encoderCalibrationPath('/spaces', '../evil/../../x')).toBe('/spaces/.._evil_.._.._x.calibration.json');
  });

  it('is refused for other weights', async () => {
    const path = join(folder, 'a.json');
    await writeEncoderCalibration(path, calibration);
    await expect(readEncoderCalibration(path, { ...model, modelId: 'other' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each(['{', '{"format":"x"}', JSON.stringify({ ...calibration, cohort: '' })])(
    'is refused when damaged: %s',
    async (text) => {
      const path = join(folder, 'b.json');
      await writeFile(path, text);
      await expect(readEncoderCalibration(path, model)).rejects.toMatchObject({ code: 'corrupt_data' });
    },
  );
});
