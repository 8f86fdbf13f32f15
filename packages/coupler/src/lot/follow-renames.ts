import type { PlanSheet } from '@ticket-circuit/schemas';

/** Returns the symbol that an element of a file has after the plan's renames; members follow their class. */
export function followRenames(symbol: string, file: string, plan: PlanSheet): string {
  for (const { from, to } of plan.renames) {
    if (from.file !== file) continue;
    if (symbol === from.symbol) return to;
    if (symbol.startsWith(`${from.symbol}.`)) return to + symbol.slice(from.symbol.length);
  }
  return symbol;
}
