import type { Module } from '../module.ts';
import { meaningsOf, type NameMeaning, type NamePlace, type NameScope, openScope } from '../name-scope.ts';
import { isPyNode, nodeOf, nodesOf, optionalNode, optionalText, type PyNode, type PyValue, textOf } from './py-node.ts';
import { treeOf } from './tree-of.ts';

/** Returns what a name means at each of its places in a Python module. Source: the reference on naming and binding. */
export function pythonNameMeanings(module: Module, name: string): ReadonlyMap<number, NameMeaning> {
  const places = new Map<number, NamePlace>();
  walk(treeOf(module), openScope('module', null), { name: name.normalize('NFKC'), places });
  return meaningsOf(places);
}

interface Walk {
  readonly name: string;
  readonly places: Map<number, NamePlace>;
}

const COMPREHENSIONS: ReadonlySet<string> = new Set(['ExprListComp', 'ExprSetComp', 'ExprDictComp', 'ExprGenerator']);

function walk(value: PyValue | undefined, scope: NameScope, to: Walk): void {
  if (Array.isArray(value)) for (const item of value as readonly PyValue[]) walk(item, scope, to);
  else if (isPyNode(value)) walkNode(value, scope, to);
  else if (typeof value === 'object' && value !== null && 'variant' in value) walk(value.value, scope, to);
}

function walkNode(node: PyNode, scope: NameScope, to: Walk): void {
  if (COMPREHENSIONS.has(node.type)) return walkComprehension(node, scope, to);
  switch (node.type) {
    case 'StmtFunctionDef':
    case 'ExprLambda':
      return walkFunction(node, scope, to);
    case 'StmtClassDef':
      return walkClass(node, scope, to);
    case 'StmtTypeAlias': {
      walk(node['name'], scope, to);
      const inner = openScope('annotation', scope);
      walk([node['type_params']!, node['value']!], inner, to);
      return;
    }
    case 'ExprNamed':
      walk(node['target'], holderOf(scope), to);
      return walk(node['value'], scope, to);
    case 'ExprName':
      return isNamed(textOf(node, 'id'), to) ? place(node.start, scope, node['ctx'] !== 'Load', to) : undefined;
    case 'StmtGlobal':
    case 'StmtNonlocal':
      for (const one of nodesOf(node, 'names')) {
        if (!isNamed(textOf(one, 'id'), to)) continue;
        scope.declared = node.type === 'StmtGlobal' ? 'global' : 'nonlocal';
        place(one.start, scope, false, to);
      }
      return;
    case 'StmtImportFrom':
    case 'StmtImport':
      for (const alias of nodesOf(node, 'names')) addAlias(alias, node, scope, to);
      return;
    default:
      addHiddenBinding(node, scope, to);
      for (const field in node) if (field !== 'type') walk(node[field], scope, to);
  }
}

function isNamed(text: string | null, { name }: Walk): boolean {
  return text !== null && text.normalize('NFKC') === name;
}

function place(at: number, scope: NameScope, isBinding: boolean, { places }: Walk): void {
  if (isBinding) scope.binds = true;
  places.set(at, { scope, isBinding });
}

// An assignment inside of a comprehension is one of the function around it.
function holderOf(scope: NameScope): NameScope {
  return scope.kind === 'comprehension' && scope.parent ? holderOf(scope.parent) : scope;
}

// Defaults and decorators are read outside of the function, annotations in the scope of its type parameters.
function walkFunction(node: PyNode, scope: NameScope, to: Walk): void {
  const isLambda = node.type === 'ExprLambda';
  const header = isLambda ? scope : openScope('annotation', scope);
  if (!isLambda) {
    walk(node['decorator_list'], scope, to);
    if (isNamed(textOf(node, 'name'), to)) place(nodeOf(node, 'name').start, scope, true, to);
    walk([node['type_params']!, node['returns']!], header, to);
  }
  const inner = openScope('function', header);
  const parameters = optionalNode(node, 'parameters');
  for (const field of ['posonlyargs', 'args', 'kwonlyargs'] as const)
    for (const one of parameters ? nodesOf(parameters, field) : []) {
      walk(one['default'], scope, to);
      addParameter(nodeOf(one, 'parameter'), header, inner, to);
    }
  for (const field of ['vararg', 'kwarg'] as const) {
    const one = parameters ? optionalNode(parameters, field) : null;
    if (one) addParameter(one, header, inner, to);
  }
  walk(node['body'], inner, to);
}

function addParameter(parameter: PyNode, header: NameScope, inner: NameScope, to: Walk): void {
  walk(parameter['annotation'], header, to);
  if (isNamed(textOf(parameter, 'name'), to)) inner.binds = true;
}

function walkClass(node: PyNode, scope: NameScope, to: Walk): void {
  walk(node['decorator_list'], scope, to);
  if (isNamed(textOf(node, 'name'), to)) place(nodeOf(node, 'name').start, scope, true, to);
  const header = openScope('annotation', scope);
  walk([node['type_params']!, node['arguments']!], header, to);
  walk(node['body'], openScope('class', header), to);
}

// What the first loop runs over is read outside.
function walkComprehension(node: PyNode, scope: NameScope, to: Walk): void {
  const inner = openScope('comprehension', scope);
  for (const [index, one] of nodesOf(node, 'generators').entries()) {
    walk(one['iter'], index === 0 ? scope : inner, to);
    walk([one['target']!, one['ifs']!], inner, to);
  }
  for (const field of ['elt', 'key', 'value']) if (node[field] !== undefined) walk(node[field], inner, to);
}

function addAlias(alias: PyNode, statement: PyNode, scope: NameScope, to: Walk): void {
  const asname = optionalNode(alias, 'asname');
  const local = asname ? textOf(asname, 'id') : textOf(alias, 'name').split('.')[0]!;
  if (!isNamed(local, to)) return;
  const isKept = asname === null && statement.type === 'StmtImportFrom';
  if (!isKept || scope.importedFrom !== null) place((asname ?? alias).start, scope, true, to);
  else scope.importedFrom = '.'.repeat(Number(statement['level'])) + (optionalText(statement, 'module') ?? '');
}

// These bind a name at a place that no list of uses holds.
function addHiddenBinding(node: PyNode, scope: NameScope, to: Walk): void {
  const field = node.type === 'PatternMatchMapping' ? 'rest' : 'name';
  const isBinder = /^(?:ExceptHandlerExceptHandler|PatternMatch(?:As|Star|Mapping)|TypeParam(?:TypeVar|TypeVarTuple|ParamSpec))$/.test(
    node.type,
  );
  if (!isBinder || !isNamed(optionalText(node, field), to)) return;
  scope.binds = true;
  if (scope.parent === null || scope.declared !== null) scope.isUnclear = true;
}
