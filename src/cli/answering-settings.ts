import { type Command, Option } from 'commander';
import { createExtractiveAnswerer } from '../answer/extractive.js';
import { MemoryError } from '../errors.js';
import { createLlmPolicy } from '../policy/llm.js';
import type { LanguageModel } from '../providers/providers.js';
import type { OpenOptions } from '../voxpolymem.js';

/** Who searches and who answers, as flags give them. */
export interface AnsweringFlags {
  policy?: 'heuristic' | 'llm';
  answerer?: 'extractive' | 'llm';
}

/** Adds the flags of {@link AnsweringFlags} to a verb. */
export function withAnsweringOptions(verb: Command): Command {
  return verb
    .addOption(
      new Option('--policy <name>', 'who chooses the searches; default: heuristic').choices(['heuristic', 'llm']),
    )
    .addOption(
      new Option('--answerer <name>', 'who answers; default: llm where --model is set').choices(['extractive', 'llm']),
    );
}

/** Policy and answerer as `open` takes them. Throws `missing_dependency` when a language model is asked for and none is set. */
export function configuredAnswering(
  { policy, answerer }: AnsweringFlags,
  model: LanguageModel | undefined,
): Pick<OpenOptions, 'policy' | 'answerer'> {
  if (model === undefined && (policy === 'llm' || answerer === 'llm')) {
    throw new MemoryError('missing_dependency', 'There is no language model. Set --model or VOXPOLYMEM_MODEL.');
  }
  return {
    ...(policy === 'llm' && model !== undefined ? { policy: createLlmPolicy(model) } : {}),
    ...(answerer === 'extractive' ? { answerer: createExtractiveAnswerer() } : {}),
  };
}
