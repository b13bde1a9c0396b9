import { MemoryError, ProviderError, throwIfAborted } from '../../errors.js';
import type { Transcriber, Transcription } from '../../providers/providers.js';
import { loadSherpa, type NativeRecognition, type NativeRecognizer } from './native.js';
import {
  checkRecogniserFiles,
  findRecogniserFiles,
  type RecogniserFiles,
  type RecogniserKind,
  recogniserConfig,
} from './recogniser-files.js';

/** Options of {@link loadSherpaTranscriber}. */
export interface SherpaTranscriberOptions {
  kind: RecogniserKind;
  /** A folder unpacked from the sherpa-onnx model zoo. */
  folder?: string;
  /** Paths by role, before what the folder holds. */
  files?: RecogniserFiles;
  /** Language tag for whisper and sense-voice, such as `en`; found by the model when absent. */
  language?: string;
  /** Threads of the native runtime; 1 when absent. */
  threads?: number;
}

/**
 * Local speech to text by sherpa-onnx, computed off the event loop. No recogniser is shipped. The language is fixed when
 * it is loaded; that of a single call is not heeded. Whisper hears at most 30 s a call. Throws `missing_dependency` and
 * `corrupt_data` for files, `invalid_argument` for models of another family, `provider_failed` when the runtime refuses them.
 */
export async function loadSherpaTranscriber(options: SherpaTranscriberOptions): Promise<Transcriber> {
  const files = await findRecogniserFiles(options.kind, options.folder, options.files);
  const ids = await checkRecogniserFiles(options.kind, files);
  const sherpa = loadSherpa();
  const recognizer = await guard(() =>
    sherpa.OfflineRecognizer.createAsync(recogniserConfig(options.kind, files, options)),
  );
  return createSherpaTranscriber(`${options.kind}:${ids.join('+')}`, recognizer);
}

/** A transcriber over one native recogniser; calls run one after another. */
export function createSherpaTranscriber(id: string, native: NativeRecognizer): Transcriber {
  let recognizer: NativeRecognizer | undefined = native;
  let queue: Promise<unknown> = Promise.resolve();

  async function decode(samples: Float32Array, sampleRate: number, signal: AbortSignal | undefined) {
    throwIfAborted(signal);
    const running = recognizer;
    if (!running) throw new MemoryError('invalid_argument', 'The transcriber is closed.');
    const result = await guard(() => {
      const stream = running.createStream();
      stream.acceptWaveform({ samples, sampleRate });
      return running.decodeAsync(stream);
    });
    throwIfAborted(signal);
    return toTranscription(result);
  }

  return {
    id,
    async transcribe({ samples, sampleRate }, { signal } = {}) {
      if (samples.length === 0) throw new MemoryError('invalid_argument', 'There are no samples to transcribe.');
      const turn = queue.then(() => decode(samples, sampleRate, signal));
      queue = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      recognizer = undefined;
      await queue;
    },
  };
}

function toTranscription(result: NativeRecognition): Transcription {
  if (typeof result?.text !== 'string') {
    throw new ProviderError('invalid_model_output', 'The speech recogniser gave no text.', {
      provider: 'sherpa-onnx',
      retryable: false,
    });
  }
  /* SenseVoice writes its language as <|en|>. */
  const language = result.lang?.replace(/[<|>]/g, '');
  return { text: result.text.trim(), ...(language ? { language } : {}) };
}

async function guard<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch {
    throw new ProviderError('provider_failed', 'The speech recogniser failed; its files may not belong together.', {
      provider: 'sherpa-onnx',
      retryable: false,
    });
  }
}
