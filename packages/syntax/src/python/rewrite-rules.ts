import { isPyNode, type PyNode, type PyValue } from './py-node.ts';

type Rewrite = (node: PyNode) => PyNode;

// `in` and `is` give a truth value whatever their operands are, so its negation is the other operator.
function negated(from: string, to: string): Rewrite {
  return (node) => {
    const compare = node.type === 'ExprUnaryOp' && node['op'] === 'Not' ? node['operand'] : null;
    if (!isPyNode(compare ?? undefined)) return node;
    const { type, ops } = compare as PyNode;
    return type === 'ExprCompare' && Array.isArray(ops) && ops.length === 1 && ops[0] === from
      ? { ...(compare as PyNode), ops: [to] }
      : node;
  };
}

const REWRITES: Readonly<Record<string, Rewrite>> = {
  '`not a in b` is `a not in b`': negated('In', 'NotIn'),
  '`not a is b` is `a is not b`': negated('Is', 'IsNot'),
  '`return None` is `return`': (node) => {
    const value = node.type === 'StmtReturn' ? node['value'] : null;
    return isPyNode(value ?? undefined) && (value as PyNode).type === 'ExprNoneLiteral' ? { ...node, value: null } : node;
  },
};

/** Rewrites that leave every program alone. Source: COUPLER.md 2. */
export const PYTHON_RULES: readonly string[] = Object.freeze(Object.keys(REWRITES));

/** Returns the tree with some rules applied wherever they fit. */
export function rewrittenPython(root: PyNode, rules: readonly string[]): PyNode {
  return rules.length === 0
    ? root
    : (rewrittenValue(
        root,
        rules.map((rule) => REWRITES[rule]!),
      ) as PyNode);
}

function rewrittenValue(value: PyValue, rewrites: readonly Rewrite[]): PyValue {
  if (Array.isArray(value)) return (value as readonly PyValue[]).map((item) => rewrittenValue(item, rewrites));
  if (isPyNode(value)) {
    const below = Object.fromEntries(
      Object.entries(value).map(([field, item]) => [field, rewrittenValue(item, rewrites)]),
    ) as unknown as PyNode;
    return rewrites.reduce((node, rewrite) => rewrite(node), below);
  }
  return typeof value === 'object' && value !== null && 'variant' in value
    ? { ...value, value: rewrittenValue(value.value, rewrites) }
    : value;
}
