import { jsxText } from './jsx-text.ts';
import { isNode, type Node } from './node.ts';

const NOT_TREE = new Set([
  'type',
  'start',
  'end',
  'loc',
  'extra',
  'errors',
  'comments',
  'tokens',
  'interpreter',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'cooked',
]);

/** Returns the canonical text of a Babel tree; only comparable with other texts of this function. */
export function babelNormalText(node: Node): string {
  if (node.type === 'JSXText') return jsxText((node['extra'] as { raw?: string } | undefined)?.raw);
  const parts = [node.type];
  for (const [field, value] of Object.entries(node)) {
    if (NOT_TREE.has(field)) continue;
    // The order of flags is no part of an expression, as its property `flags` shows.
    const written = field === 'flags' && node.type === 'RegExpLiteral' ? String(value).split('').toSorted().join('') : valueText(value);
    if (written !== null) parts.push(`${field}=${written}`);
  }
  if (hasParenthesisedTarget(node)) parts.push('parenthesisedTarget');
  return `(${parts.join(' ')})`;
}

function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === false) return null;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isNode(item) || item.type !== 'EmptyStatement');
    return kept.length === 0 ? null : `[${kept.map((item) => valueText(item) ?? 'null').join(' ')}]`;
  }
  if (isNode(value)) return babelNormalText(value);
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([field]) => field !== 'cooked');
    return `{${entries.map(([field, item]) => `${field}:${valueText(item) ?? 'null'}`).join(' ')}}`;
  }
  return typeof value === 'bigint' ? `${value}n` : typeof value === 'number' ? String(value) : JSON.stringify(value);
}

// As in `normalText`; here the parser says where parentheses stood.
function hasParenthesisedTarget(node: Node): boolean {
  if (node.type !== 'AssignmentExpression' && node.type !== 'AssignmentPattern') return false;
  const left = node['left'];
  return isNode(left) && left.type === 'Identifier' && (left['extra'] as { parenthesized?: boolean } | undefined)?.parenthesized === true;
}
