import { rmSync } from 'node:fs';
import { lstat, readFile, realpath, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { commitTree } from './commit-tree.ts';
import type { GitPlace } from './git-guards.ts';
import { readIndex, treeOfIndex } from './read-index.ts';
import { listTreeNames, resolveRev, treeOf, type NamedEntry } from './read-objects.ts';
import { readRef, updateRef } from './refs.ts';
import type { GitArgs } from './git-verb.ts';
import { runGit } from './run-git.ts';
import { differencesTo, entryBytes, scanFolder, type FolderEntry } from './scan-folder.ts';
import { underWorktreeLock, worktreeRecord } from './worktrees.ts';
import { commitsOnlyHere, stagedByGit, stagedOnly } from './worktree-traces.ts';
import { applyIndexUpdates, emptyTree, writeBlob } from './write-tree.ts';

interface Archive {
  readonly ref: string;
  readonly commit: string;
}

export type WorktreeRemoval =
  | { readonly kind: 'removed'; readonly archived: Archive | null }
  | { readonly kind: 'kept'; readonly why: string };

export interface RemovalOptions {
  /** Full name of the ref that keeps what would be lost; default `refs/circuit/archive/<folder name>`. */
  readonly archiveRef?: string;
  /** Paths that are no work and are not looked at, such as prepared dependency folders. */
  readonly except?: readonly string[];
  /**
   * Looks whether the folder holds nothing else than the files of the commit that was checked out there, but for `except`, and returns that
   * commit or null. It is not looked at again then; what is staged, and the commits to which only git's record leads, are kept all the same.
   */
  readonly untouchedAt?: () => Promise<string | null>;
}

const maxArchivedFiles = 20_000;
const maxArchivedBytes = 512 * 1024 ** 2;
const archivist = { name: 'Ticket Circuit', email: 'ticket-circuit@localhost' };

/**
 * Removes a work tree of ours after keeping whatever in it differs from its commit, as a commit under the archive ref. When
 * that cannot be done the folder stays, and the answer says why. May be called again after any end; what is gone is `removed`.
 */
export async function removeWorktree(place: GitPlace, path: string, options: RemovalOptions = {}): Promise<WorktreeRemoval> {
  try {
    const record = await worktreeRecord(place, path);
    const isPresent = await exists(path);
    if (record !== null && !record.isOurs) return { kind: 'kept', why: `${path} is a work tree that somebody else made.` };
    if (record === null && isPresent) return { kind: 'kept', why: `${path} is no work tree of ${place.topLevel}.` };
    if (isPresent && (await holdsOwn(place, path)))
      return { kind: 'kept', why: `${path} is, holds or leads to the person's own checkout.` };
    const archived = record !== null && isPresent ? await archive(place, path, { ...options, gitDir: record.gitDir }) : null;
    if (typeof archived === 'string') return { kind: 'kept', why: archived };
    await discard(place, path, record !== null);
    return { kind: 'removed', archived };
  } catch (error) {
    return { kind: 'kept', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Under another name first: a removal that is cut off must not leave half a tree, which would be archived as somebody's work. */
async function discard(place: GitPlace, path: string, isRecorded: boolean): Promise<void> {
  const doomed = `${path}.removing`;
  rmSync(doomed, { recursive: true, force: true });
  if (await exists(path)) await rename(path, doomed);
  const args: GitArgs = ['worktree', 'remove', '--force', '--force', '--', path];
  // The folder is gone; git drops its record of it. 128: somebody else was first, which is the same end.
  const dropped = isRecorded ? runGit(place, args, { under: underWorktreeLock(place), answers: [0, 128] }) : null;
  try {
    // Node's asynchronous removal takes three times as long.
    rmSync(doomed, { recursive: true, force: true });
  } finally {
    await dropped;
  }
}

/** A second lock on the worst of all ends, however the path came about. */
async function holdsOwn({ topLevel, commonDir }: GitPlace, path: string): Promise<boolean> {
  const [real, ...own] = await Promise.all([path, topLevel, commonDir].map(async (each) => await realpath(each)));
  return !(await lstat(path)).isDirectory() || own.some((each) => each === real || each.startsWith(`${real}/`));
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Returns the archive, null when there is nothing to keep, or the reason why it cannot be kept. */
async function archive(
  place: GitPlace,
  path: string,
  options: RemovalOptions & { readonly gitDir: string },
): Promise<Archive | string | null> {
  const commit = await headOf(place, options.gitDir);
  // The folder is looked at while git answers.
  const [traces, isUntouched] = await Promise.all([commitsOnlyHere(place, options.gitDir, commit), isUntouchedAt(place, commit, options)]);
  if (commit !== null && isUntouched && traces.others.length === 0)
    return traces.isHeadHeld ? null : keep(place, refOf(path, options), commit);
  // A branch that was begun without a commit holds nothing yet.
  const base = commit ?? (await emptyTree(place));
  const except = new Set(options.except);
  const index = await readIndex(join(options.gitDir, 'index'), place.oidLength);
  const [tree, scan] = await Promise.all([listTreeNames(place, base), scanFolder(path, { except, known: index.known })]);
  const odd = [...scan.odd, ...insideSubmodules(scan.entries, tree)];
  if (odd.length > 0) return `${JSON.stringify(odd[0])} and ${odd.length - 1} more cannot be kept in a commit.`;
  // What was not looked at is not there for the scan, and not gone either.
  const looked = tree.filter((entry) => !isWithin(except, entry.path));
  const { changed, removed } = await differencesTo(path, scan.entries, looked);
  const sizeBytes = changed.reduce((sum, entry) => sum + entry.sizeBytes, 0);
  if (changed.length > maxArchivedFiles || sizeBytes > maxArchivedBytes)
    return `${changed.length} files with ${sizeBytes} bytes differ from ${base}: too much to archive unasked.`;
  const staged = stagedOnly(index.staged ?? (await stagedByGit(place, options.gitDir)), tree);
  const ref = refOf(path, options);
  const isAsBefore = changed.length === 0 && removed.length === 0 && staged.length === 0;
  if (isAsBefore && traces.others.length === 0) return commit === null || traces.isHeadHeld ? null : keep(place, ref, commit);
  const own = commit === null ? [] : [commit];
  const beside = commit ?? 'an empty tree';
  const write = async (written: string, parents: readonly string[], message: string): Promise<string> =>
    commitTree(place, { tree: written, parents, message, author: archivist, committer: archivist });
  const inIndex =
    staged.length === 0 ? [] : [await write(await applyIndexUpdates(place, base, staged), own, `Archive the index of ${basename(path)}\n`)];
  const kept = await writeFolderTree(place, path, base, changed, removed);
  const message = `Archive the work tree ${basename(path)}\n\nWhat stood in it beside ${beside} when it was removed.\n`;
  return keep(place, ref, await write(kept, [...own, ...inIndex, ...traces.others], message));
}

async function isUntouchedAt(
  place: GitPlace,
  commit: string | null,
  { gitDir, untouchedAt }: RemovalOptions & { readonly gitDir: string },
): Promise<boolean> {
  if (commit === null || untouchedAt === undefined || (await untouchedAt()) !== commit) return false;
  return (await treeOfIndex(join(gitDir, 'index'), place.oidLength)) === (await treeOf(place, commit));
}

/** The commit on which a record's HEAD stands. A detached one, as ours are, says it itself; git is asked for any other. */
async function headOf(place: GitPlace, gitDir: string): Promise<string | null> {
  const text = await readFile(join(gitDir, 'HEAD'), 'latin1').catch(() => '');
  const oid = text.trimEnd();
  return oid.length === place.oidLength && /^[0-9a-f]+$/u.test(oid) ? oid : await resolveRev({ ...place, gitDir }, 'HEAD');
}

/** What stands in a submodule's folder is none of the tree's, and no tree can hold it. */
function insideSubmodules(entries: readonly FolderEntry[], tree: readonly NamedEntry[]): string[] {
  const submodules = new Set(tree.filter((entry) => entry.kind === 'submodule').map((entry) => entry.path));
  if (submodules.size === 0) return [];
  return entries.map(({ path }) => path).filter((path) => isWithin(submodules, path) && !submodules.has(path));
}

function isWithin(places: ReadonlySet<string>, path: string): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) if (places.has(path.slice(0, end))) return true;
  return false;
}

async function writeFolderTree(
  place: GitPlace,
  path: string,
  base: string,
  changed: readonly FolderEntry[],
  removed: readonly string[],
): Promise<string> {
  const updates = removed.map((gone) => ({ path: gone, mode: '0', oid: '0'.repeat(place.oidLength) }));
  for (const entry of changed)
    updates.push({ path: entry.path, mode: entry.mode, oid: await writeBlob(place, await entryBytes(path, entry)) });
  return applyIndexUpdates(place, base, updates);
}

/** Creates the archive ref; a name that is taken gets a number, so that no earlier archive is lost. */
async function keep(place: GitPlace, ref: string, commit: string): Promise<Archive> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? ref : `${ref}-${number}`;
    const taken = await readRef(place, name);
    if (taken === commit) return { ref: name, commit };
    if (taken === null && (await updateRef(place, name, commit, { expected: null })) === 'moved') return { ref: name, commit };
  }
}

function refOf(path: string, { archiveRef }: RemovalOptions): string {
  return archiveRef ?? `refs/circuit/archive/${refPart(basename(path))}`;
}

function refPart(name: string): string {
  return (
    name
      .replace(/[^A-Za-z0-9._-]+/gu, '-')
      .replace(/\.{2,}/gu, '-')
      .replace(/^[.-]+|[.-]+$|\.lock$/gu, '') || 'worktree'
  );
}
