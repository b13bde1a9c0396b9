import { MemoryError, ProviderError, throwIfAborted } from '../../errors.js';
import type { SpeakerSegmenter } from '../../providers/providers.js';
import { modelPath } from '../model-files.js';
import { loadSherpa, type NativeDiarization } from './native.js';
import { type OnnxFile, readOnnxFile } from './onnx-file.js';

/** Options of {@link loadSherpaSpeakerSegmenter}. */
export interface SherpaSpeakerSegmenterOptions {
  /** A pyannote segmentation model as converted for sherpa-onnx (`sherpa-onnx-pyannote-segmentation-3-0/model.onnx`). */
  modelPath: string;
  /** Threads of the native runtime; 1 when absent. */
  threads?: number;
}

const SAMPLE_RATE = 16_000;
const ENCODER = 'ecapa-tdnn-compact.onnx';
/** Notes in the model's metadata that the native code reads, and ends the process without. */
const NOTES = ['num_speakers', 'powerset_max_classes', 'num_classes', 'receptive_field_size', 'receptive_field_shift'];

/**
 * Speaker segmentation run by sherpa-onnx. The native interface offers whole diarization only; given no more than one window of
 * sound it answers with the segmentation alone, which is what is used here: clustering is the caller's. Throws
 * `missing_dependency`, `corrupt_data` or `invalid_argument` for the file; `segment` throws `invalid_argument` and
 * `invalid_model_output`.
 */
export async function loadSherpaSpeakerSegmenter(options: SherpaSpeakerSegmenterOptions): Promise<SpeakerSegmenter> {
  const { modelPath: path, threads = 1 } = options;
  const file = await readOnnxFile(path, 'modelPath of the speaker segmenter');
  const window = windowOf(file, path);
  const sherpa = loadSherpa();
  let diarization: NativeDiarization | undefined = new sherpa.OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: path }, numThreads: threads, debug: false },
    embedding: { model: modelPath(ENCODER), numThreads: 1, debug: false },
    clustering: { numClusters: -1, threshold: 0.5 },
    minDurationOn: 0,
    minDurationOff: 0,
  });

  return {
    id: file.id,
    sampleRate: SAMPLE_RATE,
    windowMs: (window * 1_000) / SAMPLE_RATE,
    async segment(samples, { signal } = {}) {
      throwIfAborted(signal);
      if (samples.length > window) {
        throw new MemoryError('invalid_argument', 'The sound is longer than the segmenter takes at once.', {
          details: { samples: samples.length, maximum: window },
        });
      }
      if (!samples.every((sample) => Number.isFinite(sample)))
        throw new MemoryError('invalid_argument', 'The samples hold non-finite values.');
      if (!diarization) throw new MemoryError('invalid_argument', 'The speaker segmenter is closed.');
      if (samples.length === 0) return [];
      const lengthMs = (samples.length * 1_000) / SAMPLE_RATE;
      const turns = diarization.process(samples).map(({ start, end, speaker }) => ({
        startMs: Math.max(0, start * 1_000),
        endMs: Math.min(lengthMs, end * 1_000),
        speaker,
      }));
      if (turns.some(({ startMs, endMs }) => !Number.isFinite(startMs + endMs))) throw invalidOutput();
      return turns.filter(({ startMs, endMs }) => endMs > startMs).sort((left, right) => left.startMs - right.startMs);
    },
    async close() {
      diarization = undefined;
    },
  };
}

function windowOf({ metadata, inputs }: OnnxFile, path: string): number {
  const positive = (note: string) => Number(metadata.get(note)) > 0;
  const fits =
    inputs.length === 1 &&
    NOTES.every(positive) &&
    positive('window_size') &&
    metadata.get('powerset_max_classes') === '2' &&
    metadata.get('sample_rate') === String(SAMPLE_RATE);
  if (fits) return Number(metadata.get('window_size'));
  throw new MemoryError(
    'invalid_argument',
    `${path} is no pyannote segmentation model for sherpa-onnx at 16 kHz: its metadata lacks what the runtime needs.`,
    { details: { path } },
  );
}

function invalidOutput(): ProviderError {
  return new ProviderError('invalid_model_output', 'The speaker segmenter gave times that are no numbers.', {
    provider: 'sherpa-onnx',
    retryable: false,
  });
}
