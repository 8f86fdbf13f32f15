import type { Module } from '../module.ts';
import { meaningsOf, type NameMeaning, type NamePlace, type NameScope, openScope } from '../name-scope.ts';
import { child, children, isNode, type Node, text } from './node.ts';
import { targetNames } from './parameters.ts';
import { programOf } from './program-of.ts';

/** Returns what a name means at each of its places in a TypeScript or JavaScript module. */
export function typescriptNameMeanings(module: Module, name: string): ReadonlyMap<number, NameMeaning> {
  const places = new Map<number, NamePlace>();
  const program = programOf(module);
  if (program) walk(program, openScope('module', null), { name, places });
  return meaningsOf(places);
}

interface Walk {
  readonly name: string;
  readonly places: Map<number, NamePlace>;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSDeclareFunction',
  'TSEmptyBodyFunctionExpression',
  'TSFunctionType',
  'TSConstructorType',
  'TSMethodSignature',
  'TSCallSignatureDeclaration',
  'TSConstructSignatureDeclaration',
  'StaticBlock',
  'TSModuleBlock',
]);
const BLOCKS: ReadonlySet<string> = new Set([
  'BlockStatement',
  'CatchClause',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'ClassExpression',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSMappedType',
  'TSConditionalType',
  'TSIndexSignature',
  'TSEnumBody',
]);
const DECLARED_OUTSIDE: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'TSDeclareFunction',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'TSModuleDeclaration',
]);

function walk(node: Node, scope: NameScope, to: Walk): void {
  const { name } = to;
  if (DECLARED_OUTSIDE.has(node.type) && nameIn(child(node, 'id')) === name) declare(node, scope);
  const inner = FUNCTIONS.has(node.type) ? openScope('function', scope) : BLOCKS.has(node.type) ? openScope('block', scope) : scope;
  bindWithin(node, inner, name);
  if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && nameIn(node) === name)
    to.places.set(node.start, { scope, isBinding: false });
  for (const [field, value] of Object.entries(node)) {
    // The name of a declaration, decorators and what a class extends are read outside of it.
    const isOutside = (field === 'id' && DECLARED_OUTSIDE.has(node.type)) || field === 'decorators';
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) walk(item, isOutside ? scope : inner, to);
  }
}

function declare(node: Node, scope: NameScope): void {
  scope.binds = true;
  // Where it is not strict, a function in a block is one of the function around it too.
  if (node.type === 'FunctionDeclaration' && scope.kind === 'block') scope.isUnclear = true;
}

function bindWithin(node: Node, scope: NameScope, name: string): void {
  const bind = (patterns: readonly (Node | null)[], at: NameScope = scope) => {
    if (patterns.flatMap((pattern) => targetNames(pattern)).includes(name)) at.binds = true;
  };
  if (FUNCTIONS.has(node.type) || node.type === 'TSIndexSignature') bind([...children(node, 'params'), ...children(node, 'parameters')]);
  switch (node.type) {
    case 'FunctionExpression':
    case 'ClassExpression':
      return bind([child(node, 'id')]);
    case 'CatchClause':
      return bind([child(node, 'param')]);
    case 'VariableDeclaration':
      return bind(
        children(node, 'declarations').map((one) => child(one, 'id')),
        node['kind'] === 'var' ? functionOf(scope) : scope,
      );
    case 'ImportDeclaration':
      return bind(children(node, 'specifiers').map((one) => child(one, 'local')));
    case 'TSImportEqualsDeclaration':
      return bind([child(node, 'id')]);
    case 'TSEnumMember':
      return bind([child(node, 'id')]);
    case 'TSTypeParameter':
      return bind([child(node, 'name')]);
    case 'TSMappedType':
      return bind([child(node, 'key')]);
    default:
  }
}

function functionOf(scope: NameScope): NameScope {
  return scope.kind === 'block' && scope.parent ? functionOf(scope.parent) : scope;
}

function nameIn(node: Node | null): string | null {
  return node ? text(node, 'name') : null;
}
