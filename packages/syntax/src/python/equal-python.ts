import { canonicalText } from './canonical-text.ts';
import { checkPython } from './check-python.ts';
import { compareTokens, mayNotCompile } from './compare-tokens.ts';
import { limitFaults } from './limit-faults.ts';
import { UnknownTree } from './py-node.ts';
import { pythonVote } from './python-settings.ts';
import { faultOfFailure, readPythonTree } from './read-python-tree.ts';
import { readTokens } from './read-tokens.ts';

type PythonEquality = 'ast-equal' | 'different' | 'unparsable';

/**
 * Returns the verdict on two sources: of their tokens where these settle it, else of Ruff's trees; and of the machine's Python where one was handed
 * in. One that sees a difference wins.
 */
export async function equalPython(a: string, b: string): Promise<PythonEquality> {
  const verdict = (await equalByTokens(a, b)) ?? (await equalByTrees(a, b));
  const vote = verdict === 'ast-equal' ? pythonVote() : null;
  return vote !== null && (await vote(a, b)) === 'different' ? 'different' : verdict;
}

/** Null where tokens do not tell. Trees cost about fifty times as much. */
async function equalByTokens(a: string, b: string): Promise<PythonEquality | null> {
  try {
    if (limitFaults(a).length > 0 || limitFaults(b).length > 0) return 'unparsable';
    const left = readTokens(a);
    const right = left === null ? null : readTokens(b);
    if (left === null || right === null || mayNotCompile(left) || mayNotCompile(right)) return null;
    const verdict = compareTokens(left, right);
    if (verdict === 'unknown') return null;
    // Both, because a token that was misread must not make code of what is none.
    const faults = [...(await checkPython(a)), ...(await checkPython(b))];
    return faults.length > 0 ? 'unparsable' : verdict === 'equal' ? 'ast-equal' : 'different';
  } catch (error) {
    faultOfFailure(error);
    return 'unparsable';
  }
}

async function equalByTrees(a: string, b: string): Promise<PythonEquality> {
  const left = await readPythonTree(a);
  const right = await readPythonTree(b);
  if (left.kind === 'faults' || right.kind === 'faults') return 'unparsable';
  try {
    return canonicalText(left.root, a) === canonicalText(right.root, b) ? 'ast-equal' : 'different';
  } catch (error) {
    if (error instanceof UnknownTree || error instanceof RangeError) return 'different';
    throw error;
  }
}
