import { assignMaximumWeight } from '../speaker/assignment.js';

/** Somebody speaking from `startMs` to `endMs`. */
export interface SpeakerTurn {
  startMs: number;
  endMs: number;
  speaker: string;
}

/** Speaking time of one recording that was scored, and what of it is wrong; milliseconds of one speaker's speech. */
export interface DiarizationError {
  /** Reference speech scored; where two speak at once, both count. */
  speechMs: number;
  missedMs: number;
  falseAlarmMs: number;
  confusedMs: number;
}

/** Options of {@link diarizationError}. */
export interface DiarizationErrorOptions {
  /** Time left out before and after every beginning and end of reference speech, ms; 0 when absent. */
  collarMs?: number;
  /** Leaves out the time in which the reference has two speakers or more. */
  skipOverlap?: boolean;
  /** Only this much of the recording is scored, ms; all that either side names when absent. */
  durationMs?: number;
}

interface Stretch {
  lengthMs: number;
  reference: readonly string[];
  found: readonly string[];
}

/**
 * Diarization error of one recording (NIST Rich Transcription, `md-eval`): time is cut wherever a speaker begins or ends;
 * found speakers are mapped one-to-one to reference speakers so that most scored time agrees; then, in each stretch, missed is
 * what the reference has more speakers, false alarm what was found more, and confused what of the smaller number is mapped to
 * somebody else. Turns of one speaker that touch or overlap count as one before the collar is taken.
 */
export function diarizationError(
  reference: readonly SpeakerTurn[],
  found: readonly SpeakerTurn[],
  { collarMs = 0, skipOverlap = false, durationMs = Number.POSITIVE_INFINITY }: DiarizationErrorOptions = {},
): DiarizationError {
  const truth = joinTurns(reference, durationMs);
  const guess = joinTurns(found, durationMs);
  const stretches = cut(truth, guess, collarMs).filter((stretch) => !skipOverlap || stretch.reference.length <= 1);
  const mapping = mapSpeakers(stretches);
  const error: DiarizationError = { speechMs: 0, missedMs: 0, falseAlarmMs: 0, confusedMs: 0 };
  for (const { lengthMs, reference: there, found: here } of stretches) {
    const right = here.filter((speaker) => there.includes(mapping.get(speaker) ?? '')).length;
    error.speechMs += there.length * lengthMs;
    error.missedMs += Math.max(0, there.length - here.length) * lengthMs;
    error.falseAlarmMs += Math.max(0, here.length - there.length) * lengthMs;
    error.confusedMs += (Math.min(there.length, here.length) - right) * lengthMs;
  }
  return error;
}

/** Wrong time over reference speech, pooled over recordings; 0 without either, infinite for false alarms alone. */
export function diarizationErrorRate(errors: readonly DiarizationError[]): number {
  const speech = errors.reduce((sum, error) => sum + error.speechMs, 0);
  const wrong = errors.reduce((sum, error) => sum + error.missedMs + error.falseAlarmMs + error.confusedMs, 0);
  return wrong === 0 ? 0 : wrong / speech;
}

function joinTurns(turns: readonly SpeakerTurn[], durationMs: number): SpeakerTurn[] {
  const joined: SpeakerTurn[] = [];
  const last = new Map<string, SpeakerTurn>();
  for (const turn of [...turns].sort((left, right) => left.startMs - right.startMs)) {
    const startMs = Math.max(0, turn.startMs);
    const endMs = Math.min(durationMs, turn.endMs);
    if (!(endMs > startMs)) continue;
    const open = last.get(turn.speaker);
    if (open !== undefined && startMs <= open.endMs) {
      open.endMs = Math.max(open.endMs, endMs);
      continue;
    }
    const next = { startMs, endMs, speaker: turn.speaker };
    joined.push(next);
    last.set(turn.speaker, next);
  }
  return joined;
}

function cut(truth: readonly SpeakerTurn[], guess: readonly SpeakerTurn[], collarMs: number): Stretch[] {
  const collars = truth.flatMap(({ startMs, endMs }) =>
    [startMs, endMs].map((edge) => ({ startMs: edge - collarMs, endMs: edge + collarMs })),
  );
  const edges = [...truth, ...guess, ...collars].flatMap(({ startMs, endMs }) => [startMs, endMs]);
  const times = [...new Set(edges)].sort((left, right) => left - right);
  return times.slice(1).flatMap((end, index) => {
    const start = times[index] as number;
    const covers = ({ startMs, endMs }: { startMs: number; endMs: number }) => startMs <= start && endMs >= end;
    if (collars.some(covers)) return [];
    const speakers = (turns: readonly SpeakerTurn[]) => turns.filter(covers).map(({ speaker }) => speaker);
    return [{ lengthMs: end - start, reference: speakers(truth), found: speakers(guess) }];
  });
}

function mapSpeakers(stretches: readonly Stretch[]): Map<string, string> {
  const rows = [...new Set(stretches.flatMap(({ found }) => found))];
  const columns = [...new Set(stretches.flatMap(({ reference }) => reference))];
  const shared = rows.map((row) =>
    columns.map((column) =>
      stretches
        .filter(({ found, reference }) => found.includes(row) && reference.includes(column))
        .reduce((sum, { lengthMs }) => sum + lengthMs, 0),
    ),
  );
  return new Map(
    assignMaximumWeight(shared).map(({ row, column }) => [rows[row] as string, columns[column] as string]),
  );
}
