/** Mono audio as 32-bit floats in [-1, 1]. */
export interface AudioSamples {
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}

/** A stretch of speech inside a recording, in milliseconds from its start. */
export interface SpeechSegment {
  startMs: number;
  endMs: number;
}

/** Turns speech into a voiceprint vector. `id` names the exact weights: vectors of different ids never compare. */
export interface SpeakerEncoder {
  readonly id: string;
  readonly dimension: number;
  /** Hz the encoder expects. */
  readonly sampleRate: number;
  /** One unit-length vector of `dimension` for mono speech at `sampleRate`. Throws `invalid_argument` when too short. */
  encode(samples: Float32Array, options?: { signal?: AbortSignal }): Promise<Float32Array>;
  close(): Promise<void>;
}

/** What was fitted for one encoder: it belongs to exact weights, as voiceprints do. */
export interface EncoderCalibration {
  /** Id of the encoder. */
  modelId: string;
  dimension: number;
  /** One mean voiceprint of each speaker it was fitted on, for centring and score normalisation. Biometric. */
  cohort: readonly Float32Array[];
  /** From normalised scores to natural logarithms of likelihood ratios. */
  calibration: { scale: number; offset: number };
}

/** Finds where somebody speaks. Streams: feed 16 kHz mono chunks of any length, collect closed segments, then flush. */
export interface VoiceActivityDetector {
  readonly id: string;
  readonly sampleRate: number;
  /** Starts one recording; detectors hold no state between recordings. */
  start(): VoiceActivityStream;
}

/** One recording passing through a {@link VoiceActivityDetector}. */
export interface VoiceActivityStream {
  /** Segments that ended with these samples, in time order, with their audio. */
  push(samples: Float32Array): VoicedSegment[];
  /** Whatever was still open. */
  flush(): VoicedSegment[];
  /** Whether somebody spoke at the end of what was pushed, as far as is known yet; for live use, absent where unknown. */
  isSpeaking?(): boolean;
}

/** Somebody speaking within one stretch of sound. Turns may overlap; numbers of speakers compare only within one answer. */
export interface LocalTurn extends SpeechSegment {
  speaker: number;
}

/** Finds who speaks when within some seconds of sound, several at once included (pyannote segmentation and its like). */
export interface SpeakerSegmenter {
  readonly id: string;
  /** Hz. */
  readonly sampleRate: number;
  /** Longest stretch taken at once, ms. */
  readonly windowMs: number;
  /** Turns by start time, ms from the first sample. Throws `invalid_argument` above `windowMs`. */
  segment(samples: Float32Array, options?: { signal?: AbortSignal }): Promise<LocalTurn[]>;
  close(): Promise<void>;
}

/** A segment together with its samples. */
export interface VoicedSegment extends SpeechSegment {
  samples: Float32Array;
}

/** Words of one stretch of speech. */
export interface Transcription {
  text: string;
  language?: string;
  /** Timed parts, when the recogniser gives them; milliseconds from the start of the samples. */
  segments?: { startMs: number; endMs: number; text: string }[];
}

/** Speech to text. */
export interface Transcriber {
  readonly id: string;
  transcribe(audio: AudioSamples, options?: { language?: string; signal?: AbortSignal }): Promise<Transcription>;
  close(): Promise<void>;
}

/** Text to vectors. Queries and documents may be embedded differently. */
export interface TextEmbedder {
  readonly id: string;
  readonly dimension: number;
  /** Unit-length vectors, one a text; a text without any known word gives the zero vector. */
  embed(texts: readonly string[], options: { as: 'query' | 'document'; signal?: AbortSignal }): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** An encoded picture: PNG, JPEG, WebP or GIF. */
export interface ImageBytes {
  data: Uint8Array;
  mediaType: string;
}

/** Gets the picture that an attachment's `uri` names; undefined when it cannot be had. Throws `aborted`. */
export type LoadImage = (uri: string, options?: { signal?: AbortSignal }) => Promise<ImageBytes | undefined>;

/** What a picture's file tells without any model. */
export interface PictureFacts {
  /** Perceptual hash of 64 bits, 16 hexadecimal digits; absent where the picture cannot be decoded or shows nothing. */
  hash?: string;
  /** What it looks like, as signed bytes in base64: pictures of alike colours and edges at alike places have alike ones. */
  descriptor?: string;
  /** English names of the colours that fill much of it. */
  colours?: string[];
  /** ISO 8601 local time at which it was taken, with an offset where the camera wrote one. */
  takenAt?: string;
}

/** Reads hash and time out of a picture's file; whatever cannot be read is absent. Throws nothing. */
export type InspectPicture = (image: ImageBytes) => Promise<PictureFacts>;

/** Describes a picture in a sentence or two. */
export interface ImageCaptioner {
  readonly id: string;
  /** Throws `provider_failed`, `provider_timeout`, `invalid_model_output` (nothing usable) and `aborted`. */
  describe(image: ImageBytes, options?: { signal?: AbortSignal }): Promise<string>;
  close(): Promise<void>;
}

/** Reads the text that stands in a picture (OCR). */
export interface ImageTextReader {
  readonly id: string;
  /** Lines from top to bottom; empty where there is no text. Throws as {@link ImageCaptioner.describe} does. */
  read(image: ImageBytes, options?: { signal?: AbortSignal }): Promise<string>;
  close(): Promise<void>;
}

/** What looks at pictures. */
export interface PictureTools {
  loadImage: LoadImage;
  inspectPicture: InspectPicture;
  captioner?: ImageCaptioner | undefined;
  textReader?: ImageTextReader | undefined;
}

/** A part of a message: words, or a picture. */
export type MessagePart = { type: 'text'; text: string } | ({ type: 'image' } & ImageBytes);

/** One message of a conversation with a language model. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | readonly MessagePart[];
}

/** What a language model is asked. With `schema`, the reply's text is JSON of that shape, as far as the model obeys. */
export interface GenerateRequest {
  messages: readonly ModelMessage[];
  /** JSON Schema of the reply, with a short name for it. */
  schema?: { name: string; schema: Record<string, unknown> };
  maxOutputTokens?: number;
  /** 0 is greedy. */
  temperature?: number;
  seed?: number;
  signal?: AbortSignal;
}

/** Tokens that a call used, as the server counted them; zero where it does not tell. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A language model's reply. `finish` other than `stop` means that the text is not to be trusted as whole. */
export interface GenerateReply {
  text: string;
  finish: 'stop' | 'length' | 'refusal' | 'filtered';
  usage: ModelUsage;
}

/** Writes text from messages, pictures included where the model takes them. */
export interface LanguageModel {
  readonly id: string;
  /** Throws `provider_failed` and `provider_timeout` after the last retry, `aborted` on the signal. */
  generate(request: GenerateRequest): Promise<GenerateReply>;
  close(): Promise<void>;
}
