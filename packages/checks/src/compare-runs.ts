import type { Baseline, TestReportResult } from '@ticket-circuit/schemas';

/**
 * Returns the names of two runs of one tree: all that ran in either, those red in both, and those that one run has otherwise than the other or
 * not at all. Each list is sorted; a name is never both red and unstable. What both runs skip holds nothing, so it is in no list.
 */
export function compareRuns(
  first: readonly TestReportResult[],
  second: readonly TestReportResult[],
): Pick<Baseline, 'names' | 'red' | 'unstable'> {
  const [one, two] = [outcomesOf(first), outcomesOf(second)];
  const isSkipped = (name: string): boolean => one.get(name) === 'skipped' && two.get(name) === 'skipped';
  const names = [...new Set([...one.keys(), ...two.keys()])].filter((name) => !isSkipped(name)).toSorted();
  return {
    names,
    red: names.filter((name) => one.get(name) === 'failed' && two.get(name) === 'failed'),
    unstable: names.filter((name) => one.get(name) !== two.get(name)),
  };
}

function outcomesOf(results: readonly TestReportResult[]): Map<string, TestReportResult['outcome']> {
  return new Map(results.map(({ id, outcome }) => [id, outcome]));
}
