import {
  confirmOldTests,
  judgeOldTests,
  judgeRole,
  judgeUnknownTests,
  oldTestsDue,
  runBaseline,
  type ChecksContext,
} from '@ticket-circuit/checks';
import type { Candidate } from '@ticket-circuit/merge-queue';
import { fold } from '@ticket-circuit/router';
import type { Baseline, CheckReportFault, PlanSheet, TestReport } from '@ticket-circuit/schemas';
import { CircuitHostError } from '../circuit-host-error.ts';
import type { Project } from '../project/open-project.ts';
import { present } from '../trees.ts';

/** What a ticket of the circuit must go on proving on the tree with which it lands. */
export interface Lot {
  readonly base: string;
  readonly plan: PlanSheet;
  /** The sheet and the proof of step 2; null where the nature has none. */
  readonly tests: Parameters<typeof judgeRole>[1] | null;
}

/** The tickets of the circuit in a candidate, or why it must not land. */
export type Lots = { readonly kind: 'lots'; readonly lots: readonly Lot[] } | { readonly kind: 'red'; readonly fault: CheckReportFault };

/**
 * Returns the lots of the candidate's tickets that are tickets of the circuit, in landing order. Their review is of one commit: where the
 * circuit does not wait for exactly that one to land, it must not.
 */
export function lotsOf({ journal }: Pick<Project, 'journal'>, { tickets, submissions }: Candidate): Lots {
  const lots: Lot[] = [];
  for (const [at, ticket] of tickets.entries()) {
    const entries = journal.read(ticket);
    if (entries.length === 0) continue;
    const { state } = fold(entries);
    if (state.kind !== 'landing' || state.commit?.commit !== submissions[at]) {
      const message = `${ticket} does not wait for ${submissions[at] ?? 'it'} to land: it is ${state.kind}.`;
      return { kind: 'red', fault: { conjunct: 'tree-is-commit-tree', where: 'source', message } };
    }
    const { tests: sheet, redProof: proof } = state;
    const tests = sheet && proof ? { sheet, proof } : null;
    lots.push({ base: present(state.base, 'base'), plan: present(state.plan, 'plan'), tests });
  }
  return { kind: 'lots', lots };
}

export interface SuiteOfLots {
  readonly lots: readonly Lot[];
  /** What the suite ran on, and the tree of which that is all or a part. */
  readonly tree: string;
  readonly whole: string;
  /** The main below the candidate. */
  readonly main: string;
  /** Whether tickets are in it that nobody has planned: those may take old tests away. */
  readonly hasOthers: boolean;
  readonly report: TestReport;
}

/**
 * Returns what is at fault in a run of the whole suite on a tree that would be main. The lots' proofs and guards must be green on it, and so
 * must all that was green on the base where the last one was made. What others did to main since is not the lots': a test that they
 * removed, or that is red there. An old test that is red is played once more before it counts.
 */
export async function judgeLots(ctx: ChecksContext, suite: SuiteOfLots): Promise<CheckReportFault[]> {
  const { lots, tree, main } = suite;
  const base = lots.at(-1)?.base ?? main;
  const hidden = await hiddenFiles(ctx, suite);
  const isShown = (id: string): boolean => !hidden.has(id.split(' > ')[0] ?? '');
  const first = judgeBy(suite, await baselineOf(ctx, base), isShown);
  if (first.old.length + first.others.length === 0) return [];
  // It costs runs, so only now.
  const { old, others } = main === base ? first : judgeBy(suite, await baselineOf(ctx, main), isShown);
  const confirmed = await confirmOldTests(ctx, { tree, onBase: await ctx.repo.treeOf(main), faults: old });
  return [...confirmed.faults, ...others];
}

/** The files of the tree that its lane's checks did not see: their tests hold of nothing that changed. */
async function hiddenFiles({ repo }: ChecksContext, { tree, whole }: SuiteOfLots): Promise<ReadonlySet<string>> {
  return new Set(tree === whole ? [] : (await repo.diffTrees(whole, tree)).map(({ path }) => path));
}

function judgeBy(
  { lots, hasOthers, report }: SuiteOfLots,
  baseline: Baseline,
  isShown: (id: string) => boolean,
): { old: CheckReportFault[]; others: CheckReportFault[] } {
  const supersedes = lots.flatMap(({ plan }) => plan.supersedes);
  const due = oldTestsDue(baseline, { supersedes }).filter(isShown);
  const ran = new Set(report.results.map(({ id }) => id));
  return {
    old: judgeOldTests(hasOthers ? due.filter((id) => ran.has(id)) : due, report),
    others: [
      ...judgeUnknownTests(baseline, report),
      ...lots.flatMap(({ tests }) => (tests ? [...judgeRole('proof', tests, report), ...judgeRole('guard', tests, report)] : [])),
    ],
  };
}

async function baselineOf(ctx: ChecksContext, commit: string): Promise<Baseline> {
  const result = await runBaseline(ctx, commit);
  if (result.kind === 'baseline') return result.baseline;
  throw new CircuitHostError({
    code: result.kind === 'red-check' ? 'base-red' : 'cannot-run-tests',
    what: `Nothing can be judged against main at ${commit.slice(0, 10)}.`,
    why: result.kind === 'red-check' ? `The check ${result.name} is red there: ${result.why}` : result.why,
    next: 'Mend main first.',
  });
}
