import { MemoryError } from '../errors.js';
import type {
  EncoderCalibration,
  ImageCaptioner,
  ImageTextReader,
  InspectPicture,
  LanguageModel,
  LoadImage,
  PictureTools,
  SpeakerEncoder,
  SpeakerSegmenter,
  TextEmbedder,
  Transcriber,
  VoiceActivityDetector,
} from '../providers/providers.js';
import { encoderCalibrationPath, readEncoderCalibration } from './encoder-calibration-file.js';
import { resolveSpeakerModel } from './model-cache.js';
import { withQueryCache } from './query-cache.js';
import { loadSherpaSpeakerEncoder } from './sherpa-onnx/speaker-encoder.js';
import { loadSherpaSpeakerSegmenter } from './sherpa-onnx/speaker-segmenter.js';
import { loadSileroVoiceActivity } from './sherpa-onnx/voice-activity.js';
import { loadRecordingConditions, loadSpeakerCohort } from './speaker-cohort.js';
import { loadStaticEmbedder } from './static-embeddings/static-embedder.js';

/** Models to use in place of the shipped ones. */
export interface ModelOptions {
  /**
   * An encoder, the path of a sherpa-onnx speaker model, or a name of the catalogue (`modelCatalogue`), which is downloaded
   * when it is not in the cache. Default: the compact ECAPA-TDNN in `models/`.
   */
  speakerEncoder?: SpeakerEncoder | string | undefined;
  /** What `doctor.calibrate` fitted for the encoder; default: the file it wrote beside the space, else what is shipped. */
  speakerCalibration?: EncoderCalibration | undefined;
  /** Folder of models had by name. Default: `$VOXPOLYMEM_MODELS`, else the user's cache folder. */
  modelCache?: string | undefined;
  /** Never download; a model by name must then be in the cache. */
  offline?: boolean | undefined;
  /** Default: Silero in `models/`. */
  voiceActivity?: VoiceActivityDetector | undefined;
  /** Default: the static word vectors in `models/`. `false` turns dense retrieval off. */
  textEmbedder?: TextEmbedder | false | undefined;
  /**
   * Finds turns and overlaps where a recording comes without borders: a segmenter, or the path of a pyannote segmentation model for
   * sherpa-onnx. Default: none; voice activity and the voice do.
   */
  speakerSegmenter?: SpeakerSegmenter | string | undefined;
  /** Default: none; recordings then need captions. */
  transcriber?: Transcriber | undefined;
  /** Default: none; nothing then leaves this machine. */
  languageModel?: LanguageModel | undefined;
  /**
   * Gets pictures by their `uri`, such as `createImageFileLoader([folder])`. Default: none; pictures are then known by their captions
   * only.
   */
  loadImage?: LoadImage | undefined;
  /** Captions pictures that come without one. Default: none. */
  imageCaptioner?: ImageCaptioner | undefined;
  /** Reads text in pictures. Default: none. */
  imageTextReader?: ImageTextReader | undefined;
}

/** The models of an open space, each loaded when first needed. */
export interface ModelSet {
  speakerEncoder(): Promise<SpeakerEncoder>;
  voiceActivity(): Promise<VoiceActivityDetector>;
  textEmbedder(): Promise<TextEmbedder | undefined>;
  /** Embeddings for score normalisation; none for an encoder other than the shipped one that was never calibrated. */
  speakerCohort(): Promise<readonly Float32Array[]>;
  /** Calibration of scores, where one was fitted for this encoder; undefined where the defaults hold. */
  scoreCalibration(): Promise<EncoderCalibration['calibration'] | undefined>;
  /** How recordings shift the encoder's voiceprints, where that was measured. */
  recordingConditions(): ReturnType<typeof loadRecordingConditions>;
  /** Takes a new calibration of the encoder. */
  recalibrate(calibration: EncoderCalibration): void;
  readonly transcriber: Transcriber | undefined;
  speakerSegmenter(): Promise<SpeakerSegmenter | undefined>;
  readonly languageModel: LanguageModel | undefined;
  readonly loadImage: LoadImage | undefined;
  /** What looks at pictures; undefined where none can be loaded. */
  readonly pictures: PictureTools | undefined;
  readonly inspectPicture: InspectPicture;
  /** What is configured, loading nothing: ids, `shipped` for what `models/` serves, `none`. */
  describe(): Readonly<Record<string, string>>;
  /** Closes the models that were loaded here; those that were passed in stay their owner's. */
  close(): Promise<void>;
}

