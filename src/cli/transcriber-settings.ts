import { createOpenAiTranscriber } from '../adapters/openai-compatible/transcriber.js';
import { loadSherpaTranscriber } from '../adapters/sherpa-onnx/transcriber.js';
import { MemoryError } from '../errors.js';
import type { Transcriber } from '../providers/providers.js';

/** Settings of speech recognition as flags give them. */
export interface TranscriberFlags {
  transcriberUrl?: string;
  transcriberModel?: string;
}

/** How to configure a recogniser, for messages. */
export const TRANSCRIBER_ADVICE =
  'Put captions (NAME.vtt) beside the recording, or set --transcriber-model DIR (a sherpa-onnx model), or --transcriber-url URL with VOXPOLYMEM_TRANSCRIBER_MODEL (any OpenAI-compatible service).';

/**
 * The recogniser that flags and environment configure: with a URL the OpenAI-compatible one, with only a model folder
 * the local one, otherwise none. Throws `invalid_argument` when a URL comes without a model name.
 */
export async function configuredTranscriber(
  flags: TranscriberFlags,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Transcriber | undefined> {
  const baseUrl = flags.transcriberUrl ?? env['VOXPOLYMEM_TRANSCRIBER_URL'];
  const model = flags.transcriberModel ?? env['VOXPOLYMEM_TRANSCRIBER_MODEL'];
  const apiKey = env['VOXPOLYMEM_TRANSCRIBER_API_KEY'];
  if (baseUrl !== undefined && baseUrl !== '') {
    if (model === undefined || model === '') {
      throw new MemoryError(
        'invalid_argument',
        'The transcriber has an address but no model. Set --transcriber-model or VOXPOLYMEM_TRANSCRIBER_MODEL.',
      );
    }
    return createOpenAiTranscriber({ baseUrl, model, ...(apiKey === undefined ? {} : { apiKey }) });
  }
  if (model === undefined || model === '') return undefined;
  return loadSherpaTranscriber({ modelPath: model });
}
