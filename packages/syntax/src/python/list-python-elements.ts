import type { ModuleElement } from '../module.ts';
import { symbolGiver } from '../symbols.ts';
import { canonicalText } from './canonical-text.ts';
import { draftPython, type PyDraft } from './draft-python.ts';
import { classRoom, definitionParts, leadStartOf, type PySource } from './python-hole.ts';
import { originOf } from './tree-by-parts.ts';
import { isPyNode, isTrue, nodeOf, nodesOf, optionalNode, type PyNode, textOf, walkPy } from './py-node.ts';

/** Returns the elements of a Python module, flat and in source order. @throws {UnknownTree} */
export function listPythonElements(root: PyNode, tree: PySource): ModuleElement[] {
  const give = symbolGiver();
  return draftPython(root).map((draft) => elementOf(draft, give(draft.name, draft.parent), tree));
}

function elementOf(draft: PyDraft, named: { symbol: string; parent: string | null }, tree: PySource): ModuleElement {
  const { source } = tree;
  const node = draft.nodes.at(-1)!;
  const start = draft.nodes[0]!.start;
  const isFunction = node.type === 'StmtFunctionDef';
  const isClass = node.type === 'StmtClassDef';
  const parts = isFunction || isClass ? definitionParts(node, tree) : null;
  return {
    ...named,
    kind: draft.kind,
    exported: draft.exported,
    start,
    end: node.end,
    leadStart: leadStartOf(source, start),
    declaration: source.slice(start, parts?.headerEnd ?? node.end),
    docstring: parts?.docstring ?? null,
    hole: isFunction ? parts!.hole : null,
    inner: isClass ? classRoom(node, tree) : null,
    async: isFunction && isTrue(node, 'is_async'),
    ...readingOf(draft, source),
  };
}

/** What of an element does not depend on where it stands. */
type Reading = Pick<ModuleElement, 'generator' | 'normal' | 'normalSignature' | 'normalBody' | 'names'>;

// By what the statement is a copy of: most statements of a module are those of the version before it.
const readings = new WeakMap<PyNode, Pick<PyDraft, 'kind' | 'parent'> & { readonly reading: Reading }>();

function readingOf(draft: PyDraft, source: string): Reading {
  const node = draft.nodes.at(-1)!;
  const origin = draft.nodes.length === 1 ? originOf(node) : undefined;
  const known = origin && readings.get(origin);
  if (known && known.kind === draft.kind && known.parent === draft.parent) return known.reading;
  const generator = node.type === 'StmtFunctionDef' && yields(node);
  const reading = { generator, ...normalTexts(draft, source), names: namesIn(draft) };
  if (origin) readings.set(origin, { kind: draft.kind, parent: draft.parent, reading });
  return reading;
}

function normalTexts(draft: PyDraft, source: string): Pick<ModuleElement, 'normal' | 'normalSignature' | 'normalBody'> {
  const node = draft.nodes.at(-1)!;
  const members = new Set([...draft.members, ...(draft.kind === 'class' ? placeholdersOf(node) : [])]);
  const texts = (without: ReadonlySet<PyNode>) => draft.nodes.map((one) => canonicalText(one, source, without)).join('\n');
  const normal = texts(members);
  if (draft.kind === 'statement' || draft.kind === 'import') return { normal, normalSignature: '', normalBody: normal };
  const parts = bodyPartsOf(draft);
  return {
    normal,
    normalSignature: texts(new Set([...members, ...parts])),
    normalBody: parts.map((part) => canonicalText(part, source)).join('\n'),
  };
}

// What a class holds only because it would be empty is not part of it.
function placeholdersOf(node: PyNode): PyNode[] {
  return nodesOf(node, 'body').filter(
    (one) => one.type === 'StmtPass' || (one.type === 'StmtExpr' && nodeOf(one, 'value').type === 'ExprEllipsisLiteral'),
  );
}

function bodyPartsOf(draft: PyDraft): PyNode[] {
  const node = draft.nodes.at(-1)!;
  if (node.type === 'StmtFunctionDef') {
    const body = nodesOf(node, 'body');
    const isDocumented = body[0]?.type === 'StmtExpr' && nodeOf(body[0], 'value').type === 'ExprStringLiteral';
    return [...body.slice(isDocumented ? 1 : 0), ...draft.nodes.flatMap((one) => defaultsOf(nodeOf(one, 'parameters')))];
  }
  if (node.type === 'StmtAssign') return [nodeOf(node, 'value')];
  const value = node.type === 'StmtAnnAssign' ? optionalNode(node, 'value') : null;
  return value ? [value] : [];
}

function defaultsOf(parameters: PyNode): PyNode[] {
  const all = ['posonlyargs', 'args', 'kwonlyargs'].flatMap((field) => nodesOf(parameters, field));
  return all.flatMap((one) => (isPyNode(one['default']) ? [one['default']] : []));
}

function yields(fn: PyNode): boolean {
  let found = false;
  for (const statement of nodesOf(fn, 'body')) {
    walkPy(statement, (node) => {
      if (node.type === 'ExprYield' || node.type === 'ExprYieldFrom') found = true;
      return !['StmtFunctionDef', 'StmtClassDef', 'ExprLambda'].includes(node.type);
    });
  }
  return found;
}

function namesIn(draft: PyDraft): string[] {
  const names = new Set<string>();
  const members = new Set(draft.members);
  for (const root of draft.nodes) {
    walkPy(root, (node) => {
      if (members.has(node)) return false;
      if (node.type === 'ExprName') names.add(textOf(node, 'id'));
      if (node.type === 'ExprAttribute' && draft.parent !== null) {
        const object = nodeOf(node, 'value');
        if (object.type === 'ExprName' && ['self', 'cls'].includes(textOf(object, 'id')))
          names.add(`${draft.parent}.${textOf(node, 'attr')}`);
      }
      return true;
    });
  }
  return [...names].toSorted();
}
