import { stat } from 'node:fs/promises';
import { resolve as resolvePath } from 'node:path';
import { advanceCheckout, fileInTheWay } from './advance-checkout.ts';
import { isAncestor, mergeBase, parentsOf } from './ancestry.ts';
import { dirtyPaths, headState } from './checkout.ts';
import { blameLine } from './blame-line.ts';
import { commitTree } from './commit-tree.ts';
import { diffText, diffTrees } from './diff-trees.ts';
import { firstParentLog, readCommit } from './first-parent-log.ts';
import { addFetchLines } from './fetch-lines.ts';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { readConfig, readIdentity } from './identity.ts';
import { materialise } from './materialise-tree.ts';
import { listTree, listTreeNames, readBlob, readBlobs, readNamed, resolveRev, treeOf } from './read-objects.ts';
import { deleteRef, listRefs, readRef, readRefs, updateRef, updateRefs } from './refs.ts';
import { fetchRefs, push, remoteFolder, remoteHead, remoteRefs, remoteRefsBelow } from './remotes.ts';
import { sweepPrivateFolders } from './private-folder.ts';
import { removeWorktree } from './remove-worktree.ts';
import { rememberObjects } from './remember-objects.ts';
import { replay } from './replay.ts';
import type { Repository } from './repository.ts';
import { runGitOutside } from './run-git.ts';
import { isPublished } from './submodules.ts';
import { addWorktree, listWorktrees, moveWorktree } from './worktrees.ts';
import { writeBlob, writeTree } from './write-tree.ts';

/**
 * Opens the repository in which a folder lies. Its places are found once and then given to every call, so that nothing inside
 * a tree can redirect git later.
 *
 * @throws {GitError} `not-a-repository`, `bare`, `git-missing` or `git-too-old`.
 */
export async function openRepository(folder: string): Promise<Repository> {
  const place = await findPlace(resolvePath(folder));
  await sweepPrivateFolders(place);
  return repositoryAt(place);
}

function repositoryAt(place: GitPlace): Repository {
  const { namesIn, ...reads } = rememberObjects({
    treeOf: (commit) => treeOf(place, commit),
    listTree: (tree) => listTree(place, tree),
    namesIn: (tree) => listTreeNames(place, tree),
    readBlob: (treeOrCommit, path) => readBlob(place, treeOrCommit, path),
    readBlobs: (oids) => readBlobs(place, oids),
    readCommit: (rev) => readCommit(place, rev),
    diffTrees: (a, b) => diffTrees(place, a, b),
  });
  return {
    topLevel: place.topLevel,
    commonDir: place.commonDir,
    place,
    resolve: (rev) => resolveRev(place, rev),
    headState: () => headState(place),
    dirtyPaths: (options) => dirtyPaths(place, options),
    advanceCheckout: (move) => advanceCheckout(place, move),
    fileInTheWay: (move) => fileInTheWay(place, move),
    worktrees: () => listWorktrees(place),
    identity: () => readIdentity(place),
    ...reads,
    readNamed: (names) => readNamed(place, names),
    writeTree: async (tree, changes) => writeTree(place, { tree, entries: await namesIn(tree) }, changes),
    writeBlob: (bytes) => writeBlob(place, bytes),
    diffText: (a, b, paths) => diffText(place, a, b, paths),
    commitTree: (commit) => commitTree(place, commit),
    blameLine: (rev, path, line) => blameLine(place, rev, path, line),
    parentsOf: (commit) => parentsOf(place, commit),
    updateRef: (ref, commit, options) => updateRef(place, ref, commit, options),
    updateRefs: (updates) => updateRefs(place, updates),
    readRefs: (refs) => readRefs(place, refs),
    readRef: (ref) => readRef(place, ref),
    listRefs: (prefix) => listRefs(place, prefix),
    deleteRef: (ref, expected) => deleteRef(place, ref, expected),
    addWorktree: (path, commit, options) => addWorktree(place, path, commit, options),
    moveWorktree: (path, to) => moveWorktree(place, path, to),
    removeWorktree: (path, options) => removeWorktree(place, path, options),
    mergeBase: (a, b) => mergeBase(place, a, b),
    isAncestor: (a, b) => isAncestor(place, a, b),
    replay: async (commit, onto) => {
      const replayed = await replay(place, reads, commit, onto);
      if (replayed.kind === 'replayed') reads.learnTree(replayed.commit, replayed.tree);
      return replayed;
    },
    fetch: (remote, refspecs) => fetchRefs(place, remote, refspecs),
    addFetchLines: (remote, refspecs) => addFetchLines(place, remote, refspecs),
    push: (remote, updates, options) => push(place, remote, updates, options),
    firstParentLog: (from, to, most) => firstParentLog(place, from, to, most),
    remoteHead: (remote, branch) => remoteHead(place, remote, branch),
    remoteRefs: (remote, refs) => remoteRefs(place, remote, refs),
    remoteRefsBelow: (remote, folders) => remoteRefsBelow(place, remote, folders),
    remoteFolder: (remote) => remoteFolder(place, remote),
    isPublished: (name, commit) => isPublished(place, name, commit),
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
  const ask = async (...names: string[]): Promise<string[] | null> => {
    // An embedded bare repository must be seen here, to be refused by name.
    const call = { settings: ['safe.bareRepository=all'], answers: [0, 128] };
    const answer = await runGitOutside(folder, ['rev-parse', '--path-format=absolute', ...names], isRoot ? ['*'] : [], call);
    const text = answer.stdout.toString('utf8').replace(/\n$/u, '');
    // One name is asked for alone where a folder's name holds a line end.
    return answer.code === 0 ? (names.length === 1 ? [text] : text.split('\n')) : null;
  };
  const names = ['--git-dir', '--git-common-dir', '--show-toplevel', '--show-object-format'];
  let found = await ask(...names);
  if (found === null)
    throw (await ask('--git-dir')) === null
      ? notARepository(folder, 'git finds none there or above, or does not trust its owner.')
      : bare(folder);
  if (found.length !== names.length) found = (await Promise.all(names.map((name) => ask(name)))).flatMap((answer) => answer ?? []);
  const [gitDir = '', commonDir = '', topLevel = '', format] = found;
  return { gitDir, commonDir, topLevel, oidLength: format === 'sha256' ? 64 : 40, trusted: isRoot ? [topLevel, gitDir, commonDir] : [] };
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
