import type { InnerBody } from '../inner-bodies.ts';
import type { Module } from '../module.ts';
import { child, walk } from './node.ts';
import { programOf } from './program-of.ts';

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** Returns what `innerBodies` does, for TypeScript and JavaScript. */
export function typescriptInnerBodies(module: Module, start: number, end: number): InnerBody[] {
  const program = programOf(module);
  const found: InnerBody[] = [];
  if (program === null) return found;
  walk(program, (node) => {
    if (node.end <= start || node.start >= end) return false;
    const body = FUNCTIONS.has(node.type) && node.start >= start && node.end <= end ? child(node, 'body') : null;
    if (body) found.push({ start: body.start, end: body.end, hasBraces: body.type === 'BlockStatement' });
    return body === null;
  });
  return found.toSorted((left, right) => left.start - right.start);
}
