import { measureSpeech } from '../audio/level.js';
import { measureVoicing } from '../audio/voicing.js';
import type {
  SpeakerEncoder,
  SpeakerSegmenter,
  SpeechSegment,
  Transcriber,
  VoiceActivityDetector,
} from '../providers/providers.js';
import type { ImageAttachment, Person, Turn, Utterance, VoiceId } from '../records/records.js';
import { overlapShare } from '../speaker/concurrent-voices.js';
import { decideForSpeaker, type SpeakerVoices } from '../speaker/heard-speaker.js';
import { hearingQuality } from '../speaker/hearing-quality.js';
import { compensateRecording, type RecordingConditions } from '../speaker/recording-conditions.js';
import type { VoiceDecision, VoiceRegistry } from '../speaker/voice-registry.js';
import type { Change } from '../store/memory-store.js';
import type { IngestContext } from './ingest-context.js';
import type { SpokenTurn } from './join-segments.js';
import { namePeople } from './name-people.js';
import type { SessionMemory } from './session-memory.js';
import { storeTurn } from './store-turn.js';

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

/** What is known about a turn beside its sound. */
export interface TurnSetting {
  /** The turn's id: one for all attempts, so that kept speech never lies under the id of an attempt that failed. */
  turnId: string;
  channel?: string | undefined;
  /** Borders of the recording, given or found: others who speak at the same time. */
  borders?: readonly SpeechSegment[] | undefined;
  /** Somebody vouches that a person speaks: the turn is kept even where nobody can be told. */
  isVouched: boolean;
  images?: readonly ImageAttachment[];
  /** Which voices the speakers told apart by diarization are; the turn's is noted after the commit. */
  voices: SpeakerVoices;
}

/** A turn as it was stored. */
export interface StoredSpeech {
  turn: Turn;
  personId: string;
  isNewPerson: boolean;
  decision: Utterance['decision'];
  score: number;
  runnerUpScore?: number;
}

/**
 * Decides who spoke and stores the turn in one commit. Undefined, and nothing stored, where there is too little sound for a voiceprint
 * or it is like nobody's and nobody vouches for it.
 */
export async function storeSpokenTurn(
  context: IngestContext,
  hearing: Hearing,
  memory: SessionMemory,
  spoken: SpokenTurn,
  setting: TurnSetting,
): Promise<StoredSpeech | undefined> {
  const { encoder, registry } = hearing;
  const { session } = memory;
  const { turnId, images } = setting;
  const decided = decideSpeaker(hearing, memory, spoken, setting);
  if (decided === undefined) return undefined;
  const { decision, vector, netSpeechMs } = decided;
  if (decision.decision === 'refused' && !setting.isVouched && !decided.isSpokenOver) return undefined;
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
    netSpeechMs,
    ...(setting.channel === undefined ? {} : { channel: setting.channel }),
    decision: decision.decision === 'refused' ? 'opened' : decision.decision,
    score: decision.score,
    ...(decision.follows === undefined ? {} : { follows: true as const }),
    ...(decision.runnerUpScore === undefined ? {} : { runnerUpScore: decision.runnerUpScore }),
  };
  const identity: Change[] = [
    ...(decision.isNew ? [{ op: 'put' as const, kind: 'person' as const, record: person }] : []),
    { op: 'put', kind: 'voice', record: voice },
    { op: 'put', kind: 'utterance', record: utterance },
  ];
  const turn: Turn = {
    id: turnId,
    sessionId: session.id,
    ordinal: memory.nextOrdinal,
    voiceId: voice.id,
    startedAt: session.startedAt + spoken.startMs,
    endedAt: session.startedAt + spoken.endMs,
    text: spoken.text,
    ...(images === undefined || images.length === 0 ? {} : { images }),
  };
  await context.keepSpeech?.(turnId, { samples: spoken.samples, sampleRate: encoder.sampleRate });
  const { speakerId } = await storeTurn(context, memory, { turn, identity });
  registry.apply([voice]);
  noteVoice(setting.voices, spoken, voice.id);
  memory.concurrent.add({ voiceId: voice.id, startMs: spoken.startMs, endMs: spoken.endMs });
  noteDoubt(memory, decision, turnId, registry.options.margin);
  if (memory.names.fresh.size > 0) {
    const { named } = await namePeople(context, memory.names, [...memory.names.fresh]);
    if (named.length > 0) memory.speakersChanged = true;
  }
  const { score, runnerUpScore } = utterance;
  return {
    turn,
    personId: speakerId,
    isNewPerson: decision.isNew,
    decision: utterance.decision,
    score,
    ...(runnerUpScore === undefined ? {} : { runnerUpScore }),
  };
}

