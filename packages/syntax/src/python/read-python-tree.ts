import { latestResults } from '../latest-results.ts';
import type { SyntaxFault } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { checkPython } from './check-python.ts';
import { type PyNode, UnknownTree } from './py-node.ts';
import { compileFaults } from './compile-faults.ts';
import { pythonEngine, pythonTarget } from './python-settings.ts';
import { readDebugText } from './read-debug-text.ts';
import { treeByParts } from './tree-by-parts.ts';

export type PyTreeResult =
  | { readonly kind: 'tree'; readonly root: PyNode }
  | { readonly kind: 'faults'; readonly faults: readonly SyntaxFault[] };

// Behind the first few, faults follow from each other.
const MOST_FAULTS = 5;

// Ruff needs about a tenth of a second for the tree of a module of usual size.
const latest = latestResults<PyTreeResult>(12);

/** Returns the tree of a Python source, or its faults. A source that the parser cannot read for any reason has a fault. Never throws for bad code. */
export async function readPythonTree(source: string): Promise<PyTreeResult> {
  const key = `${pythonTarget()} ${source}`;
  const known = latest.get(key);
  if (known) return known;
  const result = await readAnew(source);
  // A failure of the engine may not come back, so it is not kept.
  if (result.kind === 'tree') latest.set(key, result);
  return result;
}

async function readAnew(source: string): Promise<PyTreeResult> {
  try {
    const faults = await checkPython(source);
    if (faults.length > 0) return { kind: 'faults', faults: faults.slice(0, MOST_FAULTS) };
    const parted = await treeByParts(source);
    if (parted) return { kind: 'tree', root: parted };
    const root = readDebugText(await pythonEngine().ast(source), source);
    const later = compileFaults(root, source);
    return later.length > 0 ? { kind: 'faults', faults: later } : { kind: 'tree', root };
  } catch (error) {
    return { kind: 'faults', faults: [faultOfFailure(error)] };
  }
}

/** Returns the fault that stands for a failure of our own reading. @throws whatever it is handed, when that is no such failure. */
export function faultOfFailure(error: unknown): SyntaxFault {
  if (error instanceof UnknownTree)
    return { line: 1, column: 1, message: `The code uses something that is not known here: ${error.message}.` };
  if (error instanceof RangeError) return { line: 1, column: 1, message: 'The code is nested too deeply to be read.' };
  if (error instanceof SyntaxEditError && error.code === 'engine-failed') return { line: 1, column: 1, message: error.why };
  throw error;
}
