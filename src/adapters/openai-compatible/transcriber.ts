import { APIError, toFile } from 'openai';
import { z } from 'zod';
import { encodeWav } from '../../audio/write-wav.js';
import { MemoryError } from '../../errors.js';
import type { Transcriber, Transcription } from '../../providers/providers.js';
import { type EndpointOptions, openEndpoint } from './endpoint.js';

const answerSchema = z.object({
  text: z.string(),
  language: z.string().optional(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).optional(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).partial().nullish(),
});

/**
 * Speech to text by any server with OpenAI's `audio/transcriptions`. Asks for timed segments, and once for plain text
 * when the model refuses them (400 or 422). Environment variables are not read. Throws `provider_failed`,
 * `provider_timeout`, `invalid_model_output`, `invalid_argument` (no samples, closed) and `aborted`.
 */
export function createOpenAiTranscriber(options: EndpointOptions): Transcriber {
  const endpoint = openEndpoint(options, 'The transcription service');
  let format: 'verbose_json' | 'json' = 'verbose_json';

  return {
    id: endpoint.id,
    async transcribe(audio, { language, signal } = {}) {
      if (audio.samples.length === 0) throw new MemoryError('invalid_argument', 'There are no samples to transcribe.');
      const wav = encodeWav(audio.samples, audio.sampleRate);
      return endpoint.request(async (client, requestOptions) => {
        const request = async (responseFormat: typeof format): Promise<unknown> =>
          client.audio.transcriptions.create(
            {
              file: await toFile(wav, 'speech.wav', { type: 'audio/wav' }),
              model: endpoint.model,
              response_format: responseFormat,
              ...(language === undefined ? {} : { language }),
            },
            requestOptions,
          );
        const answer = await request(format).catch(async (error: unknown) => {
          if (format === 'json' || !refusesFormat(error)) throw error;
          const plain = await request('json');
          format = 'json';
          return plain;
        });
        const { usage, ...transcription } = answerSchema.parse(answer);
        options.onUsage?.({ inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0 });
        return toTranscription(transcription);
      }, signal);
    },
    close: endpoint.close,
  };
}

function refusesFormat(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}

function toTranscription({ text, language, segments }: Omit<z.infer<typeof answerSchema>, 'usage'>): Transcription {
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
