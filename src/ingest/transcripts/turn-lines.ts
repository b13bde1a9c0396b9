import { z } from 'zod';
import { MemoryError } from '../../errors.js';
import type { Border, Cue, ImageInput, TurnInput } from '../turn-input.js';
import { describeIssue, endBeforeStart, endsAfterStart, isTooLong, turnFields } from '../turn-schema.js';

/** A recording that turn lines point at, with what they say about it. */
export interface RecordingInput {
  /** Path as written, relative to the transcript. */
  audio: string;
  session: string;
  startedAt?: string;
  timeZone?: string;
  cues: Cue[];
  /** Where each line's turn stands in the recording; its speaker where the line names one. */
  borders: Border[];
  /** Images of the lines, each at the start of its turn. */
  images: (ImageInput & { atMs: number })[];
}

const lineSchema = z
  .strictObject({ ...turnFields, speaker: turnFields.speaker.optional(), audio: z.string().min(1).optional() })
  .refine((line) => line.speaker !== undefined || line.audio !== undefined, {
    path: ['speaker'],
    message: 'is missing; only a turn with audio may leave it to the voice',
  })
  .refine((line) => line.audio === undefined || (line.startMs !== undefined && line.endMs !== undefined), {
    path: ['startMs'],
    message: 'and endMs must say where in the audio the turn stands',
  })
  .refine(endsAfterStart, endBeforeStart);

type Line = z.infer<typeof lineSchema>;

/**
 * Parses JSON Lines of turns. Lines with `audio` are gathered into one recording per session and file; the others are
 * turns. Throws `invalid_argument` with the line number and the field at fault, never its text.
 */
export function parseTurnLines(text: string): { turns: TurnInput[]; recordings: RecordingInput[] } {
  const turns: TurnInput[] = [];
  const recordings = new Map<string, RecordingInput>();
  const started = new Set<string>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (raw.trim() === '') continue;
    const line = parseLine(raw, index + 1);
    if (line.startedAt === undefined && !started.has(line.session)) {
      throw fault(index + 1, '`startedAt` is missing: the first line of a session needs it');
    }
    started.add(line.session);
    if (line.audio === undefined) turns.push(toTurn(line));
    else addToRecording(recordings, line, line.audio);
  }
  if (turns.length === 0 && recordings.size === 0) {
    throw new MemoryError('invalid_argument', 'The transcript has no turns: write one JSON object a line.');
  }
  return { turns, recordings: [...recordings.values()] };
}

function parseLine(raw: string, number: number): Line {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw fault(number, 'this is not a JSON object on one line');
  }
  const parsed = lineSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') throw fault(number, 'it has a field that this format does not know');
  const { field, what } = describeIssue(issue);
  const message = field === '' ? 'it is not an object of the documented form' : `\`${field}\` ${what}`;
  throw fault(number, message, isTooLong(issue) ? 'budget_exceeded' : 'invalid_argument');
}

function toTurn(line: Line): TurnInput {
  const { audio: _, speaker, ...rest } = line;
  return { ...rest, speaker: speaker as string };
}

function addToRecording(recordings: Map<string, RecordingInput>, line: Line, audio: string): void {
  const key = JSON.stringify([line.session, audio]);
  const recording = recordings.get(key) ?? { audio, session: line.session, cues: [], borders: [], images: [] };
  recordings.set(key, recording);
  if (line.startedAt !== undefined) recording.startedAt ??= line.startedAt;
  if (line.timeZone !== undefined) recording.timeZone ??= line.timeZone;
  const times = { startMs: line.startMs as number, endMs: line.endMs as number };
  const named = line.speaker === undefined ? times : { ...times, speaker: line.speaker };
  recording.borders.push(named);
  for (const image of line.images ?? []) recording.images.push({ ...image, atMs: times.startMs });
  if (line.text.trim() !== '') recording.cues.push({ ...named, text: line.text });
}

function fault(
  line: number,
  what: string,
  code: 'invalid_argument' | 'budget_exceeded' = 'invalid_argument',
): MemoryError {
  return new MemoryError(code, `Transcript, line ${line}: ${what}.`, { details: { line } });
}
