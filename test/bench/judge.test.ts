import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchJudge, type JudgeFlags } from '../../bench/judge.js';
import type { Benchmark } from '../../src/evaluation/benchmarks/benchmark.js';
import { chat, type ScriptedModelServer, startScriptedModelServer } from '../fixtures/scripted-model-server.js';

let server: ScriptedModelServer;
let folder: string;
beforeEach(async () => {
  server = await startScriptedModelServer();
  folder = await mkdtemp(join(tmpdir(), 'judge-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const tiny: Benchmark = {
  name: 'tiny',
  load: async () => [],
  openGold: async () =>
    new Map([['c/1', { kind: 'colour', answer: 'red', evidence: [], unscorable: 0, answerable: true }]]),
  itemOf: (id) => id,
};
const run = (judging: JudgeFlags, model?: string) =>
  benchJudge({
    judging: { set: 'tiny', ...judging },
    models: { model },
    benchmarks: [tiny],
    dataDirectory: folder,
    outputDirectory: folder,
    seed: 1,
    command: '',
    print: () => {},
  });

describe('the judge bench', () => {
  it('judges the answers of an earlier run by two models behind HTTP', async () => {
    const answers = [{ caseId: 'c', questionId: '1', question: 'Which colour?', answer: 'red', refused: false }];
    await writeFile(join(folder, 'tiny-answers.json'), JSON.stringify(answers));
    server.answers = [chat(JSON.stringify({ reasoning: 'same', level: 'right' }))];
    const judges = `${server.baseUrl}#a ${server.baseUrl}#b`;
    const { metrics } = await run({ judges });
    expect(metrics).toMatchObject({ judge: 1, questions: 1, calls: 4, inputTokens: 168 });
    expect((await run({ judges })).metrics).toMatchObject({ judge: 1, calls: 0 });
    await expect(run({ judges }, `${server.baseUrl}#b`)).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  it('says what is missing', async () => {
    await expect(run({ set: 'none' })).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(run({ judges: 'http://h/v1#a' })).rejects.toMatchObject({ code: 'invalid_argument' });
    await expect(run({ judges: 'http://h/v1#a http://h/v1#b' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
