import type { SyntaxFault } from '../module.ts';
import { limitFaults } from './limit-faults.ts';
import { pythonEngine, pythonTarget } from './python-settings.ts';

// The same sources are checked for their trees, their comparison and the gates.
const MOST_KEPT = 16;
const kept = new Map<string, readonly SyntaxFault[]>();

/**
 * Returns what keeps a Python source from being read: our own limits, its grammar, and the rules of the compiler that Ruff knows; empty when there
 * is nothing. What only the tree shows is not looked at: see `compileFaults`.
 *
 * @throws {SyntaxEditError} `engine-failed`.
 */
export async function checkPython(source: string): Promise<readonly SyntaxFault[]> {
  const key = `${pythonTarget()} ${source}`;
  const known = kept.get(key);
  const faults = known ?? (await checkAnew(source));
  kept.delete(key);
  kept.set(key, faults);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return faults;
}

async function checkAnew(source: string): Promise<readonly SyntaxFault[]> {
  const limits = limitFaults(source);
  return limits.length > 0 ? limits : pythonEngine().check(withoutSuppressions(source));
}

// A comment such as `# noqa` would silence the rules that stand for CPython's compiler. One letter is changed wherever its words stand, in names
// too, which leaves the grammar and every place as it is.
function withoutSuppressions(source: string): string {
  return source.replace(/(?<=n)o(?=qa)|(?<=r)u(?=ff\s*:)|(?<=fl)a(?=ke8\s*:)/gi, '0');
}
