import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { MemoryError } from '../errors.js';
import { toTurns } from '../ingest/transcripts/cue-turns.js';
import { readTranscript, transcriptFormatOf } from '../ingest/transcripts/parse-transcript.js';
import type { RecordingInput } from '../ingest/transcripts/turn-lines.js';
import type { Border, Cue } from '../ingest/turn-input.js';
import type { IngestInput } from '../voxpolymem.js';

/** What `ingest` may be told about its inputs. */
export interface IngestSettings {
  session?: string;
  startedAt?: string;
  timeZone?: string;
  captions?: string;
  rttm?: string;
  voicesOnly?: boolean;
  /** Microphone of the recordings. */
  channel?: string;
}

/** One thing to ingest. */
export interface PlannedInput {
  title: string;
  input: IngestInput;
  /** Turns, or seconds of audio where captions tell; undefined when unknown. */
  total?: number;
  /** Who speaks in which stretch, where the transcript names the speakers of a recording. */
  namedBorders: readonly Border[];
}

/** The plan of a command line, with remarks for the caller to read. */
export interface IngestPlan {
  inputs: PlannedInput[];
  notes: string[];
}

/** Captions that lie beside a recording under the same name: their cues; undefined where there are none. */
export async function cuesBeside(path: string): Promise<Cue[] | undefined> {
  const captions = sidecar(path, CAPTIONS);
  return captions === undefined ? undefined : readCues(captions);
}

const CAPTIONS = ['.vtt', '.srt'];
const SIDECARS = ['.vtt', '.srt', '.rttm'];

/**
 * Turns the inputs of a command line into what the library ingests. Captions and RTTM that lie beside a recording under
 * the same name belong to it, whether they were listed or not. Throws `not_found` and `invalid_argument`.
 */
export async function planIngest(paths: readonly string[], settings: IngestSettings): Promise<IngestPlan> {
  for (const path of paths) {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry === undefined) throw new MemoryError('not_found', `There is no file ${path}. Check the path.`);
    if (!entry.isFile()) throw new MemoryError('invalid_argument', `${path} is not a file. Name the files in it.`);
  }
  const recordings = new Set(paths.filter((path) => transcriptFormatOf(path) === undefined).map(withoutExtension));
  const own = paths.filter(
    (path) => !(SIDECARS.includes(extname(path).toLowerCase()) && recordings.has(withoutExtension(path))),
  );
  if (own.length > 1) refuseForMany(settings);
  const plan: IngestPlan = { inputs: [], notes: [] };
  for (const path of own) {
    const format = transcriptFormatOf(path);
    if (format === undefined) plan.inputs.push(await planRecording(path, settings, plan.notes));
    else if (format === 'jsonl' || format === 'case') plan.inputs.push(...(await planTurns(path, settings)));
    else if (format === 'rttm') {
      throw new MemoryError(
        'invalid_argument',
        'An RTTM has no words and no voices. Give the recording, with the RTTM beside it or as --rttm.',
      );
    } else plan.inputs.push(await planCaptions(path, settings, plan.notes));
  }
  return plan;
}

function refuseForMany(settings: IngestSettings): void {
  for (const [flag, value] of [
    ['--session', settings.session],
    ['--started-at', settings.startedAt],
    ['--captions', settings.captions],
    ['--rttm', settings.rttm],
  ]) {
    if (value === undefined) continue;
    throw new MemoryError(
      'invalid_argument',
      `${flag} describes one input. Give the inputs one by one, or as one JSONL.`,
    );
  }
}

async function planRecording(path: string, settings: IngestSettings, notes: string[]): Promise<PlannedInput> {
  const captions = settings.captions ?? sidecar(path, CAPTIONS);
  const rttm = settings.rttm ?? sidecar(path, ['.rttm']);
  const cues = captions === undefined || settings.voicesOnly === true ? undefined : await readCues(captions);
  const borders = rttm === undefined ? undefined : await readBorders(rttm, withoutExtension(basename(path)));
  if (cues !== undefined) notes.push(`${path}: words from ${captions}`);
  if (borders !== undefined) notes.push(`${path}: borders from ${rttm}`);
  const session = await sessionOf(path, settings, notes);
  return {
    title: basename(path),
    input: {
      kind: 'audio',
      audio: path,
      ...session,
      ...(cues === undefined ? {} : { cues }),
      ...(borders === undefined ? {} : { borders }),
      ...hearingOf(settings),
    },
    ...lengthOf([...(cues ?? []), ...(borders ?? [])]),
    namedBorders: [],
  };
}

