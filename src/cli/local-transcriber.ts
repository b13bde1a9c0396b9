import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RecogniserKind } from '../adapters/sherpa-onnx/recogniser-files.js';
import { MemoryError } from '../errors.js';
import type { Transcriber } from '../providers/providers.js';

/** The recogniser in a folder of the sherpa-onnx model zoo. Throws as {@link recogniserKindOf} does. */
export async function localTranscriber(folder: string): Promise<Transcriber> {
  const { loadSherpaTranscriber } = await import('../adapters/sherpa-onnx/transcriber.js');
  return loadSherpaTranscriber({ kind: await recogniserKindOf(folder), folder });
}

/**
 * The family of a recogniser by what its folder holds and is called, as in the sherpa-onnx model zoo. Throws
 * `missing_dependency` when the folder cannot be read.
 */
export async function recogniserKindOf(folder: string): Promise<RecogniserKind> {
  const files = await readdir(folder).catch((cause) => {
    throw new MemoryError(
      'missing_dependency',
      `The transcriber folder ${folder} cannot be read. Set --transcriber to a folder of a sherpa-onnx model, or to the address of a service.`,
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
