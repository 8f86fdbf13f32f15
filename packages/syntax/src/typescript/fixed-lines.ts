import { type Node, walk } from './node.ts';
import { readTree } from './read-tree.ts';

const HOLDS_LINES = new Set(['TemplateElement', 'Literal', 'JSXText']);

/**
 * Returns the numbers of the lines of [start, end) that start inside a template, a continued string or JSX text, counted from 0 at
 * the line of `start`; empty when the source does not parse.
 */
export function fixedLines(source: string, path: string, start: number, end: number): ReadonlySet<number> {
  const fixed = new Set<number>();
  if (!mayHoldLines(source.slice(start, end))) return fixed;
  const result = readTree(source, path);
  if (result.kind === 'faults') return fixed;
  const spans: Node[] = [];
  walk(result.tree.program, (node) => {
    if (HOLDS_LINES.has(node.type) && node.start < end && node.end > start) spans.push(node);
    return node.start < end && node.end > start;
  });
  let line = 0;
  for (let at = source.indexOf('\n', start); at >= 0 && at < end; at = source.indexOf('\n', at + 1)) {
    line += 1;
    if (spans.some((span) => span.start <= at && at < span.end)) fixed.add(line);
  }
  return fixed;
}

// Reading a whole module for each of its bodies takes long, and hardly any body holds such a thing. JSX closes with one of its two signs.
function mayHoldLines(text: string): boolean {
  return text.includes('\n') && /`|\\\r?\n|<\s*\/|\/\s*>/.test(text);
}
