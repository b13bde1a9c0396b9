import { z } from 'zod';
import { ProviderError } from '../../errors.js';
import type { TextEmbedder } from '../../providers/providers.js';
import { isFiniteVector, normalize } from '../../vector.js';
import { type Endpoint, type EndpointOptions, openEndpoint } from './endpoint.js';

/** Options of {@link loadOpenAiTextEmbedder}. */
export interface OpenAiTextEmbedderOptions extends EndpointOptions {
  /** Numbers in a vector; found out by embedding one word when absent. */
  dimension?: number;
  /** Put before every query, as instruction-tuned embedders want it; documents go as they are. */
  queryPrefix?: string;
  /** Texts in one request; 64 when absent. */
  batchSize?: number;
}

const PROVIDER = 'The embedding service';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative(), embedding: z.array(z.number()).min(1) })),
  usage: z.object({ prompt_tokens: z.number() }).partial().nullish(),
});

/**
 * Text to vectors by any server with OpenAI's `embeddings`. References such as `{person:id}` are left out, and a text without
 * anything else gives the zero vector without a request. Throws `provider_failed`, `provider_timeout`, `invalid_model_output`
 * (not one finite vector of `dimension` a text), `invalid_argument` (closed) and `aborted`.
 */
export async function loadOpenAiTextEmbedder(options: OpenAiTextEmbedderOptions): Promise<TextEmbedder> {
  const { queryPrefix = '', batchSize = 64, onUsage } = options;
  const endpoint = openEndpoint(options, PROVIDER);
  const embedAll = async (texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> => {
    const batches: string[][] = [];
    for (let from = 0; from < texts.length; from += batchSize) batches.push(texts.slice(from, from + batchSize));
    return (await Promise.all(batches.map((batch) => embedBatch(endpoint, batch, onUsage, signal)))).flat();
  };
  const dimension = options.dimension ?? (await embedAll(['dimension']))[0]!.length;
  return {
    id: endpoint.id,
    dimension,
    async embed(texts, { as, signal }) {
      const plain = texts.map((text) => text.replace(/\{[a-z]+:[^{}\s]*\}/gu, ' ').trim());
      const asked = plain.flatMap((text) => (text === '' ? [] : [as === 'query' ? queryPrefix + text : text]));
      const vectors = (await embedAll(asked, signal)).values();
      return plain.map((text) =>
        text === '' ? new Float32Array(dimension) : checked(vectors.next().value, dimension),
      );
    },
    close: endpoint.close,
  };
}

async function embedBatch(
  endpoint: Endpoint,
  input: string[],
  onUsage: EndpointOptions['onUsage'],
  signal?: AbortSignal,
): Promise<Float32Array[]> {
  const { data, usage } = await endpoint.request(
    async (client, options) =>
      answerSchema.parse(
        await client.embeddings.create({ model: endpoint.model, input, encoding_format: 'float' }, options),
      ),
    signal,
  );
  onUsage?.({ inputTokens: usage?.prompt_tokens ?? 0, outputTokens: 0 });
  const byIndex = new Map(data.map(({ index, embedding }) => [index, normalize(new Float32Array(embedding))]));
  if (byIndex.size !== input.length) throw unusable(byIndex.size, input.length);
  return input.map((_, index) => checked(byIndex.get(index)));
}

function checked(vector: Float32Array | undefined, dimension = vector?.length): Float32Array {
  if (vector === undefined || vector.length !== dimension || !isFiniteVector(vector))
    throw unusable(vector?.length ?? 0, dimension ?? 0);
  return vector;
}

function unusable(got: number, expected: number): ProviderError {
  return new ProviderError('invalid_model_output', `${PROVIDER} gave vectors that cannot be used.`, {
    provider: PROVIDER,
    retryable: false,
    details: { got, expected },
  });
}
