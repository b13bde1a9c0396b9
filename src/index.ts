export { createImageFileLoader } from './adapters/images/image-file-loader.js';
export { createLanguageModelCaptioner } from './adapters/language-model-captioner.js';
export {
  type CachedModel,
  type FetchModelOptions,
  fetchModel,
  modelCacheFolder,
  resolveSpeakerModel,
} from './adapters/model-cache.js';
export { type CatalogueEntry, catalogueEntry, modelCatalogue } from './adapters/model-catalogue.js';
export type { EndpointOptions } from './adapters/openai-compatible/endpoint.js';
export { createOpenAiLanguageModel } from './adapters/openai-compatible/language-model.js';
export { loadOpenAiTextEmbedder, type OpenAiTextEmbedderOptions } from './adapters/openai-compatible/text-embedder.js';
export { createOpenAiTranscriber } from './adapters/openai-compatible/transcriber.js';
export { loadSherpaSpeakerEncoder } from './adapters/sherpa-onnx/speaker-encoder.js';
export { loadSherpaSpeakerSegmenter } from './adapters/sherpa-onnx/speaker-segmenter.js';
export { loadSherpaTranscriber } from './adapters/sherpa-onnx/transcriber.js';
export { loadSileroVoiceActivity } from './adapters/sherpa-onnx/voice-activity.js';
export { loadSpeakerCohort } from './adapters/speaker-cohort.js';
export { loadStaticEmbedder } from './adapters/static-embeddings/static-embedder.js';
export type { Answer, Answerer } from './answer/answer.js';
export type { AskResult, EvidenceTurn, HeldRecord } from './answer/answer-question.js';
export { createLlmAnswerer, type LlmAnswererOptions } from './answer/llm.js';
export { createSampleQueue, type SampleQueue } from './audio/sample-queue.js';
export { type ErrorCode, MemoryError, ProviderError } from './errors.js';
export type { SpokenQuestion } from './ingest/ears.js';
export type { FactBudget, FactReport } from './ingest/fact-queue.js';
export type { AudioInput } from './ingest/ingest-audio.js';
export type { IngestProgress } from './ingest/ingest-context.js';
export type { IngestReport } from './ingest/ingest-turns.js';
export type { HeardTurn, ListenEvent, ListenInput } from './ingest/listen-events.js';
export { parseTranscript, readTranscript } from './ingest/transcripts/parse-transcript.js';
export type { Border, Cue, ImageInput, TurnInput } from './ingest/turn-input.js';
export { createLlmPolicy, type LlmPolicyOptions } from './policy/llm.js';
export type { ExportLine } from './privacy/export-space.js';
export type { ErasureReceipt, ForgetOptions } from './privacy/forget.js';
export type { People, PersonSummary, SplitProposal } from './privacy/people.js';
export type { PersonProfile, ProfileAttribute, ProfileClaim } from './privacy/person-profile.js';
export type { PersonReasons } from './privacy/person-reasons.js';
export type { ReencodeOptions, ReencodeReport } from './privacy/reencode-voiceprints.js';
export type { OpenReview } from './privacy/reviews.js';
export { type GeneratedObject, generateObject, type ObjectRequest } from './providers/generate-object.js';
export type {
  GenerateReply,
  GenerateRequest,
  ImageBytes,
  ImageCaptioner,
  ImageTextReader,
  LanguageModel,
  LoadImage,
  LocalTurn,
  MessagePart,
  ModelMessage,
  ModelUsage,
  SpeakerEncoder,
  SpeakerSegmenter,
  TextEmbedder,
  Transcriber,
  Transcription,
  VoiceActivityDetector,
} from './providers/providers.js';
export { createUsageMeter, type UsageMeter, type UsageTotal } from './providers/usage-meter.js';
export type { SeenPicture } from './retrieval/find-picture.js';
export type { Action, Asker, Policy, Question, RetrievalState, RoundTrace, Tool } from './retrieval/retrieval.js';
export { type DiarizationModels, diarize } from './speaker/diarization/diarize.js';
export type { DiarizedTurn } from './speaker/diarization/diarized-turns.js';
export {
  createLiveDiarizer,
  type LiveDecision,
  type LiveDiarizer,
  type LiveModels,
  type LiveRescoring,
} from './speaker/diarization/live-diarizer.js';
export type { KeptAudioInfo } from './store/kept-audio.js';
export {
  type AskOptions,
  type Doctor,
  type IngestInput,
  type IngestOptions,
  type OpenOptions,
  open,
  type VoxPolyMem,
} from './voxpolymem.js';
