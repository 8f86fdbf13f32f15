import { indentAt, indentUnitOf, isFirstOnLine } from '../lines.ts';
import type { Hole, Inner } from '../module.ts';
import type { SourceTree } from './draft.ts';
import { child, children, type Node } from './node.ts';

/** Returns where the body of a function lies. */
export function holeOf(tree: SourceTree, fn: Node): Hole {
  const body = child(fn, 'body')!;
  if (body.type !== 'BlockStatement') {
    return { start: expressionStart(tree, fn, body), end: fn.end, form: 'expression', indent: deeper(tree.source, fn.start) };
  }
  const inner = innerOf(tree.source, body);
  const isBlock = tree.source.slice(inner.start, inner.end).includes('\n');
  return { ...inner, form: isBlock ? 'block' : 'inline' };
}

/** Returns the room between braces, with the indentation that its first line has or would have. */
export function innerOf(source: string, braces: Node): Inner {
  const start = braces.start + 1;
  const end = braces.end - 1;
  const first = /\n([ \t]*)\S/.exec(source.slice(start, end));
  const outer = outerIndent(source, braces);
  const isUsable = first !== null && first[1]!.length > outer.length && first[1]!.startsWith(outer);
  return { start, end, indent: isUsable ? first[1]! : outer + indentUnitOf(source, '  ') };
}

/** Returns the indentation that the closing brace has or would have on a line of its own. */
export function outerIndent(source: string, braces: { start: number; end: number }): string {
  const close = braces.end - 1;
  return isFirstOnLine(source, close) ? indentAt(source, close) : indentAt(source, braces.start);
}

function deeper(source: string, offset: number): string {
  return indentAt(source, offset) + indentUnitOf(source, '  ');
}

// Parentheses around the expression are not in the tree, so the body starts after the arrow itself.
function expressionStart(tree: SourceTree, fn: Node, body: Node): number {
  const signature = [child(fn, 'returnType'), ...children(fn, 'params'), child(fn, 'typeParameters')];
  let at = Math.max(fn.start, ...signature.map((node) => node?.end ?? 0));
  for (; at < body.start; at += 1) {
    const comment = tree.source[at] === '/' ? tree.comments.find((one) => one.start === at) : undefined;
    if (comment) at = comment.end - 1;
    else if (tree.source.startsWith('=>', at)) break;
  }
  const rest = /^\s*/.exec(tree.source.slice(at + 2))?.[0].length ?? 0;
  return at + 2 + rest;
}
