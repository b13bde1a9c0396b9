import { describe, expect, it } from 'vitest';
import type { VoxPolyMem } from '../../voxpolymem.js';
import { runCli } from '../run-cli.js';

/** A space that can only be calibrated. */
function calibratingSpace(normalises: boolean, path?: string): VoxPolyMem {
  const doctor: Partial<VoxPolyMem['doctor']> = {
    calibrate: async () => ({
      modelId: 'm',
      dimension: 192,
      calibration: { scale: 2, offset: -1 },
      normalises,
      speakers: 9,
      clips: 27,
      leftOut: 1,
      logRatioCost: 0.1,
      missAtClaim: 0.04,
      falseAcceptAtClaim: 0.01,
      ...(path === undefined ? {} : { path }),
    }),
    report: async () => ({
      kind: 'memory' as const,
      schemaVersion: 1,
      sizeBytes: 0,
      counts: {} as never,
      keptAudio: { utterances: 0, sizeBytes: 0 },
      models: { 'language model': 'none' },
      space: { id: 'space_1', createdAt: 0, timeZone: 'UTC' },
    }),
  };
  return { doctor, close: async () => undefined } as unknown as VoxPolyMem;
}

async function calibrate(space: VoxPolyMem, ...more: string[]): Promise<{ status: number; out: string }> {
  let out = '';
  const status = await runCli(['doctor', '--calibrate', '/clips', '--space', ':memory:', ...more], {
    stdout: { write: (text: string) => (out += text), isTTY: false },
    stderr: { write: () => '', isTTY: false },
    env: {},
    open: async () => space,
  } as unknown as Parameters<typeof runCli>[1]);
  return { status, out };
}

describe('doctor --calibrate', () => {
  it('says how well the encoder does and where the calibration lies', async () => {
    const { status, out } = await calibrate(calibratingSpace(false, '/spaces/m.calibration.json'));
    expect(status).toBe(0);
    expect(out).toContain('Calibrated m on 27 clips of 9 speakers (1 too short).');
    expect(out).toContain('4.0 % missed, 1.0 % falsely accepted, cost 0.100 bit');
    expect(out).toContain('Fewer than 80 speakers');
    expect(out).toContain('Written to /spaces/m.calibration.json.');
  });

  it('gives the same as JSON, and says when nothing is kept', async () => {
    const { out } = await calibrate(calibratingSpace(true), '--json');
    expect(JSON.parse(out).fit).toMatchObject({
      modelId: 'm',
      normalises: true,
      calibration: { scale: 2, offset: -1 },
    });
    expect((await calibrate(calibratingSpace(true))).out).toContain('Kept until this space is closed.');
  });
});
