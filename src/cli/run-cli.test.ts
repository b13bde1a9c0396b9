import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, nora, scriptedOpen, second } from '../../test/cli/scripted-space.js';
import type { CliEnvironment } from './output.js';
import { runCli } from './run-cli.js';

let folder: string;
let space: string;
let calls: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  space = join(folder, 'a.voxpolymem');
  await writeFile(space, '');
  calls = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function run(argv: string[], extra: Partial<CliEnvironment> & { tty?: boolean } = {}) {
  let out = '';
  let err = '';
  const { tty = false, ...rest } = extra;
  const status = await runCli(argv, {
    stdout: { write: (text) => (out += text), isTTY: tty },
    stderr: { write: (text) => (err += text) },
    env: {},
    open: scriptedOpen(calls),
    ...rest,
  });
  return { status, out, err };
}

const at = () => ['--space', space];

describe('ask', () => {
  it('prints the answer, who asks and the evidence, and the rounds when asked to', async () => {
    const ask = ['ask', 'Who was it?', '--as', 'Nora', '--at', '2025-01-01', ...at()];
    const { status, out, err } = await run(ask);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const shown = [
      'Nora.',
      'asked by: perhaps Nora',
      'evidence:',
      '  Nora: It was me. [S1, 1970-01-01 00:00 UTC, S1_1]',
    ];
    expect(out.trimEnd().split('\n')).toEqual(shown);
    expect((await run([...ask, '--rounds'])).out.split('\n').slice(0, 6)).toEqual([
      ...shown,
      'rounds:',
      '  1. retrieve interaction by bm25 + dense: who called Nora speaker=Speaker 2 (+1 -0)',
    ]);
    expect(calls).toContainEqual(['ask', { text: 'Who was it?' }, { as: 'Nora', at: '2025-01-01', signal: undefined }]);
    expect(calls.at(-1)).toEqual(['close']);
  });

  it('prints the whole result as JSON', async () => {
    const { out } = await run(['ask', 'Who?', '--audio', 'q.wav', '--json', ...at()], { tty: true });
    expect(JSON.parse(out)).toEqual(answer);
    expect(calls).toContainEqual(['ask', { text: 'Who?', audio: 'q.wav' }, { signal: undefined }]);
  });

  it('colours on a terminal only, and not under NO_COLOR', async () => {
    const escapeCode = '\u001b[';
    expect((await run(['ask', 'Who?', ...at()], { tty: true })).out).toContain(escapeCode);
    expect((await run(['ask', 'Who?', ...at()], { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain(escapeCode);
    expect((await run(['ask', 'Who?', ...at()])).out).not.toContain(escapeCode);
  });

  it('needs a question, and words for a spoken one', async () => {
    expect(await run(['ask', ...at()])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^error: There is no question\.\nto do: /),
    });
    const spoken = await run(['ask', '--audio', 'q.wav', ...at()]);
    expect(spoken.status).toBe(6);
    expect(spoken.err).toMatch(/--transcriber to DIR .*URL#NAME/);
  });
});

describe('errors', () => {
  it('name what is wrong and what to do, one line each', async () => {
    const { status, err } = await run(['ask', 'Who?', '--space', join(folder, 'none')]);
    expect(status).toBe(3);
    expect(err.split('\n')).toHaveLength(3);
    expect(err).toMatch(/^error: There is no space at .*\nto do: Make one with `voxpolymem ingest`/);
  });

  it('are JSON under --json', async () => {
    const { status, out, err } = await run(['ask', 'slow', '--json', ...at()]);
    expect({ status, out }).toEqual({ status: 130, out: '' });
    expect(JSON.parse(err)).toEqual({ error: { code: 'aborted', message: 'Stopped.', details: {} } });
  });

  it('leak nothing when unforeseen, and close the space', async () => {
    const { status, err } = await run(['ask', 'boom', ...at()]);
    expect(status).toBe(1);
    expect(err).not.toContain('secret');
    expect(calls.at(-1)).toEqual(['close']);
  });

  it('of usage exit with 2, help with 0', async () => {
    expect((await run(['frobnicate'])).status).toBe(2);
    expect((await run(['ask', '--frobnicate'])).status).toBe(2);
    expect((await run(['ingest'])).status).toBe(2);
    const help = await run(['--help']);
    expect(help.status).toBe(0);
    for (const verb of ['demo', 'ingest', 'ask', 'people', 'forget', 'export', 'doctor'])
      expect(help.out).toContain(verb);
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('ingest', () => {
  it('takes transcripts of every form', async () => {
    const lines = join(folder, 'a.jsonl');
    await writeFile(lines, JSON.stringify({ session: 'S1', startedAt: '2025-01-01', speaker: 'Nora', text: 'Hi' }));
    const captions = join(folder, 'b.vtt');
    await writeFile(captions, 'WEBVTT\n\n00:01.000 --> 00:02.000\nNora: Hi');
    const { status, out, err } = await run(['ingest', lines, captions, '--time-zone', 'Europe/Paris', ...at()]);
    expect(status).toBe(0);
    expect(out).toBe(
      'a.jsonl: 2 turns in 1 session\n  One was short.\nb.vtt: 2 turns in 1 session\n  One was short.\nPeople: Nora, Speaker 2\n' +
        "1 more voice may be somebody's who is listed: see `people review`.\n",
    );
    expect(err).toMatch(/b\.vtt: taken to start at .*--started-at/);
    expect(calls[0]).toEqual(['open', space, 'Europe/Paris']);
    expect(calls[2]).toMatchObject([
      'ingest',
      { turns: [{ session: 'b', speaker: 'Nora', timeZone: 'Europe/Paris', startMs: 1000 }] },
    ]);
  });

  it('finds captions and borders beside a recording and makes a new space', async () => {
    const audio = join(folder, 'talk.ogg');
    await writeFile(audio, '');
    await writeFile(join(folder, 'talk.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi');
    await writeFile(join(folder, 'talk.rttm'), 'SPEAKER talk 1 1.0 1.5 <NA> <NA> A <NA> <NA>');
    const fresh = join(folder, 'new.voxpolymem');
    const argv = ['ingest', audio, join(folder, 'talk.vtt'), '--started-at', '2025-01-01T10:00', '--space', fresh];
    expect((await run([...argv, '--channel', 'desk'])).status).toBe(0);
    expect(calls[1]).toEqual([
      'ingest',
      {
        kind: 'audio',
        audio,
        session: 'talk',
        startedAt: '2025-01-01T10:00',
        channel: 'desk',
        cues: [{ startMs: 1000, endMs: 2000, text: 'Hi' }],
        borders: [{ startMs: 1000, endMs: 2500, speaker: 'A' }],
      },
    ]);
  });

  it('names voices after the speakers that turn lines give', async () => {
    await writeFile(join(folder, 'talk.ogg'), '');
    const line = { session: 'S1', startedAt: '2025-01-01', audio: 'talk.ogg', text: 'x', startMs: 0 };
    const lines = [
      { ...line, endMs: 900, speaker: 'Ida' },
      { ...line, endMs: 1900, speaker: 'Ola' },
    ];
    const path = join(folder, 'a.jsonl');
    await writeFile(path, lines.map((entry) => JSON.stringify(entry)).join('\n'));
    expect((await run(['ingest', path, ...at()])).status).toBe(0);
    expect(calls.filter((call) => Array.isArray(call) && call[0] === 'rename')).toEqual([
      ['rename', 'person_2', 'Ola'],
    ]);
  });

  it('says which setting gives words to a recording without any', async () => {
    const audio = join(folder, 'talk.wav');
    await writeFile(audio, '');
    const { status, err } = await run(['ingest', audio, ...at()]);
    expect(status).toBe(6);
    expect(err).toMatch(/--transcriber .*--voices-only/);
    expect((await run(['ingest', audio, '--voices-only', ...at()])).status).toBe(0);
    const half = await run(['ingest', audio, ...at()], { env: { VOXPOLYMEM_TRANSCRIBER: 'http://localhost:1' } });
    expect(half).toMatchObject({ status: 2, err: expect.stringContaining('URL#NAME') });
  });

  it('refuses what does not exist, bare RTTM, and one session for two inputs', async () => {
    expect((await run(['ingest', join(folder, 'none.wav'), ...at()])).status).toBe(3);
    expect((await run(['ingest', folder, ...at()])).status).toBe(2);
    const rttm = join(folder, 'x.rttm');
    await writeFile(rttm, 'SPEAKER x 1 0 1 <NA> <NA> A <NA> <NA>');
    expect((await run(['ingest', rttm, ...at()])).err).toMatch(/no words and no voices/);
    expect((await run(['ingest', rttm, space, '--session', 'S1', ...at()])).err).toMatch(
      /--session describes one input/,
    );
  });
});

describe('people', () => {
  it('are listed, renamed, merged, split and put back', async () => {
    expect((await run(['people', ...at()])).out).toMatch(
      /^Nora +person_1 +1 voice\nSpeaker 2 +person_2 +1 voice +provisional\n1 more voice may be somebody's who is listed: see `people review`.\n$/,
    );
    expect(JSON.parse((await run(['people', 'list', '--json', ...at()])).out)).toEqual({ people: [nora, second] });
    expect((await run(['people', 'rename', 'Speaker 2', 'Ola', ...at()])).out).toBe('Renamed to Nora (person_1).\n');
    await run(['people', 'merge', 'person_2', 'Nora', ...at()]);
    await run(['people', 'split', 'Nora', 'turn_1', 'turn_2', ...at()]);
    expect((await run(['people', 'undo', ...at()])).out).toBe('Took back correction 4.\n');
    expect((await run(['people', ...at()])).out).not.toContain('Speaker 3');
    const everybody = (await run(['people', 'list', '--all', ...at()])).out;
    expect(everybody).toMatch(/Speaker 3 .*unsupported\nSpeaker 4 .*unconfirmed\n$/);
    expect(calls).toContainEqual(['rename', 'Speaker 2', 'Ola']);
    expect(calls).toContainEqual(['merge', 'person_2', 'Nora']);
    expect(calls).toContainEqual(['split', 'Nora', ['turn_1', 'turn_2']]);
    await run(['people', 'unname', 'Nora', ...at()]);
    await run(['people', 'not-me', 'S1_1', '--person', 'Nora', ...at()]);
    expect(calls).toContainEqual(['unname', 'Nora']);
    expect(calls).toContainEqual(['notMe', 'S1_1', 'Nora']);
  });

  it('proposes a split by voice and does it only when told', async () => {
    const shown = await run(['people', 'split', 'Nora', ...at()]);
    expect(shown.out).toMatch(/turn_2[\s\S]*0\.71[\s\S]*0\.12[\s\S]*--yes/);
    expect(calls.some((call) => (call as string[])[0] === 'split')).toBe(false);
    await run(['people', 'split', 'Nora', '--yes', ...at()]);
    expect(calls).toContainEqual(['split', 'person_1', ['turn_2']]);
  });

  it('asks, takes answers, and says why', async () => {
    expect((await run(['people', 'review', ...at()])).out).toMatch(/review_1[\s\S]*one person\?[\s\S]*It was me/);
    await run(['people', 'review', 'review_1', 'no', ...at()]);
    expect(calls).toContainEqual(['review', 'review_1', 'no']);
    expect((await run(['people', 'review', 'review_1', 'perhaps', ...at()])).status).toBe(2);
    const why = (await run(['people', 'why', 'Nora', ...at()])).out;
    expect(why).toMatch(/said it of themselves \(1\)[\s\S]*2\.50[\s\S]*asked for[\s\S]*Mom/);
  });
});

describe('forget', () => {
  it('takes one target in either form and prints counts and the check', async () => {
    const { out } = await run(['forget', 'person', 'Nora', ...at()]);
    expect(out).toBe('Erased: 2 turn.\nRewritten without it: 1 voice.\nChecked: a search finds nothing of it.\n');
    await run(['forget', '--session', 'S1', ...at()]);
    expect(calls).toContainEqual(['forget', { kind: 'person', id: 'Nora' }]);
    expect(calls).toContainEqual(['forget', { kind: 'session', id: 'S1' }]);
  });

  it('fails when something is left, or the target is not one', async () => {
    expect((await run(['forget', 'turn', 'sticky', ...at()])).status).toBe(8);
    expect((await run(['forget', ...at()])).status).toBe(2);
    expect((await run(['forget', 'Nora', ...at()])).status).toBe(2);
    expect((await run(['forget', 'turn', 't', '--person', 'Nora', ...at()])).status).toBe(2);
  });
});

describe('export and doctor', () => {
  it('writes JSON Lines to the terminal or a new file', async () => {
    expect(JSON.parse((await run(['export', ...at()])).out)).toEqual({ kind: 'person', record: nora });
    const file = join(folder, 'out.jsonl');
    expect((await run(['export', '--output', file, ...at()])).out).toBe(`Wrote 1 record to ${file}.\n`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ kind: 'person', record: nora });
    expect((await run(['export', '--output', file, ...at()])).status).toBe(2);
  });

  it('tells where the key lies and repairs on request', async () => {
    const { out } = await run(['doctor', '--reindex', '--reset-voiceprints', ...at()]);
    expect(out).toMatch(/^configured language model +none$/m);
    expect(out.replace(/ +/g, ' ')).toContain(`sealing key ${space}.key`);
    expect(out).toMatch(/Rebuilt the index: 5 records/);
    expect(out).toMatch(/Deleted voiceprints: 7 of turns, 2 of voices/);
    expect(out).toMatch(/text vectors +not bound yet/);
  });
});
