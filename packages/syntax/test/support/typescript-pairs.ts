import type { Label } from './judge-pairs.ts';
import { numbersFrom } from './seeded.ts';
import { MUTANTS } from './typescript-mutants.ts';
import { readTypescript } from './typescript-source.ts';
import { VARIANTS } from './typescript-variants.ts';

/** Another source, and what is true of it by the way it was made. A mutant need not parse. */
export interface TypescriptPair {
  readonly kind: string;
  readonly text: string;
  readonly label: Label;
}

/** Returns pairs of a source with others, as many as asked for if it has that much to change; empty when it does not parse. */
export function typescriptPairs(text: string, path: string, seed: number, count: number): TypescriptPair[] {
  const source = readTypescript(text, path);
  if (source === null) return [];
  const random = numbersFrom(seed);
  const kinds = [
    ...Object.entries(VARIANTS).map((one) => [...one, 'equal'] as const),
    ...Object.entries(MUTANTS).map((one) => [...one, 'different'] as const),
  ];
  const pairs: TypescriptPair[] = [];
  for (let round = 0; round < 3 && pairs.length < count; round += 1) {
    for (const [kind, change, label] of kinds
      .map((one) => ({ one, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one)) {
      const other = pairs.length < count ? change(source, random) : null;
      if (other !== null && other !== text) pairs.push({ kind, text: other, label });
    }
  }
  return pairs;
}
