import type { CheckReport, CheckReportFault } from '@ticket-circuit/schemas';
import type { ChecksContext } from './checks-context.ts';
import { stillRed } from './judge-candidate.ts';
import { runSuite } from './run-suite.ts';

/** Old tests that were red on a tree, and the tree that they held on before. */
export interface OldTestsRed {
  readonly tree: string;
  readonly onBase: string;
  readonly faults: readonly CheckReportFault[];
}

/**
 * Plays old tests that are newly red once more, on both trees, before they count; returns the faults that stay and the runs that were made. A
 * fault without a file, such as a test that is not there any more, stays as it is.
 */
export async function confirmOldTests(
  ctx: ChecksContext,
  { tree, onBase, faults }: OldTestsRed,
): Promise<{ faults: CheckReportFault[]; runs: CheckReport['runs'] }> {
  const files = [...new Set(faults.flatMap((fault) => (fault.file ? [fault.file] : [])))];
  if (files.length === 0) return { faults: [...faults], runs: [] };
  const again = await runSuite(ctx, { tree, files, run: 2 });
  const before = await runSuite(ctx, { tree: onBase, files, run: 2 });
  return {
    faults: stillRed(faults, again.report, before.report),
    runs: [
      { what: 'old tests again', tree, report: again.digest },
      { what: 'old tests again, on base', tree: onBase, report: before.digest },
    ],
  };
}
