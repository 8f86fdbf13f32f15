import { languageOf } from './language.ts';
import { positionOf } from './lines.ts';
import { canonicalText } from './python/canonical-text.ts';
import { isPyNode, type PyNode, type PyValue, UnknownTree } from './python/py-node.ts';
import { readPythonTree } from './python/read-python-tree.ts';
import { isNode, type Node } from './typescript/node.ts';
import { normalText } from './typescript/normal-text.ts';
import { readTree } from './typescript/read-tree.ts';

/** A node of one of two sources: where it begins, counted from 1, and its text. */
export interface DifferentNode {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** The first nodes in which two sources differ; null on a side that has none where the other has one. */
export interface Difference {
  readonly before: DifferentNode | null;
  readonly after: DifferentNode | null;
}

/** A tree as the search needs it. Equal texts mean equal nodes. */
interface Walked<N> {
  readonly root: N;
  childrenOf(node: N): readonly N[];
  textOf(node: N): string;
}

/**
 * Returns the first and smallest nodes in which the trees of two sources differ; null where no tree tells, or one does not parse. It is for
 * reports: whether they differ is said by `equal`.
 */
export async function firstDifference(a: string, b: string, path: string): Promise<Difference | null> {
  const language = languageOf(path);
  if (language === null) return null;
  const [left, right] =
    language === 'python' ? [await pythonTree(a), await pythonTree(b)] : [typescriptTree(a, path), typescriptTree(b, path)];
  if (left === null || right === null) return null;
  try {
    return differenceOf(left, right, a, b);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Place {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function differenceOf(left: Walked<Place>, right: Walked<Place>, a: string, b: string): Difference | null {
  let [one, other] = [left.root, right.root];
  if (left.textOf(one) === right.textOf(other)) return null;
  while (one.type === other.type) {
    const [ones, others] = [left.childrenOf(one), right.childrenOf(other)];
    const at = ones.findIndex((child, index) => others[index] === undefined || left.textOf(child) !== right.textOf(others[index]));
    const index = at < 0 ? ones.length : at;
    const [next, nextOther] = [ones[index], others[index]];
    // All children are equal, so the node itself differs: by its operator, its name, a flag.
    if (next === undefined && nextOther === undefined) break;
    if (next === undefined || nextOther === undefined || ones.length !== others.length)
      return { before: nodeIn(a, next), after: nodeIn(b, nextOther) };
    [one, other] = [next, nextOther];
  }
  return { before: nodeIn(a, one), after: nodeIn(b, other) };
}

function nodeIn(source: string, node: Place | undefined): DifferentNode | null {
  return node === undefined ? null : { ...positionOf(source, node.start), text: source.slice(node.start, node.end) };
}

function typescriptTree(source: string, path: string): Walked<Node> | null {
  const read = readTree(source, path);
  if (read.kind === 'faults') return null;
  const childrenOf = (node: Node): Node[] =>
    partsOf(
      node,
      Object.entries(node)
        .filter(([field]) => field !== 'parent' && field !== 'comments')
        .flatMap(([, value]) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
        .filter(({ type }) => type !== 'EmptyStatement'),
    );
  return { root: read.tree.program, childrenOf, textOf: (node) => normalText(node) };
}

async function pythonTree(source: string): Promise<Walked<PyNode> | null> {
  const read = await readPythonTree(source);
  if (read.kind === 'faults') return null;
  const childrenOf = (node: PyNode): PyNode[] => partsOf(node, Object.values(node).flatMap(pyNodesIn));
  const textOf = (node: PyNode): string => {
    try {
      return canonicalText(node, source);
    } catch (error) {
      if (!(error instanceof UnknownTree)) throw error;
      // A part that has no text of its own in Python's tree, such as a parameter list: what it consists of tells.
      return `${node.type}(${Object.entries(node)
        .filter(([field]) => field !== 'start' && field !== 'end')
        .map(([, value]) => valueText(value))
        .join(' ')})`;
    }
  };
  const valueText = (value: PyValue): string => {
    if (isPyNode(value)) return textOf(value);
    if (Array.isArray(value)) return `[${(value as readonly PyValue[]).map(valueText).join(' ')}]`;
    return JSON.stringify(value);
  };
  return { root: read.root, childrenOf, textOf };
}

function pyNodesIn(value: PyValue): PyNode[] {
  if (Array.isArray(value)) return (value as readonly PyValue[]).flatMap(pyNodesIn);
  return isPyNode(value) ? [value] : [];
}

/** The nodes below a node that can be shown, in the order of the source. Some say no place of their own: then it is the node above that differs. */
function partsOf<N extends Place>({ start, end }: N, below: readonly N[]): N[] {
  const shown = below.filter((part) => part.start >= start && part.end <= end && part.start < part.end);
  return shown.toSorted((one, other) => one.start - other.start);
}
