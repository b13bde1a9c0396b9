import { z } from 'zod';
import { type MemoryError, ProviderError } from '../errors.js';
import type { GenerateReply, GenerateRequest, LanguageModel, ModelMessage, ModelUsage } from './providers.js';

/** What an object is asked for with: a request without its schema, which is made from the zod schema. */
export interface ObjectRequest<T> extends Omit<GenerateRequest, 'schema'> {
  /** Short name of the shape, `a-z_`, for servers that want one. */
  name: string;
  /**
   * Further conditions that the shape cannot say, such as ids that must exist: what is wrong with the object, in words for the
   * model, or undefined. They count like a broken shape.
   */
  check?: (object: T) => string | undefined;
}

/** An object that a language model wrote. */
export interface GeneratedObject<T> {
  object: T;
  /** Of all attempts. */
  usage: ModelUsage;
  /** 2 when the first reply could not be used. */
  attempts: 1 | 2;
}

/** What is wrong with a reply is told to the model in at most so many characters. */
const MAX_COMPLAINT = 1_000;

/**
 * Asks a model for JSON of a shape, parses and validates it. A reply that cannot be used (broken JSON, another shape, a failed
 * `check`, cut off at the token limit) is shown to the model once together with what is wrong. Write schemas with `nullable`
 * instead of `optional`: strict servers want every property. Throws `invalid_model_output` after the second bad reply, and at
 * once for a refusal or filtered reply, with `details.reason` (`refusal`, `filtered`, `length`, `shape`), the attempts and the usage; and what
 * the model throws.
 */
export async function generateObject<T>(
  model: LanguageModel,
  request: ObjectRequest<T>,
  schema: z.ZodType<T>,
): Promise<GeneratedObject<T>> {
  const { name, check, messages, ...settings } = request;
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  const ask = (asked: readonly ModelMessage[]) =>
    model.generate({ ...settings, messages: asked, schema: { name, schema: shape } });
  const first = await ask(messages);
  const read = readObject(first, schema, check);
  if ('object' in read) return { object: read.object, usage: first.usage, attempts: 1 };
  if (read.reason === 'refusal' || read.reason === 'filtered') throw unusable(model, read.reason, first.usage, 1);
  const second = await ask([
    ...messages,
    ...(first.text === '' ? [] : [{ role: 'assistant' as const, content: first.text }]),
    { role: 'user', content: `That reply cannot be used: ${read.complaint} Reply again with the corrected JSON only.` },
  ]);
  const usage = sumUsage(first.usage, second.usage);
  const again = readObject(second, schema, check);
  if ('object' in again) return { object: again.object, usage, attempts: 2 };
  throw unusable(model, again.reason, usage, 2);
}

interface Unread {
  reason: 'refusal' | 'filtered' | 'length' | 'shape';
  complaint: string;
}

function readObject<T>(
  { text, finish }: GenerateReply,
  schema: z.ZodType<T>,
  check: ((object: T) => string | undefined) | undefined,
): { object: T } | Unread {
  if (finish !== 'stop') return { reason: finish, complaint: 'it was cut off; be shorter.' };
  const json = parseJson(text);
  if (json === undefined) return { reason: 'shape', complaint: 'it is not JSON.' };
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { reason: 'shape', complaint: z.prettifyError(parsed.error).slice(0, MAX_COMPLAINT) };
  const fault = check?.(parsed.data);
  return fault === undefined ? { object: parsed.data } : { reason: 'shape', complaint: fault.slice(0, MAX_COMPLAINT) };
}

/** The JSON in a reply: all of it, or what stands between the outermost braces (code fences, thoughts before it). */
function parseJson(text: string): unknown {
  for (const candidate of [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {}
  }
  return undefined;
}

function sumUsage(left: ModelUsage, right: ModelUsage): ModelUsage {
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
  };
}

function unusable(model: LanguageModel, reason: Unread['reason'], usage: ModelUsage, attempts: 1 | 2): MemoryError {
  return new ProviderError('invalid_model_output', `Model ${model.id} gave no usable reply (${reason}).`, {
    provider: model.id,
    retryable: false,
    details: { reason, attempts, ...usage },
  });
}
