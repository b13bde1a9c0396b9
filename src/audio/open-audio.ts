import { setImmediate } from 'node:timers/promises';
import { MemoryError, throwIfAborted } from '../errors.js';
import { type ByteReader, openByteReader } from './byte-reader.js';
import { decodeCompressed } from './decode-compressed.js';
import { decodeWav } from './decode-wav.js';
import { mixToMono, type PcmBlock } from './pcm-block.js';
import { createResampler, type Resampler, SAMPLE_RATE } from './resampler.js';
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
/** Frames resampled at a time. */
const STEP = 16_384;
/** Other work of the process gets its turn after so many of them, tens of milliseconds. */
const STEPS_A_TURN = 8;

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
    const chunks = toMono16k(first.value, blocks, reader, maxDurationMs, signal);
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

async function* toMono16k(
  first: PcmBlock,
  rest: AsyncGenerator<PcmBlock>,
  reader: ByteReader,
  maxDurationMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Float32Array, void, undefined> {
  let resampler: Resampler | undefined;
  let rate = 0;
  let durationMs = 0;
  let peak = 0;
  let steps = 0;
  const finish = (samples: Float32Array): Float32Array => {
    for (let index = 0; index < samples.length; index += 1) {
      const sample = Math.min(1, Math.max(-1, samples[index] as number));
      samples[index] = sample;
      if (Math.abs(sample) > peak) peak = Math.abs(sample);
    }
    return samples;
  };
  try {
    for (let block: PcmBlock | undefined = first; block; block = (await rest.next()).value as PcmBlock | undefined) {
      const frames = block.channels[0]?.length ?? 0;
      durationMs += (frames / block.sampleRate) * 1_000;
      const promisedMs = ((block.totalFrames ?? 0) / block.sampleRate) * 1_000;
      if (Math.max(durationMs, promisedMs) > maxDurationMs) throw tooLong(maxDurationMs);
      if (!resampler || block.sampleRate !== rate) {
        if (resampler) yield finish(resampler.flush());
        resampler?.close();
        rate = block.sampleRate;
        resampler = await createResampler(rate);
      }
      for (let at = 0; at < frames; at += STEP) {
        steps += 1;
        if (steps % STEPS_A_TURN === 0) await setImmediate();
        throwIfAborted(signal);
        const piece = mixToMono(block.channels.map((channel) => channel.subarray(at, at + STEP)));
        const chunk = resampler.push(piece);
        if (chunk.length > 0) yield finish(chunk);
      }
    }
    const tail = resampler?.flush() ?? new Float32Array(0);
    if (tail.length > 0) yield finish(tail);
    if (peak < SILENCE_PEAK) {
      throw new MemoryError('invalid_argument', 'The recording is silent: no sample reaches -80 dBFS.', {
        details: { durationMs: Math.round(durationMs) },
      });
    }
  } finally {
    resampler?.close();
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
