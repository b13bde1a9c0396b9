import type { SpeakerEncoder } from '../providers/providers.js';
import { voiceprint } from '../speaker/diarization/voice-windows.js';
import type { HeardSpeaker } from '../speaker/heard-speaker.js';
import { dot } from '../vector.js';
import type { CaptionedSegment } from './assign-cues.js';

/** One person's utterance as heard: one or more segments of one voice. */
export interface SpokenTurn {
  startMs: number;
  endMs: number;
  samples: Float32Array;
  text: string;
  /** Voiceprint of the whole utterance; absent when it is too short for the encoder or holds none (digital silence). */
  vector?: Float32Array;
  /** Whom diarization laid it to. */
  speaker?: HeardSpeaker;
}

/** Neighbouring segments further apart than this are two turns, whoever speaks. */
const MAX_PAUSE_MS = 900;
/** A turn is closed at this length, so that memory stays bounded. */
const MAX_TURN_MS = 30_000;
/** Cosine above which two neighbouring segments count as one voice going on. */
const SAME_VOICE = 0.5;

/** Joins neighbouring segments of one voice into turns. With `joins: false` every segment is a turn (given borders). */
export async function* joinSegments(
  segments: AsyncIterable<CaptionedSegment>,
  encoder: SpeakerEncoder,
  options: { joins: boolean },
): AsyncGenerator<SpokenTurn> {
  let open: SpokenTurn | undefined;
  for await (const segment of segments) {
    const vector = await voiceprint(segment.samples, encoder);
    const next: SpokenTurn = { ...segment, ...(vector === undefined ? {} : { vector }) };
    if (open !== undefined && options.joins && continues(open, next)) {
      open = await join(open, next, encoder);
      continue;
    }
    if (open !== undefined) yield open;
    open = next;
  }
  if (open !== undefined) yield open;
}

function continues(open: SpokenTurn, next: SpokenTurn): boolean {
  if (next.startMs - open.endMs > MAX_PAUSE_MS || next.endMs - open.startMs > MAX_TURN_MS) return false;
  if (open.speaker !== undefined && next.speaker !== undefined) return open.speaker.id === next.speaker.id;
  if (open.vector === undefined || next.vector === undefined) return true;
  return dot(open.vector, next.vector) >= SAME_VOICE;
}

async function join(open: SpokenTurn, next: SpokenTurn, encoder: SpeakerEncoder): Promise<SpokenTurn> {
  const samples = new Float32Array(open.samples.length + next.samples.length);
  samples.set(open.samples);
  samples.set(next.samples, open.samples.length);
  const vector = await voiceprint(samples, encoder);
  const text = [open.text, next.text].filter((part) => part !== '').join(' ');
  const speaker = open.speaker ?? next.speaker;
  return {
    startMs: open.startMs,
    endMs: next.endMs,
    samples,
    text,
    ...(vector === undefined ? {} : { vector }),
    ...(speaker === undefined ? {} : { speaker }),
  };
}
