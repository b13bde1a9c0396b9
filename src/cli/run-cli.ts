import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { Command, CommanderError } from 'commander';
import { MemoryError } from '../errors.js';
import type { open } from '../voxpolymem.js';
import { errorLines, exitCodeOf, exitCodes } from './exit-codes.js';
import { type CliEnvironment, createOutput } from './output.js';
import type { VerbContext } from './space-options.js';
import { askVerb } from './verbs/ask.js';
import { demoVerb } from './verbs/demo.js';
import { doctorVerb } from './verbs/doctor.js';
import { exportVerb } from './verbs/export.js';
import { forgetVerb } from './verbs/forget.js';
import { generateVerb } from './verbs/generate.js';
import { ingestVerb } from './verbs/ingest.js';
import { listenVerb } from './verbs/listen.js';
import { modelsVerb } from './verbs/models.js';
import { peopleVerb } from './verbs/people.js';
import { pictureVerb } from './verbs/picture.js';

/** Loads the library only for verbs that need it, so that help and usage errors answer at once. */
const openWhenNeeded: typeof open = async (path, options) => (await import('../voxpolymem.js')).open(path, options);

/** Runs one command line in this process and returns its exit status (docs/cli.md). It never throws. */
export async function runCli(
  argv: readonly string[],
  environment: CliEnvironment & { open?: typeof open },
): Promise<number> {
  const context: VerbContext = { environment, open: environment.open ?? openWhenNeeded };
  let status: number = exitCodes.ok;
  const finish = (value: number) => {
    status = value;
  };
  const program = new Command('voxpolymem')
    .description('Long-term memory for conversations of several people.')
    .version(packageVersion())
    .option('--env-file <file>', 'settings as NAME=VALUE lines; the environment itself wins')
    .showHelpAfterError('(`voxpolymem help` lists the verbs)')
    .hook('preAction', async (program) => {
      const { envFile } = program.opts();
      if (typeof envFile === 'string') context.environment = await withEnvFile(environment, envFile);
    });
  for (const verb of [
    demoVerb,
    ingestVerb,
    listenVerb,
    askVerb,
    peopleVerb,
    pictureVerb,
    forgetVerb,
    exportVerb,
    doctorVerb,
    modelsVerb,
    generateVerb,
  ]) {
    program.addCommand(verb(context, finish));
  }
  prepare(program, environment);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    return reportError(error, environment, argv.includes('--json'));
  }
}

async function withEnvFile(environment: CliEnvironment, file: string): Promise<CliEnvironment> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new MemoryError('not_found', `The settings file ${file} cannot be read. Check --env-file.`, { cause });
  });
  return { ...environment, env: { ...parseEnv(text), ...environment.env } };
}

function prepare(command: Command, { stdout, stderr }: CliEnvironment): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => stdout.write(text),
    writeErr: (text) => stderr.write(text),
  });
  for (const child of command.commands) prepare(child, { stdout, stderr, env: {} });
}

function reportError(error: unknown, environment: CliEnvironment, json: boolean): number {
  const { stderr } = environment;
  if (!(error instanceof MemoryError)) {
    const code = 'internal';
    const { colors } = createOutput({ ...environment, stdout: stderr }, json);
    const kind = error instanceof Error ? error.name : typeof error;
    const advice = 'Please report what you ran; set VOXPOLYMEM_DEBUG=1 to see where it happened.';
    if (json) stderr.write(`${JSON.stringify({ error: { code, message: `Unexpected ${kind}.` } })}\n`);
    else
      stderr.write(
        `${colors.red('error:')} Something unforeseen happened (${kind}).\n${colors.bold('to do:')} ${advice}\n`,
      );
    if (environment.env['VOXPOLYMEM_DEBUG'] === '1' && error instanceof Error) stderr.write(`${error.stack}\n`);
    return exitCodes.unexpected;
  }
  const { what, advice } = errorLines(error.code, error.message);
  const { colors } = createOutput({ ...environment, stdout: stderr }, json);
  if (json) {
    const { code, message, details } = error;
    stderr.write(`${JSON.stringify({ error: { code, message, details } })}\n`);
  } else stderr.write(`${colors.red('error:')} ${what}\n${colors.bold('to do:')} ${advice}\n`);
  if (environment.env['VOXPOLYMEM_DEBUG'] === '1') stderr.write(`${error.stack}\n`);
  return exitCodeOf(error.code);
}

function packageVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(manifest.version);
}
