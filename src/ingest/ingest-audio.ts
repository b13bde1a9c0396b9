import { measureSpeech } from '../audio/level.js';
import { openAudio } from '../audio/open-audio.js';
import { segmentSpeech } from '../audio/segment-speech.js';
import { sliceAudio } from '../audio/slice-audio.js';
import { measureVoicing } from '../audio/voicing.js';
import { MemoryError, throwIfAborted } from '../errors.js';
import type { SpeakerEncoder, SpeakerSegmenter, Transcriber, VoiceActivityDetector } from '../providers/providers.js';
import type { Person, Turn, Utterance } from '../records/records.js';
import { overlapShare } from '../speaker/concurrent-voices.js';
import { compensateRecording, type RecordingConditions } from '../speaker/recording-conditions.js';
import type { VoiceDecision, VoiceRegistry } from '../speaker/voice-registry.js';
import type { Change } from '../store/memory-store.js';
import { dot, norm } from '../vector.js';
import { assignCues } from './assign-cues.js';
import { endSession } from './end-session.js';
import { findBorders } from './find-borders.js';
import { type IngestContext, retryIngest } from './ingest-context.js';
import { createReport, type IngestReport, noteSession, skippedWarning } from './ingest-turns.js';
import { joinSegments, type SpokenTurn } from './join-segments.js';
import { namePeople } from './name-people.js';
import { openSession, rereadSession, type SessionInput, type SessionMemory } from './session-memory.js';
import { splitByVoice } from './split-by-voice.js';
import { storeTurn } from './store-turn.js';
import { createStoredTurns } from './stored-turns.js';
import { takeOverVoices } from './take-over-voices.js';
import type { Border, Cue, ImageInput } from './turn-input.js';

/** A recording of one session. */
export interface AudioInput extends SessionInput {
  /** A path, or the bytes of a WAV, FLAC, MP3 or Ogg file. */
  audio: string | Uint8Array;
  /** What a recogniser wrote: times from the start of the recording, borders need not be those of turns. */
  cues?: readonly Cue[];
  /** Who-spoke-when borders; without them the segmenter, else voice activity and changes of the voice, find the turns. Their labels are not used: the voice decides. */
  borders?: readonly Border[];
  /** Microphone or device it was recorded with, where there are several: voices keep a prototype for each. */
  channel?: string;
  /** Store who spoke when, without words. */
  voicesOnly?: boolean;
  /** Images shown at a moment of the recording: each goes to the turn spoken then. */
  images?: readonly (ImageInput & { atMs: number })[];
}

/** The models that hearing needs. */
export interface Hearing {
  encoder: SpeakerEncoder;
  detector: VoiceActivityDetector;
  registry: VoiceRegistry;
  conditions?: RecordingConditions | undefined;
  transcriber?: Transcriber | undefined;
  /** Finds borders where none are given. */
  segmenter?: SpeakerSegmenter | undefined;
}

