import type { ElementKind } from '../module.ts';
import { isPyNode, nodeOf, nodesOf, optionalNode, optionalText, type PyNode, textOf, type PyValue } from './py-node.ts';

/** An element before its texts are taken. */
export interface PyDraft {
  readonly name: string;
  readonly kind: ElementKind;
  readonly parent: string | null;
  readonly exported: boolean;
  /** The statements that the element spans: one, or all of an overload group. */
  readonly nodes: readonly PyNode[];
  /** Nodes below that are elements of their own. */
  readonly members: readonly PyNode[];
}

interface Home {
  readonly parent: string | null;
  readonly exported: boolean;
  /** The names of `__all__`, where the module has a plain one. */
  readonly listed: ReadonlySet<string> | null;
}

/** Returns the drafts of a module's statements in source order, members behind their class, definitions behind the block they stand in. */
export function draftPython(root: PyNode): PyDraft[] {
  const body = nodesOf(root, 'body');
  return draftBody(body, { parent: null, exported: true, listed: namesListed(body) });
}

function draftBody(body: readonly PyNode[], home: Home): PyDraft[] {
  const drafts: PyDraft[] = [];
  const skipped = home.parent === null ? 0 : docstringOf(body) ? 1 : 0;
  for (let at = skipped; at < body.length;) {
    const size = overloadRun(body, at);
    drafts.push(...draftStatement(body.slice(at, at + size), home, at === 0));
    at += size;
  }
  return drafts;
}

function draftStatement(nodes: readonly PyNode[], home: Home, isFirst: boolean): PyDraft[] {
  const node = nodes.at(-1)!;
  const draft = (own: string, kind: ElementKind): PyDraft => ({
    name: qualified(home, own),
    kind,
    parent: home.parent,
    exported: isExported(home, own),
    nodes,
    members: [],
  });
  switch (node.type) {
    case 'StmtFunctionDef':
      return [draft(textOf(node, 'name'), home.parent === null ? 'function' : 'method')];
    case 'StmtClassDef':
      return draftClass(node, draft(textOf(node, 'name'), 'class'), home);
    case 'StmtImport':
      return [
        {
          ...draft(
            `<import>${nodesOf(node, 'names')
              .map((one) => textOf(one, 'name'))
              .join(', ')}`,
            'import',
          ),
          exported: false,
        },
      ];
    case 'StmtImportFrom':
      return [{ ...draft(`<import>${'.'.repeat(Number(node['level']))}${optionalText(node, 'module') ?? ''}`, 'import'), exported: false }];
    case 'StmtTypeAlias':
      return [draft(textOf(nodeOf(node, 'name'), 'id'), 'type')];
    case 'StmtAssign':
    case 'StmtAnnAssign':
      return [draftAssignment(node, draft, home)];
    case 'StmtPass':
      return home.parent === null ? [unnamed(draft('<stmt>', 'statement'))] : [];
    case 'StmtExpr':
      if (home.parent !== null && nodeOf(node, 'value').type === 'ExprEllipsisLiteral') return [];
      return isFirst && docstringOf([node]) ? [unnamed(draft('__doc__', 'statement'))] : [unnamed(draft('<stmt>', 'statement'))];
    default:
      return draftBlock(node, unnamed(draft('<stmt>', 'statement')), home);
  }
}

function unnamed(draft: PyDraft): PyDraft {
  return { ...draft, exported: false };
}

function draftClass(node: PyNode, own: PyDraft, home: Home): PyDraft[] {
  const below = draftBody(nodesOf(node, 'body'), {
    parent: own.name,
    exported: own.exported,
    listed: home.parent === null ? null : home.listed,
  });
  const direct = below.filter((draft) => draft.parent === own.name);
  return [{ ...own, members: direct.flatMap((draft) => draft.nodes) }, ...below];
}

function draftAssignment(node: PyNode, draft: (own: string, kind: ElementKind) => PyDraft, home: Home): PyDraft {
  const targets = node.type === 'StmtAssign' ? nodesOf(node, 'targets') : [nodeOf(node, 'target')];
  const names = targets.flatMap((target) => targetNames(target));
  if (names.includes(null)) return unnamed(draft('<stmt>', 'statement'));
  return draft(names.join(', '), home.parent === null ? 'constant' : 'field');
}

