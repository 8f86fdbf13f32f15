import {
  judgeChecks,
  judgeOldTests,
  judgeRole,
  judgeRun,
  judgeUnknownTests,
  oldTestsDue,
  runCheck,
  runSuite,
} from '@ticket-circuit/checks';
import { classify } from '@ticket-circuit/rights';
import type { TicketFacts } from '@ticket-circuit/router';
import type { CheckReportFault, CheckResult } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';
import { present } from '../trees.ts';

/** What the queue is told of a tree that it is about to land. */
export type QueueVerdict =
  | { readonly kind: 'green'; readonly proof: string }
  | { readonly kind: 'red'; readonly faults: CheckReportFault[] }
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Runs the whole suite and every check on exactly the tree that would land; what was run on an equal tree before is not run again. On a main
 * that moved this tree is a new one: the lot's proofs and guards must be green on it, and so must the tests that came to main since.
 */
export async function judgeAgain(run: TicketRun, facts: TicketFacts, tree: string): Promise<QueueVerdict> {
  const { ctx, config } = run;
  const plan = present(facts.plan, 'plan');
  const { report, digest } = await runSuite(ctx, { tree });
  if (report.faults.some((fault) => fault.kind === 'set-up-failed'))
    return { kind: 'unknown', why: report.faults.map((fault) => fault.message).join('; ') };
  const results: CheckResult[] = [];
  for (const { name } of config.checks ?? []) results.push((await runCheck(ctx, { tree, name })).result);
  const baseline = (await run.baseline(present(facts.base, 'base'))).baseline;
  const sheet = facts.tests;
  const faults = [
    ...judgeRun(report),
    ...judgeOldTests(oldTestsDue(baseline, plan), report),
    ...judgeUnknownTests(baseline, report),
    ...(sheet ? [...judgeRole('proof', sheet, report), ...judgeRole('guard', sheet, report)] : []),
    ...judgeChecks(results, (path) => classify(path, config), new Set()),
  ];
  return faults.length === 0 ? { kind: 'green', proof: digest } : { kind: 'red', faults };
}
