import { findElement } from './edit/find-element.ts';
import type { Module, ModuleElement } from './module.ts';
import { pythonScope } from './python/python-scope.ts';
import { treeOf } from './python/tree-of.ts';
import { isNode, type Node } from './typescript/node.ts';
import { programOf } from './typescript/program-of.ts';
import { scopeOfNodes } from './typescript/typescript-scope.ts';

// By the list of elements, which copies of a module share.
const scopes = new WeakMap<Module['elements'], Map<string, Scope>>();

/** The names that an element deals in. All lists are sorted; types, property names and labels do not count. */
export interface Scope {
  /** Names that are read and bound nowhere in the element. */
  readonly free: readonly string[];
  /** Names that are bound anywhere in the element, its own included. */
  readonly bound: readonly string[];
  /** Names that are assigned, or in Python declared global, and bound nowhere in the element. */
  readonly assigned: readonly string[];
  /** Functions and classes declared inside its functions. */
  readonly nested: readonly string[];
  /** Names that it declares outside of any function. */
  readonly declares: readonly string[];
}

/**
 * Returns the names that an element reads, assigns and declares, members of a class left out.
 *
 * A name that is bound anywhere in the element counts as bound everywhere in it, so `free` can miss a name but never holds a bound one.
 *
 * @throws {SyntaxEditError} `unknown-symbol` when the module has no such element.
 */
export function scopeOf(module: Module, symbol: string): Scope {
  const known = scopes.get(module.elements) ?? new Map<string, Scope>();
  scopes.set(module.elements, known);
  const scope = known.get(symbol) ?? readScope(module, symbol);
  known.set(symbol, scope);
  return scope;
}

function readScope(module: Module, symbol: string): Scope {
  const element = findElement(module, symbol);
  if (module.language === 'python') return scopeInPython(module, element);
  const program = programOf(module);
  const within = (inner: ModuleElement) => (program ? topNodesIn(program, inner.start, inner.end) : []);
  const members = module.elements.filter((other) => other.parent === symbol).flatMap((member) => within(member));
  return scopeOfNodes(within(element), members);
}

function scopeInPython(module: Module, element: ModuleElement): Scope {
  return pythonScope(
    treeOf(module),
    element,
    module.elements.filter((other) => other.parent === element.symbol),
  );
}

// The outermost nodes that lie in a range.
function topNodesIn(node: Node, start: number, end: number): Node[] {
  if (node.type !== 'Program' && node.start >= start && node.end <= end) return [node];
  if (node.end <= start || node.start >= end) return [];
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) => (isNode(item) ? topNodesIn(item, start, end) : [])),
  );
}
