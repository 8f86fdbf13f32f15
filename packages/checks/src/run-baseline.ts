import { assertNever, canonicalJson, counted, parseBaseline, type Baseline, type TestReport } from '@ticket-circuit/schemas';
import { brokenFiles } from './broken-files.ts';
import type { ChecksContext } from './checks-context.ts';
import { compareRuns } from './compare-runs.ts';
import { environmentDigest } from './environment-digest.ts';
import { prepareTree } from './prepare-tree.ts';
import { isGreen, runCheck } from './run-check.ts';
import { runSuite } from './run-suite.ts';
import { whyUnready } from './why-unready.ts';

/** What a base is worth: its tests, a check that is red on it, or why nothing can be said. */
export type BaselineVerdict =
  | { readonly kind: 'baseline'; readonly baseline: Baseline; readonly digest: string }
  | { readonly kind: 'red-check'; readonly name: string; readonly why: string }
  | { readonly kind: 'cannot-run'; readonly why: string; readonly next: string };

/**
 * Prepares a base, runs every check on it once, its suite twice and one of its test files alone, and returns which tests are there, which are
 * red in both runs and which differ between the two. A second call for an equal base takes what is stored.
 *
 * @throws {ChecksError} `bad-config` or `aborted`.
 */
export async function runBaseline(ctx: ChecksContext, commit: string): Promise<BaselineVerdict> {
  const tree = await ctx.repo.treeOf(commit);
  const prepared = await prepareTree(ctx, tree);
  if (prepared.kind === 'failed') return cannotRun(prepared.why, 'Mend "prepare" in circuit.json, then run: circuit doctor');
  const { format, references, test } = ctx.config;
  const own = { format, references, only: test.only };
  const key = canonicalJson({ what: 'baseline', tree, own, environment: await environmentDigest(ctx, tree) });
  const known = await findBaseline(ctx, key);
  if (known !== null) return known;
  const unready = await whyUnready(ctx, tree);
  if (unready !== null) return cannotRun(unready, nextForMissing);
  for (const { name } of ctx.config.checks ?? []) {
    const red = await redCheck(ctx, tree, name);
    if (red !== null) return red;
  }
  const first = await runSuite(ctx, { tree, run: 1 });
  const why = whyUnusable(first.report);
  if (why !== null) return why;
  const whyAlone = await whyNoneAlone(ctx, tree, first.report);
  if (whyAlone !== null) return whyAlone;
  const second = await runSuite(ctx, { tree, run: 2 });
  const whySecond = whyUnusable(second.report);
  if (whySecond !== null) return whySecond;
  const baseline: Baseline = { tree, ...compareRuns(first.report.results, second.report.results), runs: [first.digest, second.digest] };
  const digest = await ctx.store.put(baseline);
  await ctx.store.remember(key, digest);
  return { kind: 'baseline', baseline, digest };
}

async function findBaseline(ctx: ChecksContext, key: string): Promise<BaselineVerdict | null> {
  const digest = await ctx.store.find(key);
  const parsed = digest === null ? null : parseBaseline(await ctx.store.get(digest));
  return digest !== null && parsed?.kind === 'valid' ? { kind: 'baseline', baseline: parsed.value, digest } : null;
}

async function redCheck(ctx: ChecksContext, tree: string, name: string): Promise<BaselineVerdict | null> {
  const { result } = await runCheck(ctx, { tree, name });
  if (isGreen(result)) return null;
  const { exit, command } = result;
  const said = result.excerpt === undefined || result.excerpt === '' ? '' : ` It says: ${result.excerpt}`;
  if (exit.kind === 'set-up-failed') return cannotRun(`The check ${name} was not run. ${exit.why}`, 'Run: circuit doctor');
  if (exit.kind === 'exited' && (exit.code === 127 || exit.code === 126)) {
    return cannotRun(`The command ${command[0] ?? ''} of the check ${name} is not there inside the sandbox.`, nextForMissing);
  }
  const how = exit.kind === 'exited' ? `exit status ${exit.code}` : exit.kind === 'limit' ? `its ${exit.limit} limit` : exit.signal;
  return { kind: 'red-check', name, why: `${command.join(' ')} ended with ${how} on the base.${said}` };
}

