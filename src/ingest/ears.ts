import { measureSpeech } from '../audio/level.js';
import { openAudio } from '../audio/open-audio.js';
import { readAll } from '../audio/read-all.js';
import { MemoryError } from '../errors.js';
import type { IdSource } from '../ids.js';
import { hasOnlyProvisionalVoices, type SpaceState } from '../privacy/space-state.js';
import type { SpeakerEncoder, SpeakerSegmenter, Transcriber, VoiceActivityDetector } from '../providers/providers.js';
import type { PersonId } from '../records/records.js';
import { type AskerIdentity, identifyAsker } from '../speaker/identify-asker.js';
import { compensateRecording, type RecordingConditions } from '../speaker/recording-conditions.js';
import type { ScoreCalibration } from '../speaker/score-calibration.js';
import { createVoiceRegistry, type VoiceRegistry } from '../speaker/voice-registry.js';
import { MAX_QUESTION_CHARACTERS, requireLength } from './limits.js';
import type { Hearing } from './store-spoken-turn.js';
import { takeOverVoices } from './take-over-voices.js';

/** The models that hear, each loaded when first needed. */
export interface HearingModels {
  speakerEncoder(): Promise<SpeakerEncoder>;
  voiceActivity(): Promise<VoiceActivityDetector>;
  /** Embeddings of speakers outside any space, for score normalisation; may be empty. */
  speakerCohort(): Promise<readonly Float32Array[]>;
  /** Calibration of scores where one was fitted for the encoder. */
  scoreCalibration(): Promise<ScoreCalibration | undefined>;
  /** How recordings shift the encoder's voiceprints, where that was measured. */
  recordingConditions(): Promise<RecordingConditions | undefined>;
  readonly transcriber: Transcriber | undefined;
  speakerSegmenter?(): Promise<SpeakerSegmenter | undefined>;
  /** Throws when the space's voiceprints come from another encoder than this one. */
  admitEncoder?(encoder: SpeakerEncoder): Promise<void>;
}

/** A question in text, by voice, or both. A voice tells who asks. */
export interface SpokenQuestion {
  text?: string;
  /** A path, or the bytes of a recording. Without `text` a transcriber is needed. */
  audio?: string | Uint8Array;
}

/** Hears recordings and spoken questions with the voices of one space. */
export interface Ears {
  hearing(): Promise<Hearing>;
  /** Words and asker of a spoken question; it never changes a voice. */
  hearQuestion(question: SpokenQuestion, signal?: AbortSignal): Promise<{ text: string; asker?: AskerIdentity }>;
  /** The voices were changed by hand: read them again. */
  refresh(): void;
  /** Other writers of the space have changed voices: the state knows them already. */
  takeOver(): void;
}

const MAX_QUESTION_MS = 120_000;

function checked(text: string): string {
  requireLength(text, MAX_QUESTION_CHARACTERS, 'The question');
  return text;
}

/** Ears for the voices in `state`. */
export function createEars(state: SpaceState, models: HearingModels, ids: IdSource): Ears {
  let registry: VoiceRegistry | undefined;
  const hearing = async (): Promise<Hearing> => {
    const encoder = await models.speakerEncoder();
    if (registry === undefined) await models.admitEncoder?.(encoder);
    const calibration = await models.scoreCalibration();
    registry ??= createVoiceRegistry({
      model: { modelId: encoder.id, dimension: encoder.dimension },
      voices: [...state.voices.values()],
      ids,
      cohort: await models.speakerCohort(),
      ...(calibration === undefined ? {} : { options: { calibration } }),
    });
    return {
      encoder,
      detector: await models.voiceActivity(),
      registry,
      conditions: await models.recordingConditions(),
      transcriber: models.transcriber,
      segmenter: await models.speakerSegmenter?.(),
    };
  };
  const isProvisional = (personId: PersonId) => {
    const person = state.directory.person(personId);
    if (person === undefined || person.displayName !== undefined) return false;
    return person.unconfirmed === true || hasOnlyProvisionalVoices(state, personId);
  };
  return {
    hearing,
    refresh: () => {
      registry = undefined;
    },
    takeOver: () => {
      if (registry === undefined) return;
      const { modelId } = registry.model;
      const isOtherEncoder = [...state.voices.values()].some(({ model }) => model && model.modelId !== modelId);
      if (isOtherEncoder) registry = undefined;
      else takeOverVoices(registry, state);
    },
    hearQuestion: async (question, signal) => {
      if (question.audio === undefined) {
        if (question.text !== undefined && question.text.trim() !== '') return { text: checked(question.text) };
        throw new MemoryError('invalid_argument', 'The question is empty; give its text or a recording of it.');
      }
      const { encoder, registry: voices, conditions, transcriber } = await hearing();
      const cancel = signal === undefined ? {} : { signal };
      const samples = await readAll(await openAudio(question.audio, { maxDurationMs: MAX_QUESTION_MS, ...cancel }));
      const { sampleRate } = encoder;
      const text = question.text ?? (await transcriber?.transcribe({ samples, sampleRate }, cancel))?.text;
      if (text === undefined) {
        throw new MemoryError(
          'missing_dependency',
          'A spoken question without its words needs a transcriber; configure one or give the text.',
        );
      }
      const { netSpeechMs, snrDb } = measureSpeech(samples, sampleRate);
      const encoded = await encoder.encode(samples, cancel);
      const vector = compensateRecording(encoded, { samples, sampleRate, snrDb }, conditions);
      const asker = identifyAsker({ vector, netSpeechMs }, voices, state.directory.personOfVoice, isProvisional);
      return { text: checked(text), asker };
    },
  };
}
