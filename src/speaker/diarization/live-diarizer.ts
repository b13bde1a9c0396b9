import { MemoryError, throwIfAborted } from '../../errors.js';
import type { SpeakerEncoder, SpeechSegment, VoiceActivityDetector, VoicedSegment } from '../../providers/providers.js';
import { normalize } from '../../vector.js';
import { prepareCohort } from '../speaker-cohort-model.js';
import { type DiarizationOptions, resolveDiarizationOptions } from './diarization-options.js';
import { diarizeWindows } from './diarize-windows.js';
import { type DiarizedTurn, turnsOf } from './diarized-turns.js';
import { type LiveOptions, resolveLiveOptions } from './live-options.js';
import { createLiveSpeakers, type KnownVoice } from './live-speakers.js';
import { type VoiceWindow, voiceprint } from './voice-windows.js';

/** Who spoke for a moment; never changed later. */
export interface LiveDecision {
  startMs: number;
  endMs: number;
  /** Id of a known voice, or `speaker_N`. */
  speaker: string;
  /** Time of the stream at which it was decided, ms. */
  decidedAtMs: number;
}

/** The session heard again as a whole. */
export interface LiveRescoring {
  /** Turns with speakers by number. */
  turns: DiarizedTurn[];
  /** The number that most of a live speaker's time has in `turns`. */
  speakerOf: ReadonlyMap<string, number>;
}

/** Where a live session stands, ms of the stream. */
export interface LiveState {
  nowMs: number;
  /** When the speech that goes on now began; undefined in a pause. */
  speakingSinceMs?: number;
  /** Start of the earliest speech that is not decided yet. */
  undecidedSinceMs?: number;
}

/** Says who speaks while people speak. */
export interface LiveDiarizer {
  state(): LiveState;
  /** Takes 16 kHz mono samples, any number; gives what is decided now, in time order. Calls must not overlap. */
  push(samples: Float32Array): Promise<LiveDecision[]>;
  /** The end of the stream: decides the rest and scores the whole session again. */
  finish(): Promise<{ decisions: LiveDecision[]; rescored: LiveRescoring }>;
}

/** What a live diarizer needs. The detector must tell `isSpeaking`. */
export interface LiveModels {
  encoder: SpeakerEncoder;
  detector: VoiceActivityDetector;
  cohort: readonly Float32Array[];
  known?: readonly KnownVoice[];
}

interface Slice {
  startMs: number;
  endMs: number;
  run: number;
  window?: { vector: Float32Array } | undefined;
}

/** Shortest stretch that is given a voiceprint, ms. */
const SHORTEST_MS = 500;

/**
 * Live diarization: every `hopMs` of speech gets a voiceprint of the `windowMs` around it and is decided, for good, at most
 * `delayMs` after its first sample. Memory: a few seconds of sound and one voiceprint for each hop of the last `keepMs` of speech,
 * which is what is scored again at the end. Throws `invalid_argument` for a detector that cannot tell who speaks now.
 */
