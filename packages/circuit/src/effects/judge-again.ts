import {
  confirmOldTests,
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
import type { Baseline, CheckReportFault, CheckResult } from '@ticket-circuit/schemas';
import type { TicketRun } from '../ticket-run.ts';
import { present } from '../trees.ts';

/** What is about to land: a commit on the head of main, and its tree. */
interface Landing {
  readonly commit: string;
  readonly tree: string;
}

/** What the queue is told of a tree that it is about to land. */
export type QueueVerdict =
  | { readonly kind: 'green'; readonly proof: string }
  | { readonly kind: 'red'; readonly faults: CheckReportFault[] }
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Runs the whole suite and every check on exactly the tree that would land; what was run on an equal tree before is not run again. On a main
 * that moved this tree is a new one: the lot's proofs and guards must be green on it, and so must all that is green on that main. An old test
 * that is red is played once more before it counts.
 */
export async function judgeAgain(run: TicketRun, facts: TicketFacts, { commit, tree }: Landing): Promise<QueueVerdict> {
  const { ctx, config } = run;
  const { repo } = run.project;
  const plan = present(facts.plan, 'plan');
  const base = present(facts.base, 'base');
  const sheet = facts.tests;
  const { report, digest } = await runSuite(ctx, { tree });
  if (report.faults.some((fault) => fault.kind === 'set-up-failed'))
    return { kind: 'unknown', why: report.faults.map((fault) => fault.message).join('; ') };
  const results: CheckResult[] = [];
  for (const { name } of config.checks ?? []) results.push((await runCheck(ctx, { tree, name })).result);
  const judge = ({ baseline }: { baseline: Baseline }): { old: CheckReportFault[]; others: CheckReportFault[] } => ({
    old: judgeOldTests(oldTestsDue(baseline, plan), report),
    others: [
      ...judgeRun(report),
      ...judgeUnknownTests(baseline, report),
      ...(sheet ? [...judgeRole('proof', sheet, report), ...judgeRole('guard', sheet, report)] : []),
      ...judgeChecks(results, (path) => classify(path, config), new Set()),
    ],
  });
  const first = judge(await run.baseline(base));
  if (first.old.length + first.others.length === 0) return { kind: 'green', proof: digest };
  // What others did to main since is not the ticket's: a test that they removed, or that is red there. It costs runs, so only now.
  const [head = base] = await repo.parentsOf(commit);
  const { old, others } = head === base ? first : judge(await run.baseline(head));
  const confirmed = await confirmOldTests(ctx, { tree, onBase: await repo.treeOf(head), faults: old });
  const faults = [...confirmed.faults, ...others];
  return faults.length === 0 ? { kind: 'green', proof: digest } : { kind: 'red', faults };
}
