import { child, children, isNode, type Node, text } from './node.ts';

type Rewrite = (node: Node) => Node;

const HEADS: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ForStatement: ['body'],
  ForInStatement: ['body'],
  ForOfStatement: ['body'],
  WhileStatement: ['body'],
  DoWhileStatement: ['body'],
};

const REWRITES: Readonly<Record<string, Rewrite>> = {
  // The one name that means something else when it stands alone.
  '`{ a: a }` is `{ a }`': (node) => {
    const name = node.type === 'Property' && node['shorthand'] === true ? text(child(node, 'key') ?? node, 'name') : null;
    return name === null || name === '__proto__' ? node : { ...node, shorthand: false };
  },
  "`{ 'a': b }` is `{ a: b }`": (node) => {
    const key = node.type === 'Property' && node['computed'] !== true ? child(node, 'key') : null;
    const name = key?.type === 'Literal' ? key['value'] : null;
    if (key === null || typeof name !== 'string' || !/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)) return node;
    return { ...node, key: { type: 'Identifier', start: key.start, end: key.end, name } };
  },
  '`if (a) { b(); }` is `if (a) b();`': (node) => {
    const fields = HEADS[node.type] ?? [];
    return fields.reduce((whole, field) => ({ ...whole, [field]: withoutBraces(whole[field]) }), node);
  },
  '`<A>b` is `b as A`': (node) =>
    node.type === 'TSTypeAssertion'
      ? { type: 'TSAsExpression', start: node.start, end: node.end, expression: node['expression'], typeAnnotation: node['typeAnnotation'] }
      : node,
};

// A declaration would be one of the block around it.
function withoutBraces(value: unknown): unknown {
  if (!isNode(value) || value.type !== 'BlockStatement') return value;
  const [only, ...more] = children(value, 'body');
  return only !== undefined && more.length === 0 && !only.type.endsWith('Declaration') ? only : value;
}

/** Rewrites that leave every program alone. Source: COUPLER.md 3. */
export const TYPESCRIPT_RULES: readonly string[] = Object.freeze(Object.keys(REWRITES));

/** Returns the tree with some rules applied wherever they fit. */
export function rewrittenTypescript(root: Node, rules: readonly string[]): Node {
  return rules.length === 0
    ? root
    : (rewrittenValue(
        root,
        rules.map((rule) => REWRITES[rule]!),
      ) as Node);
}

function rewrittenValue(value: unknown, rewrites: readonly Rewrite[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rewrittenValue(item, rewrites));
  if (!isNode(value)) return value;
  const below = Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, rewrittenValue(item, rewrites)]),
  ) as unknown as Node;
  return rewrites.reduce((node, rewrite) => rewrite(node), below);
}
