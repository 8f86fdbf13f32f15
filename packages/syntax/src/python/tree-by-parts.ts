import { latestResults } from '../latest-results.ts';
import { compileFaults } from './compile-faults.ts';
import { BLOCK, cutPython, type PythonPart } from './cut-python.ts';
import { nodesOf, type PyNode, type PyValue } from './py-node.ts';
import { pythonEngine, pythonTarget } from './python-settings.ts';
import { readDebugText } from './read-debug-text.ts';
import { scanOf } from './scan-python.ts';

/** A part that was read: its statements, with offsets in its own text, and again as they lie where it was met last. */
interface ReadPart {
  readonly statements: readonly PyNode[];
  latest: { readonly at: number; readonly statements: readonly PyNode[] };
}

// Parts are small, and the whole of a module is kept by its parts.
const parts = latestResults<ReadPart | null>(4_000);
const origins = new WeakMap<PyNode, PyNode>();

/**
 * Returns the tree of a source that Ruff found no fault in, put together from the trees of its parts, of which only those are read that were not met
 * before: for one changed body, one function. Null where a part cannot be read alone, or holds what only CPython's compiler refuses.
 *
 * @throws {SyntaxEditError} `engine-failed`. @throws {UnknownTree}
 */
export async function treeByParts(source: string): Promise<PyNode | null> {
  const cuts = cutPython(source, scanOf(source));
  // A part that is the whole would be read a second time.
  if (cuts.length === 1 && cuts[0]!.kind === 'statements') return null;
  if (!(await readParts(cuts.flatMap((cut) => (cut.kind === 'class' ? [cut.head, ...cut.members] : [cut.part]))))) return null;
  const body: PyNode[] = [];
  for (const cut of cuts) {
    const statements = cut.kind === 'class' ? classOf(cut.head, cut.members) : statementsOf(cut.part);
    if (statements === null) return null;
    body.push(...statements);
  }
  return { type: 'ModModule', start: 0, end: source.length, body };
}

/** Returns the statement of a part that a statement is a copy of at another place; the same for all its copies. */
export function originOf(statement: PyNode): PyNode | undefined {
  return origins.get(statement);
}

/** Reads the parts that are not known, all at once; false where one cannot be read alone. */
async function readParts(all: readonly PythonPart[]): Promise<boolean> {
  const texts = [...new Set(all.map(({ text }) => text))];
  const unknown = texts.filter((text) => parts.get(keyOf(text)) === undefined);
  // A backslash would join what comes behind.
  const isOpen = (text: string) => /\\\r?\n?$/.test(text);
  const found = unknown.some(isOpen) ? unknown.map(() => null) : unknown.length > 0 ? await pythonEngine().read(unknown) : [];
  for (const [index, text] of unknown.entries()) parts.set(keyOf(text), readPart(text, found[index] ?? null));
  return texts.every((text) => parts.get(keyOf(text)) !== null);
}

function keyOf(text: string): string {
  return `${pythonTarget()} ${text}`;
}

function readPart(text: string, debugText: string | null): ReadPart | null {
  if (debugText === null) return null;
  const root = readDebugText(debugText, text);
  if (compileFaults(root, text).length > 0) return null;
  const statements = nodesOf(root, 'body');
  const own = text.startsWith(BLOCK) ? statements.flatMap((block) => (block.type === 'StmtIf' ? nodesOf(block, 'body') : [])) : statements;
  for (const one of own) origins.set(one, one);
  return { statements, latest: { at: 0, statements } };
}

function statementsOf({ text, at }: PythonPart): readonly PyNode[] | null {
  const read = parts.get(keyOf(text));
  // It can have been forgotten where there are very many.
  if (!read) return null;
  if (read.latest.at !== at) read.latest = { at, statements: read.statements.map((one) => moved(one, at)) };
  return read.latest.statements;
}

function classOf(header: PythonPart, members: readonly PythonPart[]): readonly PyNode[] | null {
  const [head, ...beside] = statementsOf(header) ?? [];
  if (head?.type !== 'StmtClassDef' || beside.length > 0) return null;
  const body: PyNode[] = [];
  let { end } = head;
  for (const member of members) {
    const [block, ...more] = statementsOf(member) ?? [];
    if (block?.type !== 'StmtIf' || more.length > 0 || nodesOf(block, 'elif_else_clauses').length > 0) return null;
    body.push(...nodesOf(block, 'body'));
    end = block.end;
  }
  return [{ ...head, body, end }];
}

function moved(node: PyNode, by: number): PyNode {
  const copy: Record<string, PyValue> = {};
  for (const field in node) copy[field] = movedValue(node[field]!, by);
  // What has no place in the source is at 0.
  if (node.end > 0) {
    copy['start'] = node.start + by;
    copy['end'] = node.end + by;
  }
  const origin = origins.get(node);
  if (origin) origins.set(copy as unknown as PyNode, origin);
  return copy as unknown as PyNode;
}

function movedValue(value: PyValue, by: number): PyValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly PyValue[]).map((item) => movedValue(item, by));
  if ('type' in value) return moved(value, by);
  return 'variant' in value ? { variant: value.variant, value: movedValue(value.value, by) } : value;
}
