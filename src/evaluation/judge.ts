import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MemoryError, ProviderError } from '../errors.js';
import { DATA_RULE, dataBlock } from '../providers/data-block.js';
import { generateObject } from '../providers/generate-object.js';
import type { LanguageModel } from '../providers/providers.js';
import { mean } from './metrics.js';

/** Five levels of a judged answer and what each is worth (0, .25, .5, .75, 1, as in the paper's evaluation). */
export const JUDGE_LEVELS = { wrong: 0, poor: 0.25, half: 0.5, good: 0.75, right: 1 } as const;

/** An answer beside what it should have been. */
export interface JudgedAnswer {
  question: string;
  /** The gold answer; undefined where refusing is right. */
  reference: string | undefined;
  answer: string;
}

/** What the judges gave: 0 to 1 each, and their mean. A judge whose reply could not be used is left out. */
export interface Judgement {
  scores: readonly number[];
  /** Undefined when no judge gave a usable reply. */
  score: number | undefined;
}

/** Keeps judgements, so that a broken run goes on where it stopped; the key stands for the judges, the item and the seed. */
export interface KeptJudgements {
  read(key: string): Judgement | undefined;
  write(key: string, judgement: Judgement): Promise<void>;
}

/** Asks judge models about one answer. */
export type Judge = (item: JudgedAnswer, options?: { signal?: AbortSignal }) => Promise<Judgement>;

const levels = Object.keys(JUDGE_LEVELS) as [keyof typeof JUDGE_LEVELS, ...(keyof typeof JUDGE_LEVELS)[]];
const verdictSchema = z.object({ reasoning: z.string(), level: z.enum(levels) });

const INSTRUCTIONS = [
  'You compare the answer of a memory system with the reference answer to a question about a conversation.',
  'right: says what the reference says, in whatever words; more detail is fine where nothing contradicts the reference. good: right with a small slip or omission. half: one of several parts, or right but mixed with something wrong. poor: only touches what was asked. wrong: another answer, a refusal where the reference holds an answer, or an answer where the reference is that the memory holds none.',
  'Length, style and politeness do not count. Give your reasoning in one sentence, then the level.',
  DATA_RULE,
].join('\n');

/**
 * A judge of at least two different models whose scores are averaged (paper, evaluation). Throws `invalid_argument` when there are
 * fewer, when two are the same model, or when one of them is the model that answered.
 */
export function createJudge(
  models: readonly LanguageModel[],
  options: { answererModel?: string | undefined; seed?: number; kept?: KeptJudgements },
): Judge {
  const ids = new Set(models.map((model) => model.id));
  if (ids.size < 2 || ids.size < models.length) {
    throw new MemoryError('invalid_argument', 'A judge needs two different models. Name another one.');
  }
  if (options.answererModel !== undefined && ids.has(options.answererModel)) {
    throw new MemoryError(
      'invalid_argument',
      `The model ${options.answererModel} answered and must not judge itself. Name another judge.`,
    );
  }
  const { seed, kept } = options;
  const known = new Map<string, Promise<Judgement>>();
  const judgeNow = async (item: JudgedAnswer, key: string, signal: AbortSignal | undefined) => {
    const judgement = await judge(item, models, seed, signal);
    if (judgement.scores.length === models.length) await kept?.write(key, judgement);
    return judgement;
  };
  return async (item, { signal } = {}) => {
    const parts = [[...ids], seed, INSTRUCTIONS, item.question, item.reference, item.answer];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    const judged = known.get(key) ?? kept?.read(key) ?? judgeNow(item, key, signal);
    known.set(key, Promise.resolve(judged));
    return judged;
  };
}

async function judge(
  { question, reference, answer }: JudgedAnswer,
  models: readonly LanguageModel[],
  seed: number | undefined,
  signal: AbortSignal | undefined,
): Promise<Judgement> {
  const item = { question, reference: reference ?? 'The memory does not hold the answer.', answer };
  const replies = await Promise.all(
    models.map((model) =>
      generateObject(
        model,
        {
          name: 'verdict',
          messages: [
            { role: 'system', content: INSTRUCTIONS },
            { role: 'user', content: dataBlock('item', [item]) },
          ],
          temperature: 0,
          maxOutputTokens: 500,
          ...(seed === undefined ? {} : { seed }),
          ...(signal === undefined ? {} : { signal }),
        },
        verdictSchema,
      ).catch((error: unknown) => {
        if (error instanceof ProviderError && error.code === 'invalid_model_output') return undefined;
        throw error;
      }),
    ),
  );
  const scores = replies.flatMap((reply) => (reply === undefined ? [] : [JUDGE_LEVELS[reply.object.level]]));
  return judgementOf(scores);
}

/** What the scores of the judges say together. */
export function judgementOf(scores: readonly number[]): Judgement {
  return { scores, score: mean(scores) };
}
