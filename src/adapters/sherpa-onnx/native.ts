import { createRequire } from 'node:module';
import { MemoryError } from '../../errors.js';

/** Audio as the native code takes it. */
export interface NativeWave {
  samples: Float32Array;
  sampleRate: number;
}

/** A stream that takes audio. */
export interface NativeStream {
  acceptWaveform(wave: NativeWave): void;
}

/** The part of `SpeakerEmbeddingExtractor` used here. */
export interface NativeExtractor {
  readonly dim: number;
  createStream(): NativeStream & { inputFinished(): void };
  isReady(stream: NativeStream): boolean;
  compute(stream: NativeStream, enableExternalBuffer: boolean): Float32Array;
}

/** The part of `Vad` used here; `start` is a sample index from the first sample accepted. */
export interface NativeVad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  isDetected(): boolean;
  front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

/** The part of `OfflineSpeakerDiarization` used here; times are seconds. */
export interface NativeDiarization {
  readonly sampleRate: number;
  process(samples: Float32Array): { start: number; end: number; speaker: number }[];
}

/** The part of `OfflineRecognizer` used here. */
export interface NativeRecognizer {
  createStream(): NativeStream;
  decodeAsync(stream: NativeStream): Promise<NativeRecognition>;
}

/** What a recogniser answers; times are seconds from the start of the audio, one a token. */
export interface NativeRecognition {
  text: string;
  lang?: string;
  tokens?: string[];
  timestamps?: number[];
}

/** The part of `OfflineTts` used here. */
export interface NativeSynthesizer {
  readonly numSpeakers: number;
  readonly sampleRate: number;
  generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): NativeWave;
}

/** The subset of `sherpa-onnx-node` this package uses. Handles never leave this folder. */
export interface SherpaModule {
  SpeakerEmbeddingExtractor: new (config: { model: string; numThreads: number; debug: boolean }) => NativeExtractor;
  Vad: new (config: Readonly<Record<string, unknown>>, bufferSizeInSeconds: number) => NativeVad;
  OfflineSpeakerDiarization: new (config: Readonly<Record<string, unknown>>) => NativeDiarization;
  OfflineTts: new (config: Readonly<Record<string, unknown>>) => NativeSynthesizer;
  OfflineRecognizer: { createAsync(config: Readonly<Record<string, unknown>>): Promise<NativeRecognizer> };
}

let loaded: SherpaModule | undefined;

/** Loads the native speech library once. Throws `missing_dependency` where it has no build for this platform. */
export function loadSherpa(): SherpaModule {
  if (loaded) return loaded;
  try {
    loaded = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaModule;
    return loaded;
  } catch (cause) {
    throw new MemoryError(
      'missing_dependency',
      `The package sherpa-onnx-node could not be loaded on ${process.platform}-${process.arch}; install it together with its optional platform package.`,
      { cause, details: { platform: process.platform, arch: process.arch } },
    );
  }
}
