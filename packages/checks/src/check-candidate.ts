import { layRemovals, revertBody } from '@ticket-circuit/coupler';
import { classify } from '@ticket-circuit/rights';
import type { CheckReport, CheckReportFault, CheckResult, PlanSheet, TestReport } from '@ticket-circuit/schemas';
import type { CandidateInput } from './candidate-input.ts';
import type { ChecksContext } from './checks-context.ts';
import { confirmOldTests } from './confirm-old-tests.ts';
import { judgeChecks, judgeHashes, judgeOldTests, judgeRevert, judgeRole, judgeRun, oldTestsDue, revertable } from './judge-candidate.ts';
import { filesOf } from './match-tests.ts';
import { judgeNature } from './judge-nature.ts';
import { keyOfFault, placeFaults } from './place-faults.ts';
import { lotOf } from './lot-of.ts';
import { heldFiles } from './prove-red.ts';
import { regenerate } from './regenerate.ts';
import { isGreen, runCheck } from './run-check.ts';
import { runSuite } from './run-suite.ts';
import { textOf, withTexts } from './tree-text.ts';

type CheckReportHeld = CheckReport['held'][number];
type Part = { held?: CheckReportHeld; faults: CheckReportFault[] };

/**
 * Returns the check report of a candidate: removals applied, references regenerated, then each conjunct of deliverability
 * that a tool can decide, with its evidence. An empty list of faults means green; a conjunct that could not be decided is a fault.
 *
 * @throws {ChecksError} when a sandbox cannot be started.
 */
export async function checkCandidate(ctx: ChecksContext, input: CandidateInput): Promise<CheckReport> {
  const finished = await finish(ctx, input);
  if (finished.faults.length > 0) return { base: input.base, tree: finished.tree, held: [], faults: finished.faults, runs: [] };
  const candidate = new Candidate(ctx, input, finished.tree);
  const played = await candidate.suite();
  const parts = [
    await candidate.hashes(),
    await candidate.lot(),
    await candidate.marks(),
    ...played.parts,
    ...(await candidate.checks()),
    await candidate.references(finished.evidence),
    await candidate.nature(),
  ];
  const faults = parts.flatMap((part) => part.faults);
  // Putting bodies back costs a run each, so it waits until all the rest is green.
  const revert = faults.length === 0 ? await candidate.revert(input.tests, played.report) : { faults: [] };
  const all = [...parts, revert];
  return {
    base: input.base,
    tree: finished.tree,
    held: all.flatMap((part) => (part.held && part.faults.length === 0 ? [part.held] : [])),
    faults: all.flatMap((part) => part.faults),
    runs: candidate.runs,
  };
}

/** Applies what waits for the last fill: the planned removals, then the references. */
async function finish(
  ctx: ChecksContext,
  input: CandidateInput,
): Promise<{ tree: string; faults: CheckReportFault[]; evidence: string[] }> {
  const removals = await layRemovals(textOf(ctx.repo, input.codeTree), input.plan);
  const removed = await withTexts(ctx.repo, input.codeTree, removals.changes);
  const faults = removals.faults.map((fault): CheckReportFault => ({
    conjunct: 'lot-inside-plan',
    where: 'plan',
    message: fault.message,
    ...(fault.file ? { file: fault.file } : {}),
  }));
  if (faults.length > 0) return { tree: removed, faults, evidence: [] };
  const references = await regenerate(ctx, removed);
  return { tree: references.tree, faults: references.faults, evidence: references.evidence };
}

/** One candidate tree and the runs made on it. */
class Candidate {
  readonly runs: CheckReport['runs'] = [];
  readonly ctx: ChecksContext;
  readonly input: CandidateInput;
  readonly tree: string;

  constructor(ctx: ChecksContext, input: CandidateInput, tree: string) {
    this.ctx = ctx;
    this.input = input;
    this.tree = tree;
  }

  async hashes(): Promise<Part> {
    const { input, ctx } = this;
    const held = input.tests ? input.tests.proof.hashes : await heldFiles(ctx, input.baseTree);
    const now = await heldFiles(ctx, this.tree);
    const planned = input.plan.elements.map((element) => element.file);
    const outputs = (ctx.config.references ?? []).flatMap((reference) => reference.outputs);
    // A mechanical plan may name protected files (a version bump), and G5 edits manifests: both are planned, and the lot is checked.
    const allowed = new Set([
      ...(input.plan.nature === 'mechanical' ? planned : []),
      ...outputs,
      ...input.plan.dependencies.map((dependency) => dependency.manifest),
    ]);
    return { held: { conjunct: 'hashes-equal', evidence: [`${held.length} held files`] }, faults: judgeHashes(held, now, allowed) };
  }

  async lot(): Promise<Part> {
    const lot = await lotOf(this.ctx, this.input, this.tree);
    const faults = lot.outside.map((entry): CheckReportFault => ({
      conjunct: 'lot-inside-plan',
      where: 'source',
      file: entry.file,
      message: `${entry.symbol} in ${entry.file} lies outside the plan: ${entry.reason}`,
    }));
    return { held: { conjunct: 'lot-inside-plan', evidence: [`${lot.elements.length} elements`] }, faults };
  }

  async marks(): Promise<Part> {
    const changed = await this.ctx.repo.diffTrees(this.input.baseTree, this.tree);
    const faults: CheckReportFault[] = [];
    const read = textOf(this.ctx.repo, this.tree);
    for (const { path, status } of changed) {
      if (status === 'removed' || classify(path, this.ctx.config) !== 'source') continue;
      const text = (await read(path)) ?? '';
      for (const stub of this.input.stubs.filter(({ mark }) => text.includes(mark)))
        faults.push({
          conjunct: 'no-stub-mark',
          where: 'source',
          file: path,
          element: stub.element,
          message: `${stub.symbol} is still the stub that the circuit laid.`,
        });
    }
    return { held: { conjunct: 'no-stub-mark', evidence: [`${changed.length} changed files`] }, faults };
  }

