import OpenAI, { APIError, toFile } from 'openai';
import { z } from 'zod';
import { encodeWav } from '../../audio/write-wav.js';
import { MemoryError, throwIfAborted } from '../../errors.js';
import type { Transcriber, Transcription } from '../../providers/providers.js';
import { timedOut, toProviderError } from './provider-error.js';

/** Options of {@link createOpenAiTranscriber}. */
export interface OpenAiTranscriberOptions {
  /** Such as `https://api.openai.com/v1` or `http://localhost:8000/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; servers on the own machine often need none. */
  apiKey?: string;
  /** The server's name of the model. */
  model: string;
  /** Of one attempt, ms; 60 000 when absent. */
  timeoutMs?: number;
  /** Further attempts after a failure that may pass; 2 when absent. */
  maxRetries?: number;
}

const PROVIDER = 'The transcription service';

const answerSchema = z.object({
  text: z.string(),
  language: z.string().optional(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).optional(),
});

/**
 * Speech to text by any server with OpenAI's `audio/transcriptions`. Asks for timed segments, and once for plain text
 * when the model refuses them (400 or 422). Environment variables are not read. Throws `provider_failed`,
 * `provider_timeout`, `invalid_model_output`, `invalid_argument` (no samples, closed) and `aborted`.
 */
export function createOpenAiTranscriber(options: OpenAiTranscriberOptions): Transcriber {
  const { baseUrl, apiKey, model, timeoutMs = 60_000, maxRetries = 2 } = options;
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries,
    logLevel: 'off',
  });
  let format: 'verbose_json' | 'json' = 'verbose_json';
  let closed = false;

  return {
    id: `openai-compatible:${model}`,
    async transcribe(audio, { language, signal } = {}) {
      throwIfAborted(signal);
      if (closed) throw new MemoryError('invalid_argument', 'The transcriber is closed.');
      if (audio.samples.length === 0) throw new MemoryError('invalid_argument', 'There are no samples to transcribe.');
      const wav = encodeWav(audio.samples, audio.sampleRate);
      /* The client's own limit ends with the answer's headers; this one also ends a body that never comes. */
      const deadline = AbortSignal.timeout(timeoutMs * (maxRetries + 2));
      const request = async (responseFormat: typeof format): Promise<unknown> =>
        client.audio.transcriptions.create(
          {
            file: await toFile(wav, 'speech.wav', { type: 'audio/wav' }),
            model,
            response_format: responseFormat,
            ...(language === undefined ? {} : { language }),
          },
          { signal: signal ? AbortSignal.any([signal, deadline]) : deadline },
        );
      try {
        const answer = await request(format).catch(async (error: unknown) => {
          if (format === 'json' || !refusesFormat(error)) throw error;
          const plain = await request('json');
          format = 'json';
          return plain;
        });
        return toTranscription(answerSchema.parse(answer));
      } catch (error) {
        throwIfAborted(signal);
        throw deadline.aborted ? timedOut(PROVIDER) : toProviderError(error, PROVIDER);
      }
    },
    async close() {
      closed = true;
    },
  };
}

function refusesFormat(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}

function toTranscription({ text, language, segments }: z.infer<typeof answerSchema>): Transcription {
  return {
    text: text.trim(),
    /* Some servers name the language in words; only tags are of use to language packs. */
    ...(language !== undefined && /^[a-z]{2,3}(-|$)/i.test(language) ? { language } : {}),
    ...(segments === undefined
      ? {}
      : {
          segments: segments.map((segment) => ({
            startMs: Math.round(segment.start * 1_000),
            endMs: Math.round(segment.end * 1_000),
            text: segment.text.trim(),
          })),
        }),
  };
}
