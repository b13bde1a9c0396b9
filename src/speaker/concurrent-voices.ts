import type { VoiceId } from '../records/records.js';

/** Remembers who spoke over whom while a session is heard. */
export interface ConcurrentVoices {
  /** Takes in a turn; turns come by start, or nearly so. Times in milliseconds. */
  add(turn: { voiceId: VoiceId; startMs: number; endMs: number }): void;
  /** Pairs of voices heard at one time, as `ReconcileInput.concurrent` wants them. */
  pairs(): ReadonlySet<string>;
}

/** Borders are not exact: two turns must share this much time, ms. */
const LEAST_MS = 250;
/** Turns that ended this long ago are forgotten: memory stays bounded, and borders may come a little out of order. */
const REACH_MS = 60_000;

/** Nobody yet. One voice that overlaps itself (two microphones, a doubled border) says nothing. */
export function createConcurrentVoices(): ConcurrentVoices {
  let open: { voiceId: VoiceId; startMs: number; endMs: number }[] = [];
  const pairs = new Set<string>();
  return {
    add: (turn) => {
      open = open.filter(({ endMs }) => endMs > turn.startMs - REACH_MS);
      for (const other of open) {
        const shared = Math.min(other.endMs, turn.endMs) - Math.max(other.startMs, turn.startMs);
        if (other.voiceId !== turn.voiceId && shared >= LEAST_MS) pairs.add(`${other.voiceId}|${turn.voiceId}`);
      }
      open.push(turn);
    },
    pairs: () => pairs,
  };
}

/** Share of a stretch of time that others cover, 0 to 1. */
export function overlapShare(
  { startMs, endMs }: { startMs: number; endMs: number },
  others: readonly { startMs: number; endMs: number }[],
): number {
  if (endMs <= startMs) return 0;
  let covered = 0;
  let reached = startMs;
  for (const other of others.toSorted((left, right) => left.startMs - right.startMs)) {
    const from = Math.max(reached, other.startMs);
    const to = Math.min(endMs, other.endMs);
    if (to <= from) continue;
    covered += to - from;
    reached = to;
  }
  return covered / (endMs - startMs);
}
