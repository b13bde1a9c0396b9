import { MemoryError } from '../errors.js';
import type { ByteReader } from './byte-reader.js';
import { checkLayout, type PcmBlock } from './pcm-block.js';

/** How samples lie in bytes. */
export interface SampleLayout {
  channels: number;
  sampleRate: number;
  frameBytes: number;
  sampleBytes: number;
  read: (view: DataView, offset: number) => number;
}

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** Recorders that write to a pipe put 0, 0xFFFFFFFF or a size near 2 GiB into the header and never come back. */
const STREAMED_SIZE = 0x7fff_0000;
const BLOCK_FRAMES = 8_192;
const FOLLOWING_CHUNKS = new Set(['LIST', 'id3 ', 'fact', 'cue ', 'bext', 'JUNK', 'smpl']);

/**
 * RIFF/WAVE (also RF64): integer PCM of 8 to 32 bits and floats of 32 or 64, plain or extensible. Unknown chunks are
 * passed over; `blockFrames` come at a time, for live use fewer. Throws `corrupt_data` for a broken or truncated file and `unsupported` for other codecs inside WAV.
 */
export async function* decodeWav(reader: ByteReader, blockFrames = BLOCK_FRAMES): AsyncGenerator<PcmBlock> {
  await reader.skip(12);
  let layout: SampleLayout | undefined;
  let longSize: number | undefined;
  for (;;) {
    const head = view(await reader.read(8));
    if (head.byteLength < 8) throw corrupt('The WAV file holds no sound data.');
    const id = String.fromCharCode(...new Uint8Array(head.buffer, head.byteOffset, 4));
    const size = head.getUint32(4, true);
    if (id === 'data') {
      if (!layout) throw corrupt('The WAV file has sound data before its format.');
      yield* readSamples(reader, layout, blockFrames, await dataSize(reader, size, longSize));
      return;
    }
    if (id === 'fmt ' || id === 'ds64') {
      const chunk = view(await reader.read(Math.min(size, 256)));
      if (id === 'fmt ') layout = readLayout(chunk);
      else if (chunk.byteLength >= 16) longSize = Number(chunk.getBigUint64(8, true));
      await reader.skip(Math.max(0, size - 256));
    } else {
      await reader.skip(size);
    }
    if (size % 2 === 1 && (await reader.peek(1))[0] === 0) await reader.skip(1);
  }
}

/** Bytes of sound; undefined when the file goes on until it ends. */
async function dataSize(reader: ByteReader, size: number, longSize: number | undefined): Promise<number | undefined> {
  if (size === 0xffff_ffff && longSize) return longSize;
  if (size >= STREAMED_SIZE) return undefined;
  if (size > 0) return size;
  const next = String.fromCharCode(...(await reader.peek(4)));
  return FOLLOWING_CHUNKS.has(next) ? 0 : undefined;
}

/** Interleaved samples, `blockFrames` at a time; without a size, or with `undefined`, until the reader's end. */
export async function* readSamples(
  reader: ByteReader,
  layout: SampleLayout,
  blockFrames: number,
  size?: number,
): AsyncGenerator<PcmBlock> {
  const { channels, sampleRate, frameBytes } = layout;
  const total = size === undefined ? {} : { totalFrames: Math.floor(size / frameBytes) };
  let left = size ?? Number.POSITIVE_INFINITY;
  while (left >= frameBytes) {
    const wanted = Math.min(blockFrames * frameBytes, left - (left % frameBytes || 0));
    const bytes = await reader.read(wanted);
    const frames = Math.floor(bytes.length / frameBytes);
    if (frames > 0) yield { channels: split(bytes, frames, layout), sampleRate, ...total };
    if (bytes.length < wanted) {
      if (size === undefined) return;
      throw corrupt('The WAV file is truncated: its header promises more sound than there is.', {
        bytesPromised: size,
        bytesFound: size - left + bytes.length,
        channels,
      });
    }
    left -= bytes.length;
  }
}

function readLayout(chunk: DataView): SampleLayout {
  if (chunk.byteLength < 16) throw corrupt('The format chunk of the WAV file is too short.');
  const tag = chunk.getUint16(0, true);
  const channels = chunk.getUint16(2, true);
  const sampleRate = chunk.getUint32(4, true);
  const frameBytes = chunk.getUint16(12, true);
  const bits = chunk.getUint16(14, true);
  checkLayout(sampleRate, channels);
  const codec = tag === EXTENSIBLE && chunk.byteLength >= 26 ? chunk.getUint16(24, true) : tag;
  if (codec !== PCM && codec !== FLOAT) {
    throw new MemoryError('unsupported', `The WAV file holds codec ${codec}; only PCM and float samples can be read.`, {
      details: { codec },
    });
  }
  const sampleBytes = frameBytes / channels;
  const read = sampleReaders[`${codec === FLOAT ? 'float' : 'int'}${sampleBytes * 8}`];
  if (!read || bits > sampleBytes * 8 || bits <= sampleBytes * 8 - 8) {
    throw corrupt('The WAV file has samples of an impossible size.', { bits, frameBytes, channels });
  }
  return { channels, sampleRate, frameBytes, sampleBytes, read };
}

/** Readers of one little-endian sample by kind and bits. */
export const sampleReaders: Readonly<Record<string, SampleLayout['read']>> = {
  int8: (data, at) => (data.getUint8(at) - 128) / 128,
  int16: (data, at) => data.getInt16(at, true) / 32_768,
  int24: (data, at) => ((data.getInt8(at + 2) << 16) | data.getUint16(at, true)) / 8_388_608,
  int32: (data, at) => data.getInt32(at, true) / 2_147_483_648,
  float32: (data, at) => data.getFloat32(at, true),
  float64: (data, at) => data.getFloat64(at, true),
};

function split(bytes: Uint8Array, frames: number, layout: SampleLayout): Float32Array[] {
  const data = view(bytes);
  return Array.from({ length: layout.channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    let at = channel * layout.sampleBytes;
    for (let frame = 0; frame < frames; frame += 1, at += layout.frameBytes) samples[frame] = layout.read(data, at);
    return samples;
  });
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function corrupt(message: string, details: Record<string, number> = {}): MemoryError {
  return new MemoryError('corrupt_data', message, { details });
}
