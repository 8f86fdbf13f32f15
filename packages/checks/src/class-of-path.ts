import type { Circuit, CommonPathClass } from '@ticket-circuit/schemas';
import { classify } from '@ticket-circuit/rights';

/** Returns whether a path stays read only while tests run on a throwaway tree: all that code under test must not change. */
export function isHeld(path: string, config: Circuit): boolean {
  const found: CommonPathClass = classify(path, config);
  return found !== 'source';
}