  async suite(): Promise<{ parts: Part[]; report: TestReport }> {
    const { input } = this;
    const { report, digest } = await runSuite(this.ctx, { tree: this.tree });
    this.runs.push({ what: 'suite', tree: this.tree, report: digest });
    const due = oldTestsDue(input.baseline, input.plan);
    const old = await confirmOldTests(this.ctx, { tree: this.tree, onBase: input.baseTree, faults: judgeOldTests(due, report) });
    this.runs.push(...old.runs);
    const evidence = [digest];
    const part = (conjunct: CheckReportHeld['conjunct'], faults: CheckReportFault[]): Part => ({ held: { conjunct, evidence }, faults });
    const { tests } = input;
    const parts = [
      part('old-tests-green', [...judgeRun(report), ...old.faults]),
      part('proofs-green', tests ? judgeRole('proof', tests, report) : []),
      part('guards-green', tests ? judgeRole('guard', tests, report) : []),
    ];
    return { parts, report };
  }

  async checks(): Promise<Part[]> {
    const { config } = this.ctx;
    const results: CheckResult[] = [];
    for (const { name } of config.checks ?? []) {
      const { result, digest } = await runCheck(this.ctx, { tree: this.tree, name });
      this.runs.push({ what: name, tree: this.tree, report: digest });
      results.push(result);
    }
    const deciding = new Set(this.input.tests?.sheet.tests.flatMap((test) => (test.role === 'type' ? [test.check] : [])) ?? []);
    const faults = await this.#placed(
      judgeChecks(results, (path) => classify(path, config), deciding),
      results,
    );
    const evidence = this.runs.filter((run) => results.some((result) => result.name === run.what)).map((run) => run.report);
    const part = (conjunct: CheckReportHeld['conjunct']): Part => ({
      held: { conjunct, evidence: evidence.length > 0 ? evidence : ['no check is configured'] },
      faults: faults.filter((fault) => fault.conjunct === conjunct),
    });
    return [part('checks-pass'), part('type-checks')];
  }

  /** Gives each finding its line and element, and the plan what was there before any body: the same checks ran on that tree at 2.1. */
  async #placed(faults: CheckReportFault[], results: readonly CheckResult[]): Promise<CheckReportFault[]> {
    if (faults.length === 0) return [];
    const { ctx, input } = this;
    const bare: CheckResult[] = [];
    for (const result of results)
      if (!isGreen(result)) bare.push((await runCheck(ctx, { tree: input.bareTree, name: result.name })).result);
    const before = judgeChecks(bare, (path) => classify(path, ctx.config), new Set());
    return await placeFaults(faults, {
      plan: input.plan,
      read: textOf(ctx.repo, this.tree),
      readBase: textOf(ctx.repo, input.baseTree),
      readBare: textOf(ctx.repo, input.bareTree),
      before: new Set(before.map(keyOfFault)),
    });
  }

  async references(evidence: readonly string[]): Promise<Part> {
    const again = await regenerate(this.ctx, this.tree);
    const faults: CheckReportFault[] =
      again.tree === this.tree
        ? again.faults
        : [
            {
              conjunct: 'references-clean',
              where: 'infrastructure',
              message: 'The references differ when they are generated once more: the generator is not deterministic.',
            },
          ];
    return {
      held: { conjunct: 'references-clean', evidence: evidence.length > 0 ? [...evidence] : ['no reference is configured'] },
      faults,
    };
  }

  async nature(): Promise<Part> {
    const faults = await judgeNature(this.ctx, this.input, this.tree);
    return { held: { conjunct: 'nature-proof', evidence: [`the proof of nature ${this.input.plan.nature}`] }, faults };
  }

  /** Puts each planned body back in turn: at least one proof or guard must miss it. */
  async revert(tests: CandidateInput['tests'], green: TestReport): Promise<Part> {
    const { input, ctx } = this;
    const elements = tests ? revertable(input.plan, input.accepted) : [];
    const evidence: string[] = [];
    const faults: CheckReportFault[] = [];
    const [readBase, readNow] = [textOf(ctx.repo, input.baseTree), textOf(ctx.repo, this.tree)];
    for (const element of elements) {
      const reverted = await revertBody(readBase, readNow, element, 'revert');
      if (reverted === null || tests === null) continue;
      const tree = await withTexts(ctx.repo, this.tree, reverted.changes);
      const { report, digest } = await runSuite(ctx, {
        tree,
        files: filesOf(tests.sheet.tests.filter((test) => test.role !== 'type')),
      });
      this.runs.push({ what: `revert ${element.symbol}`, tree, report: digest });
      evidence.push(`${element.symbol}: ${digest}`);
      const verdict = judgeRevert(tests.sheet, green, report);
      if (verdict !== 'held') faults.push(revertFault(element, verdict));
    }
    return { held: { conjunct: 'revert-run', evidence: evidence.length > 0 ? evidence : ['no body has to be put back'] }, faults };
  }
}

function revertFault({ id, file, symbol }: PlanSheet['elements'][number], verdict: 'missed' | 'could-not-run'): CheckReportFault {
  const at = { conjunct: 'revert-run', file, element: id } as const;
  return verdict === 'missed'
    ? { ...at, where: 'tests', message: `With the body of ${symbol} put back, every proof and guard is still green: no test holds it.` }
    : {
        ...at,
        where: 'infrastructure',
        message: `With the body of ${symbol} put back, the tests could not be run, so nothing shows that a test holds it.`,
      };
}
