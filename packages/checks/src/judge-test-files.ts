import { titlesMeant, type PlanSheet, type RedProofFault } from '@ticket-circuit/schemas';
import { diffElements, driverFor, type Module } from '@ticket-circuit/syntax';

type ReadText = (path: string) => Promise<string | null>;

/** A path that differs between the laid tree and the laid tree with tests. */
export interface TestTreeChange {
  path: string;
  status: 'added' | 'changed' | 'removed' | 'mode';
  pathClass: 'test' | 'support' | 'protected' | 'source';
}

/**
 * Returns what the testwriter changed in files of base without the plan's leave; empty when all is as planned.
 * In an existing test file only superseded tests may differ; imports and new tests may join it. An existing support file changes only when it is listed.
 */
export async function judgeTestFiles(
  plan: PlanSheet,
  changes: readonly TestTreeChange[],
  before: ReadText,
  after: ReadText,
): Promise<RedProofFault[]> {
  const faults = await Promise.all(changes.map((change) => judgeChange(plan, change, before, after)));
  return faults.flat();
}

async function judgeChange(plan: PlanSheet, change: TestTreeChange, before: ReadText, after: ReadText): Promise<RedProofFault[]> {
  const { path, status, pathClass } = change;
  if (pathClass !== 'test' && pathClass !== 'support')
    return [{ kind: 'old-file-changed', file: path, message: `${path} is ${pathClass}, and step 2 changes tests and their support only.` }];
  if (status === 'added') return [];
  const listed = plan.supersedes.filter((entry) => entry.target.file === path);
  if (listed.some((entry) => entry.target.kind === 'support')) return [];
  if (pathClass === 'support')
    return [{ kind: 'old-file-changed', file: path, message: `The support file ${path} changed and the plan does not supersede it.` }];
  const names = listed.flatMap((entry) => (entry.target.kind === 'test' ? [entry.target.name] : []));
  return await judgeTestFile(path, names, await before(path), await after(path));
}

async function judgeTestFile(
  path: string,
  superseded: readonly string[],
  before: string | null,
  after: string | null,
): Promise<RedProofFault[]> {
  const driver = driverFor(path);
  if (!driver)
    return superseded.length > 0
      ? []
      : [{ kind: 'old-file-changed', file: path, message: `The test file ${path} changed and the plan supersedes nothing in it.` }];
  const parse = async (text: string | null): Promise<Module | null> => {
    if (text === null) return null;
    const parsed = await driver.parse(text, path);
    return parsed.kind === 'module' ? parsed.module : null;
  };
  const [old, now] = [await parse(before), await parse(after)];
  if (before !== null && old === null)
    return [
      { kind: 'old-file-changed', file: path, message: `The test file ${path} of base does not parse, so its tests cannot be told apart.` },
    ];
  const titles = [old, now].flatMap((module) => module?.elements ?? []).map(({ symbol }) => titlePath(symbol));
  return diffElements(old, now)
    .filter((difference) => difference.change !== 'added' && difference.kind !== 'import')
    .filter(({ symbol }) => !isAllowed(titlePath(symbol), superseded, titles))
    .map((difference) => ({
      kind: 'unlisted-test-change',
      file: path,
      test: `${path} > ${difference.symbol}`,
      message: `${difference.symbol} in ${path} was ${difference.change} and the plan does not supersede it.`,
    }));
}

/** A group whose only difference lies in superseded tests below it differs by them alone; Python titles use dots where tests use " > ". */
function isAllowed(path: string, superseded: readonly string[], titles: readonly string[]): boolean {
  return superseded.map(titlePath).some((name) => titlesMeant(name, titles).includes(path) || name.startsWith(`${path} > `));
}

const titlePath = (name: string): string => name.replaceAll('.', ' > ').replaceAll('::', ' > ');
