import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readCommit } from './first-parent-log.ts';
import { GitError } from './git-error.ts';
import { isTreePath, splitNul } from './git-path.ts';
import type { GitPlace } from './git-guards.ts';
import { listTreeNames, readBlobs, treeOf } from './read-objects.ts';
import { rewriteCommit } from './rewrite-commit.ts';
import { gitText, runGit } from './run-git.ts';

export type Replay =
  /** The commit already stands on `onto`: its name and signature stay. */
  | { readonly kind: 'same'; readonly commit: string; readonly tree: string }
  | { readonly kind: 'replayed'; readonly commit: string; readonly tree: string }
  /** Paths may be empty: git knows conflicts that name no file. */
  | { readonly kind: 'conflict'; readonly paths: string[] }
  /** `onto` already holds all that the commit changes. */
  | { readonly kind: 'empty' };

const nobody = {
  GIT_AUTHOR_NAME: 'circuit',
  GIT_AUTHOR_EMAIL: 'circuit@localhost',
  GIT_AUTHOR_DATE: '1000000000 +0000',
  GIT_COMMITTER_NAME: 'circuit',
  GIT_COMMITTER_EMAIL: 'circuit@localhost',
  GIT_COMMITTER_DATE: '1000000000 +0000',
};

/**
 * Puts one commit onto another base in memory, touching no work tree. The merge base is always the commit's own parent, so
 * that nothing of an unlanded parent comes along. Merge drivers of the configuration never run: where one is asked for, it is a conflict.
 *
 * @throws {GitError} `not-one-parent` for a root or a merge commit.
 */
export async function replay(place: GitPlace, commit: string, onto: string): Promise<Replay> {
  const { parent, tree } = await readSingle(place, commit);
  const ontoTree = await treeOf(place, onto);
  if (parent === onto) return tree === ontoTree ? { kind: 'empty' } : { kind: 'same', commit, tree };
  // git 2.39 knows no --merge-base: a stand-in with onto's tree, whose only parent is the commit's, has it as merge base.
  const standIn = await gitText(place, ['commit-tree', '-p', parent, '-m', 'stand-in', ontoTree], { env: nobody });
  const merged = await withAttributes(place, ontoTree, (there) => mergeTrees(there, standIn, commit));
  if (merged.kind === 'conflict') return merged;
  if (merged.tree === ontoTree) return { kind: 'empty' };
  const raw = (await runGit(place, ['cat-file', 'commit', commit])).stdout;
  const input = rewriteCommit(raw, merged.tree, onto);
  const replayed = await gitText(place, ['hash-object', '-t', 'commit', '-w', '--stdin'], { input });
  return { kind: 'replayed', commit: replayed, tree: merged.tree };
}

async function mergeTrees(
  place: GitPlace,
  ours: string,
  theirs: string,
): Promise<{ kind: 'conflict'; paths: string[] } | { kind: 'clean'; tree: string }> {
  const settings = await silencedDrivers(place);
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
  const answer = await runGit(place, args, { answers: [0, 1], settings, cwd: place.topLevel });
  const [tree = '', ...paths] = splitNul(answer.stdout).filter((field) => field !== '');
  // The exit status decides: an empty list of paths is not a clean merge.
  return answer.code === 0 ? { kind: 'clean', tree } : { kind: 'conflict', paths: [...new Set(paths)].toSorted() };
}

/**
 * Runs a merge in a folder that holds nothing but the tree's own .gitattributes (union merges, binary marks): a merge in
 * memory reads them from files, and the person's checkout may hold others.
 */
async function withAttributes<Result>(place: GitPlace, tree: string, merge: (there: GitPlace) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'circuit-merge-'));
  try {
    const rules = (await listTreeNames(place, tree)).filter(
      ({ path, kind }) => kind === 'file' && basename(path) === '.gitattributes' && isTreePath(path),
    );
    const blobs = await readBlobs(
      place,
      rules.map(({ oid }) => oid),
    );
    for (const { path, oid } of rules) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), blobs.get(oid) ?? '');
    }
    return await merge({ ...place, topLevel: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function silencedDrivers(place: GitPlace): Promise<string[]> {
  const answer = await runGit(place, ['config', '--null', '--name-only', '--get-regexp', String.raw`^merge\..*\.driver$`], {
    answers: [0, 1],
  });
  return splitNul(answer.stdout).map((name) => `${name}=false`);
}

async function readSingle(place: GitPlace, commit: string): Promise<{ parent: string; tree: string }> {
  const read = await readCommit(place, commit);
  const parents = read?.parents ?? [];
  const [parent] = parents;
  if (read !== null && parent !== undefined && parents.length === 1) return { parent, tree: read.tree };
  throw new GitError({
    code: 'not-one-parent',
    what: `Commit ${commit} was not replayed.`,
    why: `It has ${parents.length} parents; only a commit with one can be replayed.`,
    next: 'Make one ordinary commit of the change.',
  });
}
