import {
  askedAt,
  type Benchmark,
  type BenchmarkCase,
  type Gold,
  goldKey,
} from '../../evaluation/benchmarks/benchmark.js';
import type { SpaceUnderTest } from '../../evaluation/collect-answers.js';
import { type Retriever, retrieve } from '../../retrieval/retrieve.js';
import type { TurnRanking } from '../../retrieval/turn-ranking.js';
import type { RankingExample } from './example.js';

/** What {@link collectExamples} needs. */
export interface CollectOptions {
  dataDirectory: string;
  /** What ranks while examples are collected. */
  ranking: TurnRanking;
  openSpace(): Promise<SpaceUnderTest>;
  /** Whether to learn from the conversation at this place of the set; all by default. */
  takes?(place: number): boolean;
  print(line: string): void;
}

/**
 * Ingests every conversation of a set into a space of its own, asks its questions and keeps which turns were scored in the
 * first and in the last round. Questions without evidence give nothing.
 */
export async function collectExamples(benchmark: Benchmark, options: CollectOptions): Promise<RankingExample[]> {
  const cases = await benchmark.load(options.dataDirectory);
  const gold = await benchmark.openGold(options.dataDirectory);
  const examples: RankingExample[] = [];
  for (const [place, item] of cases.entries()) {
    if (options.takes?.(place) === false) continue;
    examples.push(...(await collectCase(benchmark, item, gold, options)));
    options.print(`${benchmark.name} ${place + 1}/${cases.length}: ${examples.length} examples`);
  }
  return examples;
}

async function collectCase(
  benchmark: Benchmark,
  item: BenchmarkCase,
  gold: ReadonlyMap<string, Gold>,
  { ranking, openSpace }: CollectOptions,
): Promise<RankingExample[]> {
  const space = await openSpace();
  const examples: RankingExample[] = [];
  try {
    await space.ingest(item);
    for (const question of item.questions) {
      const evidence = new Set(gold.get(goldKey(item.id, question.id))?.evidence);
      if (evidence.size === 0) continue;
      const scored: { rows: readonly Float32Array[]; items: string[] }[] = [];
      const retriever: Retriever = async (input) => {
        const rounds: { rows: readonly Float32Array[]; ids: readonly string[] }[] = [];
        const keeping: TurnRanking = {
          score: (rows, ids) => {
            rounds.push({ rows, ids });
            return ranking.score(rows, ids);
          },
        };
        const found = await retrieve({ ...input, ranking: keeping });
        for (const { rows, ids } of rounds.length > 1 ? [rounds[0]!, rounds.at(-1)!] : rounds) {
          const turns = await input.reader.getMany('turn', ids);
          scored.push({ rows, items: turns.map(({ externalId = '' }) => benchmark.itemOf(externalId)) });
        }
        return found;
      };
      await space.ask(question, { at: askedAt(item), retriever });
      for (const { rows, items } of scored) {
        examples.push({ set: benchmark.name, rows, items, gold: evidence });
      }
    }
  } finally {
    await space.close();
  }
  return examples;
}
