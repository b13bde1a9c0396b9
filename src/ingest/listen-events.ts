import type { Utterance } from '../records/records.js';
import type { IngestProgress } from './ingest-context.js';
import type { SessionInput } from './session-memory.js';

/** Live sound of one session. */
export interface ListenInput extends Omit<SessionInput, 'startedAt'> {
  /** Mono samples in [-1, 1] as they come, any number at a time; `createSampleQueue` makes one that is pushed to. */
  audio: AsyncIterable<Float32Array>;
  /** Hz; 16 000 when absent. */
  sampleRate?: number;
  /** When the sound starts (ISO 8601); default: now. A session that is stored already goes on. */
  startedAt?: string | undefined;
  /** Microphone or device: voices keep a prototype for each. */
  channel?: string;
  /** Store who spoke when, without words. */
  voicesOnly?: boolean;
}

/** A turn that was heard, decided for good and committed. */
export interface HeardTurn {
  turnId: string;
  sessionId: string;
  voiceId: string;
  personId: string;
  /** What the person is called now. */
  name: string;
  isNewPerson: boolean;
  decision: Utterance['decision'];
  /** Calibrated scores, as in `docs/speakers.md`. */
  score: number;
  runnerUpScore?: number;
  /** Empty without a transcriber. */
  text: string;
}

/** What listening tells. Times are milliseconds from the first sample; `decidedAtMs` is how much sound had come by then. */
export type ListenEvent =
  | { kind: 'speech-started'; atMs: number }
  /** Who has the floor: one of this session's speakers, with the person where it is known already; never taken back. */
  | { kind: 'speaker'; speaker: string; personId?: string; startMs: number; decidedAtMs: number }
  | ({ kind: 'turn'; speaker: string; startMs: number; endMs: number; decidedAtMs: number } & HeardTurn)
  /** Too little sound, or like nobody's: noise, music. Nothing was stored. */
  | { kind: 'left-out'; startMs: number; endMs: number; decidedAtMs: number }
  /** The transcriber failed; the turn is stored without words. */
  | { kind: 'words-missing'; startMs: number; endMs: number; code: string }
  | Exclude<IngestProgress, { kind: 'turn-stored' }>;
