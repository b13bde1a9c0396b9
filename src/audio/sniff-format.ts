import { MemoryError } from '../errors.js';

/** The container and codec of a recording. */
export type AudioFormat = 'wav' | 'flac' | 'mp3' | 'ogg-opus' | 'ogg-vorbis';

/** Bytes {@link sniffFormat} wants to see. */
export const SNIFF_BYTES = 64;

/** Tells the format from the first bytes (after any ID3 tag). Throws `corrupt_data` when empty, else `unsupported`. */
export function sniffFormat(head: Uint8Array): AudioFormat {
  if (head.length === 0) throw new MemoryError('corrupt_data', 'The audio file is empty.');
  const at = (text: string, offset: number) => latin(head.subarray(offset, offset + text.length)) === text;
  if ((at('RIFF', 0) || at('RF64', 0) || at('BW64', 0)) && at('WAVE', 8)) return 'wav';
  if (at('fLaC', 0)) return 'flac';
  if (at('OggS', 0)) {
    if (at('OpusHead', 28)) return 'ogg-opus';
    if (at('\x01vorbis', 28)) return 'ogg-vorbis';
    if (at('\x7fFLAC', 28)) return 'flac';
    throw unsupported('an Ogg file of another codec');
  }
  if (isMpegHeader(head)) return 'mp3';
  if (at('ftyp', 4)) throw unsupported('an MP4 or M4A file');
  if (at('\x1aE\xdf\xa3', 0)) throw unsupported('a WebM or Matroska file');
  if (at('FORM', 0)) throw unsupported('an AIFF file');
  if (at('RIFX', 0)) throw unsupported('a big-endian WAV file');
  if (at('#!AMR', 0)) throw unsupported('an AMR file');
  throw unsupported('not a known kind of audio');
}

/** Length of the ID3v2 tag at the start, in bytes; 0 without one. */
export function id3Length(head: Uint8Array): number {
  if (latin(head.subarray(0, 3)) !== 'ID3' || head.length < 10) return 0;
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return 10 + size + ((head[5] as number) & 0x10 ? 10 : 0);
}

function isMpegHeader([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const sync = first === 0xff && (second & 0xe0) === 0xe0;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  return sync && version !== 1 && layer !== 0 && third >> 4 !== 15 && third >> 4 !== 0 && ((third >> 2) & 3) !== 3;
}

function unsupported(what: string): MemoryError {
  return new MemoryError(
    'unsupported',
    `The recording is ${what}; WAV, FLAC, MP3, Ogg/Opus and Ogg/Vorbis can be read. Convert it first.`,
  );
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
