import exifr from 'exifr';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import type { ImageBytes, InspectPicture } from '../../providers/providers.js';
import { differenceHash, type Pixels } from './perceptual-hash.js';
import { describePixels } from './picture-descriptor.js';

/** Larger pictures are not decoded. */
const MAX_MEGAPIXELS = 60;

/** Reads the perceptual hash and the look of a JPEG or PNG picture, and the time that the camera wrote into any. */
export const inspectPicture: InspectPicture = async (image) => {
  const pixels = await decode(image).catch(() => undefined);
  const hash = pixels === undefined ? undefined : differenceHash(pixels);
  const look = pixels === undefined ? undefined : describePixels(pixels);
  const takenAt = await cameraTime(image).catch(() => undefined);
  return { ...(hash === undefined ? {} : { hash }), ...look, ...(takenAt === undefined ? {} : { takenAt }) };
};

async function decode({ data, mediaType }: ImageBytes): Promise<Pixels | undefined> {
  if (mediaType === 'image/jpeg') {
    return jpeg.decode(data, { useTArray: true, maxResolutionInMP: MAX_MEGAPIXELS, maxMemoryUsageInMB: 1024 });
  }
  if (mediaType !== 'image/png' || !isSmallEnough(data)) return undefined;
  return PNG.sync.read(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
}

/** A PNG says its size at bytes 16 to 23; a small file may unfold to a huge picture. */
function isSmallEnough(data: Uint8Array): boolean {
  const header = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return header.getUint32(16) * header.getUint32(20) <= MAX_MEGAPIXELS * 1e6;
}

async function cameraTime({ data }: ImageBytes): Promise<string | undefined> {
  const tags: Record<string, unknown> | undefined = await exifr.parse(data, {
    pick: ['DateTimeOriginal', 'CreateDate', 'OffsetTimeOriginal'],
    reviveValues: false,
  });
  const [, date = '', time = ''] =
    /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/u.exec(String(tags?.['DateTimeOriginal'] ?? tags?.['CreateDate'])) ?? [];
  if (date === '' || date.startsWith('0000')) return undefined;
  const offset = /^[+-]\d\d:\d\d$/u.exec(String(tags?.['OffsetTimeOriginal']))?.[0] ?? '';
  return `${date.replaceAll(':', '-')}T${time}${offset}`;
}
