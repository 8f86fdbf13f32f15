import { latestResults } from '../latest-results.ts';
import type { SyntaxFault } from '../module.ts';
import { limitFaults } from './limit-faults.ts';
import { pythonEngine, pythonTarget } from './python-settings.ts';

const latest = latestResults<readonly SyntaxFault[]>(16);

/**
 * Returns what keeps a Python source from being read: our own limits, its grammar, and the rules of the compiler that Ruff knows; empty when there
 * is nothing. What only the tree shows is not looked at: see `compileFaults`.
 *
 * @throws {SyntaxEditError} `engine-failed`.
 */
export async function checkPython(source: string): Promise<readonly SyntaxFault[]> {
  return (await checkPythons([source]))[0]!;
}

/** Returns what `checkPython` does for several sources, asked at once: for short ones the way to the parser is longer than its work. */
export async function checkPythons(sources: readonly string[]): Promise<(readonly SyntaxFault[])[]> {
  const keys = sources.map((source) => `${pythonTarget()} ${source}`);
  const known = keys.map((key, index) => latest.get(key) ?? limitsOf(sources[index]!));
  const open = sources.flatMap((source, index) => (known[index] === null ? [withoutSuppressions(source)] : []));
  const asked =
    open.length > 0
      ? (await pythonEngine().check(open)).map((faults, index) => faults.filter((one) => !isBoundByDel(one, open[index]!)))
      : [];
  let next = 0;
  const found = known.map((faults) => faults ?? asked[next++]!);
  for (const [index, faults] of found.entries()) latest.set(keys[index]!, faults);
  return found;
}

// `del` binds a name as an assignment does, which Ruff does not count for a `nonlocal` of an inner function.
function isBoundByDel({ line, message }: SyntaxFault, source: string): boolean {
  const name = /^Nonlocal name `(.+)` found without binding$/u.exec(message)?.[1];
  if (name === undefined) return false;
  const lines = source.split('\n');
  const indent = /^\s*/.exec(lines[line - 1] ?? '')![0].length;
  return lines.some((text) => {
    const [, space = '', deleted = ''] = /^(\s*)del\b(.*)/u.exec(text) ?? [];
    return (
      deleted !== '' &&
      space.length < indent &&
      deleted.split(/[\s,()[\]#]+/u).some((word) => word.normalize('NFKC') === name.normalize('NFKC'))
    );
  });
}

// Null where nothing stands against showing the source to the parser.
function limitsOf(source: string): readonly SyntaxFault[] | null {
  const limits = limitFaults(source);
  return limits.length > 0 ? limits : null;
}

// A comment such as `# noqa` would silence the rules that stand for CPython's compiler. One letter is changed wherever its words stand, in names
// too, which leaves the grammar and every place as it is.
function withoutSuppressions(source: string): string {
  return source.replace(/(?<=n)o(?=qa)|(?<=r)u(?=ff\s*:)|(?<=fl)a(?=ke8\s*:)/gi, '0');
}
