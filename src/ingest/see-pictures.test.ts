import { describe, expect, it } from 'vitest';
import { MemoryError, ProviderError } from '../errors.js';
import type { PictureTools } from '../providers/providers.js';
import type { Session } from '../records/records.js';
import { seePictures } from './see-pictures.js';

const session: Session = { id: 's', label: 's', startedAt: 0, timeZone: 'Europe/Berlin' };
const bytes = { data: new Uint8Array([1]), mediaType: 'image/png' };
const close = async () => {};
const tools: PictureTools = {
  loadImage: async (uri) => (uri === 'gone.png' ? undefined : bytes),
  inspectPicture: async () => ({ hash: 'ffff0000ffff0000', takenAt: '2024-05-01T12:30:00' }),
  captioner: { id: 'c', describe: async () => 'a kite', close },
  textReader: { id: 'r', read: async () => ' LAKE 5 km ', close },
};

async function see(images: Parameters<typeof seePictures>[0], more: Partial<PictureTools> = {}) {
  const warnings: string[] = [];
  const seen = await seePictures(images, session, { ...tools, ...more }, { warn: (text) => warnings.push(text) });
  return { seen, warnings };
}

describe('seePictures', () => {
  it('adds what the pixels tell, the time in the session’s zone', async () => {
    expect((await see([{ id: 'i', uri: 'a.png' }])).seen).toEqual([
      {
        id: 'i',
        uri: 'a.png',
        caption: 'a kite',
        captionOrigin: 'model',
        visibleText: 'LAKE 5 km',
        takenAt: Date.UTC(2024, 4, 1, 10, 30),
        hash: 'ffff0000ffff0000',
      },
    ]);
  });

  it('keeps a given caption, and whatever it cannot see', async () => {
    const [given, gone, bare] = (
      await see([{ id: 'i', uri: 'a', caption: 'Lake' }, { id: 'j', uri: 'gone.png' }, { id: 'k' }])
    ).seen!;
    expect([given?.caption, given?.captionOrigin]).toEqual(['Lake', undefined]);
    expect([gone, bare]).toEqual([{ id: 'j', uri: 'gone.png' }, { id: 'k' }]);
  });

  it('goes on without what failed, with a warning', async () => {
    const broken = new ProviderError('provider_timeout', 'Late.', { provider: 'x', retryable: true });
    const describeImage = async () => Promise.reject(broken);
    const { seen, warnings } = await see([{ id: 'i', uri: 'a' }], {
      captioner: { id: 'c', describe: describeImage, close },
      inspectPicture: async () => ({ takenAt: '2024-02-31T12:00:00' }),
    });
    expect(seen).toEqual([{ id: 'i', uri: 'a', visibleText: 'LAKE 5 km' }]);
    expect(warnings).toEqual(['Picture i was not described (provider_timeout).']);
  });

  it('stops when the caller aborts', async () => {
    const describeImage = async () => Promise.reject(new MemoryError('aborted', 'Stopped.'));
    await expect(
      see([{ id: 'i', uri: 'a' }], { captioner: { id: 'c', describe: describeImage, close } }),
    ).rejects.toMatchObject({ code: 'aborted' });
  });
});
