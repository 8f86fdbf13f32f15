import { isPyNode, nodeOf, nodesOf, optionalNode, type PyNode } from './py-node.ts';

/** Tells whether a pattern has a sign or a sum around a number in parentheses, as in `case 1 + (2j)`, which Ruff takes. */
export function isBracketedPattern(node: PyNode, source: string): boolean {
  if (node.type === 'PatternMatchValue') return hasBrackets(nodeOf(node, 'value'), source);
  return node.type === 'PatternMatchMapping' && nodesOf(node, 'keys').some((key) => hasBrackets(key, source));
}

function hasBrackets(value: PyNode, source: string): boolean {
  if (value.type === 'ExprUnaryOp')
    return nodeOf(value, 'operand').end !== value.end || isOpened(source, value.start, nodeOf(value, 'operand'));
  if (value.type !== 'ExprBinOp') return false;
  const [left, right] = [nodeOf(value, 'left'), nodeOf(value, 'right')];
  return left.start !== value.start || right.end !== value.end || isOpened(source, left.end, right) || hasBrackets(left, source);
}

function isOpened(source: string, from: number, { start }: PyNode): boolean {
  return /[()]/.test(source.slice(from, start).replaceAll(/#[^\n]*/g, ''));
}

const TARGETS: ReadonlySet<string> = new Set(['ExprName', 'ExprAttribute', 'ExprSubscript']);

/** Tells whether the target of an annotation begins with a target in parentheses, as in `(self).x: int`, which Ruff takes. */
export function isBracketedTarget(node: PyNode, source: string): boolean {
  if (node.type !== 'StmtAnnAssign') return false;
  const target = nodeOf(node, 'target');
  if (source[target.start] !== '(') return false;
  let first: PyNode = target;
  while (first.start === target.start) {
    const inner = ['value', 'func']
      .map((field) => (isPyNode(first[field]) ? optionalNode(first, field) : null))
      .find((one) => one !== null);
    if (!inner) return false;
    first = inner;
  }
  return TARGETS.has(first.type);
}
