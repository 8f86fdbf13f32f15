import { canonicalText } from './canonical-text.ts';
import { UnknownTree } from './py-node.ts';
import { pythonVote } from './python-settings.ts';
import { readPythonTree } from './read-python-tree.ts';

/** Returns the verdict of Ruff, and of the machine's Python where one was handed in; one that sees a difference wins. */
export async function equalPython(a: string, b: string): Promise<'ast-equal' | 'different' | 'unparsable'> {
  const left = await readPythonTree(a);
  const right = await readPythonTree(b);
  if (left.kind === 'faults' || right.kind === 'faults') return 'unparsable';
  try {
    if (canonicalText(left.root, a) !== canonicalText(right.root, b)) return 'different';
  } catch (error) {
    if (error instanceof UnknownTree || error instanceof RangeError) return 'different';
    throw error;
  }
  const vote = pythonVote();
  return vote !== null && (await vote(a, b)) === 'different' ? 'different' : 'ast-equal';
}
