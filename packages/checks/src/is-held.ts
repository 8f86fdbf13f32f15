import { classify } from '@ticket-circuit/rights';
import type { Circuit } from '@ticket-circuit/schemas';

/** Returns whether a path stays read only while tests run on a throwaway tree: all that code under test must not change. */
export function isHeld(path: string, config: Circuit): boolean {
  return classify(path, config) !== 'source';
}