/** Given models, and the shipped ones for the rest. `folder`: where calibrations of encoders lie. */
export function createModelSet(options: ModelOptions, folder?: string): ModelSet {
  let encoder: Promise<SpeakerEncoder> | undefined;
  let detector: Promise<VoiceActivityDetector> | undefined;
  let embedder: Promise<TextEmbedder> | undefined;
  let given: TextEmbedder | undefined;
  let segmenter: Promise<SpeakerSegmenter> | undefined;
  const speakerEncoder = async (): Promise<SpeakerEncoder> => {
    const { speakerEncoder: chosen, modelCache: cacheFolder, offline } = options;
    if (chosen !== undefined && typeof chosen !== 'string') return chosen;
    encoder ??= (async () =>
      loadSherpaSpeakerEncoder(
        chosen === undefined ? {} : { modelPath: await resolveSpeakerModel(chosen, { cacheFolder, offline }) },
      ))();
    try {
      return await encoder;
    } catch (error) {
      encoder = undefined;
      throw error;
    }
  };
  let fitted: Promise<EncoderCalibration | undefined> | undefined;
  const readFitted = async () => {
    const { id, dimension } = await speakerEncoder();
    if (options.speakerCalibration !== undefined) {
      checkCalibration(options.speakerCalibration, id, dimension);
      return options.speakerCalibration;
    }
    if (folder === undefined) return undefined;
    return readEncoderCalibration(encoderCalibrationPath(folder, id), { modelId: id, dimension });
  };
  const calibration = async () => {
    fitted ??= readFitted();
    try {
      return await fitted;
    } catch (error) {
      fitted = undefined;
      throw error;
    }
  };
  return {
    transcriber: options.transcriber,
    languageModel: options.languageModel,
    loadImage: options.loadImage,
    inspectPicture,
    pictures:
      options.loadImage === undefined
        ? undefined
        : {
            loadImage: options.loadImage,
            inspectPicture,
            captioner: options.imageCaptioner,
            textReader: options.imageTextReader,
          },
    describe: () => ({
      'speaker encoder': nameOf(options.speakerEncoder, 'shipped'),
      'voice activity': nameOf(options.voiceActivity, 'shipped'),
      'speaker segmenter': nameOf(options.speakerSegmenter, 'none'),
      'text embedder': nameOf(options.textEmbedder, 'shipped'),
      transcriber: nameOf(options.transcriber, 'none'),
      'language model': nameOf(options.languageModel, 'none'),
      'image captioner': nameOf(options.imageCaptioner, 'none'),
      'image text reader': nameOf(options.imageTextReader, 'none'),
    }),
    speakerEncoder,
    speakerCohort: async () => (await calibration())?.cohort ?? loadSpeakerCohort((await speakerEncoder()).id),
    scoreCalibration: async () => (await calibration())?.calibration,
    recordingConditions: async () => loadRecordingConditions((await speakerEncoder()).id),
    recalibrate: (fresh) => {
      fitted = Promise.resolve(fresh);
    },
    voiceActivity: async () => {
      if (options.voiceActivity !== undefined) return options.voiceActivity;
      detector ??= loadSileroVoiceActivity({});
      return detector;
    },
    speakerSegmenter: async () => {
      const { speakerSegmenter: chosen } = options;
      if (typeof chosen !== 'string') return chosen;
      segmenter ??= loadSherpaSpeakerSegmenter({ modelPath: chosen });
      try {
        return await segmenter;
      } catch (error) {
        segmenter = undefined;
        throw error;
      }
    },
    textEmbedder: async () => {
      if (options.textEmbedder === false) return undefined;
      if (options.textEmbedder !== undefined) {
        given ??= withQueryCache(options.textEmbedder);
        return given;
      }
      embedder ??= loadStaticEmbedder({}).then((loaded) => withQueryCache(loaded));
      return embedder;
    },
    close: async () => {
      await (await encoder)?.close();
      await (await embedder)?.close();
      await (await segmenter)?.close();
    },
  };
}

/** Decoders are loaded with the first picture. */
const inspectPicture: InspectPicture = async (image) =>
  (await import('./images/inspect-picture.js')).inspectPicture(image);

function nameOf(model: { id: string } | string | false | undefined, otherwise: string): string {
  if (typeof model === 'string') return model;
  return model === false ? 'none' : (model?.id ?? otherwise);
}

function checkCalibration(calibration: EncoderCalibration, id: string, dimension: number): void {
  if (calibration.modelId === id && calibration.dimension === dimension) return;
  throw new MemoryError('conflict', 'The given speaker calibration belongs to another encoder.', {
    details: { calibration: calibration.modelId, encoder: id },
  });
}
