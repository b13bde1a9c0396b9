import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, sine } from '../../../test/fixtures/audio/synthetic-sound.js';
import {
  failure,
  json,
  type ScriptedAnswer,
  type ScriptedModelServer,
  silence,
  slowly,
  startScriptedModelServer,
} from '../../../test/fixtures/scripted-model-server.js';
import { openAudio } from '../../audio/open-audio.js';
import { ProviderError } from '../../errors.js';
import type { EndpointOptions } from './endpoint.js';
import { createOpenAiTranscriber } from './transcriber.js';

let server: ScriptedModelServer;

beforeEach(async () => {
  server = await startScriptedModelServer();
});
afterEach(() => server.close());

const transcriber = (options: Partial<EndpointOptions> = {}) =>
  createOpenAiTranscriber({ baseUrl: server.baseUrl, model: 'small', ...options });
const forms = () => server.requests.map((request): FormData => request.body);
const audio = { samples: sine(440, 0.5, 16_000), sampleRate: 16_000 };

async function errorOf(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

describe('createOpenAiTranscriber', () => {
  it('sends the sound as WAV and gives text with timed segments', async () => {
    server.answers = [
      json({
        text: ' Good morning. ',
        language: 'en',
        segments: [{ id: 0, start: 0.12, end: 0.48, text: ' Good morning.', tokens: [1] }],
      }),
    ];
    const result = await transcriber({ apiKey: 'key-1' }).transcribe(audio, { language: 'en' });
    expect(result).toEqual({
      text: 'Good morning.',
      language: 'en',
      segments: [{ startMs: 120, endMs: 480, text: 'Good morning.' }],
    });
    const [form] = forms() as [FormData];
    expect([form.get('model'), form.get('response_format'), form.get('language')]).toEqual([
      'small',
      'verbose_json',
      'en',
    ]);
    const file = form.get('file') as File;
    expect([file.name, file.type]).toEqual(['speech.wav', 'audio/wav']);
    const heard = await collect(await openAudio(new Uint8Array(await file.arrayBuffer())));
    expect(heard).toHaveLength(audio.samples.length);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer key-1');
  });

  it('takes a bare text, and a language in words for none', async () => {
    server.answers = [json({ text: 'Hello', language: 'english' })];
    expect(await transcriber().transcribe(audio)).toEqual({ text: 'Hello' });
  });

  it('asks for plain text when the model has no segments, and remembers', async () => {
    server.answers = [
      (response, request) =>
        (request.body.get('response_format') === 'json' ? json({ text: 'Hello' }) : failure(400))(response, request),
    ];
    const one = transcriber();
    expect(await one.transcribe(audio)).toEqual({ text: 'Hello' });
    expect(await one.transcribe(audio)).toEqual({ text: 'Hello' });
    expect(forms().map((form) => form.get('response_format'))).toEqual(['verbose_json', 'json', 'json']);
  });

  it('tries again after 429', async () => {
    server.answers = [failure(429), json({ text: 'Hello' })];
    expect(await transcriber().transcribe(audio)).toEqual({ text: 'Hello' });
    expect(forms()).toHaveLength(2);
  });

  it.each([
    [401, false, 1],
    [404, false, 1],
    [429, true, 3],
    [503, true, 3],
  ])('reports status %d, whether to retry (%s), and nothing of the body', async (status, retryable, requests) => {
    server.answers = [failure(status)];
    const error = await errorOf(transcriber().transcribe(audio));
    expect(error).toMatchObject({ code: 'provider_failed', retryable, details: { status } });
    expect(forms()).toHaveLength(requests);
    expect(JSON.stringify([error.message, error.details, error.stack, error.cause])).not.toMatch(/Nora|secret/);
  });

  it('stops waiting for an answer that does not begin', async () => {
    server.answers = [silence];
    const error = await errorOf(transcriber({ timeoutMs: 60, maxRetries: 0 }).transcribe(audio));
    expect(error).toMatchObject({ code: 'provider_timeout', retryable: true });
  });

  it('stops waiting for an answer that does not end', async () => {
    server.answers = [slowly({ text: 'Hello' }, 200)];
    const error = await errorOf(transcriber({ timeoutMs: 60, maxRetries: 0 }).transcribe(audio));
    expect(error.code).toBe('provider_timeout');
  });

  it.each([
    ['broken JSON', json('{"text": "Hel')],
    ['another shape', json({ words: [] })],
    [
      'no JSON',
      ((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')) as ScriptedAnswer,
    ],
  ])('calls %s an invalid output', async (_, answer) => {
    server.answers = [answer];
    const error = await errorOf(transcriber({ maxRetries: 0 }).transcribe(audio));
    expect(error).toMatchObject({ code: 'invalid_model_output', retryable: false });
  });

  it('reports a server that is not there', async () => {
    const error = await errorOf(transcriber({ baseUrl: 'http://127.0.0.1:9/v1', maxRetries: 0 }).transcribe(audio));
    expect(error).toMatchObject({ code: 'provider_failed', retryable: true });
  });

  it('stops when the caller aborts, before and during the request', async () => {
    const controller = new AbortController();
    server.answers = [() => controller.abort()];
    const one = transcriber();
    await expect(one.transcribe(audio, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    await expect(one.transcribe(audio, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    expect(forms()).toHaveLength(1);
  });

  it('refuses empty sound, and work once closed', async () => {
    const one = transcriber();
    const empty = { samples: new Float32Array(0), sampleRate: 16_000 };
    await expect(one.transcribe(empty)).rejects.toMatchObject({ code: 'invalid_argument' });
    await one.close();
    await expect(one.transcribe(audio)).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(one.id).toBe('openai-compatible:small');
  });
});
