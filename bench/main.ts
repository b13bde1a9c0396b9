import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorLines, exitCodeOf, exitCodes } from '../src/cli/exit-codes.js';
import { MemoryError } from '../src/errors.js';
import { type BenchOptions, type BenchResult, describeEnvironment } from '../src/evaluation/bench-result.js';
import type { Benchmark } from '../src/evaluation/benchmarks/benchmark.js';
import { locomo } from '../src/evaluation/benchmarks/locomo.js';
import { memGallery } from '../src/evaluation/benchmarks/mem-gallery.js';
import { voxPolyBench } from '../src/evaluation/benchmarks/voxpolybench.js';
import { runQuestionBench } from '../src/evaluation/question-bench.js';
import { formatReport } from '../src/evaluation/report.js';

type Bench = (
  options: BenchOptions & { sizes: readonly number[]; model?: string | undefined; report?: string | undefined },
) => Promise<BenchResult>;

const benches: Readonly<Record<string, Bench>> = {
  voxpolybench: questionBench(voxPolyBench),
  locomo: questionBench(locomo),
  'mem-gallery': questionBench(memGallery),
  addressee: scoredBench('addressee', async (options) => (await import('./addressee.js')).benchAddressee(options)),
  names: scoredBench('names', async () => (await import('./names.js')).benchNames()),
  speakers: scoredBench('speakers', async (options) => (await import('./speakers.js')).benchSpeakers(options)),
  generator: scoredBench('generator', async (options) => (await import('./generator.js')).benchGenerator(options)),
  diarization: scoredBench('diarization', async (options) =>
    (await import('./diarization.js')).benchDiarization(options),
  ),
  encoder: scoredBench('encoder', async (options) => (await import('./encoder.js')).benchEncoder(options)),
  speed: scoredBench('speed', async (options) => (await import('./speed.js')).benchSpeed(options)),
};

/** Benches that make or bring their own input. */
const WITHOUT_DATA: ReadonlySet<string> = new Set(['speed', 'generator', 'names']);

function questionBench(benchmark: Benchmark): Bench {
  return async (options) => {
    const { openQuestionSpace } = await import('./question-space.js');
    return runQuestionBench(benchmark, openQuestionSpace, options);
  };
}

interface Scores {
  metrics: BenchResult['metrics'];
  byKind: Readonly<Record<string, object>>;
  perItem: readonly object[];
}

function scoredBench(name: string, score: (options: Parameters<Bench>[0]) => Promise<Scores>): Bench {
  return async (options) => {
    const environment = describeEnvironment(options.seed);
    const { metrics, byKind, perItem } = await score(options);
    return {
      bench: name,
      command: options.command,
      environment,
      metrics,
      byKind: byKind as BenchResult['byKind'],
      perItem: perItem.map((item) => ({ ...item })),
    };
  };
}

async function run(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parse(argv);
  const [name = ''] = positionals;
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (bench === undefined || positionals.length !== 1) {
    const names = Object.keys(benches).join(', ');
    throw new MemoryError('invalid_argument', `There is no such bench. Use one of: ${names}.`);
  }
  if (values.data === undefined && !WITHOUT_DATA.has(name)) {
    throw new MemoryError('invalid_argument', 'The bench needs data. Give --data DIR, the folder that holds the sets.');
  }
  const seed = toInteger(values.seed, '--seed');
  const result = await bench({
    dataDirectory: resolve(values.data ?? '.'),
    seed,
    sizes: values.sizes.split(',').map((size) => toInteger(size, '--sizes')),
    model: values.model,
    report: values.report === undefined ? undefined : resolve(values.report),
    command: `npm run bench -- ${argv.join(' ')}`,
    outputDirectory: resolve('bench/out'),
    print: (line) => process.stderr.write(`${line}\n`),
  });
  if (values.json !== undefined) {
    await mkdir(dirname(resolve(values.json)), { recursive: true });
    await writeFile(values.json, `${JSON.stringify(result, undefined, 2)}\n`);
  }
  process.stdout.write(`${formatReport(result)}\n`);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        json: { type: 'string' },
        model: { type: 'string' },
        report: { type: 'string' },
        seed: { type: 'string', default: '1' },
        sizes: { type: 'string', default: '10000,100000' },
      },
    });
  } catch (cause) {
    const usage = 'The command line is not usable. Use: npm run bench -- NAME --data DIR [--json FILE] [--seed N].';
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
