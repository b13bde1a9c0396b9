import type { EndpointOptions } from '../adapters/openai-compatible/endpoint.js';
import { MemoryError } from '../errors.js';

/** How a model behind HTTP is named, for messages and help. */
export const ADDRESS_FORM = 'URL#NAME[?key=VARIABLE]';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a setting names a model behind HTTP, and not a file or folder. */
export function isModelAddress(text: string): boolean {
  return /^https?:\/\//iu.test(text);
}

/**
 * Reads `URL#NAME[?key=VARIABLE&timeout=SECONDS&concurrency=N]`, such as `http://localhost:8000/v1#qwen3:8b`. `key` is the name
 * of the environment variable that holds the API key, so that the key stands in no command line. Throws `invalid_argument` when
 * the address cannot be used and `missing_dependency` when the variable is not set. `setting` names the flag in messages.
 */
export function parseModelAddress(text: string, setting: string, env: Environment): EndpointOptions {
  const [, baseUrl = '', model = '', query = ''] = /^([^#]*)#([^?]*)\??(.*)$/su.exec(text) ?? [];
  if (!isModelAddress(baseUrl) || !URL.canParse(baseUrl) || model === '') {
    throw new MemoryError('invalid_argument', `${setting} is no model address. Write it as ${ADDRESS_FORM}.`);
  }
  const settings = new URLSearchParams(query);
  const known = new Set(['key', 'timeout', 'concurrency']);
  const strange = [...settings.keys()].find((name) => !known.has(name));
  if (strange !== undefined) {
    throw new MemoryError(
      'invalid_argument',
      `${setting} has the setting "${strange}". Use ${[...known].join(', ')} only.`,
    );
  }
  const seconds = positive(settings, 'timeout', setting);
  const concurrency = positive(settings, 'concurrency', setting);
  return {
    baseUrl,
    model,
    ...keyFrom(settings.get('key'), setting, env),
    ...(seconds === undefined ? {} : { timeoutMs: Math.round(seconds * 1_000) }),
    ...(concurrency === undefined ? {} : { concurrency: Math.max(1, Math.round(concurrency)) }),
  };
}

function keyFrom(variable: string | null, setting: string, env: Environment): Pick<EndpointOptions, 'apiKey'> {
  if (variable === null) return {};
  const apiKey = env[variable];
  if (apiKey === undefined || apiKey === '') {
    throw new MemoryError(
      'missing_dependency',
      `${setting} wants its key from the environment variable ${variable}. Set that variable.`,
    );
  }
  return { apiKey };
}

function positive(settings: URLSearchParams, name: string, setting: string): number | undefined {
  const text = settings.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new MemoryError('invalid_argument', `${name} in ${setting} is no number above 0. For example: ${name}=30.`);
}
