import type { Policy } from './queue-state.ts';

const common = { batchSize: 1, maxOvertakes: 5, maxUnknowns: 3, maxUnjudged: 8 } as const;

/** The policies by name, for a number of checks that may run at a time. Never throws. */
export const policies = {
  /** One at a time; a red is run once more. */
  serial: (_slots = 1): Policy => ({ ...common, slots: 1, window: { floor: 1, cap: 1 }, grouping: 'chain', reds: 'evidence' }),
  /** Up to eight as one, halved when red; one run at a time. */
  batch: (_slots = 1): Policy => ({ ...common, slots: 1, window: { floor: 1, cap: 1 }, grouping: 'batch', batchSize: 8, reds: 'at-head' }),
  /** As Zuul does it: a red ticket is left out of what stands behind it, and thrown out without a second run. */
  zuul: (slots: number): Policy => ({ ...common, slots, window: windowOf(slots), grouping: 'chain', reds: 'at-head' }),
  window: (slots: number): Policy => ({ ...common, slots, window: windowOf(slots), grouping: 'chain', reds: 'evidence' }),
  lanes: (slots: number): Policy => ({ ...common, slots, window: windowOf(slots), grouping: 'lanes', reds: 'evidence' }),
} as const;

function windowOf(slots: number): Policy['window'] {
  return { floor: Math.min(3, slots), cap: slots };
}
