import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeLanguageModel } from '../../../test/contracts/language-model.contract.js';
import {
  breakOff,
  chat,
  failure,
  hangUp,
  json,
  type ScriptedAnswer,
  type ScriptedModelServer,
  silence,
  slowly,
  startScriptedModelServer,
} from '../../../test/fixtures/scripted-model-server.js';
import { ProviderError } from '../../errors.js';
import type { GenerateReply, GenerateRequest } from '../../providers/providers.js';
import { createUsageMeter } from '../../providers/usage-meter.js';
import type { EndpointOptions } from './endpoint.js';
import { createOpenAiLanguageModel } from './language-model.js';

let server: ScriptedModelServer;

interface Recorded {
  name: string;
  status: number;
  body: unknown;
  reply?: GenerateReply;
  error?: string;
}
const responses = new URL('../../../test/fixtures/model-responses/chat.json', import.meta.url);
const recorded: Recorded[] = JSON.parse(readFileSync(responses, 'utf8'));

beforeEach(async () => {
  server = await startScriptedModelServer();
});
afterEach(() => server.close());

const model = (options: Partial<EndpointOptions> = {}) =>
  createOpenAiLanguageModel({ baseUrl: server.baseUrl, model: 'small', ...options });
const hello: GenerateRequest = { messages: [{ role: 'user', content: 'Nora said secret-words' }] };
const schema = { name: 'colour', schema: { type: 'object', properties: { colour: { type: 'string' } } } };
const bodies = () => server.requests.map((request) => request.body);
const completion = { choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }] };

async function errorOf(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProviderError);
  const { message, details, stack, cause } = error as ProviderError;
  expect(JSON.stringify([message, details, stack, cause])).not.toMatch(/Nora|secret/);
  return error as ProviderError;
}

describeLanguageModel('openai-compatible', async (text) => {
  const local = await startScriptedModelServer();
  local.answers = [chat(text)];
  const opened = createOpenAiLanguageModel({ baseUrl: local.baseUrl, model: 'small' });
  return { model: opened, cleanUp: local.close };
});

describe('a request', () => {
  it('carries messages, limits, the key and pictures as data URLs', async () => {
    server.answers = [chat('A cat.')];
    const reply = await model({ apiKey: 'key-1' }).generate({
      messages: [
        { role: 'system', content: 'Describe.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'This one:' },
            { type: 'image', data: new Uint8Array([255, 216, 255]), mediaType: 'image/jpeg' },
          ],
        },
      ],
      maxOutputTokens: 50,
      temperature: 0,
      seed: 7,
    });
    expect(reply).toEqual({ text: 'A cat.', finish: 'stop', usage: { inputTokens: 42, outputTokens: 7 } });
    expect(bodies()).toEqual([
      {
        model: 'small',
        max_tokens: 50,
        temperature: 0,
        seed: 7,
        messages: [
          { role: 'system', content: 'Describe.' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'This one:' },
              { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
            ],
          },
        ],
      },
    ]);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-1' },
    });
  });

  it('sends a schema, and gives it up in two steps when the server refuses it, once for all requests', async () => {
    server.answers = [failure(400), failure(422), chat('{}'), chat('{}')];
    const one = model();
    await one.generate({ ...hello, schema });
    await one.generate({ ...hello, schema });
    expect(bodies().map((body) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
    expect(bodies()[0].response_format.json_schema).toEqual({ ...schema, strict: true });
    expect(bodies()[0].messages).toHaveLength(1);
    expect(bodies()[3].messages.at(-1).content).toContain(JSON.stringify(schema.schema));
  });

  it('gives up the parameters that the server names', async () => {
    server.answers = [failure(400, { param: 'max_tokens' }), failure(400, { param: 'temperature' }), chat('Hello')];
    await model().generate({ ...hello, maxOutputTokens: 9, temperature: 0, seed: 1 });
    expect(bodies()[2]).toMatchObject({ max_completion_tokens: 9 });
    expect(Object.keys(bodies()[2]).sort()).toEqual(['max_completion_tokens', 'messages', 'model']);
  });

  it('is not sent again when nothing can be given up', async () => {
    server.answers = [failure(400)];
    await errorOf(model().generate(hello));
    expect(server.requests).toHaveLength(1);
  });
});

