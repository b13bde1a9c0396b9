import OpenAI from 'openai';
import { MemoryError, throwIfAborted } from '../../errors.js';
import type { ModelUsage } from '../../providers/providers.js';
import { timedOut, toProviderError } from './provider-error.js';

/** Where an OpenAI-compatible model is served, and how patiently it is asked. */
export interface EndpointOptions {
  /** Such as `https://api.openai.com/v1` or `http://localhost:8000/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; servers on the own machine often need none. */
  apiKey?: string | undefined;
  /** The server's name of the model. */
  model: string;
  /** Of one attempt, from the request to the last byte of the answer, ms; 60 000 when absent. */
  timeoutMs?: number;
  /** Further attempts after a failure that may pass; 2 when absent. A server's `Retry-After` is obeyed. */
  maxRetries?: number;
  /** Requests under way at once; later ones wait their turn. 4 when absent. */
  concurrency?: number;
  /** Told what each answered request used, as the server counted it. */
  onUsage?: (usage: ModelUsage) => void;
}

/** A model behind HTTP: requests with a limit on how many at once, and with this package's errors. */
export interface Endpoint {
  readonly id: string;
  readonly model: string;
  /** Runs one request, retries included. Throws `provider_failed`, `provider_timeout`, `invalid_model_output` and `aborted`. */
  request<T>(work: (client: OpenAI, options: { signal: AbortSignal }) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Ends what is under way (`aborted`) and refuses later requests (`invalid_argument`). */
  close(): Promise<void>;
}

/**
 * Opens a client for one model of a server; nothing is sent yet and environment variables are not read. `provider` names the
 * service in messages. All attempts together end after `timeoutMs` times the attempts and one more, waiting included.
 */
export function openEndpoint(options: EndpointOptions, provider: string): Endpoint {
  const { baseUrl, apiKey, model, timeoutMs = 60_000, maxRetries = 2, concurrency = 4 } = options;
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries,
    logLevel: 'off',
    fetch: fetchWhole,
  });
  const closing = new AbortController();
  const admit = createLimit(concurrency);
  return {
    id: `openai-compatible:${model}`,
    model,
    request: (work, signal) =>
      admit(async () => {
        throwIfAborted(signal);
        if (closing.signal.aborted) throw new MemoryError('invalid_argument', `${provider} is closed.`);
        const deadline = AbortSignal.timeout(timeoutMs * (maxRetries + 2));
        const end = AbortSignal.any([deadline, closing.signal, ...(signal === undefined ? [] : [signal])]);
        try {
          return await untilAborted(work(client, { signal: end }), end);
        } catch (error) {
          throwIfAborted(signal);
          throwIfAborted(closing.signal);
          throw deadline.aborted ? timedOut(provider) : toProviderError(error, provider);
        }
      }),
    close: async () => closing.abort(),
  };
}

/** Reads the whole body before the answer counts, so that the client's time limit and retries hold for it too. */
const fetchWhole: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const body = response.body === null ? null : await response.arrayBuffer();
  return new Response(response.status === 204 || response.status === 304 ? null : body, {
    status: response.status,
    headers: response.headers,
  });
};

/** The client waits between attempts without listening to the signal; this does not. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Lets so many tasks run at once; the others wait in the order of their calls. */
function createLimit(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < width) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
