import { MemoryError, throwIfAborted } from '../errors.js';
import type { SpeechSegment, VoicedSegment } from '../providers/providers.js';
import { SAMPLE_RATE } from './resampler.js';

interface OpenSlice {
  start: number;
  end: number;
  samples: Float32Array;
}

/**
 * The stretches of a 16 kHz stream between given borders, one for each border and in their order. Borders are sorted by
 * start, may overlap, and are cut at the recording's end. Memory holds the stretches that are open at one time or wait for an
 * earlier one. Throws
 * `invalid_argument` for borders out of order, without length, or beginning after the end of the recording.
 */
export async function* sliceAudio(
  stream: AsyncIterable<Float32Array>,
  borders: readonly SpeechSegment[],
  options: { signal?: AbortSignal } = {},
): AsyncGenerator<VoicedSegment, void, undefined> {
  checkBorders(borders);
  const open: OpenSlice[] = [];
  let next = 0;
  let position = 0;

  const close = ({ start, end, samples }: OpenSlice): VoicedSegment => {
    const kept = samples.subarray(0, Math.min(end, position) - start);
    return { startMs: toMs(start), endMs: toMs(start + kept.length), samples: kept };
  };

  for await (const chunk of stream) {
    throwIfAborted(options.signal);
    const chunkEnd = position + chunk.length;
    for (let border = borders[next]; border && toSample(border.startMs) < chunkEnd; border = borders[next]) {
      const start = toSample(border.startMs);
      const end = Math.max(start + 1, toSample(border.endMs));
      open.push({ start, end, samples: new Float32Array(Math.min(end - start, SAMPLE_RATE)) });
      next += 1;
    }
    for (const slice of open) {
      const from = Math.max(slice.start, position);
      const to = Math.min(slice.end, chunkEnd);
      if (to <= from) continue;
      slice.samples = grown(slice.samples, to - slice.start, slice.end - slice.start);
      slice.samples.set(chunk.subarray(from - position, to - position), from - slice.start);
    }
    position = chunkEnd;
    while (open[0] && open[0].end <= position) yield close(open.shift() as OpenSlice);
  }
  if (next < borders.length) {
    throw new MemoryError('invalid_argument', 'A segment begins after the end of the recording.', {
      details: { index: next, startMs: borders[next]?.startMs ?? 0, recordingMs: Math.round(toMs(position)) },
    });
  }
  for (const slice of open) yield close(slice);
}

function checkBorders(borders: readonly SpeechSegment[]): void {
  borders.forEach(({ startMs, endMs }, index) => {
    const previous = borders[index - 1]?.startMs ?? 0;
    if (startMs >= previous && endMs > startMs && Number.isFinite(endMs)) return;
    throw new MemoryError(
      'invalid_argument',
      'Segment borders must be sorted by start, not negative, and end after they start.',
      { details: { index, startMs, endMs } },
    );
  });
}

/** Room for `needed` samples: doubled as sound arrives, so that a border far beyond the recording costs nothing. */
function grown(samples: Float32Array, needed: number, most: number): Float32Array {
  if (needed <= samples.length) return samples;
  const larger = new Float32Array(Math.min(most, Math.max(needed, samples.length * 2)));
  larger.set(samples);
  return larger;
}

function toSample(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1_000);
}

function toMs(sample: number): number {
  return (sample * 1_000) / SAMPLE_RATE;
}