describe('a reply', () => {
  it.each([
    ['refusal', chat(null, { refusal: 'I cannot help with that.' }), ''],
    ['length', chat('Hel', { finish: 'length' }), 'Hel'],
    ['filtered', chat('', { finish: 'content_filter' }), ''],
    ['filtered', failure(400, { code: 'content_filter' }), ''],
  ])('says that it ended by %s', async (finish, answer, text) => {
    server.answers = [answer];
    expect(await model().generate(hello)).toMatchObject({ finish, text });
  });

  it.each<[string, ScriptedAnswer]>([
    ['broken JSON', json('{"choices": [')],
    ['no choices', json({ choices: [] })],
    ['another shape', json({ words: [] })],
    ['no JSON', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ])('of %s is an invalid output', async (_, answer) => {
    server.answers = [answer];
    const error = await errorOf(model({ maxRetries: 0 }).generate(hello));
    expect(error).toMatchObject({ code: 'invalid_model_output', retryable: false });
  });

  it.each(recorded)('of $name is read', async ({ status, body, reply, error }) => {
    server.answers = [json(body, status)];
    const asked = model({ maxRetries: 0 }).generate(hello);
    if (reply === undefined) await expect(asked).rejects.toMatchObject({ code: error });
    else expect(await asked).toEqual(reply);
  });

  it('counts what it used', async () => {
    server.answers = [chat('a'), json(completion)];
    const meter = createUsageMeter();
    const one = model({ onUsage: meter.note });
    await one.generate(hello);
    await one.generate(hello);
    expect(meter.total()).toEqual({ calls: 2, inputTokens: 42, outputTokens: 7 });
  });
});

describe('trouble', () => {
  it('waits as long as a 429 says, then tries again', async () => {
    server.answers = [failure(429, {}, { 'retry-after': '0.2', 'retry-after-ms': '' }), chat('Hello')];
    const before = performance.now();
    expect((await model().generate(hello)).text).toBe('Hello');
    expect(performance.now() - before).toBeGreaterThan(150);
  });

  it.each([
    ['a hang-up', hangUp],
    ['a body that breaks off', breakOff],
    ['a body that stalls', slowly(completion, 300)],
    ['an error of the server', failure(503)],
  ])('tries again after %s', async (_, trouble) => {
    server.answers = [trouble, chat('Hello')];
    expect((await model({ timeoutMs: 250 }).generate(hello)).text).toBe('Hello');
    expect(server.requests).toHaveLength(2);
  });

  it('takes a slow body that ends in time', async () => {
    server.answers = [slowly(completion, 30)];
    expect((await model({ timeoutMs: 2_000, maxRetries: 0 }).generate(hello)).text).toBe('Hello');
  });

  it.each([
    [401, false, 1],
    [404, false, 1],
    [429, true, 3],
    [500, true, 3],
  ])('reports status %d after the last try, whether to retry (%s), and nothing of the body', async (...row) => {
    const [status, retryable, requests] = row;
    server.answers = [failure(status)];
    const error = await errorOf(model().generate(hello));
    expect(error).toMatchObject({ code: 'provider_failed', retryable, details: { status } });
    expect(server.requests).toHaveLength(requests);
  });

  it.each([
    ['does not begin', silence],
    ['does not end', slowly(completion, 100)],
  ])('stops waiting for an answer that %s', async (_, answer) => {
    server.answers = [answer];
    const error = await errorOf(model({ timeoutMs: 60, maxRetries: 0 }).generate(hello));
    expect(error).toMatchObject({ code: 'provider_timeout', retryable: true });
  });

  it('does not wait for hours because a server says so', async () => {
    server.answers = [failure(429, {}, { 'retry-after': '3600', 'retry-after-ms': '' })];
    const error = await errorOf(model({ timeoutMs: 50, maxRetries: 1 }).generate(hello));
    expect(error.code).toBe('provider_timeout');
  });

  it('reports a server that is not there', async () => {
    const error = await errorOf(model({ baseUrl: 'http://127.0.0.1:9/v1', maxRetries: 0 }).generate(hello));
    expect(error).toMatchObject({ code: 'provider_failed', retryable: true });
  });

  it('stops at once when the caller aborts, while waiting to try again too', async () => {
    const controller = new AbortController();
    server.answers = [failure(429, {}, { 'retry-after': '30', 'retry-after-ms': '' })];
    setTimeout(() => controller.abort(), 50);
    const before = performance.now();
    await expect(model().generate({ ...hello, signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it('has no more requests under way than allowed', async () => {
    server.answers = [slowly(completion, 10)];
    const one = model({ concurrency: 2 });
    await Promise.all(Array.from({ length: 6 }, () => one.generate(hello)));
    expect([server.peak(), server.requests.length]).toEqual([2, 6]);
  });

  it('ends what is under way when closed', async () => {
    server.answers = [silence];
    const one = model();
    const pending = one.generate(hello);
    setTimeout(() => void one.close(), 30);
    await expect(pending).rejects.toMatchObject({ code: 'aborted' });
  });
});
