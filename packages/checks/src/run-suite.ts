import { parseTestReport, canonicalJson, type TestReport } from '@ticket-circuit/schemas';
import type { ChecksContext } from './checks-context.ts';
import { crossCheck, isInfrastructure, toExit } from './cross-check.ts';
import { environmentDigest } from './environment-digest.ts';
import { brokenFiles } from './broken-files.ts';
import { excerptOf } from './excerpt-of.ts';
import { exclusively } from './exclusively.ts';
import { expandFiles, expandGlobs } from './expand-argv.ts';
import { readReport, type ReadReport, type ReportKind } from './readers/read-report.ts';
import { reporterFor, type DecoratedCommand } from './reporter-for.ts';
import { runOnTree, type EndedRun } from './run-on-tree.ts';
import { treeRoot } from './build-test-spec.ts';

/** Which tests are to run on which tree. */
export interface SuiteInput {
  /** A tree or commit id. */
  readonly tree: string;
  /** Play these files by the command `only`; absent or empty: the whole suite by `run`. */
  readonly files?: readonly string[];
  /** A live worktree in place of a fresh checkout; such a run is never remembered. */
  readonly path?: string;
  /** 1 (the default), 2, ...: an equal run with another number is made anew. */
  readonly run?: number;
}

export const defaultTimeoutS = 600;

/**
 * Runs the project's tests in a sandbox and returns their report, stored. An equal run (tree, command, environment) that was made
 * before is not made again, unless an infrastructure fault ended it.
 *
 * @throws {ChecksError} `bad-config` for a command that cannot play files or take a reporter; `aborted` by the context's signal.
 */
export async function runSuite(ctx: ChecksContext, input: SuiteInput): Promise<{ report: TestReport; digest: string }> {
  const tree = await ctx.repo.treeOf(input.tree);
  const files = [...new Set(input.files ?? [])].toSorted();
  const treeFiles = (await ctx.repo.listTree(tree)).map(({ path }) => path);
  const command = commandFor(ctx, files, treeFiles);
  const key = canonicalJson({
    what: 'suite',
    tree,
    argv: command.argv,
    files,
    run: input.run ?? 1,
    environment: await environmentDigest(ctx, tree),
  });
  if (input.path === undefined) {
    const known = await findReport(ctx, key);
    if (known !== null) return known;
  }
  const { report, isLasting } = await play(ctx, {
    tree,
    files,
    treeFiles,
    command,
    ...(input.path === undefined ? {} : { path: input.path }),
  });
  const digest = await ctx.store.put(report);
  if (isLasting && input.path === undefined) await ctx.store.remember(key, digest);
  return { report, digest };
}

async function findReport(ctx: ChecksContext, key: string): Promise<{ report: TestReport; digest: string } | null> {
  const digest = await ctx.store.find(key);
  const parsed = digest === null ? null : parseTestReport(await ctx.store.get(digest));
  return digest !== null && parsed?.kind === 'valid' ? { report: parsed.value, digest } : null;
}

function commandFor({ config }: ChecksContext, files: readonly string[], treeFiles: readonly string[]): DecoratedCommand {
  const { test } = config;
  const words = files.length > 0 ? expandFiles(test.only, files) : [...test.run];
  // The other runners look for their files themselves, by patterns of their own.
  const argv = ['node-test', 'tap', 'junit'].includes(test.report) ? expandGlobs(words, treeFiles) : words;
  return reporterFor(test.report).decorate(argv, { files, timeoutS: test.timeoutS ?? defaultTimeoutS });
}

interface Play {
  readonly tree: string;
  readonly path?: string;
  readonly files: readonly string[];
  readonly treeFiles: readonly string[];
  readonly command: DecoratedCommand;
}

async function play(
  ctx: ChecksContext,
  { tree, path, files, treeFiles, command }: Play,
): Promise<{ report: TestReport; isLasting: boolean }> {
  const { test } = ctx.config;
  ctx.onProgress?.(`tests: ${files.length === 0 ? 'whole suite' : files.join(' ')}`);
  const make = (): Promise<EndedRun> =>
    runOnTree(ctx, {
      profile: 'tests',
      tree,
      ...(path === undefined ? {} : { path }),
      ...command,
      env: withProjectEnv(command.env, test.env),
      mode: test.tree ?? 'read-only',
      writes: test.writes ?? [],
      gitSnapshot: test.git === 'snapshot',
      timeoutS: test.timeoutS ?? defaultTimeoutS,
    });
  const run = await (test.exclusive === true ? exclusively(ctx, make) : make());
  const text = command.reportPath === null ? run.stdout : (run.outputs[command.reportPath] ?? null);
  const read = text === null ? null : await readReport(test.report, text, { root: treeRoot, files: treeFiles, asked: files });
  return { report: toReport({ kind: test.report, tree, command, files, run, read }), isLasting: !isInfrastructure(run.end) };
}

/** Both may set the paths and options by which a runner finds its reporter: ours go first, and the project's follow. */
function withProjectEnv(ours: Readonly<Record<string, string>>, project: Readonly<Record<string, string>> = {}): Record<string, string> {
  const merged = { ...project, ...ours };
  for (const [name, separator] of [
    ['NODE_OPTIONS', ' '],
    ['PYTHONPATH', ':'],
  ] as const) {
    const parts = [ours[name], project[name]].filter((part) => part !== undefined && part !== '');
    if (parts.length > 0) merged[name] = parts.join(separator);
  }
  return merged;
}

interface Claimed {
  readonly kind: ReportKind;
  readonly tree: string;
  readonly command: DecoratedCommand;
  readonly files: readonly string[];
  readonly run: EndedRun;
  readonly read: ReadReport | null;
}

function toReport({ kind, tree, command, files, run, read }: Claimed): TestReport {
  const { results, faults } = crossCheck({ end: run.end, command: command.argv, asked: files, stderr: run.stderr }, read);
  const excerpt = faults.length === 0 && brokenFiles(results).length === 0 ? '' : excerptOf(run);
  return {
    runner: kind === 'vitest-json' ? 'vitest' : kind === 'jest-json' ? 'jest' : kind,
    command: command.argv,
    tree,
    exit: toExit(run.end),
    results,
    faults,
    durationMs: run.durationMs,
    ...(excerpt === '' ? {} : { excerpt }),
  };
}
