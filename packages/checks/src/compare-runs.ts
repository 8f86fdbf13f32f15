import type { Baseline, TestReportResult } from '@ticket-circuit/schemas';

/**
 * Returns the names of two runs of one tree: all that were in either, those red in both, and those that one run has otherwise than the other or
 * not at all. Each list is sorted; a name is never both red and unstable.
 */
export function compareRuns(
  first: readonly TestReportResult[],
  second: readonly TestReportResult[],
): Pick<Baseline, 'names' | 'red' | 'unstable'> {
  const [one, two] = [outcomesOf(first), outcomesOf(second)];
  const names = [...new Set([...one.keys(), ...two.keys()])].toSorted();
  return {
    names,
    red: names.filter((name) => one.get(name) === 'failed' && two.get(name) === 'failed'),
    unstable: names.filter((name) => one.get(name) !== two.get(name)),
  };
}

function outcomesOf(results: readonly TestReportResult[]): Map<string, TestReportResult['outcome']> {
  return new Map(results.map(({ id, outcome }) => [id, outcome]));
}
