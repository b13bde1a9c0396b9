import { setImmediate } from 'node:timers/promises';
import { throwIfAborted } from '../errors.js';
import { mixToMono, type PcmBlock } from './pcm-block.js';
import { createResampler, type Resampler } from './resampler.js';

/** Frames resampled at a time. */
const STEP = 16_384;
/** Other work of the process gets its turn after so many of them, tens of milliseconds. */
const STEPS_A_TURN = 8;

/**
 * Decoded sound as 16 kHz mono chunks in [-1, 1], whatever its sample rates and channels; those may change on the way. Errors of
 * the blocks pass; `aborted` by the signal.
 */
export async function* toMono16k(
  blocks: AsyncIterable<PcmBlock>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): AsyncGenerator<Float32Array, void, undefined> {
  let resampler: Resampler | undefined;
  let rate = 0;
  let steps = 0;
  try {
    for await (const { channels, sampleRate } of blocks) {
      if (!resampler || sampleRate !== rate) {
        if (resampler) yield clipped(resampler.flush());
        resampler?.close();
        rate = sampleRate;
        resampler = await createResampler(rate);
      }
      const frames = channels[0]?.length ?? 0;
      for (let at = 0; at < frames; at += STEP) {
        steps += 1;
        if (steps % STEPS_A_TURN === 0) await setImmediate();
        throwIfAborted(signal);
        const chunk = resampler.push(mixToMono(channels.map((channel) => channel.subarray(at, at + STEP))));
        if (chunk.length > 0) yield clipped(chunk);
      }
    }
    const tail = resampler?.flush() ?? new Float32Array(0);
    if (tail.length > 0) yield clipped(tail);
  } finally {
    resampler?.close();
  }
}

function clipped(samples: Float32Array): Float32Array {
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = Math.min(1, Math.max(-1, samples[index] as number));
  return samples;
}
