import type { Command } from 'commander';
import { createUsageMeter } from '../providers/usage-meter.js';
import type { OpenOptions } from '../voxpolymem.js';
import { localTranscriber } from './local-transcriber.js';
import { ADDRESS_FORM, isModelAddress, parseModelAddress } from './model-address.js';

/** Models beside the speaker encoder, as flags give them; each has an environment variable of the same name. */
export interface ModelFlags {
  model?: string;
  embedder?: string;
  transcriber?: string;
  captioner?: string;
}

/** Models as `open` takes them. They are the caller's: `close` ends them. */
export interface ConfiguredModels {
  options: Pick<OpenOptions, 'languageModel' | 'textEmbedder' | 'transcriber' | 'imageCaptioner'>;
  /** What their services have counted so far, in words; undefined while nothing was asked. */
  used(): string | undefined;
  close(): Promise<void>;
}

/** How to configure a recogniser, for messages. */
export const TRANSCRIBER_ADVICE = `Put captions (NAME.vtt) beside the recording, or set --transcriber to DIR (a sherpa-onnx model) or ${ADDRESS_FORM} (any OpenAI-compatible service).`;

/** Adds the flags of {@link ModelFlags} to a verb. */
export function withModelOptions(verb: Command): Command {
  return verb
    .option('--model <address>', `language model: ${ADDRESS_FORM}`)
    .option('--embedder <address>', `text embeddings: ${ADDRESS_FORM}`)
    .option('--captioner <address>', `captions for pictures, a language model that sees: ${ADDRESS_FORM}`)
    .option('--transcriber <address or folder>', `speech recognition: ${ADDRESS_FORM}, or a sherpa-onnx model`);
}

/**
 * The models that flags and environment configure (docs/models.md). Nothing is sent, except that an embedder is asked for one
 * vector to learn its dimension. Throws as {@link parseModelAddress} does.
 */
export async function configuredModels(
  flags: ModelFlags,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ConfiguredModels> {
  const chosen = (name: keyof ModelFlags): string | undefined => {
    const text = flags[name] ?? env[`VOXPOLYMEM_${name.toUpperCase()}`];
    return text === '' ? undefined : text;
  };
  const meter = createUsageMeter();
  const endpoint = (name: keyof ModelFlags, text: string) => ({
    ...parseModelAddress(text, `--${name}`, env),
    onUsage: meter.note,
  });
  const [model, embedder, transcriber] = [chosen('model'), chosen('embedder'), chosen('transcriber')];
  const captioner = chosen('captioner');
  const options: ConfiguredModels['options'] = {};
  if (model !== undefined) {
    const { createOpenAiLanguageModel } = await import('../adapters/openai-compatible/language-model.js');
    options.languageModel = createOpenAiLanguageModel(endpoint('model', model));
  }
  if (captioner !== undefined) {
    const { createOpenAiLanguageModel } = await import('../adapters/openai-compatible/language-model.js');
    const { createLanguageModelCaptioner } = await import('../adapters/language-model-captioner.js');
    const sees = createOpenAiLanguageModel(endpoint('captioner', captioner));
    options.imageCaptioner = createLanguageModelCaptioner(sees);
  }
  if (transcriber !== undefined && isModelAddress(transcriber)) {
    const { createOpenAiTranscriber } = await import('../adapters/openai-compatible/transcriber.js');
    options.transcriber = createOpenAiTranscriber(endpoint('transcriber', transcriber));
  } else if (transcriber !== undefined) options.transcriber = await localTranscriber(transcriber);
  if (embedder !== undefined) {
    const { loadOpenAiTextEmbedder } = await import('../adapters/openai-compatible/text-embedder.js');
    options.textEmbedder = await loadOpenAiTextEmbedder(endpoint('embedder', embedder));
  }
  return {
    options,
    used: () => {
      const { calls, inputTokens, outputTokens } = meter.total();
      return calls === 0 ? undefined : `models: ${calls} calls, ${inputTokens} tokens in, ${outputTokens} out`;
    },
    close: async () => {
      for (const one of Object.values(options)) if (one !== false) await one.close();
    },
  };
}
