import { MemoryError } from '../errors.js';
import type { ByteReader } from './byte-reader.js';
import { readSamples, sampleReaders } from './decode-wav.js';
import { isPossibleLayout, type PcmBlock } from './pcm-block.js';

/** Sound without a header: signed 16-bit integers or 32-bit floats, little-endian, channels interleaved. */
export interface RawLayout {
  encoding: 's16le' | 'f32le';
  /** Hz. */
  sampleRate: number;
  channels: number;
}

const KINDS = { s16le: 'int16', f32le: 'float32' } as const;

/** Raw PCM, `blockFrames` at a time, until the reader's end; a part of a frame at the end is dropped. Throws `invalid_argument`. */
export function decodeRaw(
  reader: ByteReader,
  { encoding, sampleRate, channels }: RawLayout,
  blockFrames: number,
): AsyncGenerator<PcmBlock> {
  const read = sampleReaders[KINDS[encoding]];
  if (read === undefined || !isPossibleLayout(sampleRate, channels))
    throw new MemoryError('invalid_argument', 'Raw sound needs 1000 to 192000 Hz and 1 to 64 channels.', {
      details: { sampleRate, channels },
    });
  const sampleBytes = encoding === 's16le' ? 2 : 4;
  return readSamples(
    reader,
    { channels, sampleRate, sampleBytes, frameBytes: channels * sampleBytes, read },
    blockFrames,
  );
}
