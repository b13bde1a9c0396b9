import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { MemoryError } from '../errors.js';
import type { ByteReader } from './byte-reader.js';
import { checkLayout, type PcmBlock } from './pcm-block.js';
import type { AudioFormat } from './sniff-format.js';

/* The FLAC and MP3 decoders print damage to the console as well as returning it; their interface has no switch for it. */

interface Decoded {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
  errors: unknown[];
}

/** What the decoder packages have in common. */
interface Decoder {
  ready: Promise<void>;
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>;
  flush?(): Promise<Decoded>;
  free(): void;
}

/** Small, since a few bytes of a hostile FLAC frame can stand for many megabytes of silence. */
const PIECE = 4_096;
/** Opus decodes to 16 kHz by itself, several times faster than by way of 48 kHz. */
const OPUS_OPTIONS = { forceStereo: false, sampleRate: 16_000 };
/** Bytes in which the header that tells the length lies. */
const HEAD = 256;
/** An MP3 decoder leaves out what the encoder added before and behind the sound, at most this many frames. */
const MP3_PADDING = 4_608;
/**
 * Put behind a FLAC file: the header of an empty frame (mono, 44.1 kHz, 16 bits, number 0) and room to read it. The decoder's
 * framing closes a frame when it has read the next one's header and 13 bytes; without them its flush loses the last two
 * frames when the last is shorter than that, and a last frame whose end looks like a header.
 */
const FLAC_END = Uint8Array.from([0xff, 0xf8, 0xc9, 0x08, 0x00, 0x95, ...new Uint8Array(32)]);

/** Decodes FLAC, MP3, Ogg/Opus and Ogg/Vorbis piece by piece. Throws `corrupt_data` where the decoder stops. */
export async function* decodeCompressed(
  reader: ByteReader,
  format: Exclude<AudioFormat, 'wav'>,
): AsyncGenerator<PcmBlock> {
  const head = await reader.peek(HEAD);
  const totalFrames = promisedFrames(head);
  const isBareFlac = format === 'flac' && head[0] === 0x66;
  const slack = format === 'mp3' ? MP3_PADDING : 0;
  const decoder = createDecoder(format);
  let frames = 0;
  const toBlock = (decoded: Decoded): PcmBlock => {
    if (decoded.errors.length > 0) throw damaged(format, frames);
    frames += decoded.samplesDecoded;
    checkLayout(decoded.sampleRate, decoded.channelData.length);
    return { channels: decoded.channelData, sampleRate: decoded.sampleRate, ...(totalFrames ? { totalFrames } : {}) };
  };
  const page = format.startsWith('ogg') ? createPageTracker() : undefined;
  try {
    await decoder.ready;
    for (let piece = await reader.read(PIECE); piece.length > 0; piece = await reader.read(PIECE)) {
      page?.push(piece);
      const decoded = await guard(format, frames, () => decoder.decode(piece));
      if (decoded.samplesDecoded > 0 || decoded.errors.length > 0) yield toBlock(decoded);
    }
    const last = await guard(format, frames, () => (isBareFlac ? decoder.decode(FLAC_END) : decoder.flush?.()));
    if (last && (last.samplesDecoded > 0 || last.errors.length > 0)) yield toBlock(last);
    if (frames < (totalFrames ?? 0) - slack || page?.isOpen()) throw truncated(format, frames);
  } finally {
    decoder.free();
  }
}

function createDecoder(format: Exclude<AudioFormat, 'wav'>): Decoder {
  switch (format) {
    case 'flac':
      return new FLACDecoder();
    case 'mp3':
      return new MPEGDecoder();
    case 'ogg-opus':
      return new OggOpusDecoder(OPUS_OPTIONS);
    case 'ogg-vorbis':
      return new OggVorbisDecoder();
  }
}

async function guard<T>(format: string, frames: number, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw damaged(format, frames, cause);
  }
}

function damaged(format: string, framesDecoded: number, cause?: unknown): MemoryError {
  return new MemoryError('corrupt_data', `The ${format} recording is damaged and cannot be decoded to its end.`, {
    cause,
    details: { format, framesDecoded },
  });
}

function truncated(format: string, framesDecoded: number): MemoryError {
  return new MemoryError('corrupt_data', `The ${format} recording is truncated: it ends before its own end.`, {
    details: { format, framesDecoded },
  });
}

/** The length a file promises: STREAMINFO of FLAC, the Xing header of MP3. Undefined when it promises none. */
function promisedFrames(head: Uint8Array): number | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.length < HEAD) return undefined;
  if (bytes.toString('latin1', 0, 4) === 'fLaC')
    return (bytes.readUInt8(21) & 15) * 2 ** 32 + bytes.readUInt32BE(22) || undefined;
  const xing = Math.max(bytes.indexOf('Xing'), bytes.indexOf('Info'));
  const isXing = bytes[0] === 0xff && xing >= 13 && xing <= 40 && (bytes.readUInt8(xing + 7) & 1) === 1;
  const samplesPerFrame = (bytes.readUInt8(1) & 8) === 8 ? 1_152 : 576;
  return isXing ? bytes.readUInt32BE(xing + 8) * samplesPerFrame : undefined;
}

/** Follows Ogg page borders, to tell a file that was cut inside a page. */
function createPageTracker(): { push(bytes: Uint8Array): void; isOpen(): boolean } {
  const HEADER = 27;
  let header: number[] = [];
  let left = 0;
  return {
    push(bytes) {
      for (let at = 0; at < bytes.length; ) {
        if (left > 0) {
          const step = Math.min(left, bytes.length - at);
          at += step;
          left -= step;
          continue;
        }
        header.push(bytes[at] as number);
        at += 1;
        const segments = header[HEADER - 1];
        if (segments !== undefined && header.length === HEADER + segments) {
          left = header.slice(HEADER).reduce((sum, length) => sum + length, 0);
          header = [];
        }
      }
    },
    isOpen: () => left > 0 || header.length > 0,
  };
}
