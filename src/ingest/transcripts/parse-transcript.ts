import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { MemoryError } from '../../errors.js';
import type { Border, Cue, TurnInput } from '../turn-input.js';
import { parseCaptions } from './captions.js';
import { parseCaseTurns } from './case-turns.js';
import { parseRttm } from './rttm.js';
import { parseTurnLines, type RecordingInput } from './turn-lines.js';

/** The transcript formats of docs/formats.md. */
export type TranscriptFormat = 'jsonl' | 'vtt' | 'srt' | 'rttm' | 'case';

/** What a transcript gives: whole turns (and recordings they point at), captions, or borders of speech. */
export type Transcript =
  | { kind: 'turns'; turns: TurnInput[]; recordings: RecordingInput[] }
  | { kind: 'cues'; cues: Cue[] }
  | { kind: 'borders'; borders: Border[] };

const FORMAT_OF_EXTENSION: Readonly<Record<string, TranscriptFormat>> = {
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.vtt': 'vtt',
  '.srt': 'srt',
  '.rttm': 'rttm',
  '.json': 'case',
};

/** Larger transcripts are refused: about a thousand hours of talk. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The transcript format that a file name promises, or undefined when the name is no transcript's. */
export function transcriptFormatOf(path: string): TranscriptFormat | undefined {
  return FORMAT_OF_EXTENSION[extname(path).toLowerCase()];
}

/** Parses a transcript held in memory. `recording` chooses among the recordings of one RTTM. Throws `invalid_argument`. */
export function parseTranscript(text: string, format: TranscriptFormat, recording?: string): Transcript {
  switch (format) {
    case 'jsonl':
      return { kind: 'turns', ...parseTurnLines(text) };
    case 'case':
      return { kind: 'turns', turns: parseCaseTurns(text), recordings: [] };
    case 'rttm':
      return { kind: 'borders', borders: parseRttm(text, recording) };
    case 'vtt':
    case 'srt':
      return { kind: 'cues', cues: parseCaptions(text) };
    default:
      throw new MemoryError('invalid_argument', 'Name the format of the transcript: jsonl, case, rttm, vtt or srt.');
  }
}

/** Reads and parses a transcript file; the format follows from its name unless given. Throws `not_found` and `invalid_argument`. */
export async function readTranscript(
  path: string,
  options: { format?: TranscriptFormat; recording?: string } = {},
): Promise<Transcript> {
  const format = options.format ?? transcriptFormatOf(path);
  if (format === undefined) {
    throw new MemoryError(
      'invalid_argument',
      `${path} is not a known transcript: use .jsonl, .vtt, .srt, .rttm or .json.`,
    );
  }
  const size = await stat(path).then(
    (file) => file.size,
    () => {
      throw new MemoryError('not_found', `There is no file ${path}.`);
    },
  );
  if (size > MAX_BYTES) {
    throw new MemoryError('budget_exceeded', `${path} is too large for a transcript.`, { details: { bytes: size } });
  }
  const text = decode(await readFile(path), path);
  return parseTranscript(text, format, options.recording ?? basename(path, extname(path)));
}

function decode(bytes: Uint8Array, path: string): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new MemoryError('invalid_argument', `${path} is not UTF-8 text. Convert it to UTF-8.`, { cause });
  }
}
