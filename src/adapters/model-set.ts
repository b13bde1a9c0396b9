import type {
  SpeakerEncoder,
  SpeakerSegmenter,
  TextEmbedder,
  Transcriber,
  VoiceActivityDetector,
} from '../providers/providers.js';
import { loadSherpaSpeakerEncoder } from './sherpa-onnx/speaker-encoder.js';
import { loadSileroVoiceActivity } from './sherpa-onnx/voice-activity.js';
import { loadSpeakerCohort } from './speaker-cohort.js';
import { loadStaticEmbedder } from './static-embeddings/static-embedder.js';

/** Models to use in place of the shipped ones. */
export interface ModelOptions {
  /** Default: the compact ECAPA-TDNN in `models/`. */
  speakerEncoder?: SpeakerEncoder | undefined;
  /** Default: Silero in `models/`. */
  voiceActivity?: VoiceActivityDetector | undefined;
  /** Default: the static word vectors in `models/`. `false` turns dense retrieval off. */
  textEmbedder?: TextEmbedder | false | undefined;
  /** Finds turns and overlaps where a recording comes without borders. Default: none; voice activity and the voice do. */
  speakerSegmenter?: SpeakerSegmenter | undefined;
  /** Default: none; recordings then need captions. */
  transcriber?: Transcriber | undefined;
}

/** The models of an open space, each loaded when first needed. */
export interface ModelSet {
  speakerEncoder(): Promise<SpeakerEncoder>;
  voiceActivity(): Promise<VoiceActivityDetector>;
  textEmbedder(): Promise<TextEmbedder | undefined>;
  /** Embeddings for score normalisation; none for an encoder that was passed in. */
  speakerCohort(): Promise<readonly Float32Array[]>;
  readonly transcriber: Transcriber | undefined;
  readonly speakerSegmenter: SpeakerSegmenter | undefined;
  /** Closes the models that were loaded here; those that were passed in stay their owner's. */
  close(): Promise<void>;
}

/** Given models, and the shipped ones for the rest. */
export function createModelSet(options: ModelOptions): ModelSet {
  let encoder: Promise<SpeakerEncoder> | undefined;
  let detector: Promise<VoiceActivityDetector> | undefined;
  let embedder: Promise<TextEmbedder> | undefined;
  const speakerEncoder = async (): Promise<SpeakerEncoder> => {
    if (options.speakerEncoder !== undefined) return options.speakerEncoder;
    encoder ??= loadSherpaSpeakerEncoder({});
    return encoder;
  };
  return {
    transcriber: options.transcriber,
    speakerSegmenter: options.speakerSegmenter,
    speakerEncoder,
    speakerCohort: async () => loadSpeakerCohort((await speakerEncoder()).id),
    voiceActivity: async () => {
      if (options.voiceActivity !== undefined) return options.voiceActivity;
      detector ??= loadSileroVoiceActivity({});
      return detector;
    },
    textEmbedder: async () => {
      if (options.textEmbedder === false) return undefined;
      if (options.textEmbedder !== undefined) return options.textEmbedder;
      embedder ??= loadStaticEmbedder({});
      return embedder;
    },
    close: async () => {
      await (await encoder)?.close();
      await (await embedder)?.close();
    },
  };
}