export function createLiveDiarizer(
  models: LiveModels,
  overrides: Partial<DiarizationOptions & LiveOptions> & { signal?: AbortSignal } = {},
): LiveDiarizer {
  const { signal, ...rest } = overrides;
  const { encoder } = models;
  const activity = models.detector.start();
  if (activity.isSpeaking === undefined)
    throw new MemoryError('invalid_argument', 'The voice activity detector cannot tell whether somebody speaks now.');
  const cohort = prepareCohort(models.cohort, encoder.dimension);
  const options = { ...resolveDiarizationOptions(cohort.size, rest), ...resolveLiveOptions(cohort.size, rest) };
  const speakers = createLiveSpeakers(models.known ?? [], cohort, options);
  const hop = Math.round((options.hopMs * encoder.sampleRate) / 1_000);
  const kept = new Float32Array(
    Math.ceil(((options.windowMs + options.delayMs) * encoder.sampleRate) / 1_000 / hop) * hop,
  );
  const step = new Float32Array(hop);
  const slices: Slice[] = [];
  const decisions: LiveDecision[] = [];
  const spoken: SpeechSegment[] = [];
  let filled = 0;
  let steps = 0;
  let run = -1;
  let runStartMs = 0;
  let wasSpeaking = false;
  let undecided = 0;
  let toEmbed = 0;

  const keepTimes = (segments: readonly VoicedSegment[]) => {
    for (const { startMs, endMs } of segments) spoken.push({ startMs, endMs });
  };

  const nowMs = () => steps * options.hopMs;

  const reach = Math.ceil(options.windowMs / options.hopMs) + 1;

  /** Forgets speech older than `keepMs`, some at a time. */
  const trim = () => {
    const most = options.keepMs / options.hopMs;
    const drop = Math.min(slices.length - Math.floor(most), undecided - 2 * reach);
    if (slices.length < most * TRIM_AT || drop <= 0) return;
    slices.splice(0, drop);
    toEmbed -= drop;
    undecided -= drop;
    const fromMs = (slices[0] as Slice).startMs;
    decisions.splice(0, Math.min(decisions.length - 1, countBefore(decisions, fromMs)));
    spoken.splice(0, countBefore(spoken, fromMs));
  };

  const around = (index: number) => slices.slice(Math.max(0, index - reach), index + reach);

  /** The sound from `startMs` to `endMs`, as far as it is kept. */
  const sound = (startMs: number, endMs: number) => {
    const offset = nowMs() - (kept.length * 1_000) / encoder.sampleRate;
    const at = (ms: number) => Math.max(0, Math.round(((ms - offset) * encoder.sampleRate) / 1_000));
    return kept.slice(at(startMs), at(endMs));
  };

  /** The window around a slice, shifted and shortened to lie within its run. */
  const embed = async (index: number, ended: boolean) => {
    const slice = slices[index] as Slice;
    const own = around(index).filter((other) => other.run === slice.run);
    const [first, last] = [own[0] as Slice, own.at(-1) as Slice];
    const centre = (slice.startMs + slice.endMs) / 2;
    const startMs = Math.max(first.startMs, Math.min(centre - options.windowMs / 2, last.endMs - options.windowMs));
    const endMs = Math.min(last.endMs, startMs + options.windowMs);
    if (endMs - startMs < SHORTEST_MS && !ended) return;
    const vector = await voiceprint(sound(startMs, Math.max(endMs, startMs + SHORTEST_MS)), encoder);
    slice.window = vector === undefined ? undefined : { vector };
  };

  const decide = (index: number): LiveDecision | undefined => {
    const slice = slices[index] as Slice;
    const near = around(index).filter(
      (other) => other.run === slice.run && Math.abs(other.startMs - slice.startMs) < options.windowMs / 2,
    );
    const sum = new Float32Array(encoder.dimension);
    for (const { window, startMs } of near) {
      const weight = 1 - Math.abs(startMs - slice.startMs) / (options.windowMs / 2);
      for (const [at, value] of (window?.vector ?? []).entries()) sum[at] = (sum[at] as number) + weight * value;
    }
    const last = decisions.at(-1)?.speaker;
    const heard = near.some(({ window }) => window !== undefined);
    if (!heard && last === undefined) return undefined;
    const vector = normalize(sum);
    const lengthMs = slice.endMs - slice.startMs;
    const speechMs = near.length * options.hopMs;
    const speaker = heard
      ? speakers.decide(vector, speechMs, last, { sum: vector.map((value) => value * lengthMs), lengthMs })
      : (last as string);
    return { startMs: slice.startMs, endMs: slice.endMs, speaker, decidedAtMs: nowMs() };
  };

  const settle = async (ended: boolean): Promise<LiveDecision[]> => {
    const made: LiveDecision[] = [];
    const runOpen = (slice: Slice) => !ended && wasSpeaking && slice.run === run;
    for (; toEmbed < slices.length; toEmbed += 1) {
      const slice = slices[toEmbed] as Slice;
      const centre = (slice.startMs + slice.endMs) / 2;
      const enough = (slices.at(-1) as Slice).endMs >= centre + options.windowMs / 2;
      const due = nowMs() >= slice.startMs + options.delayMs - options.hopMs;
      if (runOpen(slice) && !enough && !due) break;
      throwIfAborted(signal);
      await embed(toEmbed, !runOpen(slice));
    }
    for (; undecided < toEmbed; undecided += 1) {
      const slice = slices[undecided] as Slice;
      if (runOpen(slice) && nowMs() < slice.startMs + options.delayMs) break;
      const decision = decide(undecided);
      if (decision !== undefined) {
        decisions.push(decision);
        made.push(decision);
      }
    }
    return made;
  };

  /** Detection comes about one hop late at both ends of speech, so it speaks of the hop before. */
  const advance = async (): Promise<LiveDecision[]> => {
    kept.copyWithin(0, hop);
    kept.set(step, kept.length - hop);
    keepTimes(activity.push(step.slice()));
    steps += 1;
    const speaking = activity.isSpeaking?.() ?? false;
    if (speaking && steps > 1) {
      if (!wasSpeaking) {
        run += 1;
        runStartMs = nowMs() - 2 * options.hopMs;
      }
      slices.push({ startMs: nowMs() - 2 * options.hopMs, endMs: nowMs() - options.hopMs, run });
    }
    wasSpeaking = speaking;
    const made = await settle(false);
    trim();
    return made;
  };

  return {
    state() {
      const waiting = slices[undecided];
      return {
        nowMs: nowMs(),
        ...(wasSpeaking ? { speakingSinceMs: runStartMs } : {}),
        ...(waiting === undefined ? {} : { undecidedSinceMs: waiting.startMs }),
      };
    },
    async push(samples) {
      const made: LiveDecision[] = [];
      for (let at = 0; at < samples.length; ) {
        const taken = Math.min(hop - filled, samples.length - at);
        step.set(samples.subarray(at, at + taken), filled);
        filled += taken;
        at += taken;
        if (filled < hop) break;
        filled = 0;
        made.push(...(await advance()));
      }
      return made;
    },
    async finish() {
      const made: LiveDecision[] = [];
      if (filled > 0) {
        step.fill(0, filled);
        filled = 0;
        made.push(...(await advance()));
      }
      made.push(...(await settle(true)));
      keepTimes(activity.flush());
      const windows = placeWindows(spoken, slices);
      const turns = turnsOf(diarizeWindows(windows, cohort, options));
      return { decisions: made, rescored: { turns, speakerOf: mapSpeakers(decisions, turns) } };
    },
  };
}

