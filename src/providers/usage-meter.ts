import type { ModelUsage } from './providers.js';

/** What a number of calls used together. */
export interface UsageTotal extends ModelUsage {
  calls: number;
}

/** Adds up what calls of models use; hand `note` to them as `onUsage`. */
export interface UsageMeter {
  note(usage: ModelUsage): void;
  total(): UsageTotal;
}

/** A meter that stands at zero. */
export function createUsageMeter(): UsageMeter {
  const sum: UsageTotal = { calls: 0, inputTokens: 0, outputTokens: 0 };
  return {
    note: ({ inputTokens, outputTokens }) => {
      sum.calls += 1;
      sum.inputTokens += inputTokens;
      sum.outputTokens += outputTokens;
    },
    total: () => ({ ...sum }),
  };
}
