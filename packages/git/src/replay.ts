import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { diffPairs, type TreeDifference } from './diff-trees.ts';
import { GitError } from './git-error.ts';
import { isTreePath, splitNul } from './git-path.ts';
import type { GitPlace } from './git-guards.ts';
import { readLoose, writeObject } from './loose-objects.ts';
import { mayConfigure } from './own-settings.ts';
import { listTreeNames, readBlobs, type TreeEntry } from './read-objects.ts';
import { withPrivateFolder } from './private-folder.ts';
import { isSigned, rewriteCommit } from './rewrite-commit.ts';
import type { GitArgs } from './git-verb.ts';
import { runGit } from './run-git.ts';

export type Replay =
  /** The commit already stands on `onto`: its name and signature stay. */
  | ({ readonly kind: 'same' } & Replayed)
  /** A new commit; `wasSigned`: the one that it was made of has a signature, which does not hold for it. */
  | ({ readonly kind: 'replayed'; readonly wasSigned: boolean } & Replayed)
  /** Paths may be empty: git knows conflicts that name no file. */
  | { readonly kind: 'conflict'; readonly paths: string[] }
  /** `onto` already holds all that the commit changes. */
  | { readonly kind: 'empty' };

interface Replayed {
  readonly commit: string;
  readonly tree: string;
  /** What differs between `onto` and the new commit. */
  readonly changes: readonly TreeDifference[];
  /** What differs between the commit and the one that it was made on. */
  readonly submitted: readonly TreeDifference[];
}

/** Reads of a repository that keep what they have read. */
interface Reads {
  treeOf(commit: string): Promise<string>;
  diffTrees(a: string, b: string): Promise<TreeDifference[]>;
}

const nobody = 'circuit <circuit@localhost> 1000000000 +0000';

/**
 * Puts one commit onto another base in memory, touching no work tree. The merge base is always the commit's own parent, so
 * that nothing of an unlanded parent comes along. Merge drivers of the configuration never run: where one is asked for, it is a conflict.
 *
 * @throws {GitError} `not-one-parent` for a root or a merge commit.
 */
export async function replay(place: GitPlace, reads: Reads, commit: string, onto: string): Promise<Replay> {
  const { raw, parent, tree } = await readSingle(place, commit);
  const ontoTree = await reads.treeOf(onto);
  if (parent === onto) {
    if (tree === ontoTree) return { kind: 'empty' };
    const changes = await reads.diffTrees(ontoTree, tree);
    inheritAttributes(place, ontoTree, { tree, changes });
    return { kind: 'same', commit, tree, changes, submitted: changes };
  }
  // git 2.39 knows no --merge-base: a stand-in with onto's tree, whose only parent is the commit's, has it as merge base.
  const standInText = `tree ${ontoTree}\nparent ${parent}\nauthor ${nobody}\ncommitter ${nobody}\n\nstand-in\n`;
  const [standIn, overrides, parentTree] = await Promise.all([
    writeObject(place, 'commit', Buffer.from(standInText)),
    silencedDrivers(place),
    reads.treeOf(parent),
  ]);
  const merged = await withAttributes(place, ontoTree, (there) => mergeTrees(there, overrides, standIn, commit));
  if (merged.kind === 'conflict') return merged;
  if (merged.tree === ontoTree) return { kind: 'empty' };
  const [replayed, [changes = [], submitted = []]] = await Promise.all([
    writeObject(place, 'commit', rewriteCommit(raw, merged.tree, onto)),
    diffPairs(place, [
      [ontoTree, merged.tree],
      [parentTree, tree],
    ]),
  ]);
  inheritAttributes(place, ontoTree, { tree: merged.tree, changes });
  return { kind: 'replayed', commit: replayed, tree: merged.tree, changes, submitted, wasSigned: isSigned(raw) };
}

/** The next commit will be replayed onto this one: when no attribute file differs, the new tree's are those of the old one. */
function inheritAttributes(
  place: GitPlace,
  from: string,
  { tree, changes }: { readonly tree: string; readonly changes: readonly TreeDifference[] },
): void {
  const rules = attributesOfPlace.get(place)?.get(from);
  if (rules !== undefined && !changes.some(({ path }) => basename(path) === '.gitattributes')) rememberAttributes(place, tree, rules);
}

