import { withNullBodies } from '@ticket-circuit/coupler';
import { classify } from '@ticket-circuit/rights';
import {
  isSheetPath,
  type CheckResult,
  type LayingReport,
  type PlanSheet,
  type RedProof,
  type RedProofFault,
  type RedProofRun,
  type TestReport,
  type TestsSheetTest,
  type TestsSheetTestsDone,
} from '@ticket-circuit/schemas';
import type { ChecksContext } from './checks-context.ts';
import { judgeRed, lostCheck, proofsGreenOnLaid, proofsRedByStub } from './judge-red.ts';
import { judgeTestFiles, type TestTreeChange } from './judge-test-files.ts';
import { filesOf } from './match-tests.ts';
import { runCheck } from './run-check.ts';
import { runSuite } from './run-suite.ts';
import { overlay, textOf, withTexts } from './tree-text.ts';

/** What a red proof is made from. Trees are git tree ids. */
export interface RedInput {
  base: string;
  baseTree: string;
  laidTree: string;
  testsTree: string;
  plan: PlanSheet;
  stubs: LayingReport['stubs'];
  sheet: TestsSheetTestsDone;
  /** Digest of the baseline document. */
  baseline: string;
  /** Criteria that the owner accepted without a test. */
  accepted: readonly string[];
}

/**
 * Returns the proof that the tests of a sheet fail for the right reason before any code is written.
 * Every run is kept in the proof store; an empty list of faults means that the proof is right.
 *
 * @throws {ChecksError} when a sandbox cannot be started.
 */
export async function proveRed(ctx: ChecksContext, input: RedInput): Promise<RedProof> {
  const changes = await testTreeChanges(ctx, input);
  const before = textOf(ctx.repo, input.laidTree);
  const after = textOf(ctx.repo, input.testsTree);
  const fileFaults = await judgeTestFiles(input.plan, changes, before, after);
  const runs = new Runs(ctx);
  const judged = await runAndJudge(
    runs,
    input,
    changes.map((change) => change.path),
  );
  const findings = await checkFindings(runs, input);
  return {
    base: input.base,
    laidTree: input.laidTree,
    testsTree: input.testsTree,
    baseline: input.baseline,
    runs: runs.made,
    entries: judged.entries,
    hashes: await heldFiles(ctx, input.testsTree),
    faults: [...fileFaults, ...judged.faults, ...findings],
  };
}

/** The runs made for one proof, in order. */
class Runs {
  readonly made: RedProofRun[] = [];
  readonly ctx: ChecksContext;

  constructor(ctx: ChecksContext) {
    this.ctx = ctx;
  }

  async suite(on: RedProofRun['on'], tree: string, tests: readonly TestsSheetTest[]): Promise<TestReport | null> {
    if (tests.length === 0) return null;
    const { report, digest } = await runSuite(this.ctx, { tree, files: filesOf(tests) });
    this.made.push({ on, tree, report: digest, command: report.command, exit: report.exit });
    return report;
  }

  async check(name: string, tree: string): Promise<CheckResult> {
    const { result, digest } = await runCheck(this.ctx, { tree, name });
    this.made.push({ on: 'check', tree, report: digest, command: result.command, exit: result.exit });
    return result;
  }
}

async function testTreeChanges(ctx: ChecksContext, input: RedInput): Promise<TestTreeChange[]> {
  const differences = await ctx.repo.diffTrees(input.laidTree, input.testsTree);
  return differences.map(({ path, status }) => ({ path, status, pathClass: classify(path, ctx.config) }));
}

async function runAndJudge(runs: Runs, input: RedInput, testPaths: readonly string[]): Promise<ReturnType<typeof judgeRed>> {
  const { repo, config } = runs.ctx;
  const played = input.sheet.tests.filter((test) => test.role !== 'type');
  const baseWithTests = await overlay(repo, input.baseTree, input.testsTree, testPaths);
  const laid = await runs.suite('laid', input.testsTree, played);
  const base = laid && (await runs.suite('base', baseWithTests, proofsGreenOnLaid(input.sheet, laid)));
  const stubbed = laid ? proofsRedByStub(input.sheet, laid) : [];
  const nullTree =
    stubbed.length === 0
      ? input.testsTree
      : await withTexts(repo, input.testsTree, (await withNullBodies(textOf(repo, input.testsTree), input.stubs)).changes);
  const nullBodies = await runs.suite('null-bodies', nullTree, stubbed);
  const names = new Set(input.sheet.tests.flatMap((test) => (test.role === 'type' ? [test.check] : [])));
  const typeChecks = new Map<string, CheckResult>();
  for (const name of names)
    if (config.checks?.some((check) => check.name === name)) typeChecks.set(name, await runs.check(name, baseWithTests));
  return judgeRed(input.plan, input.sheet, input.accepted, { laid, base, nullBodies, typeChecks });
}

/** Type check and lint run on the laid tree too, but stubs may offend them: only findings in test and support files count. */
async function checkFindings(runs: Runs, input: RedInput): Promise<RedProofFault[]> {
  const faults: RedProofFault[] = [];
  for (const { name } of runs.ctx.config.checks ?? []) {
    const result = await runs.check(name, input.testsTree);
    faults.push(...lostCheck(result));
    for (const finding of result.findings) {
      const isTests = finding.file !== undefined && ['test', 'support'].includes(classify(finding.file, runs.ctx.config));
      const isTypeTest = input.sheet.tests.some((test) => test.role === 'type' && test.check === name && test.file === finding.file);
      if (isTests && !isTypeTest && finding.file)
        faults.push({ kind: 'test-finding', file: finding.file, message: `${name}: ${finding.message}` });
    }
  }
  return faults;
}

/** Returns the test, support and protected files of a tree with their blobs. A change of one that no document can name is no lot's: it is found there. */
export async function heldFiles(ctx: ChecksContext, tree: string): Promise<RedProof['hashes']> {
  const entries = await ctx.repo.listTree(tree);
  return entries
    .filter((entry) => entry.kind === 'file' && isSheetPath(entry.path) && classify(entry.path, ctx.config) !== 'source')
    .map((entry) => ({ file: entry.path, blob: entry.oid }));
}