/** The voiceprint as it is stored: with the recording's conditions made up for. */
export function voiceprintOf(
  { encoder, conditions }: Hearing,
  { vector, samples }: Pick<SpokenTurn, 'samples' | 'vector'>,
): Float32Array | undefined {
  const { sampleRate } = encoder;
  if (vector === undefined) return undefined;
  return compensateRecording(
    vector,
    { samples, sampleRate, snrDb: measureSpeech(samples, sampleRate).snrDb },
    conditions,
  );
}

interface DecidedSpeaker {
  decision: VoiceDecision;
  vector: Float32Array;
  netSpeechMs: number;
  /** Others who speak at the same time are all that is wrong with it: a turn to keep, whoever spoke. */
  isSpokenOver: boolean;
}

function decideSpeaker(
  hearing: Hearing,
  { session }: SessionMemory,
  spoken: SpokenTurn,
  { turnId, channel, borders, voices }: TurnSetting,
): DecidedSpeaker | undefined {
  const { encoder, registry } = hearing;
  const { sampleRate } = encoder;
  const vector = voiceprintOf(hearing, spoken);
  if (vector === undefined) return undefined;
  const level = measureSpeech(spoken.samples, sampleRate);
  const { netSpeechMs } = level;
  const alone = { ...level, ...measureVoicing(spoken.samples, sampleRate) };
  const share = overlapShare(spoken, othersThan(spoken, borders ?? []));
  const observation = {
    turnId,
    sessionId: session.id,
    vector,
    netSpeechMs,
    ...(channel === undefined ? {} : { channel }),
    level: { ...alone, overlapShare: share },
    at: session.startedAt + spoken.startMs,
  };
  const { speaker } = spoken;
  const held = speaker === undefined ? undefined : voices.get(speaker.id);
  const decision =
    speaker === undefined
      ? registry.decide(observation)
      : decideForSpeaker(
          registry,
          observation,
          held,
          held === undefined ? wholeOf(hearing, speaker.speech) : undefined,
        );
  const isSpokenOver = share > 0 && hearingQuality(alone, registry.options).mayFound;
  return { decision, vector, netSpeechMs, isSpokenOver };
}

/** A speaker's speech taken together, as an observation. */
function wholeOf(hearing: Hearing, speech: { samples: Float32Array; vector: Float32Array } | undefined) {
  const vector = speech && voiceprintOf(hearing, speech);
  if (speech === undefined || vector === undefined) return undefined;
  return { vector, netSpeechMs: measureSpeech(speech.samples, hearing.encoder.sampleRate).netSpeechMs };
}

function noteVoice(voices: SpeakerVoices, { speaker }: SpokenTurn, voiceId: VoiceId): void {
  if (speaker !== undefined && !voices.has(speaker.id)) voices.set(speaker.id, voiceId);
}

/** The borders but the one that the turn was cut at. */
function othersThan(turn: SpokenTurn, borders: readonly SpeechSegment[]): SpeechSegment[] {
  const near = borders.filter(({ startMs, endMs }) => startMs < turn.endMs && endMs > turn.startMs);
  const distance = ({ startMs, endMs }: SpeechSegment) =>
    Math.abs(startMs - turn.startMs) + Math.abs(endMs - turn.endMs);
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
