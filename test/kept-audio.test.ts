import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadSherpaSpeakerEncoder,
  type OpenOptions,
  open,
  type SpeakerEncoder,
  type VoxPolyMem,
} from '../src/index.js';

const recording = fileURLToPath(new URL('./fixtures/audio/two-voices.flac', import.meta.url));
const borders = JSON.parse(readFileSync(recording.replace('.flac', '.json'), 'utf8')) as {
  startMs: number;
  endMs: number;
}[];

let folder = '';
let path = '';
let other: SpeakerEncoder;
let memory: VoxPolyMem | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'voxpolymem-kept-'));
  path = join(folder, 'space.voxpolymem');
  const compact = await loadSherpaSpeakerEncoder();
  other = {
    ...compact,
    id: 'half-an-encoder',
    dimension: 96,
    encode: async (samples, options) => (await compact.encode(samples, options)).slice(0, 96),
  };
});

afterAll(async () => {
  await memory?.close();
  rmSync(folder, { recursive: true });
});

async function opened(options: OpenOptions = {}): Promise<VoxPolyMem> {
  await memory?.close();
  memory = await open(path, { textEmbedder: false, ...options });
  return memory;
}

const hear = (space: VoxPolyMem, session: string) =>
  space.ingest({
    kind: 'audio',
    audio: recording,
    session,
    startedAt: '2026-03-02T18:00:00Z',
    borders,
    voicesOnly: true,
  });

/** Any file of the space, kept audio included, that holds these bytes. */
const holding = (bytes: Buffer) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(bytes));

describe('kept audio', () => {
  it('is not kept unless asked for', async () => {
    const space = await opened();
    await hear(space, 'S0');
    expect(existsSync(`${path}.audio`)).toBe(false);
    expect((await space.doctor.report()).keptAudio).toMatchObject({ utterances: 0 });
    await expect(space.doctor.reencode()).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('--reset-voiceprints'),
    });
    await space.forget({ kind: 'session', id: 'S0' });
  });

  it('lies sealed beside the space, one file an utterance', async () => {
    const space = await opened({ keepAudio: 'folder' });
    const { turnIds } = await hear(space, 'S1');
    await hear(space, 'S2');
    const { keptAudio } = await space.doctor.report();
    expect(keptAudio).toMatchObject({ utterances: turnIds.length * 2, path: `${path}.audio` });
    const files = readdirSync(`${path}.audio`);
    for (const id of turnIds) expect(files).toContain(`${id}.sealed`);
  });

  it('lets another encoder take over, and says so when one is configured', async () => {
    const space = await opened({ speakerEncoder: other });
    await expect(hear(space, 'S3')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('doctor --re-encode'),
    });
    const before = await space.people.list();
    const report = await space.doctor.reencode();
    expect(report).toMatchObject({ utterances: borders.length * 2, dropped: 0 });
    expect((await space.doctor.report()).space.speakerModel).toEqual({ modelId: 'half-an-encoder', dimension: 96 });
    expect(await space.people.list()).toEqual(before);
    await hear(space, 'S3');
    expect((await space.people.list()).length).toBe(before.length);
    await expect((await opened()).ask({ text: 'Who is it?', audio: recording })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('--reset-voiceprints'),
    });
  });

  it('falls with what is forgotten, file by file', async () => {
    const space = await opened({ speakerEncoder: other, keepAudio: 'folder' });
    const { turnIds } = await hear(space, 'S4');
    const [first = ''] = turnIds;
    const sealed = turnIds.map((id) => readFileSync(join(`${path}.audio`, `${id}.sealed`)).subarray(100, 132));
    for (const bytes of sealed) expect(holding(bytes)).toHaveLength(1);
    const turn = await space.forget({ kind: 'turn', id: first });
    expect(turn).toMatchObject({ deletedAudio: 1, verification: { audioFound: 0 } });
    const rest = await space.forget({ kind: 'session', id: 'S4' });
    expect(rest.deletedAudio).toBe(turnIds.length - 1);
    await space.close();
    memory = undefined;
    for (const bytes of sealed) expect(holding(bytes)).toEqual([]);
    expect(readdirSync(`${path}.audio`)).toHaveLength(borders.length * 2);
  });

  it('is swept of what a crash left without a turn, once no other process can still need it', async () => {
    const [someFile = ''] = readdirSync(`${path}.audio`);
    const [old, young] = ['turn_old', 'turn_young'].map((id) => join(`${path}.audio`, `${id}.sealed`));
    for (const file of [old, young]) copyFileSync(join(`${path}.audio`, someFile), file as string);
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(old as string, hourAgo, hourAgo);
    await opened({ speakerEncoder: other });
    expect(existsSync(old as string)).toBe(false);
    expect(existsSync(young as string)).toBe(true);
    rmSync(young as string);
  });

  it('holds for several handles: nothing is kept twice, and a change of encoder is seen', async () => {
    const together = join(folder, 'together.voxpolymem');
    const options: OpenOptions = { textEmbedder: false, keepAudio: 'folder' };
    const [left, right] = [await open(together, options), await open(together, options)];
    try {
      await Promise.all([hear(left, 'L'), hear(right, 'R')]);
      expect(readdirSync(`${together}.audio`)).toHaveLength(borders.length * 2);
      const changed = await open(together, { ...options, speakerEncoder: other });
      await changed.doctor.reencode().finally(changed.close);
      await expect(left.ask({ text: 'Who is it?', audio: recording })).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('doctor --re-encode'),
      });
    } finally {
      await left.close();
      await right.close();
    }
  });

  it('goes with a reset', async () => {
    const space = await opened({ speakerEncoder: other });
    expect(await space.doctor.resetVoiceprints()).toMatchObject({ audio: borders.length * 2 });
    expect(readdirSync(`${path}.audio`)).toEqual([]);
  });
});
