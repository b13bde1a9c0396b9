import { MemoryError, throwIfAborted } from '../errors.js';
import { type ByteReader, openByteReader } from './byte-reader.js';
import { decodeCompressed } from './decode-compressed.js';
import { decodeWav } from './decode-wav.js';
import { toMono16k } from './mono-stream.js';
import type { PcmBlock } from './pcm-block.js';
import { SAMPLE_RATE } from './resampler.js';
import { type AudioFormat, id3Length, SNIFF_BYTES, sniffFormat } from './sniff-format.js';

/** A recording as 16 kHz mono chunks, to be iterated once; memory use does not grow with its length. */
export interface AudioStream extends AsyncIterable<Float32Array> {
  readonly sampleRate: 16_000;
  readonly format: AudioFormat;
  /** Lets the file go; needed only when the iteration was not run to its end. */
  close(): Promise<void>;
}

/** Options of {@link openAudio}. */
export interface OpenAudioOptions {
  signal?: AbortSignal;
  /** Longest recording accepted; 12 hours when absent. */
  maxDurationMs?: number;
}

const MAX_DURATION_MS = 12 * 3_600_000;
/** -80 dBFS: below any microphone's noise. */
const SILENCE_PEAK = 1e-4;
/**
 * Opens a recording (path or bytes; WAV, FLAC, MP3, Ogg/Opus, Ogg/Vorbis, told by content) of any sample rate and
 * channel count. The first sound is decoded before it returns. Throws, there or while iterating: `not_found`,
 * `unsupported` (another kind of file), `corrupt_data` (empty, damaged, truncated), `budget_exceeded` (too long),
 * `invalid_argument` (nothing but silence; told at the end) and `aborted`. Chunks that came before an error must not
 * be kept.
 */
export async function openAudio(source: string | Uint8Array, options: OpenAudioOptions = {}): Promise<AudioStream> {
  const { signal, maxDurationMs = MAX_DURATION_MS } = options;
  throwIfAborted(signal);
  const reader = await openByteReader(source);
  try {
    const format = await findFormat(reader);
    const blocks = format === 'wav' ? decodeWav(reader) : decodeCompressed(reader, format);
    const first = await blocks.next();
    if (first.done) throw new MemoryError('corrupt_data', 'The recording holds no sound.', { details: { format } });
    const chunks = checkedChunks(first.value, blocks, reader, maxDurationMs, signal);
    return {
      sampleRate: SAMPLE_RATE,
      format,
      [Symbol.asyncIterator]: () => chunks,
      async close() {
        await chunks.return(undefined);
        await blocks.return(undefined);
        await reader.close();
      },
    };
  } catch (error) {
    await reader.close();
    throw error;
  }
}

async function findFormat(reader: ByteReader): Promise<AudioFormat> {
  for (let tag = id3Length(await reader.peek(10)); tag > 0; tag = id3Length(await reader.peek(10))) {
    await reader.skip(tag);
  }
  return sniffFormat(await reader.peek(SNIFF_BYTES));
}

/** The recording from its first block on, within the limits of a recording. */
async function* checkedChunks(
  first: PcmBlock,
  rest: AsyncGenerator<PcmBlock>,
  reader: ByteReader,
  maxDurationMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Float32Array, void, undefined> {
  let durationMs = 0;
  let peak = 0;
  async function* blocks(): AsyncGenerator<PcmBlock> {
    for (let block: PcmBlock | undefined = first; block; block = (await rest.next()).value as PcmBlock | undefined) {
      const { channels, sampleRate, totalFrames = 0 } = block;
      durationMs += ((channels[0]?.length ?? 0) / sampleRate) * 1_000;
      if (Math.max(durationMs, (totalFrames / sampleRate) * 1_000) > maxDurationMs) throw tooLong(maxDurationMs);
      yield block;
    }
  }
  try {
    for await (const chunk of toMono16k(blocks(), { signal })) {
      for (const sample of chunk) if (Math.abs(sample) > peak) peak = Math.abs(sample);
      yield chunk;
    }
    if (peak < SILENCE_PEAK) {
      throw new MemoryError('invalid_argument', 'The recording is silent: no sample reaches -80 dBFS.', {
        details: { durationMs: Math.round(durationMs) },
      });
    }
  } finally {
    await rest.return(undefined);
    await reader.close();
  }
}

function tooLong(maxDurationMs: number): MemoryError {
  return new MemoryError(
    'budget_exceeded',
    `The recording is longer than ${Math.round(maxDurationMs / 60_000)} minutes; split it or raise maxDurationMs.`,
    { details: { maxDurationMs } },
  );
}
