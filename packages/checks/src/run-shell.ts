import type { SandboxRun } from '@ticket-circuit/sandbox';
import type { ChecksContext } from './checks-context.ts';
import { runOnTree } from './run-on-tree.ts';
import { defaultTimeoutS } from './run-suite.ts';

/** A command that a role asks for. */
export interface ShellInput {
  /** The live worktree. It is shown read only; a project whose tests need a throwaway tree gets a copy that is then removed. */
  readonly path: string;
  /** The tree that tells what is prepared; default: the main checkout's commit. */
  readonly tree?: string;
  readonly argv: readonly string[];
  readonly timeoutS?: number;
}

/**
 * Runs one command beside a session, in a sandbox of its own that shows the same tree, has no broker and no network. Nothing is stored.
 *
 * @throws {ChecksError} `aborted` by the context's signal.
 */
export async function runShell(ctx: ChecksContext, input: ShellInput): Promise<SandboxRun> {
  const { test } = ctx.config;
  return runOnTree(ctx, {
    profile: 'shell',
    tree: await ctx.repo.treeOf(input.tree ?? 'HEAD'),
    path: input.path,
    argv: input.argv,
    ...(test.env === undefined ? {} : { env: test.env }),
    mode: test.tree ?? 'read-only',
    writes: test.writes ?? [],
    gitSnapshot: test.git === 'snapshot',
    timeoutS: input.timeoutS ?? Math.min(test.timeoutS ?? defaultTimeoutS, defaultTimeoutS),
  });
}
