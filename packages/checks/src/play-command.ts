import { readTreeFile, runInSandbox, snapshotTree, type TreeSnapshot } from '@ticket-circuit/sandbox';
import { buildTestSpec } from './build-test-spec.ts';
import type { ChecksContext } from './checks-context.ts';
import { excerptOf } from './excerpt-of.ts';
import { bindsFor } from './prepared-binds.ts';
import { defaultTimeoutS } from './run-suite.ts';
import { withTree } from './with-tree.ts';

/** What a command that may write made of a tree. */
export type Played =
  | { readonly kind: 'played'; readonly tree: string; readonly changed: readonly string[] }
  | { readonly kind: 'failed'; readonly why: string };

/** A command that the circuit plays by itself: the formatter, a generator, the command of a mechanical plan. */
export interface PlayInput {
  readonly tree: string;
  readonly argv: readonly string[];
  /** True for a lockfile command, which asks a registry. */
  readonly network?: boolean;
}

/**
 * Plays a command in a sandbox on a disposable copy of a tree and returns the tree that it made, with the paths that differ, sorted. What it
 * leaves beside regular files is a failure; so is an exit status that is not zero.
 */
export async function playCommand(ctx: ChecksContext, input: PlayInput): Promise<Played> {
  return await withTree(ctx, input.tree, async (path) => await playAt(ctx, input, path));
}

async function playAt(ctx: ChecksContext, { tree, argv, network }: PlayInput, path: string): Promise<Played> {
  const prepared = await bindsFor(ctx, tree);
  if (prepared.kind === 'missing' && network !== true) return { kind: 'failed', why: prepared.why };
  const spec = buildTestSpec({
    profile: network === true ? 'prepare' : 'tests',
    treePath: path,
    mode: 'throwaway',
    gitSnapshot: false,
    writes: [],
    held: [],
    binds: prepared.kind === 'ready' ? prepared.binds : [],
    argv,
    timeoutS: ctx.config.test.timeoutS ?? defaultTimeoutS,
    network: network === true ? 'host' : 'none',
  });
  const before = await snapshotTree(path);
  const run = await runInSandbox(spec, ctx.signal === undefined ? {} : { signal: ctx.signal });
  if (run.end.kind !== 'exited' || run.end.code !== 0)
    return { kind: 'failed', why: `${argv.join(' ')} ended with ${endText(run.end)}. ${excerptOf(run)}`.trim() };
  return await collect(ctx, tree, path, {
    before,
    after: await snapshotTree(path),
    mounts: spec.binds.map((bind) => bind.to.replace(/^\/ws\//u, '')),
  });
}

const endText = (end: { kind: string; code?: number; signal?: string; limit?: string; why?: string }): string =>
  `${end.kind} ${end.code ?? end.signal ?? end.limit ?? end.why ?? ''}`.trim();

interface Difference {
  before: TreeSnapshot;
  after: TreeSnapshot;
  /** Paths below which prepared results were shown: their mount points are no work. */
  mounts: readonly string[];
}

async function collect(ctx: ChecksContext, tree: string, root: string, difference: Difference): Promise<Played> {
  const changes: { path: string; bytes: Uint8Array | null; executable?: boolean }[] = [];
  for (const path of differingPaths(difference)) {
    const now = Object.hasOwn(difference.after.entries, path) ? difference.after.entries[path] : undefined;
    if (now === undefined) {
      if (difference.before.entries[path]?.type === 'file') changes.push({ path, bytes: null });
      continue;
    }
    if (now.type === 'folder') continue;
    const file = now.type === 'file' ? await readTreeFile(root, path) : null;
    if (file?.kind !== 'file') return { kind: 'failed', why: `The command left ${path}, which is a ${now.type} that cannot be kept.` };
    changes.push({ path, bytes: file.bytes, executable: (now.mode & 0o100) !== 0 });
  }
  const made = await ctx.repo.writeTree(tree, changes);
  const changed = (await ctx.repo.diffTrees(await ctx.repo.treeOf(tree), made)).map(({ path }) => path);
  return { kind: 'played', tree: made, changed: changed.toSorted() };
}

function differingPaths({ before, after, mounts }: Difference): string[] {
  const paths = new Set([...Object.keys(before.entries), ...Object.keys(after.entries)]);
  return [...paths]
    .filter((path) => !mounts.some((mount) => path === mount || path.startsWith(`${mount}/`)))
    .filter((path) => {
      const [then, now] = [before.entries[path], after.entries[path]];
      return then === undefined || now === undefined || then.ctimeMs !== now.ctimeMs || then.size !== now.size || then.ino !== now.ino;
    })
    .toSorted();
}