/** Ingests a recording turn by turn as it is decoded, in bounded memory: voice activity, words, voice, then one commit a turn. */
export async function ingestAudio(context: IngestContext, hearing: Hearing, input: AudioInput): Promise<IngestReport> {
  if (input.cues === undefined && hearing.transcriber === undefined && input.voicesOnly !== true) {
    throw new MemoryError(
      'missing_dependency',
      'The recording has no words: give captions, configure a transcriber, or ask for voices only.',
    );
  }
  throwIfAborted(context.signal);
  const memory = await openSession(context, input);
  const report = createReport();
  const storedTurns = createStoredTurns(context);
  const reread = async () => {
    await rereadSession(context, memory);
    storedTurns.reread();
    takeOverVoices(hearing.registry, context.state);
  };
  const borders = input.borders ?? (await foundBorders(context, hearing, input));
  const stream = await openAudio(input.audio, context.signal === undefined ? {} : { signal: context.signal });
  try {
    const segments =
      borders === undefined
        ? splitByVoice(segmentSpeech(stream, hearing.detector), hearing.encoder)
        : sliceAudio(stream, sortBorders(borders));
    const spoken = joinSegments(assignCues(segments, input.cues ?? []), hearing.encoder, {
      joins: borders === undefined,
    });
    for await (const turn of spoken) {
      throwIfAborted(context.signal);
      const at = memory.session.startedAt + turn.startMs;
      if (await storedTurns.take(memory, at, (stored) => isSameSpeech(context, hearing, stored, turn))) {
        report.skipped += 1;
        continue;
      }
      // One id for all attempts, so that kept speech never lies under the id of an attempt that failed.
      const id = context.ids('turn');
      const store = (words: SpokenTurn) =>
        retryIngest(context, () => storeSpokenTurn(context, hearing, memory, input, words, id), reread);
      const text = turn.vector === undefined ? '' : await wordsOf(turn, input, hearing, context.signal);
      const turnId = await store({ ...turn, text });
      if (turnId === undefined) {
        report.warnings.push(
          `A stretch of ${turn.endMs - turn.startMs} ms was too short or too unlike a voice to tell who spoke and was left out.`,
        );
        continue;
      }
      storedTurns.own(turnId);
      report.turnIds.push(turnId);
      noteSession(report, memory);
    }
  } finally {
    await stream.close();
  }
  if (report.turnIds.length + report.skipped === 0)
    throw new MemoryError('invalid_argument', 'No speech was found in the recording; nothing was stored.');
  noteSession(report, memory);
  await retryIngest(context, () => endSession(context, memory, hearing.registry), reread);
  if (report.skipped > 0) report.warnings.push(skippedWarning(report.skipped));
  return report;
}

/** Cosine above which two voiceprints come from the same stretch of the same recording. */
const SAME_SPEECH = 0.999;

async function isSameSpeech(
  { store }: IngestContext,
  hearing: Hearing,
  stored: Turn,
  heard: SpokenTurn,
): Promise<boolean> {
  const utterance = await store.get('utterance', stored.id);
  const vector = voiceprintOf(hearing, heard);
  if (utterance !== undefined && utterance.vector.length === vector?.length)
    return dot(utterance.vector, vector) / norm(vector) > SAME_SPEECH;
  const isSameLength = stored.endedAt === stored.startedAt + heard.endMs - heard.startMs;
  return isSameLength && stored.text === heard.text;
}

/** The voiceprint as it is stored: with the recording's conditions made up for. */
function voiceprintOf({ encoder, conditions }: Hearing, { vector, samples }: SpokenTurn): Float32Array | undefined {
  const { sampleRate } = encoder;
  if (vector === undefined) return undefined;
  return compensateRecording(
    vector,
    { samples, sampleRate, snrDb: measureSpeech(samples, sampleRate).snrDb },
    conditions,
  );
}

async function foundBorders(
  context: IngestContext,
  { encoder, detector, segmenter, registry }: Hearing,
  input: AudioInput,
): Promise<Border[] | undefined> {
  if (segmenter === undefined) return undefined;
  return findBorders(input.audio, { encoder, detector, segmenter, cohort: registry.cohort }, context.signal);
}

function sortBorders(borders: readonly Border[]): Border[] {
  return [...borders].sort((left, right) => left.startMs - right.startMs);
}

