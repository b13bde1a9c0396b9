import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RecogniserKind } from '../adapters/sherpa-onnx/recogniser-files.js';
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
    const { createOpenAiTranscriber } = await import('../adapters/openai-compatible/transcriber.js');
    return createOpenAiTranscriber({ baseUrl, model, ...(apiKey === undefined ? {} : { apiKey }) });
  }
  if (model === undefined || model === '') return undefined;
  const { loadSherpaTranscriber } = await import('../adapters/sherpa-onnx/transcriber.js');
  return loadSherpaTranscriber({ kind: await recogniserKindOf(model), folder: model });
}

/**
 * The family of a recogniser by what its folder holds and is called, as in the sherpa-onnx model zoo. Throws
 * `missing_dependency` when the folder cannot be read.
 */
export async function recogniserKindOf(folder: string): Promise<RecogniserKind> {
  const files = await readdir(folder).catch((cause) => {
    throw new MemoryError(
      'missing_dependency',
      `The transcriber folder ${folder} cannot be read. Set --transcriber-model to a folder of a sherpa-onnx model, or give --transcriber-url.`,
      { cause },
    );
  });
  const holds = (part: string) => files.some((file) => file.includes(part));
  const isCalled = (part: string) => basename(folder).toLowerCase().includes(part);
  if (holds('joiner')) return 'transducer';
  if (holds('cached_decode')) return 'moonshine';
  if (isCalled('sense')) return 'sense-voice';
  if (isCalled('paraformer')) return 'paraformer';
  return 'whisper';
}
