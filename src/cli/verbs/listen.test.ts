import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heardTurn, scriptedOpen } from '../../../test/cli/scripted-space.js';
import { encodeWav } from '../../audio/write-wav.js';
import { runCli } from '../run-cli.js';

let folder: string;
let calls: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-listen-'));
  calls = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function* pieces(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function run(argv: string[], stdin?: AsyncIterable<Uint8Array> & { isTTY?: boolean }, signal?: AbortSignal) {
  let out = '';
  let err = '';
  const status = await runCli(['listen', '--space', join(folder, 'a.voxpolymem'), '--session', 'S1', ...argv], {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env: {},
    open: scriptedOpen(calls),
    ...(stdin === undefined ? {} : { stdin: () => stdin }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status, out, err };
}

const listened = () => calls.find((call) => Array.isArray(call) && call[0] === 'listen');

describe('listen', () => {
  it('reads raw sound, mixes and resamples it, and prints a line a turn', async () => {
    const raw = new Uint8Array(2 * 2 * 8_000);
    const { status, out } = await run(['--rate', '8000', '--channels', '2', '--channel', 'kitchen'], pieces(raw));
    expect(status).toBe(0);
    expect(out).toBe('01:01.3 Speaker 2 (new): It was me.\n  now called Nora\n');
    expect(listened()).toEqual(['listen', { session: 'S1', channel: 'kitchen', samples: 16_000 }]);
  });

  it('prints every event as a line of JSON', async () => {
    const { out } = await run(['--json', '--encoding', 'f32le', '--voices-only'], pieces(new Uint8Array(4 * 1_600)));
    const events = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events).toEqual([
      { kind: 'speech-started', atMs: 200 },
      { kind: 'turn', ...heardTurn, isNewPerson: true },
      { kind: 'person-named', personId: 'person_1' },
    ]);
    expect(listened()).toEqual(['listen', { session: 'S1', voicesOnly: true, samples: 1_600 }]);
  });

  it('reads a WAV by its header', async () => {
    await run(['--rate', '48000'], pieces(encodeWav(new Float32Array(3_200), 16_000)));
    expect(listened()).toEqual(['listen', { session: 'S1', samples: 3_200 }]);
  });

  it('refuses compressed sound instead of hearing it as noise', async () => {
    const { status, err } = await run([], pieces(new TextEncoder().encode('OggS and so on')));
    expect(status).toBe(5);
    expect(err).toContain('ingest');
  });

  it('ends the session when it is interrupted, though no more sound comes', async () => {
    const controller = new AbortController();
    async function* microphone() {
      yield new Uint8Array(3_200);
      controller.abort();
      await new Promise(() => {});
    }
    const { status, out } = await run([], microphone(), controller.signal);
    expect(status).toBe(0);
    expect(out).toContain('It was me.');
  });

  it('says what it needs', async () => {
    const terminal = Object.assign(pieces(new Uint8Array(0)), { isTTY: true });
    for (const [argv, stdin] of [
      [[], undefined],
      [[], terminal],
      [['--rate', 'fast'], pieces(new Uint8Array(0))],
      [['--rate', '5'], pieces(new Uint8Array(0))],
      [['--encoding', 'mp3'], pieces(new Uint8Array(0))],
    ] as const) {
      const { status, err } = await run([...argv], stdin);
      expect(status).toBe(2);
      expect(err).toMatch(/^error: .+\nto do: .+\n$/u);
    }
    expect(calls).toEqual([]);
  });
});
