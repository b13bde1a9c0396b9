import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createResampler, SAMPLE_RATE } from '../../audio/resampler.js';
import { MemoryError, ProviderError } from '../../errors.js';
import { loadSherpa, type NativeSynthesizer } from './native.js';

/** Speech from a model, in any of its voices, mono at 16 kHz. */
export interface SherpaSynthesizer {
  readonly voices: number;
  speak(voice: number, text: string): Promise<Float32Array>;
}

/**
 * Voices of a VITS or Piper model of the sherpa-onnx model zoo, from its unpacked folder (`*.onnx`, `tokens.txt`, and
 * `espeak-ng-data/` or `lexicon.txt`). No such model is shipped. Throws `missing_dependency` naming the file that is not
 * there, and `provider_failed` when the runtime refuses the model.
 */
export function loadSherpaSynthesizer(options: { folder: string; threads?: number }): SherpaSynthesizer {
  const { folder, threads = 1 } = options;
  const config = {
    model: { vits: findModel(folder), numThreads: threads, provider: 'cpu', debug: 0 },
    maxNumSentences: 1,
  };
  try {
    return createSherpaSynthesizer(new (loadSherpa().OfflineTts)(config));
  } catch (cause) {
    if (cause instanceof MemoryError) throw cause;
    throw new ProviderError('provider_failed', 'sherpa-onnx refused the synthesis model.', {
      provider: 'sherpa-onnx',
      retryable: false,
      cause,
    });
  }
}

async function resampleWhole(samples: Float32Array, sampleRate: number): Promise<Float32Array> {
  const resampler = await createResampler(sampleRate);
  try {
    const [body, rest] = [Float32Array.from(resampler.push(samples)), resampler.flush()];
    const whole = new Float32Array(body.length + rest.length);
    whole.set(body);
    whole.set(rest, body.length);
    return whole;
  } finally {
    resampler.close();
  }
}

/** A synthesizer over one native handle; sound of another rate is resampled. */
export function createSherpaSynthesizer(native: NativeSynthesizer): SherpaSynthesizer {
  return {
    voices: Math.max(1, native.numSpeakers),
    async speak(voice, text) {
      const sid = voice % Math.max(1, native.numSpeakers);
      const { samples, sampleRate } = native.generate({ text, sid, speed: 1, enableExternalBuffer: false });
      return sampleRate === SAMPLE_RATE ? samples : resampleWhole(samples, sampleRate);
    },
  };
}

function findModel(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const model = names.filter((name) => name.endsWith('.onnx')).sort()[0];
  if (model === undefined || !names.includes('tokens.txt')) {
    throw new MemoryError(
      'missing_dependency',
      `${folder} has no ${model === undefined ? '*.onnx' : 'tokens.txt'}. Give an unpacked synthesis model.`,
    );
  }
  const optional = (name: string, key: string) => (names.includes(name) ? { [key]: join(folder, name) } : {});
  return {
    model: join(folder, model),
    tokens: join(folder, 'tokens.txt'),
    ...optional('espeak-ng-data', 'dataDir'),
    ...optional('lexicon.txt', 'lexicon'),
  };
}
