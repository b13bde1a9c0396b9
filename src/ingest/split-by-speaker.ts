import type { SpeakerEncoder, VoicedSegment } from '../providers/providers.js';
import { resolveDiarizationOptions } from '../speaker/diarization/diarization-options.js';
import { diarizeWindows } from '../speaker/diarization/diarize-windows.js';
import { embedWindows, type VoiceWindow, voiceprint } from '../speaker/diarization/voice-windows.js';
import type { HeardSpeaker } from '../speaker/heard-speaker.js';
import { prepareCohort } from '../speaker/speaker-cohort-model.js';

/** A stretch of one voice, with the speaker that it was laid to; without one where it is too short to tell. */
export interface SpeakerSegment extends VoicedSegment {
  speaker?: HeardSpeaker;
}

/** Speech that is heard at once before it is cut, ms: enough to tell its speakers apart, little enough to hold. */
const BLOCK_MS = 300_000;
/** A speaker's voiceprint is taken of so much of what he said, the longest stretches first, ms. */
const SAMPLE_MS = 12_000;

/** What {@link splitBySpeaker} hears with. */
export interface SplitModels {
  encoder: SpeakerEncoder;
  cohort: readonly Float32Array[];
}

/**
 * Cuts speech where the speaker changes and says which stretches are one speaker's (`diarizeWindows`), five minutes of speech at a
 * time: memory and cost do not grow with the recording. Speakers of two blocks are not compared: that is the voices' task.
 */
export async function* splitBySpeaker(
  segments: AsyncIterable<VoicedSegment>,
  { encoder, cohort }: SplitModels,
): AsyncGenerator<SpeakerSegment> {
  const model = prepareCohort(cohort, encoder.dimension);
  const options = resolveDiarizationOptions(model.size);
  let block: VoicedSegment[] = [];
  let windows: VoiceWindow[] = [];
  let blockMs = 0;
  let number = 0;
  const settle = async () => {
    const labelled = diarizeWindows(windows, model, options);
    const pieces = block.flatMap((segment, index) =>
      cutSegment(
        segment,
        labelled.flatMap(({ window, speaker }) => (window.segment === index ? [{ ...window, speaker }] : [])),
        encoder.sampleRate,
      ),
    );
    const speakers = await hearSpeakers(pieces, encoder, number);
    number += 1;
    block = [];
    windows = [];
    blockMs = 0;
    return pieces.map(({ label, ...piece }): SpeakerSegment => {
      const speaker = label === undefined ? undefined : speakers.get(label);
      return speaker === undefined ? piece : { ...piece, speaker };
    });
  };
  for await (const segment of segments) {
    windows.push(...(await embedWindows(segment, block.length, encoder, options)));
    block.push(segment);
    blockMs += segment.endMs - segment.startMs;
    if (blockMs >= BLOCK_MS) yield* await settle();
  }
  if (block.length > 0) yield* await settle();
}

interface Piece extends VoicedSegment {
  label?: number;
}

function cutSegment(
  segment: VoicedSegment,
  windows: readonly { startMs: number; endMs: number; speaker: number }[],
  sampleRate: number,
): Piece[] {
  if (windows.length === 0) return [segment];
  const changes = windows.filter(({ speaker }, index) => index > 0 && speaker !== windows[index - 1]?.speaker);
  const cuts = changes.map(({ startMs }) => Math.round(((startMs - segment.startMs) * sampleRate) / 1_000));
  const labels = [windows[0], ...changes].map((window) => window?.speaker);
  return [...cuts, segment.samples.length].map((end, index) => {
    const start = cuts[index - 1] ?? 0;
    const label = labels[index];
    return {
      startMs: segment.startMs + (start * 1_000) / sampleRate,
      endMs: segment.startMs + (end * 1_000) / sampleRate,
      samples: segment.samples.subarray(start, end),
      ...(label === undefined ? {} : { label }),
    };
  });
}

/** The speakers of a block, each with some seconds of speech and its voiceprint. */
async function hearSpeakers(
  pieces: readonly Piece[],
  encoder: SpeakerEncoder,
  block: number,
): Promise<Map<number, HeardSpeaker>> {
  const speakers = new Map<number, HeardSpeaker>();
  const most = (SAMPLE_MS * encoder.sampleRate) / 1_000;
  for (const label of new Set(pieces.flatMap((piece) => piece.label ?? []))) {
    const own = pieces.filter((piece) => piece.label === label);
    own.sort((left, right) => right.samples.length - left.samples.length);
    const samples = new Float32Array(
      Math.min(
        most,
        own.reduce((sum, piece) => sum + piece.samples.length, 0),
      ),
    );
    let at = 0;
    for (const piece of own) {
      const taken = piece.samples.subarray(0, samples.length - at);
      samples.set(taken, at);
      at += taken.length;
    }
    const vector = await voiceprint(samples, encoder);
    const id = `${block}/${label}`;
    speakers.set(label, vector === undefined ? { id } : { id, speech: { samples, vector } });
  }
  return speakers;
}
