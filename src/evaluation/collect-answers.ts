import { throwIfAborted } from '../errors.js';
import type { TurnInput } from '../ingest/turn-input.js';
import { createWordDump } from './baselines/word-dump.js';
import type { Benchmark, BenchmarkCase } from './benchmarks/benchmark.js';
import { listedItems } from './metrics.js';

/** The part of an answer that a scorer reads. */
export interface AnswerUnderTest {
  text: string;
  refused: boolean;
  /** One entry a round, and one for a stop before the last. */
  rounds: readonly { action: { kind: string } }[];
  context: readonly { turnExternalIds: readonly string[] }[];
}

/** A fresh space as a question benchmark drives it. */
export interface SpaceUnderTest {
  ingestTurns(turns: readonly TurnInput[], signal?: AbortSignal): Promise<void>;
  ask(text: string, options: { as?: string; at: string; signal?: AbortSignal }): Promise<AnswerUnderTest>;
  close(): Promise<void>;
}

/** One question of a run with what the system answered; written before any gold is opened. */
export interface CollectedAnswer {
  caseId: string;
  questionId: string;
  question: string;
  asker?: string;
  answer: string;
  refused: boolean;
  /** Items of the context in its order, each once. */
  listed: string[];
  rounds: number;
  contextWords: number;
  askMs: number;
  /** Answer of the word-dump baseline. */
  wordDump: string;
  /** Everybody who speaks in the case. */
  people: readonly string[];
}

/** A run without scores. */
export interface CollectedRun {
  answers: CollectedAnswer[];
  turns: number;
  ingestMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ingests every case into a space of its own and asks its questions, a day after the last session started. */
export async function collectAnswers(
  benchmark: Benchmark,
  dataDirectory: string,
  openSpace: () => Promise<SpaceUnderTest>,
  options: { print(line: string): void; signal?: AbortSignal },
): Promise<CollectedRun> {
  const run: CollectedRun = { answers: [], turns: 0, ingestMs: 0 };
  for (const item of await benchmark.load(dataDirectory)) {
    const space = await openSpace();
    try {
      const started = performance.now();
      await space.ingestTurns(item.turns, options.signal);
      const ingestMs = performance.now() - started;
      run.turns += item.turns.length;
      run.ingestMs += ingestMs;
      run.answers.push(...(await askAll(benchmark, item, space, options.signal)));
      options.print(
        `${item.id}: ${item.turns.length} turns in ${(ingestMs / 1000).toFixed(1)} s, ${item.questions.length} questions`,
      );
    } finally {
      await space.close();
    }
  }
  return run;
}

async function askAll(
  benchmark: Benchmark,
  item: BenchmarkCase,
  space: SpaceUnderTest,
  signal: AbortSignal | undefined,
): Promise<CollectedAnswer[]> {
  const at = new Date(Math.max(...item.turns.map((turn) => Date.parse(turn.startedAt ?? ''))) + DAY_MS).toISOString();
  const dump = createWordDump(item.turns.map((turn) => turn.text));
  const words = new Map(item.turns.map((turn) => [turn.id, turn.text.split(/\s+/u).length]));
  const people = [...new Set(item.turns.map((turn) => turn.speaker))];
  const answers: CollectedAnswer[] = [];
  for (const question of item.questions) {
    throwIfAborted(signal);
    const started = performance.now();
    const as = question.asker === undefined ? {} : { as: question.asker };
    const answer = await space.ask(question.text, { ...as, at, ...(signal === undefined ? {} : { signal }) });
    const turnIds = new Set(answer.context.flatMap((record) => record.turnExternalIds));
    answers.push({
      caseId: item.id,
      questionId: question.id,
      question: question.text,
      ...(question.asker === undefined ? {} : { asker: question.asker }),
      answer: answer.text,
      refused: answer.refused,
      listed: listedItems(answer.context.map((record) => ({ items: record.turnExternalIds.map(benchmark.itemOf) }))),
      rounds: answer.rounds.filter(({ action }) => action.kind !== 'stop').length,
      contextWords: [...turnIds].reduce((sum, id) => sum + (words.get(id) ?? 0), 0),
      askMs: performance.now() - started,
      wordDump: dump(question.text),
      people,
    });
  }
  return answers;
}
