import type { SpeakerEncoder, VoicedSegment } from '../providers/providers.js';
import { findChanges } from '../speaker/diarization/segment-windows.js';
import { embedWindows, type VoiceWindow } from '../speaker/diarization/voice-windows.js';
import { blend, cosine } from '../vector.js';

/** Shorter stretches are left whole, ms: no two turns of which a voice can be told. */
const SHORTEST_MS = 2_500;
const WINDOWS = { windowMs: 1_500, hopMs: 500 };
/** Windows of one side at least. */
const LEAST_WINDOWS = 2;
/**
 * What a cut must explain in squared distances of voiceprints, and the cosine of the two sides above which they are one voice.
 * Chosen on the conversations that `cohortDiarizationOptions` were chosen on: 1 of 51 stretches of one speaker was cut; of the changes
 * inside a stretch 39 % were found, and 81 % of the cuts were at one.
 */
const CHANGE_PENALTY = 1.1;
const OTHER_VOICE = 0.45;

/**
 * Cuts stretches of speech in which the voice changes, where one speaker goes over into another without a pause. Cautious: a
 * voice cut in two costs more than two turns left together. Costs two voiceprints of 1.5 s a second of speech.
 */
export async function* splitByVoice(
  segments: AsyncIterable<VoicedSegment>,
  encoder: SpeakerEncoder,
): AsyncGenerator<VoicedSegment> {
  for await (const segment of segments) {
    if (segment.endMs - segment.startMs < SHORTEST_MS) yield segment;
    else yield* splitAt(segment, await changesOf(segment, encoder), encoder.sampleRate);
  }
}

/** Times at which the voice changes, ms. */
async function changesOf(segment: VoicedSegment, encoder: SpeakerEncoder): Promise<number[]> {
  const windows = await embedWindows(segment, 0, encoder, WINDOWS);
  const cuts = findChanges(
    windows.map(({ vector }) => vector),
    CHANGE_PENALTY,
    LEAST_WINDOWS,
  );
  const edges = [0, ...cuts, windows.length];
  return cuts
    .filter((cut, index) => {
      const before = sumOf(windows.slice(edges[index], cut));
      const after = sumOf(windows.slice(cut, edges[index + 2]));
      return before !== undefined && after !== undefined && cosine(before, after) < OTHER_VOICE;
    })
    .map((cut) => (windows[cut] as VoiceWindow).startMs);
}

function sumOf([first, ...others]: readonly VoiceWindow[]): Float32Array | undefined {
  return first && others.reduce((sum, { vector }) => blend(sum, 1, vector, 1), first.vector);
}

function splitAt(segment: VoicedSegment, changesMs: readonly number[], sampleRate: number): VoicedSegment[] {
  const cuts = changesMs.map((ms) => Math.round(((ms - segment.startMs) * sampleRate) / 1_000));
  return [...cuts, segment.samples.length].map((end, index) => {
    const start = cuts[index - 1] ?? 0;
    return {
      startMs: segment.startMs + (start * 1_000) / sampleRate,
      endMs: segment.startMs + (end * 1_000) / sampleRate,
      samples: segment.samples.subarray(start, end),
    };
  });
}
