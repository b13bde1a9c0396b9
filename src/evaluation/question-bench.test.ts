import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCache, noCache } from './answer-cache.js';
import { createWordDump } from './baselines/word-dump.js';
import type { Benchmark } from './benchmarks/benchmark.js';
import type { AnswerCache, SpaceUnderTest } from './collect-answers.js';
import { runQuestionBench } from './question-bench.js';
import { formatReport } from './report.js';
import { chooseSystems } from './systems.js';

let output: string;
beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'bench-'));
});
afterEach(() => rm(output, { recursive: true }));

const startedAt = '2025-01-06T10:00:00Z';
const turns = [
  { session: 'S1', startedAt, speaker: 'Bo Berg', text: 'The kite is red.', id: 't1' },
  { session: 'S1', startedAt, speaker: 'Åsa Lund', text: 'Mine is blue.', id: 't2' },
];

function benchmarkOf(answersFile: string): Benchmark {
  return {
    name: 'tiny',
    load: async () => [
      {
        id: 'c',
        turns,
        questions: [
          { id: 'q1', text: 'Which colour is the kite?', asker: 'Bo Berg' },
          { id: 'q2', text: 'Who has a blue one?' },
          { id: 'q3', text: 'Who won?' },
        ],
      },
    ],
    openGold: async () => {
      expect(existsSync(answersFile)).toBe(true);
      return new Map([
        ['c/q1', { kind: 'single_hop', answer: 'red', evidence: ['t1'], unscorable: 0, answerable: true }],
        [
          'c/q2',
          { kind: 'speaker_attribution', answer: 'Åsa Lund', evidence: ['t2'], unscorable: 1, answerable: true },
        ],
        ['c/q3', { kind: 'none', evidence: [], unscorable: 0, answerable: false }],
      ]);
    },
    itemOf: (id) => id,
  };
}

const search = { action: { kind: 'retrieve', tools: ['bm25', 'dense'] } };

/** A space that answers by rote and notes what it was asked and how often it was filled. */
function spaceByRote(asked: unknown[]): SpaceUnderTest {
  return {
    ingest: async (item) => {
      asked.push(`ingest ${item.id}`);
    },
    ask: async ({ text, asker }, { at, retriever }) => {
      asked.push([text, asker, at]);
      const evidence: string[] = [];
      if (text === 'Who won?') {
        return { text: 'Not in memory.', refused: true, rounds: [search], context: [], evidence };
      }
      const answer = text.startsWith('Who') ? 'Åsa told Bo.' : 'It is red.';
      const held = retriever === undefined ? ['t1'] : ['t2'];
      return { text: answer, refused: false, rounds: [search, search], context: [{ turnExternalIds: held }], evidence };
    },
    close: async () => {},
  };
}

function options(asked: unknown[], cache: AnswerCache, chosen = 'memory') {
  return {
    dataDirectory: '',
    seed: 1,
    command: 'tiny',
    outputDirectory: output,
    print: () => {},
    systems: chooseSystems(chosen.split(',')) ?? [],
    primary: 'given' as const,
    openSpace: async () => spaceByRote(asked),
    cache,
  };
}

describe('runQuestionBench', () => {
  it('writes all answers before it opens the gold, then scores them', async () => {
    const asked: unknown[] = [];
    const file = join(output, 'tiny-answers.json');
    const result = await runQuestionBench(benchmarkOf(file), options(asked, noCache));
    expect(asked[1]).toEqual(['Which colour is the kite?', 'Bo Berg', '2025-01-07T10:00:00.000Z']);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(3);
    expect(result.metrics).toMatchObject({
      evidenceRecallAt15: 0.5,
      evidenceMrr: 0.5,
      answerContained: 0.5,
      attributionExact: 0,
      refusedUnanswerable: 1,
      refusedAnswerable: 0,
      unscorableEvidence: 1,
      questions: 3,
      meanActions: 10 / 3,
      'answerContained.wordDump': 0.5,
    });
    expect(result.byKind['single_hop']).toMatchObject({ n: 1, answerContained: 1, evidenceRecallAt15: 1 });
    expect(result.perItem).toHaveLength(3);
    expect(formatReport(result)).toMatch(/answerContained +0\.500/);
    expect(formatReport(result)).toMatch(/Of 3 questions 1 fail: 1 times some of the evidence is not in the context/);
  });

  it('asks every system in one space a way of filling it, and shows them side by side', async () => {
    const asked: unknown[] = [];
    const chosen = 'memory,bm25,speaker-blind,given speakers,gold addressees';
    const result = await runQuestionBench(
      benchmarkOf(join(output, 'tiny-answers.json')),
      options(asked, noCache, chosen),
    );
    expect(asked.filter((entry) => entry === 'ingest c')).toHaveLength(2);
    // Given speakers are the memory itself here, and this set has no gold addressees.
    expect(Object.keys(result.systems ?? {})).toEqual(['memory', 'bm25', 'speaker-blind']);
    expect(formatReport(result)).toMatch(/^bm25 +0\.500/mu);
  });

  it('goes on where an earlier run with the same code and data stopped', async () => {
    const first: unknown[] = [];
    const again: unknown[] = [];
    const changed: unknown[] = [];
    const benchmark = benchmarkOf(join(output, 'tiny-answers.json'));
    const run = (asked: unknown[], code: string) =>
      runQuestionBench(benchmark, options(asked, createAnswerCache(join(output, 'cache'), code)));
    const before = await run(first, 'one');
    const after = await run(again, 'one');
    await run(changed, 'two');
    expect([first.length, again.length, changed.length]).toEqual([4, 0, 4]);
    expect(after.metrics).toEqual(before.metrics);
  });
});

describe('createWordDump', () => {
  it('gives the first 30 words of the best turns', () => {
    const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    const dump = createWordDump(['nothing here', `kite ${long}`, 'kite kite']);
    expect(dump('Which kite?').split(' ')).toHaveLength(30);
    expect(dump('Which kite?')).toMatch(/^kite kite kite word0/);
    expect(dump('zebra')).toBe('');
  });
});
