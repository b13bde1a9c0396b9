import { MemoryError } from '../errors.js';

/** Decoded sound of one moment, before resampling. */
export interface PcmBlock {
  /** One array a channel, all of one length; samples in [-1, 1]. */
  channels: readonly Float32Array[];
  /** Hz. */
  sampleRate: number;
  /** Frames that the file says it holds in all, when it says so. */
  totalFrames?: number;
}

const MIN_RATE = 1_000;
const MAX_RATE = 192_000;
const MAX_CHANNELS = 64;

/** Whether sound of that rate (Hz) and so many channels can be read. */
export function isPossibleLayout(sampleRate: number, channels: number): boolean {
  return sampleRate >= MIN_RATE && sampleRate <= MAX_RATE && channels >= 1 && channels <= MAX_CHANNELS;
}

/** Throws `corrupt_data` for sample rates and channel counts no recording has. */
export function checkLayout(sampleRate: number, channels: number): void {
  if (isPossibleLayout(sampleRate, channels)) return;
  throw new MemoryError(
    'corrupt_data',
    `The audio header says ${sampleRate} Hz and ${channels} channels; ${MIN_RATE} to ${MAX_RATE} Hz and 1 to ${MAX_CHANNELS} channels can be read.`,
    { details: { sampleRate, channels } },
  );
}

/** The mean of all channels; samples that are no finite number count as 0, as a dropped sample would. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  const mono = new Float32Array(first.length);
  for (const channel of channels) {
    for (let index = 0; index < mono.length; index += 1) {
      const sample = channel[index] as number;
      if (Number.isFinite(sample)) mono[index]! += sample / channels.length;
    }
  }
  return mono;
}
