import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { MemoryError, ProviderError } from '../../errors.js';

const RETRYABLE = new Set([408, 409, 425, 429]);

/**
 * What went wrong in a call through the `openai` package, as this package's error. The server's words and the original
 * error are left out: they may repeat what was sent. `retryable` is decided from the status.
 */
export function toProviderError(error: unknown, provider: string): MemoryError {
  if (error instanceof MemoryError) return error;
  if (error instanceof APIUserAbortError) {
    return new MemoryError('aborted', 'The operation was aborted by the caller.');
  }
  if (error instanceof APIConnectionTimeoutError) return timedOut(provider);
  if (error instanceof APIConnectionError) {
    return new ProviderError('provider_failed', `${provider} could not be reached, or broke off; check its base URL.`, {
      provider,
      retryable: true,
    });
  }
  if (error instanceof APIError && typeof error.status === 'number') {
    const { status } = error;
    const hint =
      status === 401 || status === 403 ? ' Check the API key.' : status === 404 ? ' Check the model name.' : '';
    return new ProviderError('provider_failed', `${provider} answered with status ${status}.${hint}`, {
      provider,
      retryable: RETRYABLE.has(status) || status >= 500,
      details: { status },
    });
  }
  return new ProviderError('invalid_model_output', `${provider} gave an answer that cannot be read.`, {
    provider,
    retryable: false,
  });
}

/** A `provider_timeout` of this provider; always retryable. */
export function timedOut(provider: string): ProviderError {
  return new ProviderError('provider_timeout', `${provider} did not answer in time.`, { provider, retryable: true });
}
