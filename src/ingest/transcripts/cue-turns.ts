import { MemoryError } from '../../errors.js';
import type { Cue, TurnInput } from '../turn-input.js';

/** What a caption file cannot say about itself. */
export interface CueTurnOptions {
  session: string;
  /** ISO 8601 instant of the first millisecond. */
  startedAt: string;
  timeZone?: string;
}

/** A pause longer than this ends a turn even when the same speaker goes on. */
const MAX_PAUSE_MS = 2000;

/**
 * Turns of cues that name their speakers: a cue without a name goes on in the voice before it, and adjacent cues of
 * one speaker form a turn. Throws `invalid_argument` when the first cue has no speaker.
 */
export function toTurns(cues: readonly Cue[], options: CueTurnOptions): TurnInput[] {
  const turns: (TurnInput & { endMs: number })[] = [];
  for (const [index, cue] of cues.entries()) {
    const last = turns.at(-1);
    const speaker = cue.speaker ?? last?.speaker;
    if (speaker === undefined) {
      throw new MemoryError(
        'invalid_argument',
        `Cue ${index + 1} names no speaker. Write "Name: text" or <v Name>, or give the recording with the captions beside it.`,
        { details: { cue: index + 1 } },
      );
    }
    if (last !== undefined && last.speaker === speaker && cue.startMs - last.endMs <= MAX_PAUSE_MS) {
      last.text = `${last.text} ${cue.text}`;
      last.endMs = Math.max(last.endMs, cue.endMs);
    } else {
      turns.push({ ...options, speaker, text: cue.text, startMs: cue.startMs, endMs: cue.endMs });
    }
  }
  return turns;
}
