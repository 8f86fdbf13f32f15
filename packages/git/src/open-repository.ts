import { stat } from 'node:fs/promises';
import { resolve as resolvePath } from 'node:path';
import { advanceCheckout } from './advance-checkout.ts';
import { isAncestor, mergeBase, parentsOf } from './ancestry.ts';
import { dirtyPaths, headState } from './checkout.ts';
import { commitTree } from './commit-tree.ts';
import { diffText, diffTrees } from './diff-trees.ts';
import { firstParentLog } from './first-parent-log.ts';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { readConfig, readIdentity } from './identity.ts';
import { materialise } from './materialise-tree.ts';
import { listTree, readBlob, readBlobs, resolveRev, treeOf } from './read-objects.ts';
import { deleteRef, listRefs, readRef, updateRef } from './refs.ts';
import { fetchRefs, push, remoteFolder, remoteHead, remoteRef } from './remotes.ts';
import { removeWorktree } from './remove-worktree.ts';
import { replay } from './replay.ts';
import type { Repository } from './repository.ts';
import { runGitOutside } from './run-git.ts';
import { addWorktree, listWorktrees } from './worktrees.ts';
import { writeBlob, writeTree } from './write-tree.ts';

/**
 * Opens the repository in which a folder lies. Its places are found once and then given to every call, so that nothing inside
 * a tree can redirect git later.
 *
 * @throws {GitError} `not-a-repository`, `bare`, `git-missing` or `git-too-old`.
 */
export async function openRepository(folder: string): Promise<Repository> {
  const place = await findPlace(resolvePath(folder));
  return repositoryAt(place);
}

function repositoryAt(place: GitPlace): Repository {
  return {
    topLevel: place.topLevel,
    commonDir: place.commonDir,
    place,
    resolve: (rev) => resolveRev(place, rev),
    headState: () => headState(place),
    dirtyPaths: (checkout = place.topLevel) => dirtyPaths(place, checkout),
    advanceCheckout: (move) => advanceCheckout(place, move),
    worktrees: () => listWorktrees(place),
    identity: () => readIdentity(place),
    treeOf: (commit) => treeOf(place, commit),
    listTree: (tree) => listTree(place, tree),
    readBlob: (treeOrCommit, path) => readBlob(place, treeOrCommit, path),
    readBlobs: (oids) => readBlobs(place, oids),
    writeTree: (baseTree, changes) => writeTree(place, baseTree, changes),
    writeBlob: (bytes) => writeBlob(place, bytes),
    diffTrees: (a, b) => diffTrees(place, a, b),
    diffText: (a, b, paths) => diffText(place, a, b, paths),
    commitTree: (commit) => commitTree(place, commit),
    parentsOf: (commit) => parentsOf(place, commit),
    updateRef: (ref, commit, options) => updateRef(place, ref, commit, options),
    readRef: (ref) => readRef(place, ref),
    listRefs: (prefix) => listRefs(place, prefix),
    deleteRef: (ref, expected) => deleteRef(place, ref, expected),
    addWorktree: (path, commit, options) => addWorktree(place, path, commit, options),
    removeWorktree: (path, options) => removeWorktree(place, path, options),
    mergeBase: (a, b) => mergeBase(place, a, b),
    isAncestor: (a, b) => isAncestor(place, a, b),
    replay: (commit, onto) => replay(place, commit, onto),
    fetch: (remote, refspecs) => fetchRefs(place, remote, refspecs),
    push: (remote, updates, options) => push(place, remote, updates, options),
    firstParentLog: (from, to) => firstParentLog(place, from, to),
    remoteHead: (remote, branch) => remoteHead(place, remote, branch),
    remoteRef: (remote, ref) => remoteRef(place, remote, ref),
    remoteFolder: (remote) => remoteFolder(place, remote),
    materialise: (tree, path) => materialise(place, tree, path),
    config: (key) => readConfig(place, key),
  };
}

async function findPlace(folder: string): Promise<GitPlace> {
  const facts = await stat(folder).catch(() => null);
  if (facts?.isDirectory() !== true) throw notARepository(folder, 'There is no such folder.');
  await requireVersion(folder);
  // Only root trusts folders of other owners: it is asked to work for them. Anybody else gets git's own refusal.
  const isRoot = process.getuid?.() === 0;
  const ask = async (...args: string[]): Promise<string | null> => {
    // An embedded bare repository must be seen here, to be refused by name.
    const settings = ['safe.bareRepository=all'];
    const answer = await runGitOutside(folder, ['rev-parse', ...args], isRoot ? ['*'] : [], { settings, answers: [0, 128] });
    return answer.code === 0 ? answer.stdout.toString('utf8').replace(/\n$/u, '') : null;
  };
  const gitDir = await ask('--path-format=absolute', '--git-dir');
  if (gitDir === null) throw notARepository(folder, 'git finds none there or above, or does not trust its owner.');
  const topLevel = await ask('--path-format=absolute', '--show-toplevel');
  if (topLevel === null || topLevel === '') throw bare(folder);
  const commonDir = (await ask('--path-format=absolute', '--git-common-dir')) ?? gitDir;
  const oidLength = (await ask('--show-object-format')) === 'sha256' ? 64 : 40;
  return { gitDir, commonDir, topLevel, oidLength, trusted: isRoot ? [topLevel, gitDir, commonDir] : [] };
}

const floor = [2, 39] as const;

async function requireVersion(folder: string): Promise<void> {
  const said = (await runGitOutside(folder, ['version'], [])).stdout.toString('utf8').trim();
  const [, major, minor] = /(\d+)\.(\d+)/u.exec(said) ?? [];
  const known = Number(major) > floor[0] || (Number(major) === floor[0] && Number(minor) >= floor[1]);
  if (known) return;
  throw new GitError({
    code: 'git-too-old',
    what: 'This git is too old.',
    why: `It says "${said}"; ${floor.join('.')} or newer is needed.`,
    next: 'Install a newer git.',
  });
}

function notARepository(folder: string, why: string): GitError {
  return new GitError({
    code: 'not-a-repository',
    what: `${folder} is not in a git repository.`,
    why,
    next: 'Run: git init, or change to your project.',
  });
}

function bare(folder: string): GitError {
  return new GitError({
    code: 'bare',
    what: `${folder} was not opened.`,
    why: 'It is a bare repository, which has no work tree to copy the project from.',
    next: 'Run the command in a clone of it.',
  });
}
