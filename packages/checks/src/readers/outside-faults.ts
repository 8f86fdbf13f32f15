import type { TestReportRunFault } from '@ticket-circuit/schemas';

/** Returns one fault for the tests whose file does not lie in the tree; none when there are none. */
export function outsideFaults(files: readonly string[]): TestReportRunFault[] {
  const first = files[0];
  if (first === undefined) return [];
  const what = first === '' ? 'name no file' : `name a file outside of the tree (${first.slice(0, 200)})`;
  return [{ kind: 'bad-report', message: `${files.length} tests of the report ${what}.` }];
}
