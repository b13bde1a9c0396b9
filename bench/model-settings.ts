import { configuredAnswering } from '../src/cli/answering-settings.js';
import { configuredModels } from '../src/cli/model-settings.js';
import type { OpenOptions } from '../src/voxpolymem.js';

/** Models behind HTTP that take part in the answers of a run, as addresses; part of what a run is repeated from. */
export interface ModelSettings {
  model?: string | undefined;
  embedder?: string | undefined;
  policy?: 'heuristic' | 'llm';
}

const MODEL_VARIABLE = /^VOXPOLYMEM_(?:MODEL|EMBEDDER|TRANSCRIBER|CAPTIONER)$/u;

/**
 * What spaces of a run are opened with, and how to end it. Only the settings count: a variable of the environment holds a key, never a
 * model, so that a figure cannot come from a model that its command does not name. Throws as the command line does.
 */
export async function openModels(
  { model, embedder, policy }: ModelSettings,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ openWith: OpenOptions; close(): Promise<void> }> {
  const keys = Object.fromEntries(Object.entries(env).filter(([name]) => !MODEL_VARIABLE.test(name)));
  const flags = { ...(model === undefined ? {} : { model }), ...(embedder === undefined ? {} : { embedder }) };
  const { options, close } = await configuredModels(flags, keys);
  const answering = configuredAnswering(policy === undefined ? {} : { policy }, options.languageModel);
  return { openWith: { ...options, ...answering }, close };
}
