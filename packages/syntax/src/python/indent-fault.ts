import { leadingSpaceOf, lineStartOf, positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';

/**
 * Returns the first line whose tabs and spaces do not add up the same whatever a tab is worth, which CPython refuses and Ruff takes; null when
 * there is none. Lines whose indentation matches no open block are left to the parser.
 */
export function indentFault(source: string, logicalLines: readonly number[]): SyntaxFault | null {
  if (!source.includes('\t')) return null;
  const open = [{ wide: 0, narrow: 0 }];
  for (const at of logicalLines) {
    const line = source.slice(lineStartOf(source, at), at).replace(/^\uFEFF/, '');
    // A form feed starts the count anew.
    const space = leadingSpaceOf(line.slice(line.lastIndexOf('\f') + 1));
    let wide = 0;
    for (const char of space) wide = char === '\t' ? wide - (wide % 8) + 8 : wide + 1;
    const narrow = space.length;
    while (open.length > 1 && open.at(-1)!.wide > wide) open.pop();
    const top = open.at(-1)!;
    if (wide > top.wide) open.push({ wide, narrow });
    if (wide > top.wide ? narrow <= top.narrow : wide === top.wide && narrow !== top.narrow)
      return { ...positionOf(source, at), message: 'Tabs and spaces are mixed so that the indentation depends on the width of a tab.' };
  }
  return null;
}
