import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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

/** Opens the space of a verb, runs it, and closes the space again. Only `create` may make a new file; one made in vain is removed. */
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
  const made = path === ':memory:' || existsSync(path) ? [] : spaceFiles(path).filter((file) => !existsSync(file));
  let space: VoxPolyMem | undefined;
  try {
    space = await context.open(path, openOptions);
    return (await work(space, createOutput(context.environment, common.json === true))) ?? 0;
  } catch (error) {
    const isEmpty = made.length > 0 && (space === undefined || (await holdsNothing(space)));
    await space?.close();
    space = undefined;
    if (isEmpty) await Promise.all(made.map((file) => rm(file, { force: true })));
    throw error;
  } finally {
    await space?.close();
  }
}

/** The files that opening a new space makes. */
function spaceFiles(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`, `${path}.key`];
}

async function holdsNothing({ doctor }: VoxPolyMem): Promise<boolean> {
  const { counts } = await doctor.report();
  return Object.entries(counts).every(([kind, count]) => kind === 'space' || count === 0);
}

/** The run's AbortSignal as an option, where there is one. */
export function cancellation(context: VerbContext): { signal?: AbortSignal } {
  const { signal } = context.environment;
  return signal === undefined ? {} : { signal };
}
