import { cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { initSnapshot } from '@ticket-circuit/git';
import { runInSandbox, SandboxError, type SandboxRun } from '@ticket-circuit/sandbox';
import { buildTestSpec, treeRoot, type TestSpecInput } from './build-test-spec.ts';
import type { ChecksContext } from './checks-context.ts';
import { aborted, ChecksError } from './checks-error.ts';
import { isHeld } from './is-held.ts';
import { bindsFor } from './prepared-binds.ts';
import { withFolder, withTree } from './with-tree.ts';

/** One command on one tree. */
export interface TreeRun extends Pick<TestSpecInput, 'profile'> {
  readonly tree: string;
  /** A live worktree in place of a fresh checkout. It is never written: a throwaway run gets a copy. */
  readonly path?: string;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly inputs?: readonly { readonly to: string; readonly text: string }[];
  readonly reportPath?: string | null;
  readonly mode: 'read-only' | 'throwaway';
  readonly writes: readonly string[];
  readonly gitSnapshot: boolean;
  readonly timeoutS: number;
}

/** A run that ended by itself, by a limit, or because its sandbox could not be set up; never by the caller's signal. */
export type EndedRun = SandboxRun & { readonly end: Exclude<SandboxRun['end'], { kind: 'aborted' }> };

/**
 * Runs a command in a sandbox on a tree. What the tree makes impossible (a link where something must be mounted) is a set-up that failed.
 *
 * @throws {ChecksError} `aborted` when the context's signal stopped it.
 */
export async function runOnTree(ctx: ChecksContext, run: TreeRun): Promise<EndedRun> {
  // A repository inside is of use only where it can be written.
  const mode = run.gitSnapshot ? 'throwaway' : run.mode;
  const { path } = run;
  if (path === undefined) return withTree(ctx, run.tree, (fresh) => runAt(ctx, { ...run, mode }, fresh));
  if (mode === 'read-only') return runAt(ctx, { ...run, mode }, path);
  return withFolder(ctx.workDir, async (folder) => {
    const copy = join(folder, 'tree');
    await copyTree(path, copy);
    return runAt(ctx, { ...run, mode }, copy);
  });
}

async function runAt(ctx: ChecksContext, run: TreeRun, treePath: string): Promise<EndedRun> {
  const prepared = await bindsFor(ctx, run.tree);
  if (prepared.kind === 'missing') return setUpFailed(prepared.why);
  const covered = prepared.binds.map(({ to }) => relative(treeRoot, to));
  const held = run.mode === 'throwaway' ? await heldPaths(treePath, ctx.config, covered) : [];
  if (run.gitSnapshot) await initSnapshot(treePath);
  const spec = buildTestSpec({ ...run, treePath, held, binds: prepared.binds });
  try {
    const ended = await runInSandbox(spec, ctx.signal === undefined ? {} : { signal: ctx.signal });
    if (ended.end.kind !== 'aborted') return { ...ended, end: ended.end };
  } catch (error) {
    if (error instanceof SandboxError) return setUpFailed(error.message);
    throw error;
  }
  throw aborted(`The command ${run.argv.join(' ')} was stopped.`);
}

function setUpFailed(why: string): EndedRun {
  return { end: { kind: 'set-up-failed', why }, stdout: '', stderr: '', outputs: {}, durationMs: 0 };
}

async function copyTree(from: string, to: string): Promise<void> {
  const git = join(from, '.git');
  await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter: (source) => source !== git });
}

const mostHeld = 2_000;

/** Links are left out: what they lead to is held where it lies. */
async function heldPaths(treePath: string, config: ChecksContext['config'], covered: readonly string[]): Promise<string[]> {
  const entries = await readdir(treePath, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(treePath, join(entry.parentPath, entry.name)));
  const open = files.filter((file) => !covered.some((path) => file === path || file.startsWith(`${path}/`)) && !file.startsWith('.git/'));
  const held = open.filter((file) => isHeld(file, config)).toSorted();
  if (held.length <= mostHeld) return held;
  throw new ChecksError({
    code: 'bad-config',
    what: 'The tests were not run on a throwaway tree.',
    why: `${held.length} test, support and protected files would each need a mount of their own, and ${mostHeld} is the most.`,
    next: 'Set "tree": "read-only" with "writes" in circuit.json, or name fewer files as support.',
  });
}
