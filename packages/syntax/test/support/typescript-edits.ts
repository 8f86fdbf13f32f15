import { pick } from './seeded.ts';
import type { TypescriptSource } from './typescript-source.ts';

/** [start, end) becomes `put`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** Returns another source, or null where there is nothing to do. */
export type Change = (source: TypescriptSource, random: () => number) => string | null;

/** Returns the text with the edits made; of edits that overlap the first one counts. */
export function edited(text: string, edits: readonly Edit[]): string | null {
  if (edits.length === 0) return null;
  let out = '';
  let at = 0;
  for (const { start, end, put } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    out += text.slice(at, start) + put;
    at = end;
  }
  return out + text.slice(at);
}

/** Returns about a share of the places, one at least where there is one. */
export function some<T>(random: () => number, places: readonly T[], share = 0.3): T[] {
  const chosen = places.filter(() => random() < share);
  return chosen.length > 0 || places.length === 0 ? chosen : [pick(random, places)];
}
