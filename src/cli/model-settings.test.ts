import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  embeddings,
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../test/fixtures/scripted-model-server.js';
import type { OpenOptions, VoxPolyMem } from '../voxpolymem.js';
import { parseModelAddress } from './model-address.js';
import { configuredModels } from './model-settings.js';
import { runCli } from './run-cli.js';

describe('parseModelAddress', () => {
  const parse = (text: string, env: Record<string, string> = {}) => parseModelAddress(text, '--model', env);

  it('reads address, name and settings, and the key from the variable that it names', () => {
    expect(parse('http://localhost:8000/v1#Qwen/Qwen3-8B:latest')).toEqual({
      baseUrl: 'http://localhost:8000/v1',
      model: 'Qwen/Qwen3-8B:latest',
    });
    expect(parse('https://host/v1#m?key=MY_KEY&timeout=1.5&concurrency=2', { MY_KEY: 'secret' })).toEqual({
      baseUrl: 'https://host/v1',
      model: 'm',
      apiKey: 'secret',
      timeoutMs: 1_500,
      concurrency: 2,
    });
  });

  it.each([
    ['', 'invalid_argument'],
    ['http://localhost:8000/v1', 'invalid_argument'],
    ['http://localhost:8000/v1#', 'invalid_argument'],
    ['ftp://localhost#m', 'invalid_argument'],
    ['http://#m', 'invalid_argument'],
    ['http://h/v1#m?timeout=0', 'invalid_argument'],
    ['http://h/v1#m?timeout=soon', 'invalid_argument'],
    ['http://h/v1#m?colour=red', 'invalid_argument'],
    ['http://h/v1#m?key=MY_KEY', 'missing_dependency'],
  ])('refuses %s (%s)', (text, code) => {
    expect(() => parse(text, { MY_KEY: '' })).toThrow(expect.objectContaining({ code }));
  });
});

describe('configuredModels', () => {
  let server: ScriptedModelServer | undefined;
  afterEach(() => server?.close());

  it('is nothing by default, and sends nothing', async () => {
    const { options, used } = await configuredModels({}, { VOXPOLYMEM_MODEL: '' });
    expect([options, used()]).toEqual([{}, undefined]);
  });

  it('takes flags before the environment', async () => {
    server = await startScriptedModelServer();
    server.answers = [embeddings(() => [1, 0])];
    const address = (name: string) => `${server?.baseUrl}#${name}`;
    const { options, close, used } = await configuredModels(
      { model: address('flag'), embedder: address('e'), captioner: address('c') },
      { VOXPOLYMEM_MODEL: address('variable'), VOXPOLYMEM_TRANSCRIBER: address('t') },
    );
    expect(options).toMatchObject({
      languageModel: { id: 'openai-compatible:flag' },
      textEmbedder: { id: 'openai-compatible:e', dimension: 2 },
      transcriber: { id: 'openai-compatible:t' },
      imageCaptioner: { id: 'openai-compatible:c' },
    });
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/embeddings']);
    expect(used()).toBe('models: 1 calls, 1 tokens in, 0 out');
    await close();
    await expect(options.languageModel?.generate({ messages: [] })).rejects.toMatchObject({ code: 'invalid_argument' });
  });
});

describe('--env-file', () => {
  let folder: string;
  afterEach(() => rm(folder, { recursive: true }));

  async function doctor(argv: readonly string[], env: Record<string, string>) {
    let opened: OpenOptions = {};
    const output = { out: '', err: '' };
    const space = {
      doctor: { report: async () => ({ space: {}, keptAudio: { utterances: 0 }, models: {}, counts: {} }) },
      close: async () => undefined,
    } as unknown as VoxPolyMem;
    const status = await runCli(['doctor', '--space', ':memory:', ...argv], {
      stdout: { write: (text: string) => (output.out += text) },
      stderr: { write: (text: string) => (output.err += text) },
      env,
      open: async (_path: string, options: OpenOptions = {}) => {
        opened = options;
        return space;
      },
    });
    return { status, opened, ...output };
  }

  it('gives settings, and the environment itself wins', async () => {
    folder = await mkdtemp(join(tmpdir(), 'env-'));
    const file = join(folder, 'models.env');
    await writeFile(file, '# models\nVOXPOLYMEM_MODEL="http://h/v1#file?key=MY_KEY"\nMY_KEY=k\n');
    expect((await doctor(['--env-file', file], {})).opened.languageModel?.id).toBe('openai-compatible:file');
    const other = await doctor(['--env-file', file], { VOXPOLYMEM_MODEL: 'http://h/v1#env' });
    expect(other.opened.languageModel?.id).toBe('openai-compatible:env');
    expect((await doctor(['--env-file', join(folder, 'none')], {})).status).toBe(3);
  });
});
