import type { SpeakerSegment } from './split-by-speaker.js';
import type { Cue } from './turn-input.js';

/** A segment of speech with the captions that belong to it. */
export interface CaptionedSegment extends SpeakerSegment {
  text: string;
}

/** Captions up to this far from any speech still belong to the nearest segment. */
const REACH_MS = 1_500;

/**
 * Gives every caption to the segment that it overlaps most, in time order; one that overlaps none goes to the next one
 * within {@link REACH_MS}. Segments pass through one behind the next, so memory stays bounded.
 */
export async function* assignCues(
  segments: AsyncIterable<SpeakerSegment>,
  cues: readonly Cue[],
): AsyncGenerator<CaptionedSegment> {
  const waiting = [...cues].sort((left, right) => left.startMs - right.startMs);
  let current: SpeakerSegment | undefined;
  for await (const next of segments) {
    if (current !== undefined) yield { ...current, text: take(waiting, current, next) };
    current = next;
  }
  if (current !== undefined) yield { ...current, text: take(waiting, current, undefined) };
}

function take(waiting: Cue[], current: SpeakerSegment, next: SpeakerSegment | undefined): string {
  const texts: string[] = [];
  while (waiting.length > 0) {
    const cue = waiting[0] as Cue;
    const here = closeness(cue, current);
    const there = next === undefined ? Number.NEGATIVE_INFINITY : closeness(cue, next);
    if (here < there) break;
    waiting.shift();
    if (here > -REACH_MS) texts.push(cue.text.trim());
  }
  return texts.filter((text) => text !== '').join(' ');
}

/** Overlap in milliseconds; without overlap the distance, negative. */
function closeness(cue: Cue, segment: SpeakerSegment): number {
  return Math.min(cue.endMs, segment.endMs) - Math.max(cue.startMs, segment.startMs);
}
