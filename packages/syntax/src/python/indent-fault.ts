import { leadingSpaceOf, lineStartOf, positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';

/**
 * Returns the first line whose tabs and spaces do not add up the same whatever a tab is worth, or which goes back to where no block stands, both of
 * which CPython refuses and Ruff, for which a tab is worth less, takes; null when there is none. Without a tab the two agree.
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
    const isDedent = open.at(-1)!.wide > wide;
    while (open.length > 1 && open.at(-1)!.wide > wide) open.pop();
    const top = open.at(-1)!;
    if (isDedent && top.wide !== wide) return { ...positionOf(source, at), message: 'The line goes back to where no block stands.' };
    if (wide > top.wide) open.push({ wide, narrow });
    if (wide > top.wide ? narrow <= top.narrow : wide === top.wide && narrow !== top.narrow)
      return { ...positionOf(source, at), message: 'Tabs and spaces are mixed so that the indentation depends on the width of a tab.' };
  }
  return null;
}
