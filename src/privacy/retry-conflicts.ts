import { MemoryError, throwIfAborted } from '../errors.js';
import type { SpaceState } from './space-state.js';

/** So many times another writer of the same file may come first. */
const MAX_ATTEMPTS = 100;

/**
 * Runs a step that ends in a commit, and again when another writer of the same file came first: the people and voices it
 * wrote are taken over, `reread` brings the rest up to date. Any other `conflict` is thrown.
 */
export async function retryConflicts<T>(
  state: SpaceState,
  step: () => Promise<T>,
  options: { signal?: AbortSignal | undefined; reread?: (() => Promise<void>) | undefined } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      const isConflict = error instanceof MemoryError && error.code === 'conflict';
      if (!isConflict || attempt === MAX_ATTEMPTS || !(await state.refresh())) throw error;
      throwIfAborted(options.signal);
      await options.reread?.();
    }
  }
}
