import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { createOpenAiLanguageModel } from '../src/adapters/openai-compatible/language-model.js';
import { parseModelAddress } from '../src/cli/model-address.js';
import { MemoryError } from '../src/errors.js';
import type { BenchOptions, BenchResult } from '../src/evaluation/bench-result.js';
import type { Benchmark } from '../src/evaluation/benchmarks/benchmark.js';
import { createJudge, type Judgement, judgementOf, type KeptJudgements } from '../src/evaluation/judge.js';
import { judgeAnswers } from '../src/evaluation/judge-answers.js';
import { createUsageMeter } from '../src/providers/usage-meter.js';
import type { ModelSettings } from './model-settings.js';

/** What the judge bench is told on the command line. */
export interface JudgeFlags {
  /** Name of the question set. */
  set?: string | undefined;
  /** File of answers that the bench of the set wrote; default: where it writes them. */
  answers?: string | undefined;
  /** Addresses of the judges, separated by spaces. */
  judges?: string | undefined;
}

const answersSchema = z.array(
  z.object({
    caseId: z.string(),
    questionId: z.string(),
    question: z.string(),
    answer: z.string(),
    refused: z.boolean(),
  }),
);

/** Judges the answers that a question bench has written. Throws `invalid_argument` and `not_found` for unusable flags and files. */
export async function benchJudge({
  judging,
  models: { model: answerer },
  benchmarks,
  ...options
}: BenchOptions & { judging: JudgeFlags; models: ModelSettings; benchmarks: readonly Benchmark[] }): Promise<
  Pick<BenchResult, 'metrics' | 'byKind' | 'perItem'>
> {
  const { env } = process;
  const benchmark = benchmarks.find(({ name }) => name === judging.set);
  if (benchmark === undefined) {
    const names = benchmarks.map(({ name }) => name).join(', ');
    throw new MemoryError('invalid_argument', `The judge needs a set. Give --set with one of: ${names}.`);
  }
  const meter = createUsageMeter();
  const addresses = (judging.judges ?? '').split(/\s+/u).filter((text) => text !== '');
  const models = addresses.map((text) =>
    createOpenAiLanguageModel({ ...parseModelAddress(text, '--judges', env), onUsage: meter.note }),
  );
  const answererModel = answerer
    ? `openai-compatible:${parseModelAddress(answerer, '--language-model', env).model}`
    : undefined;
  const kept = await openKeptJudgements(join(options.outputDirectory, 'judgements.jsonl'));
  const judge = createJudge(models, { answererModel, seed: options.seed, kept });
  const file = judging.answers
    ? resolve(judging.answers)
    : join(options.outputDirectory, `${benchmark.name}-answers.json`);
  const answers = await readAnswers(file, benchmark.name);
  const gold = await benchmark.openGold(options.dataDirectory);
  const result = await judgeAnswers(answers, gold, judge, {
    ...options,
    onProgress: (judged, of) => {
      if (judged % 50 === 0) options.print(`${judged} of ${of} answers judged`);
    },
  });
  const { calls, inputTokens, outputTokens } = meter.total();
  return { ...result, metrics: { ...result.metrics, calls, inputTokens, outputTokens } };
}

/** Judgements in a file, one a line, the keys being hashes; a line that a broken run left half is skipped. */
async function openKeptJudgements(file: string): Promise<KeptJudgements> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = new Map<string, Judgement>();
  for (const line of text.split('\n')) {
    const parsed = keptSchema.safeParse(safeJson(line));
    if (parsed.success) known.set(parsed.data.key, judgementOf(parsed.data.scores));
  }
  return {
    read: (key) => known.get(key),
    write: (key, { scores }) => appendFile(file, `${JSON.stringify({ key, scores })}\n`),
  };
}

const keptSchema = z.object({ key: z.string(), scores: z.array(z.number()) });

function safeJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function readAnswers(file: string, set: string): Promise<z.infer<typeof answersSchema>> {
  try {
    return answersSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const advice = `Run the bench ${set} first, or name the file with --answers.`;
    throw new MemoryError('not_found', `No answers can be read from ${file}. ${advice}`, { cause });
  }
}
