import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { writeObject } from './loose-objects.ts';
import { planIndexUpdates, type IndexUpdate, type TreeChange } from './plan-index-updates.ts';
import { withPrivateFolder } from './private-folder.ts';
import type { NamedEntry } from './read-objects.ts';
import { gitText, runGit } from './run-git.ts';

/**
 * Writes the tree that `base` becomes by the changes, and returns its name. Bytes are stored as they are (no filter, no
 * line-end rule); the mode of an existing file is kept unless `executable` says otherwise; submodules and links stay.
 *
 * @throws {GitError} `unsafe-path` when a path cannot stand in a tree, is given twice, or would replace a link, a submodule or a folder.
 */
export async function writeTree(
  place: GitPlace,
  base: { readonly tree: string; readonly entries: readonly NamedEntry[] },
  changes: readonly TreeChange[],
): Promise<string> {
  const plan = planIndexUpdates(base.entries, changes);
  if (plan.kind === 'refused') throw refusedPath(plan.path, plan.why);
  const oids = await writeBlobs(
    place,
    plan.steps.flatMap((step) => (step.kind === 'remove' ? [] : [step.bytes])),
  );
  const updates = plan.steps.map((step): IndexUpdate =>
    step.kind === 'remove'
      ? { path: step.path, mode: '0', oid: '0'.repeat(place.oidLength) }
      : { path: step.path, mode: step.mode, oid: oids.shift() ?? '' },
  );
  return applyIndexUpdates(place, base.tree, updates);
}

/** Stores several contents as blobs, unfiltered, in one process where they are many, and returns their names in the same order. */
async function writeBlobs(place: GitPlace, contents: readonly Uint8Array[]): Promise<string[]> {
  if (contents.length < 3) {
    const oids: string[] = [];
    for (const bytes of contents) oids.push(await writeBlob(place, bytes));
    return oids;
  }
  return withPrivateFolder(place, async (folder) => {
    const files = contents.map((_, index) => join(folder, `${index}`));
    for (const [index, bytes] of contents.entries()) await writeFile(files[index] ?? '', bytes);
    // Quoted, since the folder's own name may hold a line end.
    const input = files.map((file) => `${JSON.stringify(file)}\n`).join('');
    const said = await gitText(place, ['hash-object', '-w', '--no-filters', '--stdin-paths'], { input });
    return said.split('\n');
  });
}

/** Stores bytes as a blob, unfiltered, and returns its name. */
export async function writeBlob(place: GitPlace, bytes: Uint8Array): Promise<string> {
  return await writeObject(place, 'blob', bytes);
}

/** Returns the tree in which there is nothing, which a repository need not hold. */
export async function emptyTree(place: GitPlace): Promise<string> {
  return gitText(place, ['hash-object', '-t', 'tree', '-w', '--stdin'], { input: '' });
}

/** Applies raw index lines to a tree in a private index, and returns the new tree. */
export async function applyIndexUpdates(place: GitPlace, baseTree: string, updates: readonly IndexUpdate[]): Promise<string> {
  return withPrivateFolder(place, async (folder) => {
    const index = { file: join(folder, 'index') };
    // A person who sees only a part of the tree still commits all of it.
    await runGit(place, ['read-tree', baseTree], { index, settings: ['core.sparseCheckout=false', 'index.sparse=false'] });
    const lines = updates.map((update) => `${update.mode} ${update.oid}\t${update.path}\0`);
    if (lines.length > 0) await runGit(place, ['update-index', '-z', '--index-info'], { index, input: lines.join('') });
    return await gitText(place, ['write-tree'], { index });
  });
}

function refusedPath(path: string, why: string): GitError {
  return new GitError({
    code: 'unsafe-path',
    what: `No tree was written: ${JSON.stringify(path)} was refused.`,
    why,
    next: 'Give another path, or remove what stands there in the same change.',
  });
}
