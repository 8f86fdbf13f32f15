import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bind } from '@ticket-circuit/sandbox';
import { treeRoot } from './build-test-spec.ts';
import type { ChecksContext } from './checks-context.ts';
import { findPrepared } from './prepare-tree.ts';

export type BindsFor = { readonly kind: 'ready'; readonly binds: Bind[] } | { readonly kind: 'missing'; readonly why: string };

/**
 * Returns what is shown in a tree besides its files: prepared results and the shared paths of the main checkout. Nothing is prepared
 * here, because the tree may hold code that nobody has looked at, and preparing may reach the network.
 */
export async function bindsFor(ctx: ChecksContext, tree: string): Promise<BindsFor> {
  const prepared = await findPrepared(ctx, tree);
  if (prepared === null) {
    return { kind: 'missing', why: `Nothing is prepared for the tree ${tree}: its base was not, or its manifests differ from it.` };
  }
  const taken = new Set(prepared.map(({ to }) => to));
  const shared = await sharedBinds(ctx);
  return { kind: 'ready', binds: [...prepared, ...shared.filter(({ to }) => !taken.has(to))] };
}

/** Returns the shared paths that exist in the main checkout, wherever links lead there. */
async function sharedBinds({ repo, config }: ChecksContext): Promise<Bind[]> {
  const binds: Bind[] = [];
  for (const path of config.share ?? []) {
    const from = await realpath(join(repo.topLevel, path)).catch(() => null);
    if (from !== null) binds.push({ from, to: `${treeRoot}/${path}` });
  }
  return binds;
}

/** Returns what tells two states of the shared paths apart without reading them. */
export async function sharedMarks(ctx: ChecksContext): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const { from, to } of await sharedBinds(ctx)) {
    const { ino, mtimeMs } = await lstat(from);
    marks[to] = `${from} ${ino} ${mtimeMs}`;
  }
  return marks;
}
