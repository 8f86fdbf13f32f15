import { child, children } from './node.ts';
import { readTree } from './read-tree.ts';

/**
 * Returns the expression of a TypeScript body that is one return statement, as an arrow without braces would hold it; null for any other body,
 * and for one whose comments would be lost.
 */
export function soleReturn(body: string, path: string): string | null {
  const lead = 'async () => {\n';
  const source = `${lead}${body}\n}`;
  const result = readTree(source, path);
  if (result.kind === 'faults') return null;
  const statements = children(result.tree.program, 'body');
  const arrow = statements.length === 1 ? child(statements[0]!, 'expression') : null;
  const block = arrow?.type === 'ArrowFunctionExpression' ? child(arrow, 'body') : null;
  const [only, ...more] = block ? children(block, 'body') : [];
  const value = only?.type === 'ReturnStatement' ? child(only, 'argument') : null;
  if (!only || !value || more.length > 0) return null;
  if (result.tree.comments.some(({ start, end }) => start < only.start || end > only.end)) return null;
  const text = source
    .slice(only.start + 'return'.length, only.end)
    .replace(/;$/, '')
    .trim();
  return text.startsWith('{') || value.type === 'SequenceExpression' ? `(${text})` : text;
}