function targetNames(target: PyNode): (string | null)[] {
  if (target.type === 'ExprName') return [textOf(target, 'id')];
  if (target.type === 'ExprTuple' || target.type === 'ExprList') return nodesOf(target, 'elts').flatMap((one) => targetNames(one));
  return target.type === 'ExprStarred' ? targetNames(nodeOf(target, 'value')) : [null];
}

// Functions and classes inside `if`, `try`, `with` and loops are elements; the rest of such a block is the block's own.
function draftBlock(node: PyNode, own: PyDraft, home: Home): PyDraft[] {
  const bodies = bodiesOf(node);
  const below = bodies.flatMap((body) => {
    const definitions = body.filter((one) => one.type === 'StmtFunctionDef' || one.type === 'StmtClassDef' || bodiesOf(one).length > 0);
    return draftBody(definitions, home).filter((draft) => draft.kind !== 'statement');
  });
  below.sort((left, right) => left.nodes[0]!.start - right.nodes[0]!.start);
  return [{ ...own, members: below.filter((draft) => draft.parent === home.parent).flatMap((draft) => draft.nodes) }, ...below];
}

function bodiesOf(node: PyNode): (readonly PyNode[])[] {
  if (!['StmtIf', 'StmtTry', 'StmtWith', 'StmtFor', 'StmtWhile'].includes(node.type)) return [];
  const clauses = ['elif_else_clauses', 'handlers'].flatMap((field) => (node[field] === undefined ? [] : nodesOf(node, field)));
  const direct = ['body', 'orelse', 'finalbody'].filter((field) => node[field] !== undefined).map((field) => nodesOf(node, field));
  return [...direct, ...clauses.map((clause) => nodesOf(clause, 'body'))];
}

function qualified(home: Home, own: string): string {
  return home.parent === null ? own : `${home.parent}.${own}`;
}

function isExported(home: Home, own: string): boolean {
  if (home.listed !== null) return home.listed.has(own);
  const isDunder = home.parent !== null && /^__.+__$/.test(own);
  return home.exported && (isDunder || !own.startsWith('_'));
}

/** Returns the string statement that documents a body, or null. */
export function docstringOf(body: readonly PyNode[]): PyNode | null {
  const first = body[0];
  if (first?.type !== 'StmtExpr') return null;
  return nodeOf(first, 'value').type === 'ExprStringLiteral' ? first : null;
}

// Signatures under `@overload` and the implementation behind them are one element.
function overloadRun(body: readonly PyNode[], at: number): number {
  const first = body[at]!;
  if (!isOverload(first)) return 1;
  let size = 1;
  for (let next = at + 1; next < body.length; next += 1) {
    const node = body[next]!;
    if (node.type !== 'StmtFunctionDef' || textOf(node, 'name') !== textOf(first, 'name')) break;
    size += 1;
    if (!isOverload(node)) break;
  }
  return size;
}

export function isOverload(node: PyNode): boolean {
  if (node.type !== 'StmtFunctionDef') return false;
  return nodesOf(node, 'decorator_list').some((decorator) => {
    const expression = nodeOf(decorator, 'expression');
    const named =
      expression.type === 'ExprName' ? textOf(expression, 'id') : expression.type === 'ExprAttribute' ? textOf(expression, 'attr') : '';
    return named === 'overload';
  });
}

function namesListed(body: readonly PyNode[]): ReadonlySet<string> | null {
  for (const node of body) {
    if (
      node.type !== 'StmtAssign' ||
      nodesOf(node, 'targets').every((target) => target.type !== 'ExprName' || textOf(target, 'id') !== '__all__')
    )
      continue;
    const value = optionalNode(node, 'value');
    if (value?.type !== 'ExprList' && value?.type !== 'ExprTuple') return null;
    const names = nodesOf(value, 'elts').map((one) => plainText(one));
    return names.includes(null) ? null : new Set(names as string[]);
  }
  return null;
}

function plainText(node: PyNode): string | null {
  if (node.type !== 'ExprStringLiteral') return null;
  const inner = nodeOf(node, 'value')['inner'] as PyValue;
  const held = typeof inner === 'object' && inner !== null && 'variant' in inner ? (inner as { value: PyValue }).value : null;
  return isPyNode(held ?? undefined) ? textOf(held as PyNode, 'value') : null;
}
