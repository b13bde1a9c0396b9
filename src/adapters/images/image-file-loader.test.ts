import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageFileLoader } from './image-file-loader.js';

const png = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');
let folder: string;
let inside: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  inside = join(folder, 'album');
  await mkdir(inside);
  await writeFile(join(inside, 'a.png'), png);
  await writeFile(join(inside, 'notes.png'), 'no picture at all');
  await writeFile(join(folder, 'secret.png'), png);
  await symlink(join(folder, 'secret.png'), join(inside, 'link.png'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('createImageFileLoader', () => {
  it('loads pictures inside its folders, with their type', async () => {
    const load = createImageFileLoader([join(folder, 'none'), inside]);
    expect(await load('a.png')).toEqual({ data: png, mediaType: 'image/png' });
    expect((await load(join(inside, 'a.png')))?.mediaType).toBe('image/png');
  });

  it.each([
    '../secret.png',
    'link.png',
    'notes.png',
    'missing.png',
    '.',
    'https://example.org/a.png',
    'file:///etc/passwd',
  ])('does not load %s', async (uri) => expect(await createImageFileLoader([inside])(uri)).toBeUndefined());

  it('stops on the signal', async () => {
    const load = createImageFileLoader([inside]);
    await expect(load('a.png', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
  });
});
