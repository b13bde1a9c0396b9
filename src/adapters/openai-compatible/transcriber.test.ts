import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, sine } from '../../../test/fixtures/audio/synthetic-sound.js';
import { openAudio } from '../../audio/open-audio.js';
import { ProviderError } from '../../errors.js';
import { createOpenAiTranscriber, type OpenAiTranscriberOptions } from './transcriber.js';

type Answer = (response: ServerResponse, form: FormData, request: IncomingMessage) => void;

let server: Server;
let answers: Answer[];
let forms: FormData[];
let headers: IncomingMessage['headers'][];

beforeEach(async () => {
  answers = [];
  forms = [];
  headers = [];
  server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = new Response(Buffer.concat(pieces), { headers: { 'content-type': request.headers['content-type']! } });
    const form = await body.formData();
    forms.push(form);
    headers.push(request.headers);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (request.url === '/v1/audio/transcriptions' && answer) answer(response, form, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (value: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
const failure = (status: number) => json({ error: { message: 'Nora said secret-words', type: 'x' } }, status);
const transcriber = (options: Partial<OpenAiTranscriberOptions> = {}) =>
  createOpenAiTranscriber({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    model: 'small',
    ...options,
  });
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
    answers = [
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
    const [form] = forms as [FormData];
    expect([form.get('model'), form.get('response_format'), form.get('language')]).toEqual([
      'small',
      'verbose_json',
      'en',
    ]);
    const file = form.get('file') as File;
    expect([file.name, file.type]).toEqual(['speech.wav', 'audio/wav']);
    const heard = await collect(await openAudio(new Uint8Array(await file.arrayBuffer())));
    expect(heard).toHaveLength(audio.samples.length);
    expect(headers[0]?.authorization).toBe('Bearer key-1');
  });

  it('takes a bare text, and a language in words for none', async () => {
    answers = [json({ text: 'Hello', language: 'english' })];
    expect(await transcriber().transcribe(audio)).toEqual({ text: 'Hello' });
  });

  it('asks for plain text when the model has no segments, and remembers', async () => {
    answers = [
      (response, form, request) =>
        (form.get('response_format') === 'json' ? json({ text: 'Hello' }) : failure(400))(response, form, request),
    ];
    const one = transcriber();
    expect(await one.transcribe(audio)).toEqual({ text: 'Hello' });
    expect(await one.transcribe(audio)).toEqual({ text: 'Hello' });
    expect(forms.map((form) => form.get('response_format'))).toEqual(['verbose_json', 'json', 'json']);
  });

  it('tries again after 429', async () => {
    answers = [failure(429), json({ text: 'Hello' })];
    expect(await transcriber().transcribe(audio)).toEqual({ text: 'Hello' });
    expect(forms).toHaveLength(2);
  });

  it.each([
    [401, false, 1],
    [404, false, 1],
    [429, true, 3],
    [503, true, 3],
  ])('reports status %d, whether to retry (%s), and nothing of the body', async (status, retryable, requests) => {
    answers = [failure(status)];
    const error = await errorOf(transcriber().transcribe(audio));
    expect(error).toMatchObject({ code: 'provider_failed', retryable, details: { status } });
    expect(forms).toHaveLength(requests);
    expect(JSON.stringify([error.message, error.details, error.stack, error.cause])).not.toMatch(/Nora|secret/);
  });

  it('stops waiting for an answer that does not begin', async () => {
    answers = [() => {}];
    const error = await errorOf(transcriber({ timeoutMs: 60, maxRetries: 0 }).transcribe(audio));
    expect(error).toMatchObject({ code: 'provider_timeout', retryable: true });
  });

  it('stops waiting for an answer that does not end', async () => {
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"text": "');
      },
    ];
    const error = await errorOf(transcriber({ timeoutMs: 60, maxRetries: 0 }).transcribe(audio));
    expect(error.code).toBe('provider_timeout');
  });

  it.each([
    ['broken JSON', json('{"text": "Hel')],
    ['another shape', json({ words: [] })],
    ['no JSON', ((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')) as Answer],
  ])('calls %s an invalid output', async (_, answer) => {
    answers = [answer];
    const error = await errorOf(transcriber({ maxRetries: 0 }).transcribe(audio));
    expect(error).toMatchObject({ code: 'invalid_model_output', retryable: false });
  });

  it('reports a server that is not there', async () => {
    const error = await errorOf(transcriber({ baseUrl: 'http://127.0.0.1:9/v1', maxRetries: 0 }).transcribe(audio));
    expect(error).toMatchObject({ code: 'provider_failed', retryable: true });
  });

  it('stops when the caller aborts, before and during the request', async () => {
    const controller = new AbortController();
    answers = [() => controller.abort()];
    const one = transcriber();
    await expect(one.transcribe(audio, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    await expect(one.transcribe(audio, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    expect(forms).toHaveLength(1);
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
