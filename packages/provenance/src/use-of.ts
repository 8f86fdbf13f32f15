import type { ProvenanceGraphCall } from '@ticket-circuit/schemas';

/** What calls used: tokens by their kind, and US dollars. */
export interface Use {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  readonly costUsd: number;
}

/** Returns the sum of what calls used. */
export function useOf(calls: readonly Pick<ProvenanceGraphCall, 'usage' | 'costUsd'>[]): Use {
  const none = { calls: 0, inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, costUsd: 0 };
  return calls.reduce<Use>(
    (sum, { usage, costUsd }) => ({
      calls: sum.calls + 1,
      inputTokens: sum.inputTokens + usage.inputTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
      cacheReadTokens: sum.cacheReadTokens + usage.cacheReadTokens,
      cacheWriteTokens: sum.cacheWriteTokens + usage.cacheWriteTokens,
      costUsd: sum.costUsd + costUsd,
    }),
    none,
  );
}

/** Returns all tokens, read from a cache or not. */
export function tokensOf({ inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens }: Omit<Use, 'calls' | 'costUsd'>): number {
  return inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
}
