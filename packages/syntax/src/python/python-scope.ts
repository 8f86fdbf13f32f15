import type { Scope } from '../scope-of.ts';
import { isPyNode, nodesOf, optionalText, type PyNode, type PyValue, textOf } from './py-node.ts';

interface Found {
  readonly reads: Set<string>;
  readonly bound: Set<string>;
  readonly outer: Set<string>;
  readonly nested: Set<string>;
  readonly declares: Set<string>;
}

// Annotations of locals are never evaluated, and those of a header are no matter of its body.
const LEFT_OUT: ReadonlySet<string> = new Set(['annotation', 'returns', 'type_params']);

/** Returns the names that the outermost nodes of a range read, bind and declare, as Python sees them after normalisation; members left out. */
export function pythonScope(
  root: PyNode,
  range: { start: number; end: number },
  members: readonly { start: number; end: number }[],
): Scope {
  const found: Found = { reads: new Set(), bound: new Set(), outer: new Set(), nested: new Set(), declares: new Set() };
  const without = new Set(members.flatMap((member) => topNodesIn(root, member)));
  for (const node of topNodesIn(root, range)) visit(node, found, without, 0);
  const sorted = (names: Iterable<string>) => [...names].toSorted();
  for (const name of found.outer) found.bound.delete(name);
  return {
    free: sorted([...found.reads].filter((name) => !found.bound.has(name))),
    bound: sorted(found.bound),
    assigned: sorted(found.outer),
    nested: sorted(found.nested),
    declares: sorted(found.declares),
  };
}

function topNodesIn(value: PyValue | undefined, range: { start: number; end: number }): PyNode[] {
  if (Array.isArray(value)) return (value as readonly PyValue[]).flatMap((item) => topNodesIn(item, range));
  if (!isPyNode(value)) return [];
  // Expressions hold no statements, and whatever holds one has a range around it.
  if (value.type.startsWith('Expr')) return [];
  if (value.end > 0 && (value.end <= range.start || value.start >= range.end)) return [];
  const isInside = value.type.startsWith('Stmt') && value.start >= range.start && value.end <= range.end;
  if (isInside) return [value];
  return Object.entries(value).flatMap(([field, item]) => (field === 'type' ? [] : topNodesIn(item, range)));
}

function visit(node: PyNode, found: Found, without: ReadonlySet<PyNode>, depth: number): void {
  if (without.has(node)) return;
  addNames(node, found, depth);
  const inner = node.type === 'StmtFunctionDef' || node.type === 'ExprLambda' ? depth + 1 : depth;
  for (const [field, value] of Object.entries(node)) {
    if (field === 'type' || LEFT_OUT.has(field)) continue;
    visitValue(value, found, without, inner);
  }
}

function visitValue(value: PyValue, found: Found, without: ReadonlySet<PyNode>, depth: number): void {
  if (Array.isArray(value)) for (const item of value as readonly PyValue[]) visitValue(item, found, without, depth);
  else if (isPyNode(value)) visit(value, found, without, depth);
  else if (typeof value === 'object' && value !== null && 'variant' in value) visitValue(value.value, found, without, depth);
}

function addNames(node: PyNode, found: Found, depth: number): void {
  const bind = (name: string | null) => {
    if (name === null) return;
    found.bound.add(plain(name));
    if (depth === 0) found.declares.add(plain(name));
  };
  switch (node.type) {
    case 'ExprName':
      if (node['ctx'] === 'Load') found.reads.add(plain(textOf(node, 'id')));
      else bind(textOf(node, 'id'));
      return;
    case 'StmtFunctionDef':
    case 'StmtClassDef':
      bind(textOf(node, 'name'));
      if (depth > 0) found.nested.add(plain(textOf(node, 'name')));
      return;
    case 'StmtGlobal':
      for (const name of nodesOf(node, 'names')) found.outer.add(plain(textOf(name, 'id')));
      return;
    case 'Parameter':
      found.bound.add(plain(textOf(node, 'name')));
      return;
    case 'Alias':
      bind(optionalText(node, 'asname') ?? textOf(node, 'name').split('.')[0]!);
      return;
    case 'ExceptHandlerExceptHandler':
    case 'PatternMatchAs':
    case 'PatternMatchStar':
      bind(optionalText(node, 'name'));
      return;
    case 'PatternMatchMapping':
      bind(optionalText(node, 'rest'));
      return;
    default:
  }
}

function plain(name: string): string {
  return name.normalize('NFKC');
}
