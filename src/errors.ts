/** What went wrong, as a documented code; `cli/exit-codes.ts` and the servers map these and nothing else. */
export type ErrorCode =
  /** The caller passed something unusable; the message says what and how to mend it. */
  | 'invalid_argument'
  /** The named record, file or model does not exist. */
  | 'not_found'
  /** The record changed since it was read, or the write contradicts what the space is bound to. */
  | 'conflict'
  /** A valid request that this build or configuration cannot serve. */
  | 'unsupported'
  /** A package, model file or setting that the request needs is absent. */
  | 'missing_dependency'
  /** A model or remote service failed. */
  | 'provider_failed'
  /** A model or remote service did not answer in time. */
  | 'provider_timeout'
  /** A model answered something that breaks its contract. */
  | 'invalid_model_output'
  /** The database refused or failed. */
  | 'store_failed'
  /** A file or stored value is damaged. */
  | 'corrupt_data'
  /** A configured limit on size, time, tokens or calls was reached. */
  | 'budget_exceeded'
  /** The caller's AbortSignal fired. */
  | 'aborted';

/** Options of a {@link MemoryError}. Details hold ids, sizes and settings, never names, transcript text or voiceprints. */
export interface MemoryErrorOptions {
  details?: Readonly<Record<string, string | number | boolean>>;
  cause?: unknown;
}

/** The one error type of this package: a documented `code`, a message that says what to do, and safe details. */
export class MemoryError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number | boolean>>;

  constructor(code: ErrorCode, message: string, options: MemoryErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'MemoryError';
    this.code = code;
    this.details = options.details ?? {};
  }
}

/** A failure of a model or remote service; `retryable` is decided where the error is made. */
export class ProviderError extends MemoryError {
  readonly provider: string;
  readonly retryable: boolean;

  constructor(
    code: 'provider_failed' | 'provider_timeout' | 'invalid_model_output',
    message: string,
    options: MemoryErrorOptions & { provider: string; retryable: boolean },
  ) {
    super(code, message, options);
    this.name = 'ProviderError';
    this.provider = options.provider;
    this.retryable = options.retryable;
  }
}

/** Throws `aborted` when the signal has fired. Call it between steps of long work. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new MemoryError('aborted', 'The operation was aborted by the caller.');
}
