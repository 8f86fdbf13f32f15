import type { TestReport, TestReportResult, TestsSheetTest } from '@ticket-circuit/schemas';

/**
 * Returns the results that a name of the tests sheet covers, in report order; empty when the name ran nowhere.
 * A name that is itself a test or a group covers that and what lies below it; any other name covers every id that starts with it.
 */
export function resultsOf(report: TestReport, test: { file: string; name: string }): TestReportResult[] {
  const prefix = `${test.file} > ${test.name}`;
  const isWhole = (id: string): boolean => id === prefix || id.startsWith(`${prefix} > `) || id.startsWith(`${prefix}#`);
  const whole = report.results.filter((result) => isWhole(result.id));
  return whole.length > 0 ? whole : report.results.filter((result) => result.id.startsWith(prefix));
}

/** Returns whether an id of a report is covered by one of the names. */
export function isCovered(id: string, names: readonly { file: string; name: string }[]): boolean {
  return names.some(({ file, name }) => id.startsWith(`${file} > ${name}`));
}

/** Returns the files of the tests, each once, in order of appearance. */
export function filesOf(tests: readonly TestsSheetTest[]): string[] {
  return [...new Set(tests.map((test) => test.file))];
}
