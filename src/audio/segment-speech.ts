import { throwIfAborted } from '../errors.js';
import type { VoiceActivityDetector, VoicedSegment } from '../providers/providers.js';

/** Options of {@link segmentSpeech}. */
export interface SegmentSpeechOptions {
  signal?: AbortSignal;
  /** Sound kept before and after what the detector found, ms; at most half of the pause to a neighbour; 100 when absent. */
  padMs?: number;
  /** Shorter finds are dropped, ms without padding; 200 when absent. */
  minSegmentMs?: number;
  /** Longer ones are cut where they are quietest, ms without padding; 20 000 when absent. */
  maxSegmentMs?: number;
}

interface Found extends VoicedSegment {
  before: Float32Array;
  after: Float32Array;
}

/** How far back sound is kept for padding; a segment that began earlier gets none in front. */
const HISTORY_MS = 60_000;
/** The cut of an overlong segment is sought this far around the even split, in steps of {@link FRAME_MS}. */
const SEARCH_MS = 1_000;
const FRAME_MS = 20;

/**
 * Cuts a recording into stretches of speech, in time order and without overlap, each known once the next one begins.
 * Memory holds a minute of sound and the open segment. Errors of the stream pass through; `aborted` by the signal.
 */
export async function* segmentSpeech(
  stream: AsyncIterable<Float32Array>,
  detector: VoiceActivityDetector,
  options: SegmentSpeechOptions = {},
): AsyncGenerator<VoicedSegment, void, undefined> {
  const { signal, padMs = 100, minSegmentMs = 200, maxSegmentMs = 20_000 } = options;
  const rate = detector.sampleRate;
  const activity = detector.start();
  const history = createHistory((HISTORY_MS * rate) / 1_000);
  const pad = Math.round((padMs * rate) / 1_000);
  let pending: Found | undefined;

  function* settle(segments: readonly VoicedSegment[]): Generator<VoicedSegment> {
    for (const whole of segments) {
      if (whole.endMs - whole.startMs < minSegmentMs) continue;
      for (const segment of splitLong(whole, maxSegmentMs, rate)) {
        const start = Math.round((segment.startMs * rate) / 1_000);
        const end = start + segment.samples.length;
        const next: Found = {
          ...segment,
          before: history.slice(start - pad, start),
          after: history.slice(end, end + pad),
        };
        if (pending) {
          const gap = Math.max(0, Math.floor(((next.startMs - pending.endMs) * rate) / 2_000));
          pending.after = pending.after.subarray(0, gap);
          next.before = next.before.subarray(Math.max(0, next.before.length - gap));
          yield padded(pending, rate);
        }
        pending = next;
      }
    }
  }

  for await (const chunk of stream) {
    throwIfAborted(signal);
    history.push(chunk);
    yield* settle(activity.push(chunk));
  }
  throwIfAborted(signal);
  yield* settle(activity.flush());
  if (pending) yield padded(pending, rate);
}

function padded({ before, after, ...segment }: Found, rate: number): VoicedSegment {
  const samples = new Float32Array(before.length + segment.samples.length + after.length);
  samples.set(before, 0);
  samples.set(segment.samples, before.length);
  samples.set(after, before.length + segment.samples.length);
  return {
    startMs: segment.startMs - (before.length * 1_000) / rate,
    endMs: segment.endMs + (after.length * 1_000) / rate,
    samples,
  };
}

function splitLong(segment: VoicedSegment, maxMs: number, rate: number): VoicedSegment[] {
  const { samples, startMs } = segment;
  const parts = Math.ceil(samples.length / ((maxMs * rate) / 1_000));
  if (parts <= 1) return [segment];
  const reach = Math.min((SEARCH_MS * rate) / 1_000, samples.length / parts / 4);
  const cuts = Array.from({ length: parts - 1 }, (_, index) =>
    quietest(samples, ((index + 1) * samples.length) / parts, reach, Math.round((FRAME_MS * rate) / 1_000)),
  );
  return [...cuts, samples.length].map((end, index) => {
    const start = cuts[index - 1] ?? 0;
    return {
      startMs: startMs + (start * 1_000) / rate,
      endMs: startMs + (end * 1_000) / rate,
      samples: samples.slice(start, end),
    };
  });
}

/** Middle of the frame (samples) with the least energy within `reach` samples of `around`. */
export function quietest(samples: Float32Array, around: number, reach: number, frame: number): number {
  let best = Math.round(around);
  let least = Number.POSITIVE_INFINITY;
  for (let at = Math.round(around - reach); at + frame <= around + reach; at += frame) {
    const energy = samples.subarray(at, at + frame).reduce((sum, sample) => sum + sample * sample, 0);
    if (energy < least) {
      least = energy;
      best = at + Math.floor(frame / 2);
    }
  }
  return best;
}

/** The last `capacity` samples of a stream, addressed from its first sample. */
function createHistory(capacity: number) {
  const ring = new Float32Array(capacity);
  let position = 0;
  return {
    push(chunk: Float32Array): void {
      const kept = chunk.subarray(Math.max(0, chunk.length - capacity));
      let at = (position + chunk.length - kept.length) % capacity;
      for (const sample of kept) {
        ring[at] = sample;
        at = at + 1 === capacity ? 0 : at + 1;
      }
      position += chunk.length;
    },
    slice(start: number, end: number): Float32Array {
      const from = Math.max(start, 0, position - capacity);
      const samples = new Float32Array(Math.max(0, Math.min(end, position) - from));
      for (let index = 0; index < samples.length; index += 1)
        samples[index] = ring[(from + index) % capacity] as number;
      return samples;
    },
  };
}
