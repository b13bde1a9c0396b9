import { throwIfAborted } from '../errors.js';
import type { Retriever } from '../retrieval/retrieve.js';
import { contextTokens } from './answer-text.js';
import { createWordDump } from './baselines/word-dump.js';
import {
  askedAt,
  type Benchmark,
  type BenchmarkCase,
  type BenchmarkQuestion,
  type GoldEdges,
} from './benchmarks/benchmark.js';
import { listedItems } from './ranking-metrics.js';
import type { SpaceKind, System } from './systems.js';

/** The part of an answer that a scorer reads. */
export interface AnswerUnderTest {
  text: string;
  refused: boolean;
  /** One entry a round, and one for a stop before the last. */
  rounds: readonly { action: { kind: string; tools?: readonly string[] } }[];
  /** The caller's ids of the turns behind the answer. */
  evidence: readonly string[];
  context: readonly { turnExternalIds: readonly string[] }[];
}

/** How a question is put. */
export interface AskUnderTest {
  at: string;
  retriever?: Retriever;
  signal?: AbortSignal;
}

/** A fresh space as a question benchmark drives it. */
export interface SpaceUnderTest {
  ingest(item: BenchmarkCase, signal?: AbortSignal): Promise<void>;
  ask(question: BenchmarkQuestion, options: AskUnderTest): Promise<AnswerUnderTest>;
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
  /** Sessions of the context in its order, each once. */
  sessions: string[];
  /** Turns behind the answer. */
  evidence: readonly string[];
  rounds: number;
  /** Tools used over all rounds. */
  actions: number;
  contextTokens: number;
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

/** Keeps what a system answered about a conversation, so that a broken run goes on where it stopped. */
export interface AnswerCache {
  /** What was kept for this system and this conversation, made by the same code from the same data. */
  read(system: string, item: BenchmarkCase): Promise<CollectedRun | undefined>;
  write(system: string, item: BenchmarkCase, run: CollectedRun): Promise<void>;
}

/** What collecting needs. */
export interface CollectOptions {
  systems: readonly System[];
  /** How cases are put into a space by systems that say nothing else. */
  primary: SpaceKind;
  openSpace(kind: SpaceKind): Promise<SpaceUnderTest>;
  cache: AnswerCache;
  print(line: string): void;
  signal?: AbortSignal;
}

/**
 * Ingests every case into a space of its own for each way of putting it there, and lets every system answer its questions, a day
 * after the last session started. What the cache holds is not done again. Gives a run for each system, by name.
 */
export async function collectAnswers(
  benchmark: Benchmark,
  dataDirectory: string,
  options: CollectOptions,
): Promise<Map<string, CollectedRun>> {
  const cases = await benchmark.load(dataDirectory);
  const systems = options.systems.filter(
    ({ name, space, withEdges }) =>
      (withEdges === undefined || benchmark.openEdges !== undefined) &&
      // What differs from the memory only by its space is the memory itself where that space is the set's own.
      !(name !== 'memory' && space === options.primary && withEdges === undefined),
  );
  const edges = systems.some(({ withEdges }) => withEdges !== undefined)
    ? await benchmark.openEdges?.(dataDirectory)
    : undefined;
  const runs = new Map(
    systems.map(({ name }): [string, CollectedRun] => [name, { answers: [], turns: 0, ingestMs: 0 }]),
  );
  for (const [place, item] of cases.entries()) {
    const done = await collectCase(benchmark, item, systems, { ...options, edges: edges?.get(item.id) });
    for (const [name, part] of done) {
      const run = runs.get(name) as CollectedRun;
      run.answers.push(...part.answers);
      run.turns += part.turns;
      run.ingestMs += part.ingestMs;
    }
    options.print(`${benchmark.name} ${place + 1}/${cases.length}: ${item.id}, ${item.questions.length} questions`);
  }
  return runs;
}

async function collectCase(
  benchmark: Benchmark,
  item: BenchmarkCase,
  systems: readonly System[],
  options: CollectOptions & { edges: ReadonlyMap<string, GoldEdges> | undefined },
): Promise<Map<string, CollectedRun>> {
  const { cache, primary, openSpace, signal } = options;
  const done = new Map<string, CollectedRun>();
  const pending = new Map<SpaceKind, System[]>();
  for (const system of systems) {
    const kept = await cache.read(system.name, item);
    if (kept !== undefined) done.set(system.name, kept);
    else pending.set(system.space ?? primary, [...(pending.get(system.space ?? primary) ?? []), system]);
  }
  for (const [kind, waiting] of pending) {
    const space = await openSpace(kind);
    try {
      const started = performance.now();
      await space.ingest(item, signal);
      const ingestMs = performance.now() - started;
      for (const system of waiting) {
        const retriever = system.withEdges?.(options.edges ?? new Map()) ?? system.retriever;
        const answers = await askAll(benchmark, item, space, { retriever, signal });
        const run = { answers, turns: item.turns.length, ingestMs };
        await cache.write(system.name, item, run);
        done.set(system.name, run);
      }
    } finally {
      await space.close();
    }
  }
  return done;
}

async function askAll(
  benchmark: Benchmark,
  item: BenchmarkCase,
  space: SpaceUnderTest,
  { retriever, signal }: { retriever: Retriever | undefined; signal: AbortSignal | undefined },
): Promise<CollectedAnswer[]> {
  const at = askedAt(item);
  const dump = createWordDump(item.turns.map((turn) => turn.text));
  const turns = new Map(item.turns.map((turn) => [turn.id, turn]));
  const people = [...new Set(item.turns.map((turn) => turn.speaker))];
  const how = { at, ...(retriever === undefined ? {} : { retriever }), ...(signal === undefined ? {} : { signal }) };
  const answers: CollectedAnswer[] = [];
  for (const question of item.questions) {
    throwIfAborted(signal);
    const started = performance.now();
    const answer = await space.ask(question, how);
    const askMs = performance.now() - started;
    const held = [...new Set(answer.context.flatMap((record) => record.turnExternalIds))];
    const searches = answer.rounds.filter(({ action }) => action.kind !== 'stop');
    answers.push({
      caseId: item.id,
      questionId: question.id,
      question: question.text,
      ...(question.asker === undefined ? {} : { asker: question.asker }),
      answer: answer.text,
      refused: answer.refused,
      listed: listedItems([{ items: held.map(benchmark.itemOf) }]),
      sessions: [...new Set(held.flatMap((id) => turns.get(id)?.session ?? []))],
      evidence: answer.evidence,
      rounds: searches.length,
      actions: searches.reduce((sum, { action }) => sum + (action.tools?.length ?? 0), 0),
      contextTokens: held.reduce((sum, id) => sum + contextTokens(turns.get(id)?.text ?? ''), 0),
      askMs,
      wordDump: dump(question.text),
      people,
    });
  }
  return answers;
}
