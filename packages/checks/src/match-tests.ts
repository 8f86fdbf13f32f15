import { titlesMeant, type TestReport, type TestReportResult, type TestsSheetTest } from '@ticket-circuit/schemas';

/** Returns the results that a name of the tests sheet means, in report order; empty when the name ran nowhere. */
export function resultsOf(report: TestReport, test: { file: string; name: string }): TestReportResult[] {
  const ids = report.results.map(({ id }) => id);
  const meant = new Set(titlesMeant(`${test.file} > ${test.name}`, ids));
  return report.results.filter(({ id }) => meant.has(id));
}

/** Returns those of the ids that one of the names means. */
export function idsMeant(ids: readonly string[], names: readonly { file: string; name: string }[]): Set<string> {
  return new Set(names.flatMap(({ file, name }) => titlesMeant(`${file} > ${name}`, ids)));
}

/** Returns the files of the tests, each once, in order of appearance. */
export function filesOf(tests: readonly TestsSheetTest[]): string[] {
  return [...new Set(tests.map((test) => test.file))];
}
