import type { Scope } from '../scope-of.ts';
import { child, children, isNode, type Node, text } from './node.ts';

const TYPE_FIELDS: ReadonlySet<string> = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'superTypeParameters',
  'implements',
]);
const TYPE_NODES: ReadonlySet<string> = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
  'ImportDeclaration',
]);
const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const NAMED: ReadonlySet<string> = new Set(['FunctionDeclaration', 'ClassDeclaration', 'TSEnumDeclaration', 'TSModuleDeclaration']);

interface Found {
  readonly reads: Set<string>;
  readonly bound: Set<string>;
  readonly assigned: Set<string>;
  readonly nested: Set<string>;
  readonly declares: Set<string>;
}

/** Returns the names that some nodes read, bind and assign. A name that is bound anywhere in them counts as bound in all of them. */
export function scopeOfNodes(nodes: readonly Node[], without: readonly Node[]): Scope {
  const found: Found = { reads: new Set(), bound: new Set(), assigned: new Set(), nested: new Set(), declares: new Set() };
  const left = new Set(without);
  for (const node of nodes) visit(node, found, left, 0);
  const sorted = (names: Iterable<string>) => [...names].toSorted();
  const isFree = (name: string) => !found.bound.has(name);
  return {
    free: sorted([...found.reads].filter(isFree)),
    bound: sorted(found.bound),
    assigned: sorted([...found.assigned].filter(isFree)),
    nested: sorted(found.nested),
    declares: sorted(found.declares),
  };
}

function visit(node: Node, found: Found, without: ReadonlySet<Node>, depth: number): void {
  if (without.has(node) || TYPE_NODES.has(node.type)) return;
  addBindings(node, found, depth);
  addAssignments(node, found);
  if (node.type === 'Identifier' || isComponent(node)) found.reads.add(text(node, 'name') ?? '');
  const inner = FUNCTIONS.has(node.type) || node.type === 'StaticBlock' ? depth + 1 : depth;
  for (const [field, value] of Object.entries(node)) {
    if (isNoReference(node, field)) continue;
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) visit(item, found, without, inner);
  }
}

function addBindings(node: Node, found: Found, depth: number): void {
  const bind = (pattern: Node | null, isOuter: boolean) => {
    for (const name of targetsOf(pattern)) {
      found.bound.add(name);
      if (isOuter) found.declares.add(name);
    }
  };
  if (node.type === 'VariableDeclarator') bind(child(node, 'id'), depth === 0);
  if (node.type === 'CatchClause') bind(child(node, 'param'), false);
  if (FUNCTIONS.has(node.type)) for (const param of children(node, 'params')) bind(param, false);
  if (node.type === 'FunctionExpression' || node.type === 'ClassExpression') bind(child(node, 'id'), false);
  if (!NAMED.has(node.type)) return;
  bind(child(node, 'id'), depth === 0);
  if (depth > 0) for (const name of targetsOf(child(node, 'id'))) found.nested.add(name);
}

function addAssignments(node: Node, found: Found): void {
  const add = (pattern: Node | null) => targetsOf(pattern).forEach((name) => found.assigned.add(name));
  if (node.type === 'AssignmentExpression') add(child(node, 'left'));
  if (node.type === 'UpdateExpression') add(child(node, 'argument'));
  const isLoop = node.type === 'ForInStatement' || node.type === 'ForOfStatement';
  if (isLoop && child(node, 'left')?.type !== 'VariableDeclaration') add(child(node, 'left'));
}

function targetsOf(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [text(pattern, 'name') ?? ''];
    case 'AssignmentPattern':
      return targetsOf(child(pattern, 'left'));
    case 'RestElement':
      return targetsOf(child(pattern, 'argument'));
    case 'TSParameterProperty':
      return targetsOf(child(pattern, 'parameter'));
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap((element) => targetsOf(element));
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((property) =>
        targetsOf(property.type === 'RestElement' ? property : child(property, 'value')),
      );
    default:
      return [];
  }
}

// A component is read by its name; a tag in small letters is no name of the module.
function isComponent(node: Node): boolean {
  return node.type === 'JSXIdentifier' && /^[A-Z_$]/.test(text(node, 'name') ?? '');
}

function isNoReference(node: Node, field: string): boolean {
  if (TYPE_FIELDS.has(field) || field === 'label') return true;
  switch (node.type) {
    case 'UnaryExpression':
      return node['operator'] === 'typeof' && child(node, 'argument')?.type === 'Identifier';
    case 'MetaProperty':
    case 'ImportAttribute':
    case 'ExportAllDeclaration':
      return true;
    case 'JSXAttribute':
      return field === 'name';
    case 'ExportSpecifier':
      return field === 'exported';
    case 'ExportNamedDeclaration':
      return field === 'specifiers' && isNode(node['source']);
    case 'TSEnumMember':
      return field === 'id';
    case 'MemberExpression':
      return field === 'property' && node['computed'] !== true;
    case 'JSXMemberExpression':
      return field === 'property';
    default:
      return field === 'key' && node['computed'] !== true;
  }
}
