import { jsxText } from './jsx-text.ts';
import { isNode, type Node } from './node.ts';

const NOT_TREE = new Set(['type', 'start', 'end', 'range', 'loc', 'raw', 'comments', 'hashbang', 'parent', 'cooked']);

/**
 * Returns the canonical text of an ESTree node: equal texts mean equal trees.
 *
 * Positions, raw spellings, comments and parentheses are left out; template text and JSX text keep their raw spelling; empty
 * statements of lists are dropped. Nodes in `without` are left out wherever they stand, which gives an element's own text without
 * its members or its body. Only false-different errors are possible for spellings, never false-equal ones.
 */
export function normalText(node: Node, without: ReadonlySet<Node> = new Set()): string {
  if (node.type === 'Literal') return literalText(node);
  if (node.type === 'JSXText') return jsxText(node['raw']);
  const parts = [node.type];
  for (const [field, value] of Object.entries(node)) {
    // The flag of an arrow repeats what its body is, and would make a body part of the signature.
    if (NOT_TREE.has(field) || (field === 'expression' && value === true)) continue;
    const written = valueText(value, without);
    if (written !== null) parts.push(`${field}=${written}`);
  }
  if (hasParenthesisedTarget(node)) parts.push('parenthesisedTarget');
  return `(${parts.join(' ')})`;
}

function valueText(value: unknown, without: ReadonlySet<Node>): string | null {
  if (value === null || value === undefined || value === false) return null;
  if (Array.isArray(value)) return listText(value, without);
  if (isNode(value)) return without.has(value) ? null : normalText(value, without);
  if (typeof value === 'object') return recordText(value, without);
  return typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
}

function listText(items: readonly unknown[], without: ReadonlySet<Node>): string | null {
  const kept = items.filter((item) => !isNode(item) || (item.type !== 'EmptyStatement' && !without.has(item)));
  if (kept.length === 0) return null;
  return `[${kept.map((item) => valueText(item, without) ?? 'null').join(' ')}]`;
}

// Template elements carry `{raw, cooked}`; the cooked form follows from the raw one.
function recordText(value: object, without: ReadonlySet<Node>): string {
  const entries = Object.entries(value).filter(([field]) => field !== 'cooked');
  return `{${entries.map(([field, item]) => `${field}:${valueText(item, without) ?? 'null'}`).join(' ')}}`;
}

function literalText(node: Node): string {
  const { value, raw, regex, bigint } = node as Node & { regex?: { pattern: string; flags: string }; bigint?: string };
  if (regex) return `regex:/${regex.pattern}/${regex.flags.split('').toSorted().join('')}`;
  if (typeof bigint === 'string') return `bigint:${bigint}`;
  // A number past the largest double arrives as null, because the tree travels as JSON.
  if (value === null && raw !== 'null') return `number:${Number(String(raw).replaceAll('_', ''))}`;
  return `${typeof value}:${typeof value === 'string' ? JSON.stringify(value) : String(value)}`;
}

// `(f) = function () {}` does not name the function, `f = function () {}` does; the tree alone shows no difference.
function hasParenthesisedTarget(node: Node): boolean {
  if (node.type !== 'AssignmentExpression' && node.type !== 'AssignmentPattern') return false;
  const left = node['left'];
  return isNode(left) && left.type === 'Identifier' && left.start > node.start;
}
