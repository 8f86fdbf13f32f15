import type { TestReportFailed, TestReportResult } from '@ticket-circuit/schemas';

/** Returns the test files of a run in which not one test ran: all that was played failed as a whole file. Empty when anything else ran. */
export function brokenFiles(results: readonly TestReportResult[]): TestReportFailed[] {
  const played = results.filter(({ outcome }) => outcome !== 'skipped');
  const broken = played.filter((result) => result.outcome === 'failed').filter(({ id, file }) => id === file);
  return broken.length === played.length ? broken : [];
}
