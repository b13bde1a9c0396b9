import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../src/cli/run-cli.js';
import { loudnessSegmenter } from './speaker/loudness-segmenter.js';

const recording = fileURLToPath(new URL('./fixtures/audio/two-voices.flac', import.meta.url));
let folder: string;
let space: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-faults-'));
  space = join(folder, 'a.voxpolymem');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  let out = '';
  let err = '';
  const status = await runCli([...argv, '--space', space], {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
    env: { VOXPOLYMEM_OFFLINE: '1' },
    stdin: () => (async function* () {})(),
  });
  return { status, out, err };
}

function turnFile(...texts: string[]): string {
  const path = join(folder, 'talk.jsonl');
  const turns = texts.map((text, at) => ({
    id: `t${at}`,
    session: 'S1',
    startedAt: '2026-03-02T18:00:00Z',
    speaker: 'Ana',
    text,
  }));
  writeFileSync(path, turns.map((turn) => JSON.stringify(turn)).join('\n'));
  return path;
}

describe('a command that fails', () => {
  it.each([
    [['ingest', recording, '--voices-only', '--speaker-encoder', 'absent.onnx']],
    [['ingest', recording, '--voices-only', '--segmenter', 'absent.onnx']],
    [['ingest', recording, '--voices-only', '--started-at', 'tomorrow']],
    [['ingest', recording, '--voices-only', '--time-zone', 'Mars/Base']],
    [['ingest', recording, '--voices-only', '--transcriber', 'absent']],
    [['listen', '--session', 'S1', '--started-at', 'tomorrow']],
    [['doctor', '--calibrate', 'absent']],
  ])('leaves no empty space behind: %j', async (argv) => {
    const before = readdirSync(folder);
    expect((await run(...argv)).status).not.toBe(0);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('leaves a space alone that was there, and one that holds something', async () => {
    expect((await run('ingest', turnFile('I like tea.'))).status).toBe(0);
    const before = readdirSync(folder);
    expect((await run('ingest', recording, '--voices-only', '--started-at', 'tomorrow')).status).toBe(2);
    expect(readdirSync(folder)).toEqual(before);
    rmSync(space);
    const broken = join(folder, 'broken.jsonl');
    writeFileSync(broken, '{"session":"S1","startedAt":"2026-03-02T18:00:00Z","speaker":"Ana","text":"I like tea."}');
    const silent = join(folder, 'silent.flac');
    writeFileSync(silent, 'nothing');
    expect((await run('ingest', broken, silent, '--voices-only')).status).not.toBe(0);
    expect((await run('people', '--json')).out).toContain('Ana');
  });

  it('of undo says what can be undone', async () => {
    await run('ingest', turnFile('I like tea.'));
    const { status, err } = await run('people', 'undo');
    expect(status).toBe(3);
    expect(err).toMatch(/^error: There is no correction left to undo\.\nto do: .*rename.*merge/u);
    expect(err).not.toContain('lists who is known');
  });
});

describe('what is printed', () => {
  it('counts one as one', async () => {
    const path = turnFile('I like tea.');
    expect((await run('ingest', path)).out).toContain('talk.jsonl: 1 turn in 1 session\n');
    const again = await run('ingest', path);
    expect(again.out).toContain('0 turns in 1 session\n');
    expect(again.out).toContain('1 turn was already stored and was skipped.');
  });
});

describe('a spoken question', () => {
  it('has the words of the captions beside it', async () => {
    await run('ingest', turnFile('The plumber comes at ten.'));
    const audio = join(folder, 'question.flac');
    copyFileSync(recording, audio);
    expect((await run('ask', '--audio', audio)).status).toBe(6);
    writeFileSync(
      join(folder, 'question.vtt'),
      'WEBVTT\n\n00:01.000 --> 00:02.000\nWhen does\n\n00:02.000 --> 00:03.000\nthe plumber come?\n',
    );
    const { status, out } = await run('ask', '--audio', audio, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out).text).toContain('ten');
    expect(JSON.parse((await run('ask', 'Who is Ben?', '--audio', audio, '--json')).out).text).not.toContain('ten');
  });
});

describe('--segmenter', () => {
  it('finds borders with a model given by its path', async () => {
    const model = join(folder, 'model.onnx');
    writeFileSync(model, loudnessSegmenter());
    const { status, out } = await run('ingest', recording, '--voices-only', '--segmenter', model, '--session', 'S1');
    expect(status).toBe(0);
    expect(out).toMatch(/two-voices\.flac: \d+ turns? in 1 session\n/u);
  });
});
