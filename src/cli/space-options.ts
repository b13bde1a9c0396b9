import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { MemoryError } from '../errors.js';
import type { OpenOptions, open, VoxPolyMem } from '../voxpolymem.js';
import { type CliEnvironment, createOutput, type Output } from './output.js';

/** Options that every verb takes. */
export interface CommonOptions {
  space: string;
  json?: boolean;
}

/** What a verb works with. */
export interface VerbContext {
  environment: CliEnvironment;
  open: typeof open;
}

/** The file used when `--space` is not given. */
export const DEFAULT_SPACE = './memory.voxpolymem';

/** A command with the options that every verb takes. */
export function createVerb(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--space <file>', 'file of the memory space', DEFAULT_SPACE)
    .option('--json', 'print the result as JSON');
}

/** Opens the space of a verb, runs it, and closes the space again. Only `create` may make a new file. */
export async function withSpace(
  context: VerbContext,
  common: CommonOptions,
  options: OpenOptions & { create?: boolean },
  work: (space: VoxPolyMem, output: Output) => Promise<number | undefined>,
): Promise<number> {
  const { create = false, ...openOptions } = options;
  const path = common.space === ':memory:' ? common.space : resolve(common.space);
  if (!create && path !== ':memory:' && !existsSync(path)) {
    throw new MemoryError(
      'not_found',
      `There is no space at ${path}. Make one with \`voxpolymem ingest\`, or name it with --space FILE.`,
    );
  }
  const space = await context.open(path, openOptions);
  try {
    return (await work(space, createOutput(context.environment, common.json === true))) ?? 0;
  } finally {
    await space.close();
  }
}

/** The run's AbortSignal as an option, where there is one. */
export function cancellation(context: VerbContext): { signal?: AbortSignal } {
  const { signal } = context.environment;
  return signal === undefined ? {} : { signal };
}
