import { child, type Node } from './node.ts';

const ASSERTIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** Returns the function that an expression is, looking through type assertions; null when it is none. */
export function functionOf(expression: Node): Node | null {
  if (expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression') return expression;
  const below = ASSERTIONS.has(expression.type) ? child(expression, 'expression') : null;
  return below ? functionOf(below) : null;
}
