import type { SyntaxFault } from '../module.ts';
import { SyntaxEditError } from '../syntax-edit-error.ts';
import { limitFaults } from './limit-faults.ts';
import { type PyNode, UnknownTree } from './py-node.ts';
import { pythonEngine } from './python-settings.ts';
import { readDebugText } from './read-debug-text.ts';

export type PyTreeResult =
  | { readonly kind: 'tree'; readonly root: PyNode }
  | { readonly kind: 'faults'; readonly faults: readonly SyntaxFault[] };

/** Returns the tree of a Python source, or its faults. A source that the parser cannot read for any reason has a fault. Never throws for bad code. */
export async function readPythonTree(source: string): Promise<PyTreeResult> {
  const limits = limitFaults(source);
  if (limits.length > 0) return { kind: 'faults', faults: limits };
  try {
    const engine = pythonEngine();
    const faults = await engine.check(source);
    if (faults.length > 0) return { kind: 'faults', faults };
    return { kind: 'tree', root: readDebugText(await engine.ast(source), source) };
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
