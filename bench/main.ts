import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorLines, exitCodeOf, exitCodes } from '../src/cli/exit-codes.js';
import { MemoryError } from '../src/errors.js';
import { comparisonPage } from '../src/evaluation/comparison-page.js';
import { formatReport } from '../src/evaluation/report.js';
import { chooseSystems, MEMORY, systems } from '../src/evaluation/systems.js';
import { benches, type RunOptions, withoutData } from './benches.js';
import { codeFingerprint } from './code-fingerprint.js';
import type { ModelSettings } from './model-settings.js';
import { runAll } from './run-all.js';

const ALL = 'all';
/** Compared by a single question bench that is not told what to compare. */
const USUAL = [MEMORY, 'given speakers'];

async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parse(argv);
  const [name = ''] = positionals;
  if (!(name === ALL || Object.hasOwn(benches, name)) || positionals.length !== 1) {
    const names = [...Object.keys(benches), ALL].join(', ');
    throw new MemoryError('invalid_argument', `There is no such bench. Use one of: ${names}.`);
  }
  if (values.data === undefined && !withoutData.has(name)) {
    throw new MemoryError('invalid_argument', 'The bench needs data. Give --data DIR, the folder that holds the sets.');
  }
  const report = values.report === undefined ? undefined : resolve(values.report);
  const options: RunOptions = {
    dataDirectory: resolve(values.data ?? '.'),
    seed: toInteger(values.seed, '--seed'),
    sizes: values.sizes?.split(',').map((size) => toInteger(size, '--sizes')),
    model: values.model,
    judging: { set: values.set, answers: values.answers, judges: values.judges },
    models: { model: values['language-model'], embedder: values.embedder, policy: toPolicy(values.policy) },
    report,
    systems: toSystems(name === ALL ? (values.systems ?? ALL) : (values.systems ?? USUAL.join(','))),
    fingerprint: values.fresh ? undefined : await codeFingerprint(),
    command: `npm run bench -- ${argv.join(' ')}`,
    outputDirectory: resolve('bench/out'),
    print: (line) => process.stderr.write(`${line}\n`),
  };
  const results = name === ALL ? await runAll(options) : [await (benches[name] as (typeof benches)[string])(options)];
  if (values.json !== undefined) {
    await writeInto(values.json, `${JSON.stringify(name === ALL ? results : results[0], undefined, 2)}\n`);
  }
  // The generator writes a page of its own.
  if (report !== undefined && name !== 'generator') await writeInto(report, comparisonPage(results, options.command));
  process.stdout.write(`${results.map(formatReport).join('\n\n')}\n`);
}

function toSystems(names: string): RunOptions['systems'] {
  const chosen = chooseSystems(names === ALL ? undefined : names.split(','));
  if (chosen !== undefined) return chosen;
  const known = systems.map((system) => system.name).join(', ');
  throw new MemoryError('invalid_argument', `--systems takes ${ALL}, or names from: ${known}.`);
}

function toPolicy(name: string): ModelSettings['policy'] {
  if (name === 'heuristic' || name === 'llm') return name;
  throw new MemoryError('invalid_argument', '--policy takes heuristic or llm.');
}

async function writeInto(path: string, text: string): Promise<void> {
  await mkdir(dirname(resolve(path)), { recursive: true });
  await writeFile(resolve(path), text);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        answers: { type: 'string' },
        data: { type: 'string' },
        embedder: { type: 'string' },
        json: { type: 'string' },
        judges: { type: 'string' },
        'language-model': { type: 'string' },
        model: { type: 'string' },
        policy: { type: 'string', default: 'heuristic' },
        report: { type: 'string' },
        seed: { type: 'string', default: '1' },
        set: { type: 'string' },
        sizes: { type: 'string' },
        systems: { type: 'string' },
        fresh: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    const usage =
      'The command line is not usable. Use: npm run bench -- NAME --data DIR [--json FILE] [--report FILE] [--systems all] [--seed N] [--fresh].';
    throw new MemoryError('invalid_argument', usage, { cause });
  }
}

function toInteger(text: string, flag: string): number {
  if (/^\d+$/u.test(text.trim())) return Number(text);
  throw new MemoryError('invalid_argument', `${flag} takes whole numbers. For example: ${flag} 1000.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof MemoryError)) throw error;
  const { what, advice } = errorLines(error.code, error.message);
  process.stderr.write(`error: ${what}\nto do: ${advice}\n`);
  process.exitCode = exitCodeOf(error.code) || exitCodes.unexpected;
}
