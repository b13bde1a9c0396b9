import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import type { Command } from 'commander';
import { MemoryError } from '../../errors.js';
import { counted } from '../counted.js';
import { type CommonOptions, createVerb, type VerbContext, withSpace } from '../space-options.js';

type Options = CommonOptions & { output?: string };

/** `export`: everything the space holds as JSON Lines, voiceprints left out. */
export function exportVerb(context: VerbContext, finish: (status: number) => void): Command {
  return createVerb('export', 'write everything the space holds as JSON Lines, without voiceprints')
    .option('--output <file>', 'write to a new file instead of the terminal')
    .action(async (options: Options) => {
      finish(
        await withSpace(context, options, {}, async (space, output) => {
          if (options.output === undefined) {
            const { stdout } = context.environment;
            for await (const line of space.export()) {
              const isFull = stdout.write(`${JSON.stringify(line)}\n`) === false;
              if (isFull && stdout instanceof Writable) await once(stdout, 'drain');
            }
            return 0;
          }
          const lines = await writeLines(options.output, space.export());
          output.result({ output: options.output, lines }, [`Wrote ${counted(lines, 'record')} to ${options.output}.`]);
          return 0;
        }),
      );
    });
}

async function writeLines(path: string, lines: AsyncIterable<unknown>): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let count = 0;
  try {
    await once(file, 'open');
    for await (const line of lines) {
      count += 1;
      if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
    }
    file.end();
    await once(file, 'finish');
    return count;
  } catch (cause) {
    file.destroy();
    if (cause instanceof MemoryError) throw cause;
    throw new MemoryError('invalid_argument', `${path} cannot be written. Choose a new file in a folder that exists.`, {
      cause,
    });
  }
}
