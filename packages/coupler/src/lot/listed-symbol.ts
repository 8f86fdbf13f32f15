import type { ModuleElement } from '@ticket-circuit/syntax';
import { elementIn, type LotFile } from './lot-entry.ts';

/** Returns the name under which a list shows an element: its symbol, but for an export the names that it gives away and where they come from. */
export function listedSymbol({ before, after }: LotFile, symbol: string): string {
  const element = elementIn(after, symbol) ?? elementIn(before, symbol);
  return element?.kind === 'export' && symbol.startsWith('<export>') ? (exportName(element) ?? symbol) : symbol;
}

function exportName({ declaration }: ModuleElement): string | null {
  const text = declaration.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, ' ').replace(/\s+/g, ' ');
  const match = /^export (?:type )?(?:\{([^}]*)\}|(\*(?: as [\w$]+)?))(?: from (["'])(.*?)\3)?/.exec(text);
  if (!match) return null;
  const names = (match[2] ?? match[1] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .map((name) => name.split(' as ').at(-1)!.trim())
    .filter((name) => name !== '');
  return `<export>${names.join(', ')}${match[4] === undefined ? '' : ` from ${match[4]}`}`;
}
