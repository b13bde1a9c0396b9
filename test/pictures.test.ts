import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createImageFileLoader } from '../src/adapters/images/image-file-loader.js';
import { createLanguageModelCaptioner } from '../src/adapters/language-model-captioner.js';
import { runCli } from '../src/cli/run-cli.js';
import type { Turn } from '../src/records/records.js';
import { open, type VoxPolyMem } from '../src/voxpolymem.js';
import { jpegPicture, pngPicture, shorePicture } from './fixtures/picture-files.js';
import { scriptedLanguageModel } from './fixtures/scripted-language-model.js';

let folder: string;
let memory: VoxPolyMem | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'kite.jpg'), jpegPicture(1, { taken: '2024:05:01 12:30:00' }));
  await writeFile(join(folder, 'again.png'), pngPicture(1, 320, 240));
  await writeFile(join(folder, 'other.png'), pngPicture(2));
});
afterEach(async () => {
  await memory?.close();
  memory = undefined;
  await rm(folder, { recursive: true });
});

async function ingested(): Promise<VoxPolyMem> {
  memory = await open(join(folder, 'a.voxpolymem'), {
    loadImage: createImageFileLoader([folder]),
    imageCaptioner: createLanguageModelCaptioner(scriptedLanguageModel('A red kite over a lake.')),
    imageTextReader: { id: 'ocr', read: async () => 'Lake Zarn, for Ben', close: async () => {} },
  });
  await memory.ingest({
    kind: 'turns',
    turns: [
      {
        session: 'm',
        startedAt: '2026-03-02T18:00:00Z',
        speaker: 'Ana',
        text: 'Ben, look at this.',
        id: 'a',
        images: [{ uri: 'kite.jpg' }],
      },
      { session: 'm', speaker: 'Ben', text: 'Lovely, Ana!', id: 'b' },
      {
        session: 'm',
        speaker: 'Ben',
        text: 'And this one is mine.',
        id: 'c',
        images: [{ uri: 'other.png', caption: 'a wave' }],
      },
    ],
  });
  return memory;
}

it('finds the same picture again, with who showed it to whom', async () => {
  const space = await ingested();
  const [seen, ...others] = await space.findPicture('again.png');
  expect(others).toEqual([]);
  const people = await space.people.list();
  const idOf = (name: string) => people.find((person) => person.name === name)?.id;
  expect(seen).toMatchObject({
    externalId: 'a',
    personId: idOf('Ana'),
    addresseeIds: [idOf('Ben')],
    image: { caption: 'A red kite over a lake.', captionOrigin: 'model', takenAt: Date.UTC(2024, 4, 1, 12, 30) },
  });
  expect(await space.findPicture({ data: pngPicture(3), mediaType: 'image/png' })).toEqual([]);
  await expect(space.findPicture('none.png')).rejects.toMatchObject({ code: 'not_found' });
});

it('finds pictures by caption and by the text in them', async () => {
  const space = await ingested();
  for (const question of ['Who showed the red kite?', 'Where is Lake Zarn?'])
    expect((await space.ask(question)).context[0]?.turnExternalIds).toContain('a');
});

it('answers a question put with a picture: who showed it, to whom, when, what it shows', async () => {
  const space = await ingested();
  const ask = (text: string, picture = 'again.png') => space.ask(text, { picture });
  expect(await ask('Who showed this?')).toMatchObject({ text: 'Ana', evidence: [{ externalId: 'a' }] });
  expect((await ask('Who was it shown to when she said it?')).text).toMatch(/Ana|Ben/);
  expect((await ask('When was this shown?')).text).toBe('2 March 2026.');
  expect((await ask('What is this?')).text).toContain('A red kite over a lake.');
  expect((await ask('Who showed this?', 'other.png')).text).toBe('Ben');
  await expect(ask('Who showed this?', 'none.png')).rejects.toMatchObject({ code: 'not_found' });
});

it('finds pictures that look alike when asked to, and those of a colour', async () => {
  await writeFile(join(folder, 'shore.png'), shorePicture([60, 120, 220], [230, 210, 130]));
  await writeFile(join(folder, 'beach.png'), shorePicture([70, 135, 235], [220, 200, 120], 0.3));
  await writeFile(join(folder, 'wood.png'), shorePicture([40, 110, 40], [90, 60, 20]));
  memory = await open(join(folder, 'b.voxpolymem'), { loadImage: createImageFileLoader([folder]) });
  const shown = { session: 's', startedAt: '2026-03-02T18:00:00Z', speaker: 'Ana' };
  await memory.ingest({
    kind: 'turns',
    turns: [
      { ...shown, text: 'Here we were on Sunday.', id: 'shore', images: [{ uri: 'shore.png' }] },
      { ...shown, session: 't', text: 'And here on Monday.', id: 'wood', images: [{ uri: 'wood.png' }] },
    ],
  });
  expect(await memory.findPicture('beach.png')).toEqual([]);
  const alike = await memory.findPicture('beach.png', { alike: 0.85 });
  expect(alike.map(({ externalId }) => externalId)).toEqual(['shore']);
  expect(alike[0]?.likeness).toBeGreaterThan(0.85);
  const green = await memory.ask('What is in the green picture?');
  expect(green.context[0]?.turnExternalIds).toEqual(['wood']);
  const asked = await memory.ask('Where was it?', { picture: 'beach.png' });
  expect(asked.context[0]?.turnExternalIds).toEqual(['shore']);
});

it('forgets a picture with its turn, hash included', async () => {
  const space = await ingested();
  await space.forget({ kind: 'turn', id: 'a' });
  expect((await space.findPicture('kite.jpg', { alike: 0.5 })).map(({ externalId }) => externalId)).not.toContain('a');
  for await (const line of space.export()) expect(JSON.stringify(line)).not.toContain('kite.jpg');
});

it('redacts a forgotten person’s name in the text of a picture', async () => {
  const space = await ingested();
  await space.forget({ kind: 'person', id: 'Ben' }, { redactMentions: true });
  const texts: unknown[] = [];
  for await (const { kind, record } of space.export())
    if (kind === 'turn') texts.push((record as Turn).images?.[0]?.visibleText);
  expect(texts).toEqual(['Lake Zarn, for [erased]']);
});

it('is found on the command line', async () => {
  const space = await ingested();
  await space.close();
  memory = undefined;
  const output = { out: '', err: '' };
  const environment = {
    stdout: { write: (text: string) => (output.out += text) },
    stderr: { write: (text: string) => (output.err += text) },
    env: {},
  };
  const argv = ['picture', join(folder, 'again.png'), '--space', join(folder, 'a.voxpolymem')];
  expect(await runCli(argv, environment)).toBe(0);
  expect(output.out).toMatch(/^2026-03-02 18:00 UTC, Ana to Ben: A red kite over a lake\. \[a/);
});
