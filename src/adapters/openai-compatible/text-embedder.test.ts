import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeTextEmbedder } from '../../../test/contracts/text-embedder.contract.js';
import {
  embeddings,
  failure,
  json,
  type ScriptedModelServer,
  startScriptedModelServer,
} from '../../../test/fixtures/scripted-model-server.js';
import { createUsageMeter } from '../../providers/usage-meter.js';
import { loadOpenAiTextEmbedder, type OpenAiTextEmbedderOptions } from './text-embedder.js';

const byLength = embeddings((text) => [text.length, 1, 0]);
let server: ScriptedModelServer;

beforeEach(async () => {
  server = await startScriptedModelServer();
  server.answers = [byLength];
});
afterEach(() => server.close());

const load = (options: Partial<OpenAiTextEmbedderOptions> = {}) =>
  loadOpenAiTextEmbedder({ baseUrl: server.baseUrl, model: 'small', ...options });
const inputs = () => server.requests.map((request) => request.body.input);

describeTextEmbedder('openai-compatible', async () => {
  const local = await startScriptedModelServer();
  local.answers = [byLength];
  const embedder = await loadOpenAiTextEmbedder({ baseUrl: local.baseUrl, model: 'small' });
  return { embedder, cleanUp: local.close };
});

describe('loadOpenAiTextEmbedder', () => {
  it('finds out the dimension, unless it is told', async () => {
    expect(await load()).toMatchObject({ id: 'openai-compatible:small', dimension: 3 });
    expect(server.requests).toHaveLength(1);
    expect(await load({ dimension: 3 })).toMatchObject({ dimension: 3 });
    expect(server.requests).toHaveLength(1);
  });

  it('sends texts in batches, queries with their prefix, documents as they are', async () => {
    const meter = createUsageMeter();
    const embedder = await load({ dimension: 3, batchSize: 2, queryPrefix: 'query: ', onUsage: meter.note });
    await embedder.embed(['a', '{person:p1} b', 'c'], { as: 'document' });
    await embedder.embed(['d'], { as: 'query' });
    expect(inputs()).toEqual([['a', 'b'], ['c'], ['query: d']]);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/embeddings',
      body: { model: 'small', encoding_format: 'float' },
    });
    expect(meter.total()).toEqual({ calls: 3, inputTokens: 4, outputTokens: 0 });
  });

  it('puts vectors in the order of the texts, whatever the order of the answer', async () => {
    const embedder = await load({ dimension: 2 });
    server.answers = [
      json({
        data: [
          { index: 1, embedding: [0, 2] },
          { index: 0, embedding: [3, 0] },
        ],
      }),
    ];
    const vectors = await embedder.embed(['a', 'b'], { as: 'document' });
    expect(vectors.map((vector) => [...vector])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it.each([
    ['too few vectors', { data: [{ index: 0, embedding: [1, 0, 0] }] }],
    ['another dimension', { data: [0, 1].map((index) => ({ index, embedding: [1, 0] })) }],
    [
      'numbers past all bounds',
      '{"data": [{"index": 0, "embedding": [1e99, 0, 0]}, {"index": 1, "embedding": [1, 0, 0]}]}',
    ],
    ['another shape', { vectors: [] }],
  ])('calls %s an invalid output', async (_, answer) => {
    const embedder = await load({ dimension: 3 });
    server.answers = [json(answer)];
    await expect(embedder.embed(['a', 'b'], { as: 'document' })).rejects.toMatchObject({
      code: 'invalid_model_output',
    });
  });

  it('reports failures without the texts', async () => {
    const embedder = await load({ dimension: 3, maxRetries: 0 });
    server.answers = [failure(500)];
    const error = await embedder.embed(['Nora said secret-words'], { as: 'query' }).catch((caught: Error) => caught);
    expect(error).toMatchObject({ code: 'provider_failed', retryable: true });
    expect(String(error)).not.toMatch(/Nora|secret/);
  });
});
