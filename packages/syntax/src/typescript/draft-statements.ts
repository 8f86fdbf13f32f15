import { draftClass } from './draft-class.ts';
import { type Draft, draftOf } from './draft.ts';
import { draftTests } from './draft-tests.ts';
import { functionOf } from './function-of.ts';
import { child, children, type Node, text } from './node.ts';
import { type TestFunction, testNames } from './test-names.ts';

/** Returns the drafts of all statements of a module, in source order, members after their class. Source: COUPLER.md 4. */
export function draftStatements(program: Node, source: string): Draft[] {
  const statements = children(program, 'body').filter((node) => node.type !== 'EmptyStatement');
  const known = { exportedNames: namesExportedLater(statements), testNames: testNames(statements) };
  const drafts: Draft[] = [];
  for (let at = 0; at < statements.length;) {
    const size = overloadRun(statements, at);
    drafts.push(...draftStatement(statements.slice(at, at + size), source, known));
    at += size;
  }
  return drafts;
}

/** What the statements of a module say about each other. */
interface Known {
  readonly exportedNames: ReadonlySet<string>;
  readonly testNames: ReadonlyMap<string, TestFunction>;
}

function draftStatement(nodes: Node[], source: string, { exportedNames, testNames: names }: Known): Draft[] {
  const outer = nodes.at(-1)!;
  const inner = declarationOf(outer);
  const isDefault = outer.type === 'ExportDefaultDeclaration';
  const name = nameOf(inner) ?? (isDefault ? 'default' : null);
  const exported = outer !== inner || (name !== null && exportedNames.has(name));
  const core = { parent: null, exported, nodes };
  switch (inner.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return [draftOf({ ...core, name: name ?? 'default', kind: 'function' }, { fn: child(inner, 'body') ? inner : null })];
    case 'ClassDeclaration':
      return draftClass(inner, { ...core, name: name ?? 'default', kind: 'class' }, source);
    case 'TSInterfaceDeclaration':
      return [draftOf({ ...core, name: name ?? 'default', kind: 'interface' })];
    case 'TSTypeAliasDeclaration':
      return [draftOf({ ...core, name: name ?? 'default', kind: 'type' })];
    case 'TSEnumDeclaration':
      return [draftOf({ ...core, name: name ?? 'default', kind: 'enum' })];
    case 'VariableDeclaration':
      return [draftVariable(inner, nodes, source, outer !== inner, exportedNames)];
    default:
      return draftOther(outer, source, names);
  }
}

function draftOther(node: Node, source: string, names: Known['testNames']): Draft[] {
  const core = { parent: null, exported: false, nodes: [node] };
  const from = text(child(node, 'source') ?? node, 'value');
  switch (node.type) {
    case 'ImportDeclaration':
      return [draftOf({ ...core, name: `<import>${from ?? ''}`, kind: 'import' })];
    case 'TSImportEqualsDeclaration':
      return [draftOf({ ...core, name: `<import>${text(child(node, 'id') ?? node, 'name') ?? ''}`, kind: 'import' })];
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return [draftOf({ ...core, name: `<export>${from ?? ''}`, kind: 'export', exported: true })];
    case 'ExportDefaultDeclaration':
      return [draftDefaultExport(node)];
    case 'TSExportAssignment':
    case 'TSNamespaceExportDeclaration':
      return [draftOf({ ...core, name: '<export>', kind: 'export', exported: true })];
    case 'ExpressionStatement':
      return draftTests(node, null, { source, names }) ?? [draftAssignment(node, source)];
    default:
      return [draftOf({ ...core, name: '<stmt>', kind: 'statement' })];
  }
}

function draftDefaultExport(node: Node): Draft {
  const value = child(node, 'declaration');
  const fn = value ? functionOf(value) : null;
  return draftOf({ name: 'default', kind: fn ? 'function' : 'export', parent: null, exported: true, nodes: [node] }, { fn });
}