async function mergeTrees(
  place: GitPlace,
  overrides: Readonly<Record<string, string>>,
  ours: string,
  theirs: string,
): Promise<{ kind: 'conflict'; paths: string[] } | { kind: 'clean'; tree: string }> {
  const args: GitArgs = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
  const answer = await runGit(place, args, { answers: [0, 1], overrides, cwd: place.topLevel });
  const [tree = '', ...paths] = splitNul(answer.stdout).filter((field) => field !== '');
  // The exit status decides: an empty list of paths is not a clean merge.
  return answer.code === 0 ? { kind: 'clean', tree } : { kind: 'conflict', paths: [...new Set(paths)].toSorted() };
}

/**
 * Runs a merge in a folder that holds nothing but the tree's own .gitattributes (union merges, binary marks): a merge in
 * memory reads them from files, and the person's checkout may hold others.
 */
async function withAttributes<Result>(place: GitPlace, tree: string, merge: (there: GitPlace) => Promise<Result>): Promise<Result> {
  return withPrivateFolder(place, async (folder) => {
    const rules = await attributesIn(place, tree);
    const blobs = await readBlobs(
      place,
      rules.map(({ oid }) => oid),
    );
    for (const { path, oid } of rules) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), blobs.get(oid) ?? '');
    }
    return await merge({ ...place, topLevel: folder });
  });
}

type AttributeFile = Pick<TreeEntry, 'path' | 'oid'>;

const attributesOfPlace = new WeakMap<GitPlace, Map<string, readonly AttributeFile[]>>();
const mostRemembered = 256;

/** Listing a whole tree costs more than the merge; which attribute files a tree has is remembered. */
async function attributesIn(place: GitPlace, tree: string): Promise<readonly AttributeFile[]> {
  const known = attributesOfPlace.get(place)?.get(tree);
  if (known !== undefined) return known;
  const names = await listTreeNames(place, tree);
  const rules = names.filter(({ path, kind }) => kind === 'file' && basename(path) === '.gitattributes' && isTreePath(path));
  rememberAttributes(place, tree, rules);
  return rules;
}

function rememberAttributes(place: GitPlace, tree: string, rules: readonly AttributeFile[]): void {
  const known = attributesOfPlace.get(place) ?? new Map<string, readonly AttributeFile[]>();
  attributesOfPlace.set(place, known.set(tree, rules));
  const [oldest] = known.keys();
  if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
}

/** Read anew each time: a configuration may include files that change beside it. */
async function silencedDrivers(place: GitPlace): Promise<Record<string, string>> {
  if (!(await mayConfigure(place, '[merge'))) return {};
  const args: GitArgs = ['config', '--null', '--name-only', '--get-regexp', String.raw`^merge\..*\.driver$`];
  const answer = await runGit(place, args, { answers: [0, 1] });
  return Object.fromEntries(splitNul(answer.stdout).map((name) => [name, 'false']));
}

async function readSingle(place: GitPlace, commit: string): Promise<{ raw: Uint8Array; parent: string; tree: string }> {
  const loose = await readLoose(place, commit);
  const raw = loose?.kind === 'commit' ? loose.bytes : (await runGit(place, ['cat-file', 'commit', commit])).stdout;
  const head = raw.subarray(0, Math.max(0, raw.indexOf('\n\n'))).toString('latin1');
  const lines = head.split('\n');
  const parents = lines.filter((line) => line.startsWith('parent ')).map((line) => line.slice('parent '.length));
  const tree = lines.find((line) => line.startsWith('tree '))?.slice('tree '.length);
  const [parent] = parents;
  if (tree !== undefined && parent !== undefined && parents.length === 1) return { raw, parent, tree };
  throw new GitError({
    code: 'not-one-parent',
    what: `Commit ${commit} was not replayed.`,
    why: `It has ${parents.length} parents; only a commit with one can be replayed.`,
    next: 'Make one ordinary commit of the change.',
  });
}
