import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWordDump } from './baselines/word-dump.js';
import type { Benchmark } from './benchmarks/benchmark.js';
import type { SpaceUnderTest } from './collect-answers.js';
import { runQuestionBench } from './question-bench.js';
import { formatReport } from './report.js';

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

const search = { action: { kind: 'retrieve' } };

describe('runQuestionBench', () => {
  it('writes all answers before it opens the gold, then scores them', async () => {
    const asked: unknown[] = [];
    const space: SpaceUnderTest = {
      ingestTurns: async () => {},
      ask: async (text, options) => {
        asked.push([text, options.as, options.at]);
        if (text === 'Who won?') return { text: 'Not in memory.', refused: true, rounds: [search], context: [] };
        const answer = text.startsWith('Who') ? 'Åsa told Bo.' : 'It is red.';
        return { text: answer, refused: false, rounds: [search, search], context: [{ turnExternalIds: ['t1'] }] };
      },
      close: async () => {},
    };
    const file = join(output, 'tiny-answers.json');
    const result = await runQuestionBench(benchmarkOf(file), async () => space, {
      dataDirectory: '',
      seed: 1,
      command: 'tiny',
      outputDirectory: output,
      print: () => {},
    });
    expect(asked[0]).toEqual(['Which colour is the kite?', 'Bo Berg', '2025-01-07T10:00:00.000Z']);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(3);
    expect(result.metrics).toMatchObject({
      evidenceRecallAt15: 0.5,
      answerContained: 0.5,
      attributionExact: 0,
      refusedUnanswerable: 1,
      refusedAnswerable: 0,
      unscorableEvidence: 1,
      questions: 3,
      'answerContained.wordDump': 0.5,
    });
    expect(result.byKind['single_hop']).toMatchObject({ n: 1, answerContained: 1, evidenceRecallAt15: 1 });
    expect(result.perItem).toHaveLength(3);
    expect(formatReport(result)).toMatch(/answerContained +0\.500/);
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