function draftVariable(inner: Node, nodes: Node[], source: string, prefixed: boolean, exportedNames: ReadonlySet<string>): Draft {
  const declarators = children(inner, 'declarations');
  const names = declarators.map((declarator) => targetName(child(declarator, 'id'), source));
  const name = names.join(', ');
  const exported = prefixed || names.some((one) => exportedNames.has(one));
  const core = { name, parent: null, exported, nodes };
  const only = declarators.length === 1 ? declarators[0]! : null;
  const init = only ? child(only, 'init') : null;
  const fn = init && child(only!, 'id')?.type === 'Identifier' ? functionOf(init) : null;
  if (fn) return draftOf({ ...core, kind: 'function' }, { fn });
  return draftOf({ ...core, kind: 'constant' }, { initialiser: init });
}

// `exports.f = …` and `module.exports.f = …` declare a function of a CommonJS module; `module.exports = …` is its export list.
function draftAssignment(node: Node, source: string): Draft {
  const core = { parent: null, nodes: [node] };
  const assignment = child(node, 'expression');
  const left = assignment?.type === 'AssignmentExpression' ? child(assignment, 'left') : null;
  const target = left ? source.slice(left.start, left.end) : '';
  const named = /^(?:module\.)?exports\.([\p{ID_Start}$_][\p{ID_Continue}$]*)$/u.exec(target);
  const fn = named && assignment ? functionOf(child(assignment, 'right') ?? assignment) : null;
  if (named && fn) return draftOf({ ...core, name: named[1]!, kind: 'function', exported: true }, { fn });
  if (named || target === 'module.exports')
    return draftOf({ ...core, name: named ? `<export>${named[1]!}` : '<export>', kind: 'export', exported: true });
  return draftOf({ ...core, name: '<stmt>', kind: 'statement', exported: false });
}

function declarationOf(node: Node): Node {
  const declaration =
    node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration' ? child(node, 'declaration') : null;
  const isDeclaration = declaration !== null && (declaration.type.endsWith('Declaration') || declaration.type === 'TSDeclareFunction');
  return isDeclaration ? declaration : node;
}

function nameOf(declaration: Node): string | null {
  const id = child(declaration, 'id');
  return id ? text(id, 'name') : null;
}

function targetName(id: Node | null, source: string): string {
  if (!id) return '';
  return id.type === 'Identifier' ? (text(id, 'name') ?? '') : source.slice(id.start, id.end).replace(/\s+/g, ' ');
}

// Overload signatures directly before their implementation, or a run of ambient ones, are one element.
function overloadRun(statements: readonly Node[], at: number): number {
  const first = declarationOf(statements[at]!);
  if (first.type !== 'TSDeclareFunction') return 1;
  let size = 1;
  for (let next = at + 1; next < statements.length; next += 1) {
    const inner = declarationOf(statements[next]!);
    const isSame = nameOf(inner) === nameOf(first) && (inner.type === 'TSDeclareFunction' || inner.type === 'FunctionDeclaration');
    if (!isSame) break;
    size += 1;
    if (inner.type === 'FunctionDeclaration') break;
  }
  return size;
}

function namesExportedLater(statements: readonly Node[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of statements) {
    if (statement.type === 'ExportNamedDeclaration' && !statement['source']) {
      for (const specifier of children(statement, 'specifiers')) names.add(text(child(specifier, 'local') ?? specifier, 'name') ?? '');
    }
    const value = statement.type === 'ExportDefaultDeclaration' ? child(statement, 'declaration') : null;
    if (value?.type === 'Identifier') names.add(text(value, 'name') ?? '');
    for (const name of commonJsNames(statement)) names.add(name);
  }
  return names;
}

function commonJsNames(statement: Node): string[] {
  const assignment = child(statement, 'expression');
  const left = assignment?.type === 'AssignmentExpression' ? child(assignment, 'left') : null;
  const isModuleExports = left?.type === 'MemberExpression' && text(child(left, 'object') ?? left, 'name') === 'module';
  const right = assignment && isModuleExports ? child(assignment, 'right') : null;
  if (!right) return [];
  const values = right.type === 'ObjectExpression' ? children(right, 'properties').map((property) => child(property, 'value')) : [right];
  return values.flatMap((value) => (value?.type === 'Identifier' ? [text(value, 'name') ?? ''] : []));
}