async function storeSpokenTurn(
  context: IngestContext,
  hearing: Hearing,
  memory: SessionMemory,
  input: AudioInput,
  spoken: SpokenTurn,
  turnId: string,
): Promise<string | undefined> {
  const { encoder, registry } = hearing;
  const { session } = memory;
  const { sampleRate } = encoder;
  const level = measureSpeech(spoken.samples, sampleRate);
  const vector = voiceprintOf(hearing, spoken);
  if (vector === undefined) return undefined;
  const channel = input.channel === undefined ? {} : { channel: input.channel };
  const decision = registry.decide({
    turnId,
    sessionId: session.id,
    vector,
    netSpeechMs: level.netSpeechMs,
    ...channel,
    level: {
      ...level,
      ...measureVoicing(spoken.samples, sampleRate),
      overlapShare: overlapShare(spoken, othersThan(spoken, input.borders ?? [])),
    },
    at: session.startedAt + spoken.startMs,
  });
  // Borders are somebody's word that a person speaks there; without them a sound like nobody's founds nobody.
  if (decision.decision === 'refused' && input.borders === undefined) return undefined;
  const person: Person = {
    id: context.ids('person'),
    createdAt: context.clock.now(),
    number: context.state.nextPersonNumber(),
    aliases: [],
    nameEvidence: [],
  };
  const voice = decision.isNew ? { ...decision.voice, personId: person.id } : decision.voice;
  const utterance: Utterance = {
    id: turnId,
    voiceId: voice.id,
    sessionId: session.id,
    model: { modelId: encoder.id, dimension: encoder.dimension },
    vector,
    netSpeechMs: level.netSpeechMs,
    ...channel,
    decision: decision.decision === 'refused' ? 'opened' : decision.decision,
    score: decision.score,
    ...(decision.runnerUpScore === undefined ? {} : { runnerUpScore: decision.runnerUpScore }),
  };
  const identity: Change[] = [
    ...(decision.isNew ? [{ op: 'put' as const, kind: 'person' as const, record: person }] : []),
    { op: 'put', kind: 'voice', record: voice },
    { op: 'put', kind: 'utterance', record: utterance },
  ];
  const images = (input.images ?? []).filter((image) => image.atMs >= spoken.startMs && image.atMs < spoken.endMs);
  const turn: Turn = {
    id: turnId,
    sessionId: session.id,
    ordinal: memory.nextOrdinal,
    voiceId: voice.id,
    startedAt: session.startedAt + spoken.startMs,
    endedAt: session.startedAt + spoken.endMs,
    text: spoken.text,
    ...(images.length === 0
      ? {}
      : { images: images.map(({ atMs: _, ...image }) => ({ ...image, id: image.id ?? context.ids('image') })) }),
  };
  await context.keepSpeech?.(turnId, { samples: spoken.samples, sampleRate: encoder.sampleRate });
  await storeTurn(context, memory, { turn, identity });
  registry.apply([voice]);
  memory.concurrent.add({ voiceId: voice.id, startMs: spoken.startMs, endMs: spoken.endMs });
  noteDoubt(memory, decision, turnId, registry.options.margin);
  if (memory.names.fresh.size > 0) {
    const { named } = await namePeople(context, memory.names, [...memory.names.fresh]);
    if (named.length > 0) memory.namesChanged = true;
  }
  return turnId;
}

/** The borders but the one that the turn was cut at. */
function othersThan(turn: SpokenTurn, borders: readonly Border[]): Border[] {
  const near = borders.filter(({ startMs, endMs }) => startMs < turn.endMs && endMs > turn.startMs);
  const distance = ({ startMs, endMs }: Border) => Math.abs(startMs - turn.startMs) + Math.abs(endMs - turn.endMs);
  const own = near.toSorted((left, right) => distance(left) - distance(right))[0];
  return near.filter((border) => border !== own);
}

/** Keeps a decision that could as well have gone to another voice. */
function noteDoubt(memory: SessionMemory, decision: VoiceDecision, turnId: string, margin: number): void {
  const { score, runnerUpScore, runnerUpVoiceId: otherVoiceId } = decision;
  if (decision.decision !== 'labelled' || runnerUpScore === undefined || otherVoiceId === undefined) return;
  if (score - runnerUpScore < margin)
    memory.doubts.push({ turnId, voiceId: decision.voice.id, otherVoiceId, score, runnerUpScore });
}

async function wordsOf(
  spoken: SpokenTurn,
  input: AudioInput,
  { transcriber, encoder }: Hearing,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (input.voicesOnly === true) return '';
  if (input.cues !== undefined || transcriber === undefined) return spoken.text;
  const { text } = await transcriber.transcribe(
    { samples: spoken.samples, sampleRate: encoder.sampleRate },
    signal === undefined ? {} : { signal },
  );
  return text.trim();
}
