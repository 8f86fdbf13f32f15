import type { LineRoles } from '../edit/reindent.ts';
import { lineStartOf } from '../lines.ts';
import { scanPython } from './scan-python.ts';

/**
 * Returns which lines of a Python text must not move (they start inside a string) and which do not tell the indentation (comments,
 * and lines that continue a logical line). With `moveDocstrings`, strings that are a whole statement move with the code around them.
 */
export function pythonLineRoles(text: string, moveDocstrings = false): LineRoles {
  const scan = scanPython(text);
  const firsts = new Set(scan.logicalLines.map((at) => lineStartOf(text, at)));
  const held = moveDocstrings ? scan.strings.filter(({ start }) => !scan.logicalLines.includes(start)) : scan.strings;
  const fixed = new Set<number>();
  const loose = new Set<number>();
  let start = 0;
  text.split('\n').forEach((line, index) => {
    if (held.some((span) => span.start < start && start < span.end)) fixed.add(index);
    else if (!firsts.has(start)) loose.add(index);
    start += line.length + 1;
  });
  return { fixed, loose };
}
