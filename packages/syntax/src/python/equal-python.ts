import { canonicalText } from './canonical-text.ts';
import { checkPythons } from './check-python.ts';
import { compareTokens, mayNotCompile } from './compare-tokens.ts';
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
  // Asked first, because the parser works in a thread of its own. Both, because a token that was misread must not make code of what is none.
  const checked = checkPythons([a, b]);
  const verdict = verdictOfTokens(a, b);
  try {
    return (await checked).some((faults) => faults.length > 0) ? 'unparsable' : verdict;
  } catch (error) {
    faultOfFailure(error);
    return 'unparsable';
  }
}

function verdictOfTokens(a: string, b: string): PythonEquality | null {
  const left = readTokens(a);
  const right = left === null ? null : readTokens(b);
  if (left === null || right === null || mayNotCompile(left) || mayNotCompile(right)) return null;
  const verdict = compareTokens(left, right);
  return verdict === 'unknown' ? null : verdict === 'equal' ? 'ast-equal' : 'different';
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