const nextForMissing = 'Let "prepare" in circuit.json install it, or name its folder under "share".';

/** A fault says that nothing can be concluded from a run, and so does a runner that loads no file; red tests alone are a baseline like any other. */
function whyUnusable(report: TestReport): BaselineVerdict | null {
  const [fault] = report.faults;
  if (fault === undefined) return whyNothingLoads(report);
  const said = report.excerpt === undefined ? '' : ` It says: ${report.excerpt}`;
  const next = report.exit.kind === 'limit' ? nextForLimit(report.exit.limit) : nextFor(fault.kind);
  return cannotRun(`${fault.message}${said}`, next);
}

/** The command that plays given files is used only once tests were paid for: here it plays the file of one test that the suite ran. */
async function whyNoneAlone(ctx: ChecksContext, tree: string, { results }: TestReport): Promise<BaselineVerdict | null> {
  const files = new Set((await ctx.repo.listTree(tree)).map(({ path }) => path));
  const one = results.find(({ outcome, file }) => outcome === 'passed' && files.has(file));
  if (one === undefined) return null;
  const { report } = await runSuite(ctx, { tree, files: [one.file] });
  const why = whyUnusable(report);
  if (why?.kind !== 'cannot-run') return null;
  const { run, only } = ctx.config.test;
  const what = `"test.run" (${run.join(' ')}) plays ${one.file}, and "test.only" (${only.join(' ')}) could not play it alone. ${why.why}`;
  return cannotRun(what, why.next.replaceAll('test.run', 'test.only').replace('"test"', '"test.only"'));
}

function whyNothingLoads({ results, excerpt }: TestReport): BaselineVerdict | null {
  const [first, ...others] = brokenFiles(results);
  if (first === undefined) return null;
  const what = `Not one test ran: ${counted(others.length + 1, 'test file')} failed as a whole.`;
  return cannotRun(`${what} ${first.file}: ${first.message}${excerpt === undefined ? '' : ` It says: ${excerpt}`}`, nextForBroken);
}

const nextForBroken = 'Run the command of "test" in circuit.json by hand; mend it, or "prepare", until its tests run.';

function nextFor(kind: TestReport['faults'][number]['kind']): string {
  switch (kind) {
    case 'command-missing':
      return nextForMissing;
    case 'nothing-collected':
      return 'Let "test" in circuit.json name a command that finds the tests.';
    case 'no-report':
    case 'bad-report':
      return 'Let "test.report" in circuit.json name the format of the runner, and "test.run" call the runner itself.';
    case 'exit-disagrees':
      return 'Let the command end with 0 exactly when its tests pass: a threshold, such as one of coverage, belongs into "checks".';
    case 'limit':
    case 'set-up-failed':
    case 'collection':
    case 'count-disagrees':
      return 'Run: circuit doctor';
    default:
      return assertNever(kind);
  }
}

/** Only the time is the project's to set: what else a run may use stands in the profile of its sandbox. */
function nextForLimit(limit: Extract<TestReport['exit'], { kind: 'limit' }>['limit']): string {
  switch (limit) {
    case 'wall':
      return 'Raise "test.timeoutS" in circuit.json, or mend the test that hangs.';
    case 'output':
      return 'Make the tests print less: let "test.run" in circuit.json ask the runner to be quiet, or mend the test that floods its output.';
    case 'cpu':
    case 'memory':
    case 'processes':
      return 'Let "test.run" in circuit.json start fewer workers, or mend the test that takes so much.';
    case 'file-size':
    case 'files':
    case 'disk':
    case 'tmp':
      return 'Make the tests write less, or smaller files.';
    default:
      return assertNever(limit);
  }
}

function cannotRun(why: string, next: string): BaselineVerdict {
  return { kind: 'cannot-run', why, next };
}
