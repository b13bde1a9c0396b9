import { APIError } from 'openai';
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { GenerateReply, GenerateRequest, LanguageModel, ModelMessage } from '../../providers/providers.js';
import { type EndpointOptions, openEndpoint } from './endpoint.js';

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).partial().nullish(),
});

/** What the server has not refused yet. Servers differ, and only trying tells. */
interface Dialect {
  format: 'json_schema' | 'json_object' | 'text';
  limit: 'max_tokens' | 'max_completion_tokens';
  sampling: boolean;
}

/**
 * A chat model behind any server with OpenAI's `chat/completions`, with pictures as data URLs and a JSON schema where asked.
 * When the server refuses the schema (400 or 422), the same request goes out once as `json_object` and once plain, with the
 * schema in words; likewise the newer name of the token limit, and no temperature and seed, when it names them as refused. What
 * the server took is remembered. Throws as {@link LanguageModel} says, and `invalid_model_output` for an answer without a reply.
 */
export function createOpenAiLanguageModel(options: EndpointOptions): LanguageModel {
  const endpoint = openEndpoint(options, 'The language model');
  let dialect: Dialect = { format: 'json_schema', limit: 'max_tokens', sampling: true };
  return {
    id: endpoint.id,
    generate: (request) =>
      endpoint.request(async (client, requestOptions) => {
        for (let tried = dialect; ; ) {
          try {
            const body = toBody(endpoint.model, request, tried);
            const reply = toReply(answerSchema.parse(await client.chat.completions.create(body, requestOptions)));
            dialect = tried;
            options.onUsage?.(reply.usage);
            return reply;
          } catch (error) {
            if (error instanceof APIError && error.code === 'content_filter') return FILTERED;
            const next = plainer(tried, error, request);
            if (next === undefined) throw error;
            tried = next;
          }
        }
      }, request.signal),
    close: endpoint.close,
  };
}

/** Some servers leave a reasoning model's thoughts before its reply. */
const THOUGHTS = /^\s*<think>.*?<\/think>\s*/su;

const FILTERED: GenerateReply = { text: '', finish: 'filtered', usage: { inputTokens: 0, outputTokens: 0 } };

/** The dialect to try after this refusal; undefined when nothing is left to give up. */
function plainer(tried: Dialect, error: unknown, request: GenerateRequest): Dialect | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  if (error.param === 'max_tokens' && tried.limit === 'max_tokens') return { ...tried, limit: 'max_completion_tokens' };
  if ((error.param === 'temperature' || error.param === 'seed') && tried.sampling) return { ...tried, sampling: false };
  if (request.schema === undefined || tried.format === 'text') return undefined;
  return { ...tried, format: tried.format === 'json_schema' ? 'json_object' : 'text' };
}

function toBody(model: string, request: GenerateRequest, dialect: Dialect): ChatCompletionCreateParamsNonStreaming {
  const { messages, schema, maxOutputTokens, temperature, seed } = request;
  const inWords =
    schema === undefined || dialect.format === 'json_schema'
      ? []
      : [system(`Reply with one JSON object of this JSON Schema and nothing else: ${JSON.stringify(schema.schema)}`)];
  return {
    model,
    messages: [...messages.map(toMessage), ...inWords],
    ...(schema === undefined || dialect.format === 'text'
      ? {}
      : {
          response_format:
            dialect.format === 'json_schema'
              ? { type: 'json_schema', json_schema: { ...schema, strict: true } }
              : { type: 'json_object' },
        }),
    ...(maxOutputTokens === undefined ? {} : { [dialect.limit]: maxOutputTokens }),
    ...(temperature === undefined || !dialect.sampling ? {} : { temperature }),
    ...(seed === undefined || !dialect.sampling ? {} : { seed }),
  };
}

function system(content: string): ChatCompletionMessageParam {
  return { role: 'system', content };
}

function toMessage({ role, content }: ModelMessage): ChatCompletionMessageParam {
  if (typeof content === 'string') return { role, content };
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  if (role !== 'user') return { role, content: text };
  return {
    role,
    content: content.map((part) =>
      part.type === 'text'
        ? part
        : {
            type: 'image_url',
            image_url: { url: `data:${part.mediaType};base64,${Buffer.from(part.data).toString('base64')}` },
          },
    ),
  };
}

function toReply({ choices, usage }: z.infer<typeof answerSchema>): GenerateReply {
  const { message, finish_reason: reason } = choices[0]!;
  const refused = message.refusal !== null && message.refusal !== undefined;
  return {
    text: (message.content ?? '').replace(THOUGHTS, ''),
    finish: refused ? 'refusal' : reason === 'length' ? 'length' : reason === 'content_filter' ? 'filtered' : 'stop',
    usage: { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 },
  };
}
