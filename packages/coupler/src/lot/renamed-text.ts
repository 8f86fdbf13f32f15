import type { PlanSheet } from '@ticket-circuit/schemas';
import { simpleName } from '../lay/symbol-parts.ts';

/** Returns a canonical text as the plan's renames would leave it; every word that equals an old name counts as that name. */
export function renamedText(normal: string, plan: PlanSheet): string {
  return plan.renames.reduce((text, { from, to }) => {
    const old = simpleName(from.symbol).replace(/\$/g, '\\$&');
    return text.replace(new RegExp(`(?<![\\w$])${old}(?![\\w$])`, 'g'), () => simpleName(to));
  }, normal);
}

/** Returns the symbol that an element of a file has after the plan's renames; members follow their class. */
export function followRenames(symbol: string, file: string, plan: PlanSheet): string {
  for (const { from, to } of plan.renames) {
    if (from.file !== file) continue;
    if (symbol === from.symbol) return to;
    if (symbol.startsWith(`${from.symbol}.`)) return to + symbol.slice(from.symbol.length);
  }
  return symbol;
}