/** Memory is trimmed when it holds so many times what is kept. */
const TRIM_AT = 1.1;

/** How many of these, in time order, end before that time. */
function countBefore(stretches: readonly { endMs: number }[], ms: number): number {
  const first = stretches.findIndex(({ endMs }) => endMs > ms);
  return first < 0 ? stretches.length : first;
}

/** Padding of closed segments, ms, as in `segmentSpeech`. */
const PAD_MS = 100;

/** Windows within the exact borders of speech, known only now; speech without a window stays without a speaker. */
function placeWindows(spoken: readonly SpeechSegment[], slices: readonly Slice[]): VoiceWindow[] {
  let next = 0;
  return spoken.flatMap(({ startMs, endMs }, segment): VoiceWindow[] => {
    const from = Math.max(startMs - PAD_MS, ((spoken[segment - 1]?.endMs ?? 0) + startMs) / 2);
    const to = Math.min(endMs + PAD_MS, ((spoken[segment + 1]?.startMs ?? Number.POSITIVE_INFINITY) + endMs) / 2);
    const own: { centreMs: number; vector: Float32Array }[] = [];
    for (; next < slices.length; next += 1) {
      const slice = slices[next] as Slice;
      const centreMs = (slice.startMs + slice.endMs) / 2;
      if (centreMs > to) break;
      if (slice.window !== undefined) own.push({ centreMs, vector: slice.window.vector });
    }
    return own.map(({ centreMs, vector }, index) => ({
      vector,
      segment,
      startMs: index === 0 ? from : ((own[index - 1]?.centreMs ?? from) + centreMs) / 2,
      endMs: index === own.length - 1 ? to : (centreMs + (own[index + 1]?.centreMs ?? to)) / 2,
    }));
  });
}

function mapSpeakers(decisions: readonly LiveDecision[], turns: readonly DiarizedTurn[]): Map<string, number> {
  const shared = new Map<string, Map<number, number>>();
  for (const { startMs, endMs, speaker } of decisions) {
    const counts = shared.get(speaker) ?? new Map<number, number>();
    shared.set(speaker, counts);
    for (const turn of turns) {
      const overlap = Math.min(endMs, turn.endMs) - Math.max(startMs, turn.startMs);
      if (overlap > 0) counts.set(turn.speaker, (counts.get(turn.speaker) ?? 0) + overlap);
    }
  }
  const mapped = new Map<string, number>();
  for (const [speaker, counts] of shared) {
    const [most] = [...counts].sort((left, right) => right[1] - left[1]);
    if (most !== undefined) mapped.set(speaker, most[0]);
  }
  return mapped;
}
