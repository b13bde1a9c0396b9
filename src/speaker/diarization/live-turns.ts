import { quietest } from '../../audio/segment-speech.js';
import type { DiarizationOptions } from './diarization-options.js';
import { createLiveDiarizer, type LiveDecision, type LiveModels, type LiveRescoring } from './live-diarizer.js';
import type { LiveOptions } from './live-options.js';

/** What is heard while people speak; times are ms of the stream. */
export type LiveTurnEvent =
  | { kind: 'speech-started'; atMs: number }
  | { kind: 'speaker'; speaker: string; startMs: number; decidedAtMs: number }
  | { kind: 'turn'; speaker: string; startMs: number; endMs: number; samples: Float32Array; decidedAtMs: number };

/** Live diarization as turns. */
export interface LiveTurns {
  /** Takes 16 kHz mono samples, any number; gives what is known now. Calls must not overlap. */
  push(samples: Float32Array): Promise<LiveTurnEvent[]>;
  /** The end of the stream: the rest, and the session scored again. */
  finish(): Promise<{ events: LiveTurnEvent[]; rescored: LiveRescoring }>;
}

/** A longer pause ends a turn, ms. With `DELAY_MS` it is two seconds: what comes after a pause is decided before the turn must be told. */
const PAUSE_MS = 750;
const DELAY_MS = 1_250;
/** Speech is heard of so late, ms: a pause is sure only then. */
const LATE_MS = 500;
/** A turn is told at this length, so that memory stays bounded; it goes on as another one. */
const LONGEST_MS = 30_000;
/** Where a long turn is cut: at its quietest moment within so much of its last sound, ms; more would tell it too late. */
const SEARCH_MS = 700;
const FRAME_MS = 20;
/** Sound kept around a turn where nobody else speaks, ms, as in `segmentSpeech`. */
const PAD_MS = 100;
/** Sound kept while nobody speaks, ms: more than a decision needs. */
const KEPT_MS = 5_000;
/** Samples diarized at a time, ms: events then carry the time at which they were known. */
const STEP_MS = 50;

interface OpenTurn {
  speaker: string;
  startMs: number;
  endMs: number;
}

/**
 * Turns while people speak: `speaker` tells who has the floor, for good, at most two seconds after the first sample; `turn` gives the
 * whole turn at most two seconds after its last one. A turn is one speaker's speech with pauses of up to 0.75 s, 30 s at most.
 * Memory holds the open turn's sound. Throws what `createLiveDiarizer` throws.
 */
export function createLiveTurns(
  models: LiveModels,
  overrides: Partial<DiarizationOptions & LiveOptions> & { signal?: AbortSignal } = {},
): LiveTurns {
  const live = createLiveDiarizer(models, { delayMs: DELAY_MS, ...overrides });
  const rate = models.encoder.sampleRate;
  const toSamples = (ms: number) => Math.round((ms * rate) / 1_000);
  const sound: { start: number; samples: Float32Array }[] = [];
  let total = 0;
  let open: OpenTurn | undefined;
  let lastEndMs = 0;
  let spokeSinceMs: number | undefined;

  const nowMs = () => (total * 1_000) / rate;

  const keep = (samples: Float32Array) => {
    sound.push({ start: total, samples: samples.slice() });
    total += samples.length;
    const needed = toSamples(Math.min(open?.startMs ?? Number.POSITIVE_INFINITY, nowMs() - KEPT_MS) - PAD_MS);
    while (sound[1] !== undefined && sound[1].start <= needed) sound.shift();
  };

  const gather = (from: number, to: number) => {
    const gathered = new Float32Array(Math.max(0, to - from));
    for (const { start, samples } of sound) {
      const part = samples.subarray(Math.max(0, from - start), Math.max(0, to - start));
      if (part.length > 0) gathered.set(part, Math.max(0, start - from));
    }
    return gathered;
  };

  /** Ends the open turn; nobody else speaks before `nextMs`. */
  const close = (nextMs: number): LiveTurnEvent[] => {
    if (open === undefined) return [];
    const { speaker } = open;
    const startMs = Math.max(open.startMs - PAD_MS, lastEndMs);
    const endMs = Math.min(open.endMs + PAD_MS, nowMs(), Math.max(open.endMs, nextMs));
    open = undefined;
    lastEndMs = endMs;
    const samples = gather(toSamples(startMs), toSamples(endMs));
    return [{ kind: 'turn', speaker, startMs, endMs, samples, decidedAtMs: nowMs() }];
  };

  /** Tells a turn that is long enough, up to a quiet moment; the rest stays open. */
  const cutLong = (turn: OpenTurn): LiveTurnEvent[] => {
    const from = toSamples(turn.endMs - SEARCH_MS);
    const last = gather(from, toSamples(turn.endMs));
    const at = from + quietest(last, last.length / 2, last.length / 2, toSamples(FRAME_MS));
    const cutMs = (at * 1_000) / rate;
    open = { ...turn, endMs: cutMs };
    const closed = close(cutMs);
    open = { ...turn, startMs: cutMs };
    return closed;
  };

  const take = ({ startMs, endMs, speaker }: LiveDecision): LiveTurnEvent[] => {
    if (open !== undefined && open.speaker === speaker && startMs - open.endMs <= PAUSE_MS) {
      const cut = endMs - open.startMs <= LONGEST_MS ? [] : cutLong(open);
      open = { ...open, endMs };
      return cut;
    }
    const closed = close(startMs);
    open = { speaker, startMs, endMs };
    return [...closed, { kind: 'speaker', speaker, startMs, decidedAtMs: nowMs() }];
  };

  const settle = (decisions: readonly LiveDecision[], ended: boolean): LiveTurnEvent[] => {
    const events: LiveTurnEvent[] = [];
    const { nowMs: heardMs, speakingSinceMs, undecidedSinceMs = Number.POSITIVE_INFINITY } = live.state();
    if (speakingSinceMs !== undefined && speakingSinceMs !== spokeSinceMs)
      events.push({ kind: 'speech-started', atMs: speakingSinceMs });
    spokeSinceMs = speakingSinceMs ?? spokeSinceMs;
    for (const decision of decisions) events.push(...take(decision));
    const heardOf = Math.min(undecidedSinceMs, heardMs - LATE_MS);
    const goesOn = open !== undefined && heardOf - open.endMs <= PAUSE_MS;
    if (ended || !goesOn) events.push(...close(undecidedSinceMs));
    return events;
  };

  return {
    async push(samples) {
      const events: LiveTurnEvent[] = [];
      const step = toSamples(STEP_MS);
      for (let at = 0; at < samples.length; at += step) {
        const part = samples.subarray(at, at + step);
        keep(part);
        events.push(...settle(await live.push(part), false));
      }
      return events;
    },
    async finish() {
      const { decisions, rescored } = await live.finish();
      return { events: settle(decisions, true), rescored };
    },
  };
}
