import { ensureMountPoints, SandboxError } from '@ticket-circuit/sandbox';
import { buildTestSpec } from './build-test-spec.ts';
import type { ChecksContext } from './checks-context.ts';
import { bindsFor } from './prepared-binds.ts';

/** A live worktree, and the tree that tells what is prepared for it. */
export interface LiveTree {
  readonly path: string;
  readonly tree: string;
}

/**
 * Makes the empty folders on which the project's commands will mount things in a live worktree: prepared results, shared paths, scratch space. Who
 * watches the tree calls it first, so that a later run of a command adds nothing to it.
 */
export async function makeMountPoints(ctx: ChecksContext, { path, tree }: LiveTree): Promise<void> {
  const found = await bindsFor(ctx, tree);
  const binds = found.kind === 'ready' ? found.binds : [];
  const { test, checks = [] } = ctx.config;
  // What runs on a disposable copy leaves the worktree alone.
  const commands = [...(test.git === 'snapshot' ? [] : [test]), ...checks].filter((command) => command.tree !== 'throwaway');
  for (const { run, writes = [] } of commands) {
    const spec = buildTestSpec({
      profile: 'tests',
      treePath: path,
      mode: 'read-only',
      gitSnapshot: false,
      writes,
      held: [],
      binds,
      argv: run,
      timeoutS: 1,
    });
    try {
      ensureMountPoints(spec);
    } catch (error) {
      // The run itself will say that nothing can be mounted there.
      if (!(error instanceof SandboxError)) throw error;
    }
  }
}
