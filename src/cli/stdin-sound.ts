import { createByteReader } from '../audio/byte-reader.js';
import { decodeRaw } from '../audio/decode-raw.js';
import { decodeWav } from '../audio/decode-wav.js';
import { toMono16k } from '../audio/mono-stream.js';
import { MemoryError } from '../errors.js';

/** How raw sound is told, as flags give it. */
export interface StdinSoundFlags {
  rate: string;
  channels: string;
  encoding: string;
}

/** Sound is handed on so often, times a second. */
const BLOCKS = 20;
const ENCODINGS = ['s16le', 'f32le'] as const;
/** How Ogg, FLAC and tagged MP3 files begin. */
const COMPRESSED = ['OggS', 'fLaC', 'ID3'];
/** Of a WAV whose rate is not known before it is read: 100 ms at 16 kHz. */
const WAV_FRAMES = 1_600;

/**
 * Bytes of standard input as 16 kHz mono chunks, some dozens a second: a WAV by its header, else raw PCM as the flags say. Throws
 * `invalid_argument` for unusable flags; while iterating `unsupported` for compressed sound and what the decoders throw.
 */
export async function stdinSound(
  bytes: AsyncIterable<Uint8Array>,
  flags: StdinSoundFlags,
): Promise<AsyncIterable<Float32Array>> {
  const encoding = ENCODINGS.find((name) => name === flags.encoding);
  if (encoding === undefined) {
    throw new MemoryError('invalid_argument', `--encoding takes ${ENCODINGS.join(' or ')}. Convert other sound first.`);
  }
  const sampleRate = toCount('--rate', flags.rate);
  const channels = toCount('--channels', flags.channels);
  const iterator = bytes[Symbol.asyncIterator]();
  const pull = async () => {
    for (;;) {
      const next = await iterator.next();
      if (next.done === true) return new Uint8Array(0);
      if (next.value.length > 0) return next.value;
    }
  };
  const reader = createByteReader(pull, async () => undefined);
  const raw = decodeRaw(reader, { encoding, sampleRate, channels }, Math.ceil(sampleRate / BLOCKS));
  async function* blocks() {
    const head = String.fromCharCode(...(await reader.peek(4)));
    if (COMPRESSED.some((mark) => head.startsWith(mark))) {
      throw new MemoryError(
        'unsupported',
        'The sound on standard input is compressed. Use `voxpolymem ingest` for a file, or decode it first.',
      );
    }
    yield* head === 'RIFF' || head === 'RF64' ? decodeWav(reader, WAV_FRAMES) : raw;
  }
  return toMono16k(blocks());
}

function toCount(flag: string, text: string): number {
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  throw new MemoryError('invalid_argument', `${flag} takes a whole number. For example: ${flag} 2.`);
}
