import { MemoryError, ProviderError, throwIfAborted } from '../../errors.js';
import type { SpeakerEncoder } from '../../providers/providers.js';
import { isFiniteVector, norm, normalize } from '../../vector.js';
import { modelPath } from '../model-files.js';
import { loadSherpa, type NativeExtractor } from './native.js';
import { readOnnxFile } from './onnx-file.js';
import { requireSpeakerNotes } from './speaker-model-notes.js';

/** Options of {@link loadSherpaSpeakerEncoder}. */
export interface SherpaSpeakerEncoderOptions {
  /** An ONNX file made for sherpa-onnx (WeSpeaker, 3D-Speaker or NeMo); the shipped compact ECAPA-TDNN when absent. */
  modelPath?: string;
  /** Threads of the native runtime; 1 when absent. */
  threads?: number;
}

const SAMPLE_RATE = 16_000;
const MIN_SAMPLES = 0.3 * SAMPLE_RATE;
/** Longest stretch encoded in one native call, which blocks the event loop for about 40 ms. */
const MAX_WINDOW = 10 * SAMPLE_RATE;
const DEFAULT_MODEL = 'ecapa-tdnn-compact.onnx';

/**
 * A speaker encoder run by sherpa-onnx. Speech above 10 s is cut into equal windows whose unit vectors are averaged; the
 * event loop runs between them. Throws `missing_dependency`, `corrupt_data` or `invalid_argument` for the file; `encode` throws
 * `invalid_argument` below 0.3 s, for silence and for non-finite samples, and `invalid_model_output`.
 */
export async function loadSherpaSpeakerEncoder(options: SherpaSpeakerEncoderOptions = {}): Promise<SpeakerEncoder> {
  const path = options.modelPath ?? modelPath(DEFAULT_MODEL);
  const file = await readOnnxFile(path, 'modelPath of the speaker encoder');
  requireSpeakerNotes(file, path);
  const sherpa = loadSherpa();
  let extractor: NativeExtractor | undefined = new sherpa.SpeakerEmbeddingExtractor({
    model: path,
    numThreads: options.threads ?? 1,
    debug: false,
  });
  const dimension = extractor.dim;

  return {
    id: file.id,
    dimension,
    sampleRate: SAMPLE_RATE,
    async encode(samples, { signal } = {}) {
      checkSpeech(samples);
      const windows = Math.ceil(samples.length / MAX_WINDOW);
      const sum = new Float32Array(dimension);
      for (let window = 0; window < windows; window += 1) {
        if (window > 0) await new Promise((resolve) => setImmediate(resolve));
        throwIfAborted(signal);
        if (!extractor) throw new MemoryError('invalid_argument', 'The speaker encoder is closed.');
        const start = Math.round((window * samples.length) / windows);
        const end = Math.round(((window + 1) * samples.length) / windows);
        const vector = compute(extractor, samples.subarray(start, end));
        for (let index = 0; index < dimension; index += 1) sum[index]! += vector[index] ?? Number.NaN;
      }
      if (!isFiniteVector(sum) || norm(sum) === 0) throw invalidOutput('a vector with non-finite or no components');
      return normalize(sum);
    },
    async close() {
      extractor = undefined;
    },
  };
}

function checkSpeech(samples: Float32Array): void {
  if (samples.length < MIN_SAMPLES) {
    throw new MemoryError('invalid_argument', 'A voiceprint needs at least 0.3 s of speech.', {
      details: { samples: samples.length, minimum: MIN_SAMPLES },
    });
  }
  let peak = 0;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) throw new MemoryError('invalid_argument', 'The samples hold non-finite values.');
    if (Math.abs(sample) > peak) peak = Math.abs(sample);
  }
  if (peak === 0) throw new MemoryError('invalid_argument', 'Silence has no voiceprint.');
}

function compute(extractor: NativeExtractor, samples: Float32Array): Float32Array {
  const stream = extractor.createStream();
  stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
  stream.inputFinished();
  if (!extractor.isReady(stream)) throw invalidOutput('no vector for this length of speech');
  return normalize(extractor.compute(stream, false));
}

function invalidOutput(what: string): ProviderError {
  return new ProviderError('invalid_model_output', `The speaker encoder gave ${what}.`, {
    provider: 'sherpa-onnx',
    retryable: false,
  });
}
