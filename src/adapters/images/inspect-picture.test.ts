import { describe, expect, it } from 'vitest';
import { jpegPicture, pngPicture } from '../../../test/fixtures/picture-files.js';
import { hashDistance } from '../../language/picture-terms.js';
import { imageTypeOf } from './image-type.js';
import { inspectPicture } from './inspect-picture.js';

const inspect = (data: Uint8Array, mediaType = imageTypeOf(data) ?? 'none') => inspectPicture({ data, mediaType });

describe('inspectPicture', () => {
  it('finds the same picture in a PNG and in compressed and scaled JPEGs, and no other', async () => {
    const { hash = '' } = await inspect(pngPicture(1));
    for (const file of [jpegPicture(1), jpegPicture(1, { quality: 20 }), jpegPicture(1, { width: 96, height: 72 })])
      expect(hashDistance(hash, (await inspect(file)).hash ?? '')).toBeLessThanOrEqual(6);
    expect(hashDistance(hash, (await inspect(pngPicture(2))).hash ?? '')).toBeGreaterThan(6);
  });

  it('reads the camera’s clock as it stood, with its offset where written', async () => {
    const taken = '2024:05:01 12:30:00';
    expect((await inspect(jpegPicture(1, { taken }))).takenAt).toBe('2024-05-01T12:30:00');
    expect((await inspect(jpegPicture(1, { taken, offset: '+02:00' }))).takenAt).toBe('2024-05-01T12:30:00+02:00');
    expect((await inspect(jpegPicture(1))).takenAt).toBeUndefined();
    expect((await inspect(jpegPicture(1, { taken: '0000:00:00 00:00:00' }))).takenAt).toBeUndefined();
  });

  it.each([
    ['a broken JPEG', jpegPicture(1).subarray(0, 200)],
    ['a broken PNG', pngPicture(1).subarray(0, 60)],
    ['no picture', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('says nothing of %s', async (_, data) => expect(await inspect(data)).toEqual({}));

  it('does not unfold a file that says it is huge', async () => {
    const bomb = Buffer.from(pngPicture(1));
    bomb.writeUInt32BE(100_000, 16);
    expect(await inspect(bomb)).toEqual({});
  });
});
