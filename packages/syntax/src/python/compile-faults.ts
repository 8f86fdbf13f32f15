import { positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';
import { isBracketedPattern, isBracketedTarget } from './bracketed.ts';
import { lateNonlocals } from './late-nonlocals.ts';
import { isPyNode, nodeOf, nodesOf, optionalNode, type PyNode, textOf, walkPy } from './py-node.ts';

/** Returns what CPython's compiler refuses and Ruff's rules do not see; empty when there is nothing. Source: COUPLER.md 1. */
export function compileFaults(root: PyNode, source: string): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  const add = (node: PyNode, message: string) => faults.push({ ...positionOf(source, node.start), message });
  walkPy(root, (node) => {
    if (node.type === 'StmtFunctionDef' && node['is_async'] === true && yieldsHere(node)) {
      for (const statement of returnsWithValue(node)) add(statement, '`return` with a value in an async generator');
    }
    if (node.type === 'StmtTry' && node['is_star'] === true) {
      for (const jump of jumpsOutOf(node)) add(jump, '`break`, `continue` and `return` cannot stand in an `except*` block');
    }
    if (node.type === 'Keyword' && node['arg'] !== null && textOf(node, 'arg') === '__debug__') add(node, 'cannot assign to `__debug__`');
    for (const bare of bareYields(node, source)) add(bare, 'a `yield` in a tuple must stand in parentheses');
    if (isBracketedPattern(node, source)) add(node, 'the number of a pattern cannot stand in parentheses');
    if (isBracketedTarget(node, source)) add(node, 'the target of an annotation cannot begin with a name in parentheses');
    if (node.type === 'StmtFunctionDef')
      for (const late of lateNonlocals(node)) add(late, 'a name is used before its `nonlocal` declaration');
    for (const starred of starredAlone(node)) add(starred, 'a starred expression must stand in a list, a tuple or a call');
    if (node.type === 'InterpolatedElement' && nodeOf(node, 'expression').type === 'ExprStarred')
      add(node, 'cannot use a starred expression here');
  });
  return faults;
}

// `(yield, a)`, which Ruff takes for a tuple.
function bareYields(node: PyNode, source: string): PyNode[] {
  if (node.type !== 'ExprTuple') return [];
  return nodesOf(node, 'elts').filter((one) => {
    if (one.type !== 'ExprYield' && one.type !== 'ExprYieldFrom') return false;
    const before = source.slice(0, one.start).trimEnd();
    return !before.endsWith('(') || (node['parenthesized'] === true && before.length - 1 === node.start);
  });
}

const WITH_VALUE: ReadonlySet<string> = new Set(['StmtAugAssign', 'StmtAnnAssign', 'StmtReturn', 'ExprYield']);

// `*a = b` and a lone `*a`, for which neither Ruff's grammar nor its rules have a word.
function starredAlone(node: PyNode): PyNode[] {
  const candidates =
    node.type === 'StmtAssign'
      ? nodesOf(node, 'targets')
      : node.type === 'StmtExpr'
        ? [nodeOf(node, 'value')]
        : node.type === 'WithItem'
          ? [optionalNode(node, 'optional_vars')]
          : WITH_VALUE.has(node.type)
            ? [optionalNode(node, 'value')]
            : [];
  return candidates.filter((one) => one?.type === 'ExprStarred') as PyNode[];
}

const OWN_SCOPE: ReadonlySet<string> = new Set(['StmtFunctionDef', 'StmtClassDef', 'ExprLambda']);

function walkBody(nodes: readonly PyNode[], visit: (node: PyNode) => boolean | void): void {
  for (const statement of nodes) walkPy(statement, (node) => (OWN_SCOPE.has(node.type) ? false : visit(node)));
}

function yieldsHere(fn: PyNode): boolean {
  let found = false;
  walkBody(nodesOf(fn, 'body'), (node) => {
    if (node.type === 'ExprYield') found = true;
  });
  return found;
}

function returnsWithValue(fn: PyNode): PyNode[] {
  const found: PyNode[] = [];
  walkBody(nodesOf(fn, 'body'), (node) => {
    if (node.type === 'StmtReturn' && optionalNode(node, 'value') !== null) found.push(node);
  });
  return found;
}

// A jump inside a loop of the block stays in the block; a return never does.
function jumpsOutOf(statement: PyNode): PyNode[] {
  const found: PyNode[] = [];
  const collect = (nodes: readonly PyNode[], isInLoop: boolean) =>
    walkBody(nodes, (node) => {
      if (node.type === 'StmtReturn' || (!isInLoop && (node.type === 'StmtBreak' || node.type === 'StmtContinue'))) found.push(node);
      if (isInLoop || (node.type !== 'StmtFor' && node.type !== 'StmtWhile')) return true;
      collect(nodesOf(node, 'body'), true);
      return false;
    });
  for (const handler of nodesOf(statement, 'handlers')) if (isPyNode(handler)) collect(nodesOf(handler, 'body'), false);
  return found;
}