async function planTurns(path: string, settings: IngestSettings): Promise<PlannedInput[]> {
  const transcript = await readTranscript(path);
  if (transcript.kind !== 'turns') return [];
  const turns = transcript.turns.map((turn) => ({
    ...turn,
    ...(settings.timeZone === undefined || turn.timeZone !== undefined ? {} : { timeZone: settings.timeZone }),
  }));
  const whole: PlannedInput = {
    title: basename(path),
    input: { kind: 'turns', turns },
    total: turns.length,
    namedBorders: [],
  };
  const recordings = transcript.recordings.map((recording) => planListedRecording(path, recording, settings));
  return turns.length === 0 ? recordings : [whole, ...recordings];
}

function planListedRecording(path: string, recording: RecordingInput, settings: IngestSettings): PlannedInput {
  const { audio, session, startedAt, cues, borders, images } = recording;
  const source = isAbsolute(audio) ? audio : join(dirname(path), audio);
  if (!existsSync(source))
    throw new MemoryError('not_found', `${path} names the recording ${source}. There is no such file.`);
  const timeZone = recording.timeZone ?? settings.timeZone;
  return {
    title: basename(audio),
    input: {
      kind: 'audio',
      audio: source,
      session,
      ...(startedAt === undefined ? {} : { startedAt }),
      ...(timeZone === undefined ? {} : { timeZone }),
      cues,
      borders,
      images,
      ...hearingOf(settings),
    },
    ...lengthOf(borders),
    namedBorders: borders.filter((border) => border.speaker !== undefined),
  };
}

async function planCaptions(path: string, settings: IngestSettings, notes: string[]): Promise<PlannedInput> {
  const turns = toTurns(await readCues(path), await sessionOf(path, settings, notes));
  return { title: basename(path), input: { kind: 'turns', turns }, total: turns.length, namedBorders: [] };
}

async function sessionOf(path: string, settings: IngestSettings, notes: string[]) {
  const timeZone = settings.timeZone === undefined ? {} : { timeZone: settings.timeZone };
  const session = settings.session ?? withoutExtension(basename(path));
  if (settings.startedAt !== undefined) return { session, startedAt: settings.startedAt, ...timeZone };
  const startedAt = (await stat(path)).mtime.toISOString();
  notes.push(
    `${path}: taken to start at ${startedAt}, when the file was last changed; say --started-at if that is wrong`,
  );
  return { session, startedAt, ...timeZone };
}

/** How recordings are heard. */
function hearingOf({ voicesOnly, channel }: IngestSettings): { voicesOnly?: boolean; channel?: string } {
  return { ...(voicesOnly === true ? { voicesOnly } : {}), ...(channel === undefined ? {} : { channel }) };
}

async function readCues(path: string): Promise<Cue[]> {
  const transcript = await readTranscript(path);
  if (transcript.kind === 'cues') return transcript.cues;
  throw new MemoryError('invalid_argument', `${path} holds no captions. Give a .vtt or .srt file.`);
}

async function readBorders(path: string, recording: string): Promise<Border[]> {
  const transcript = await readTranscript(path, { format: 'rttm', recording });
  return transcript.kind === 'borders' ? transcript.borders : [];
}

function sidecar(path: string, extensions: readonly string[]): string | undefined {
  return extensions.map((extension) => withoutExtension(path) + extension).find((candidate) => existsSync(candidate));
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}

function lengthOf(stretches: readonly { endMs: number }[]): { total?: number } {
  if (stretches.length === 0) return {};
  return { total: stretches.reduce((latest, { endMs }) => Math.max(latest, endMs), 0) / 1000 };
}
