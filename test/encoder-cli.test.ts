import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../src/cli/run-cli.js';

const recording = fileURLToPath(new URL('./fixtures/audio/two-voices.flac', import.meta.url));
const shipped = fileURLToPath(new URL('../models/ecapa-tdnn-compact.onnx', import.meta.url));

let folder = '';
let space = '';
let other = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'voxpolymem-encoder-cli-'));
  space = join(folder, 'space.voxpolymem');
  other = join(folder, 'other.onnx');
  copyFileSync(shipped, other);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function run(argv: string[], env: Record<string, string> = {}) {
  let out = '';
  let err = '';
  const status = await runCli(argv, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env: { VOXPOLYMEM_OFFLINE: '1', VOXPOLYMEM_MODELS: join(folder, 'models'), ...env },
  });
  return { status, out, err };
}

const hear = (session: string, ...flags: string[]) =>
  run(['ingest', recording, '--space', space, '--session', session, '--voices-only', ...flags]);

describe('another speaker encoder on the command line', () => {
  it('keeps audio only when told to, and doctor tells how much', async () => {
    expect((await hear('S1', '--keep-audio')).status).toBe(0);
    const { out } = await run(['doctor', '--space', space]);
    expect(out).toMatch(/kept audio +\d+ utterances, [\d.]+ MiB, sealed in /u);
    const report = JSON.parse((await run(['doctor', '--space', space, '--json'])).out);
    expect(report.keptAudio.utterances).toBe(report.counts.utterance);
  });

  it('is refused with the command that repairs it, which then does', async () => {
    const refused = await hear('S2', '--speaker-encoder', other);
    expect(refused.status).toBe(4);
    expect(refused.err).toContain('doctor --re-encode');
    const repaired = await run(['doctor', '--space', space, '--re-encode'], { VOXPOLYMEM_SPEAKER_ENCODER: other });
    expect(repaired.status).toBe(0);
    expect(repaired.out).toMatch(/Encoded again: \d+ utterances/u);
    expect(repaired.out).toContain('other.onnx@ded4f155bcbf');
    expect((await hear('S2', '--speaker-encoder', other)).status).toBe(0);
  });

  it('cannot encode again what was not kept, and says what can be done', async () => {
    const half = await run(['doctor', '--space', space, '--re-encode']);
    expect(half.status).toBe(3);
    expect(half.err).toContain('--drop-without-audio');
    expect((await hear('S3')).err).toContain('--reset-voiceprints');
    const dropped = await run(['doctor', '--space', space, '--re-encode', '--drop-without-audio', '--json']);
    expect(JSON.parse(dropped.out).reencoded.dropped).toBeGreaterThan(0);
    expect((await run(['doctor', '--space', space, '--re-encode', '--reset-voiceprints'])).status).toBe(2);
    const reset = await run(['doctor', '--space', space, '--reset-voiceprints', '--json']);
    expect(JSON.parse(reset.out).keptAudio.utterances).toBe(0);
  });

  it('may be a file that is no encoder, or no file: both are told apart', async () => {
    const broken = join(folder, 'broken.onnx');
    writeFileSync(broken, readFileSync(shipped).subarray(0, 50_000));
    expect((await hear('S4', '--speaker-encoder', broken)).status).toBe(9);
    const unknown = await hear('S4', '--speaker-encoder', 'no-such-encoder');
    expect(unknown.status).toBe(3);
    expect(unknown.err).toContain('titanet-small');
    const absent = await hear('S4', '--speaker-encoder', 'titanet-small');
    expect(absent.status).toBe(6);
    expect(absent.err).toContain(join(folder, 'models', 'nemo_en_titanet_small.onnx'));
    expect(existsSync(join(folder, 'models'))).toBe(false);
  });
});

describe('models', () => {
  it('lists names, sizes, how the checksum is known and where they go', async () => {
    const { status, out } = await run(['models']);
    expect(status).toBe(0);
    expect(out).toMatch(/titanet-small +40 MB +pinned +192/u);
    expect(out).toMatch(/wespeaker-campplus-lm +not known +recorded at first/u);
    expect(out).toContain(join(folder, 'models'));
  });

  it('fetches none offline, and takes no other verb, name or checksum', async () => {
    expect((await run(['models', 'fetch', 'titanet-small'])).status).toBe(6);
    expect((await run(['models', 'fetch', 'nothing'])).status).toBe(3);
    expect((await run(['models', 'fetch'])).status).toBe(2);
    expect((await run(['models', 'steal', 'titanet-small'])).status).toBe(2);
    expect((await run(['models', 'fetch', 'titanet-small', '--sha256', 'abc'])).status).toBe(2);
  });
});
