import { writeExpression } from './canonical-expressions.ts';
import { type Write, name, seq, spelledAs } from './canonical-parts.ts';
import { writePattern } from './canonical-patterns.ts';
import { isTrue, nodeOf, nodesOf, optionalNode, optionalText, type PyNode, textOf, UnknownTree, wordOf } from './py-node.ts';

/**
 * Returns the canonical text of a Python tree: equal texts mean that `ast.dump` without positions is equal too.
 *
 * Nodes carry CPython's names and its field order, without `type_comment` and `type_ignores`. Nodes in `without` are left out of
 * lists, or written as `-`, which gives an element's own text without its members or its body.
 *
 * @throws {UnknownTree} when the tree holds something that is not known; the code is refused then.
 */
export function canonicalText(node: PyNode, source: string, without: ReadonlySet<PyNode> = new Set()): string {
  const write: Write = {
    source,
    without,
    node: (one) => (one === null || without.has(one) ? '-' : writeNode(one, write)),
    list: (nodes) =>
      `[${nodes
        .filter((one) => !without.has(one))
        .map((one) => write.node(one))
        .join(' ')}]`,
  };
  return write.node(node);
}

function writeNode(node: PyNode, write: Write): string {
  if (node.type.startsWith('Stmt') || node.type === 'ModModule') return writeStatement(node, write);
  if (node.type.startsWith('Pattern') || node.type === 'MatchCase') return writePattern(node, write);
  return writeExpression(node, write);
}

function writeStatement(node: PyNode, write: Write): string {
  const field = (of: string) => write.node(optionalNode(node, of));
  const list = (of: string) => write.list(nodesOf(node, of));
  switch (node.type) {
    case 'ModModule':
      return spelledAs('Module', list('body'));
    case 'StmtFunctionDef':
      return spelledAs(
        isTrue(node, 'is_async') ? 'AsyncFunctionDef' : 'FunctionDef',
        name(textOf(node, 'name')),
        field('parameters'),
        list('body'),
        list('decorator_list'),
        field('returns'),
        typeParams(node, write),
      );
    case 'StmtClassDef':
      return writeClass(node, write);
    case 'StmtReturn':
      return spelledAs('Return', field('value'));
    case 'StmtDelete':
      return spelledAs('Delete', list('targets'));
    case 'StmtAssign':
      return spelledAs('Assign', list('targets'), field('value'));
    case 'StmtAugAssign':
      return spelledAs('AugAssign', field('target'), wordOf(node['op']), field('value'));
    case 'StmtAnnAssign':
      return spelledAs('AnnAssign', field('target'), field('annotation'), field('value'), isTrue(node, 'simple') ? 'int:1' : 'int:0');
    case 'StmtTypeAlias':
      return spelledAs('TypeAlias', field('name'), typeParams(node, write), field('value'));
    case 'StmtRaise':
      return spelledAs('Raise', field('exc'), field('cause'));
    case 'StmtAssert':
      return spelledAs('Assert', field('test'), field('msg'));
    case 'StmtExpr':
      return spelledAs('Expr', field('value'));
    case 'StmtPass':
    case 'StmtBreak':
    case 'StmtContinue':
      return spelledAs(node.type.slice('Stmt'.length));
    case 'StmtGlobal':
    case 'StmtNonlocal':
      return spelledAs(node.type.slice('Stmt'.length), seq(nodesOf(node, 'names').map((one) => name(textOf(one, 'id')))));
    default:
      return writeBlock(node, write);
  }
}

function writeBlock(node: PyNode, write: Write): string {
  const field = (of: string) => write.node(optionalNode(node, of));
  const list = (of: string) => write.list(nodesOf(node, of));
  const async = node['is_async'] === true ? 'Async' : '';
  switch (node.type) {
    case 'StmtFor':
      return spelledAs(`${async}For`, field('target'), field('iter'), list('body'), list('orelse'));
    case 'StmtWhile':
      return spelledAs('While', field('test'), list('body'), list('orelse'));
    case 'StmtIf':
      return spelledAs('If', field('test'), list('body'), writeElse(nodesOf(node, 'elif_else_clauses'), write));
    case 'StmtWith':
      return spelledAs(
        `${async}With`,
        seq(
          nodesOf(node, 'items').map((item) =>
            spelledAs('withitem', write.node(nodeOf(item, 'context_expr')), write.node(optionalNode(item, 'optional_vars'))),
          ),
        ),
        list('body'),
      );
    case 'StmtTry':
      return spelledAs(
        isTrue(node, 'is_star') ? 'TryStar' : 'Try',
        list('body'),
        seq(nodesOf(node, 'handlers').map((one) => writeHandler(one, write))),
        list('orelse'),
        list('finalbody'),
      );
    case 'StmtMatch':
      return spelledAs('Match', field('subject'), list('cases'));
    case 'StmtImport':
      refuseLazy(node);
      return spelledAs('Import', aliases(node));
    case 'StmtImportFrom':
      refuseLazy(node);
      return spelledAs('ImportFrom', optionalName(node, 'module'), aliases(node), `int:${wordOf(node['level'])}`);
    default:
      throw new UnknownTree(`statement ${node.type}`);
  }
}

function refuseLazy(node: PyNode): void {
  if (isTrue(node, 'is_lazy')) throw new UnknownTree('a lazy import');
}

function writeClass(node: PyNode, write: Write): string {
  const given = optionalNode(node, 'arguments');
  const bases = given ? write.list(nodesOf(given, 'args')) : '[]';
  const keywords = given ? write.list(nodesOf(given, 'keywords')) : '[]';
  return spelledAs(
    'ClassDef',
    name(textOf(node, 'name')),
    bases,
    keywords,
    write.list(nodesOf(node, 'body')),
    write.list(nodesOf(node, 'decorator_list')),
    typeParams(node, write),
  );
}

// A tree of CPython before 3.12 has no such field, so an empty list is left out.
function typeParams(node: PyNode, write: Write): string {
  const given = optionalNode(node, 'type_params');
  return given ? write.list(nodesOf(given, 'type_params')) : '';
}

// `elif` is an `if` inside `else`.
function writeElse(clauses: readonly PyNode[], write: Write): string {
  const [first, ...rest] = clauses;
  if (!first) return '[]';
  const test = optionalNode(first, 'test');
  const body = write.list(nodesOf(first, 'body'));
  return test === null ? body : `[${spelledAs('If', write.node(test), body, writeElse(rest, write))}]`;
}

function writeHandler(node: PyNode, write: Write): string {
  return spelledAs('ExceptHandler', write.node(optionalNode(node, 'type_')), optionalName(node, 'name'), write.list(nodesOf(node, 'body')));
}

function aliases(node: PyNode): string {
  return seq(nodesOf(node, 'names').map((one) => spelledAs('alias', name(textOf(one, 'name')), optionalName(one, 'asname'))));
}

function optionalName(node: PyNode, field: string): string {
  const text = optionalText(node, field);
  return text === null ? '-' : name(text);
}
