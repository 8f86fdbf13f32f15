import { judgeOldTests, lotOf, oldTestsDue, runSuite, textOf, withTexts, type ChecksContext } from '@ticket-circuit/checks';
import { layPlan } from '@ticket-circuit/coupler';
import { classify, packageOf } from '@ticket-circuit/rights';
import { digestOf, canonicalJson, type Baseline, type Circuit, type LayingReport, type PlanSheet } from '@ticket-circuit/schemas';
import { plannedLinks } from './planned-links.ts';

type Fault = LayingReport['faults'][number];

/** What a plan is laid on. */
export interface LayingInput {
  readonly plan: PlanSheet;
  readonly base: string;
  /** Base, or base with the accepted dependencies. */
  readonly tree: string;
  readonly baseline: Baseline;
}

/**
 * Lays a plan on a scratch tree without a model and returns the laid tree, or why it cannot be laid: what does not parse or does not fit
 * base, what lies outside the packages or is held, what would change beside the plan, and every old test that the declarations alone turn red.
 */
export async function layOn(ctx: ChecksContext, input: LayingInput): Promise<LayingReport> {
  const { plan, base, tree } = input;
  const misplaced = [
    ...misplacedElements(plan, ctx.config),
    ...(await plannedLinks(ctx.repo, tree, plan)),
    ...unknownTests(plan, ctx.config, input.baseline),
  ];
  if (misplaced.length > 0) return { base, tree, stubs: [], faults: misplaced };
  const laid = await layPlan(textOf(ctx.repo, tree), plan, {
    nonce: nonceOf(plan),
    listFiles: async () => sourcePaths(await ctx.repo.listTree(tree), ctx.config),
  });
  if (laid.faults.length > 0) return { base, tree, stubs: [], faults: laid.faults };
  const laidTree = await withTexts(ctx.repo, tree, laid.changes);
  const stray = (await lotOf(ctx, { plan, baseTree: tree }, laidTree)).outside.map(strayFault);
  if (stray.length > 0) return { base, tree, stubs: [], faults: stray };
  const broken = laidTree === tree ? [] : await brokenOldTests(ctx, input, laidTree);
  return { base, tree: broken.length > 0 ? tree : laidTree, stubs: broken.length > 0 ? [] : laid.stubs, faults: broken };
}

/** Returns the files of a tree in which laying looks for importers of what is renamed or moved; tests are left to the testwriter. */
export function sourcePaths(entries: readonly { kind: string; path: string }[], config: Circuit): string[] {
  return entries.filter(({ kind, path }) => kind === 'file' && classify(path, config) === 'source').map(({ path }) => path);
}

/** The same plan gives the same marks, so that laying twice gives the same bytes and a recording stays fresh. */
const nonceOf = (plan: PlanSheet): string => digestOf(canonicalJson(plan)).slice(-8);

/** Returns the elements that a plan may not name: in no package, held, or in a test file. */
export function misplacedElements(plan: PlanSheet, config: Circuit): Fault[] {
  return plan.elements.flatMap(({ id, file }): Fault[] => {
    const at = { element: id, file };
    const pathClass = classify(file, config);
    if (pathClass === 'protected' && plan.nature !== 'mechanical')
      return [
        { kind: 'protected', ...at, message: `${file} is protected; only a dependency or the command of a mechanical plan may change it.` },
      ];
    if (pathClass === 'test' || pathClass === 'support')
      return [
        {
          kind: 'test-file',
          ...at,
          message: `${file} is a ${pathClass} file; the plan names the behaviour, and the testwriter writes the tests.`,
        },
      ];
    if (packageOf(file, config) === null && pathClass !== 'protected')
      return [{ kind: 'outside-packages', ...at, message: `${file} lies in no package of circuit.json.` }];
    return [];
  });
}

/** Returns the superseded tests that are none: a name under which nothing ran, or a whole file whose tests have names. */
export function unknownTests({ supersedes }: PlanSheet, config: Circuit, { names }: Pick<Baseline, 'names'>): Fault[] {
  return supersedes.flatMap(({ target }): Fault[] => {
    const { file } = target;
    const ran = names.filter((name) => name === file || name.startsWith(`${file} > `));
    if (target.kind === 'support') {
      if (classify(file, config) !== 'test' || ran.length === 0) return [];
      return [{ kind: 'test-file', file, message: `${file} has tests, so the plan names those that it supersedes: ${listed(ran)}.` }];
    }
    if (ran.length === 0)
      return [
        {
          kind: 'unknown-element',
          file,
          test: `${file} > ${target.name}`,
          message: `The test runner plays no test in ${file}, so none can be superseded by name. Supersede the file itself, as a target of kind support.`,
        },
      ];
    return [];
  });
}

/** The candidate would be refused for it, when no author of a body could mend it any more. */
function strayFault({ file, symbol, reason }: { file: string; symbol: string; reason: string }): Fault {
  return {
    kind: 'outside-plan',
    file,
    message: `Laying the plan changes ${symbol} in ${file} as well: ${reason} An element is laid directly behind its "after", inside of what that stands in.`,
  };
}

const mostListed = 20;

function listed(names: readonly string[]): string {
  return names.length <= mostListed ? names.join('; ') : `${names.slice(0, mostListed).join('; ')}; and ${names.length - mostListed} more`;
}

async function brokenOldTests(ctx: ChecksContext, input: LayingInput, laidTree: string): Promise<Fault[]> {
  const { report } = await runSuite(ctx, { tree: laidTree });
  const due = oldTestsDue(input.baseline, input.plan);
  if (report.faults.some((fault) => fault.kind === 'set-up-failed'))
    return [{ kind: 'infrastructure', message: report.faults.map((fault) => fault.message).join('; ') }];
  return judgeOldTests(due, report).map((fault) => ({
    kind: 'old-test-red',
    message: `The declarations alone turn an old test red: ${fault.message}`.slice(0, 1500),
    ...(fault.file ? { file: fault.file } : {}),
    ...(fault.test ? { test: fault.test } : {}),
  }));
}
