import { splitNul, isTreePath } from './git-path.ts';
import { GitError } from './git-error.ts';
import type { GitPlace } from './git-guards.ts';
import { readLoose } from './loose-objects.ts';
import type { GitArgs } from './git-verb.ts';
import { gitText, runGit } from './run-git.ts';

export interface TreeEntry {
  readonly path: string;
  /** Six digits, as git writes them. */
  readonly mode: string;
  readonly kind: 'file' | 'link' | 'submodule';
  readonly oid: string;
  /** Size in bytes; 0 for a submodule. */
  readonly size: number;
}

/** An entry as a tree itself holds it: its size is known only to the object. */
export type NamedEntry = Omit<TreeEntry, 'size'>;

/** Returns the full name of the object that `rev` names, tags followed to what they point at; null when there is none. */
export async function resolveRev(place: GitPlace, rev: string, type = 'commit'): Promise<string | null> {
  if (type === 'commit' && (await readLoose(place, rev))?.kind === 'commit') return rev;
  const args: GitArgs = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{${type}}`];
  const answer = await runGit(place, args, { answers: [0, 1, 128] });
  const oid = answer.stdout.toString('utf8').trim();
  // A range or several revisions print more than one line; only one object is an answer.
  return answer.code === 0 && /^[0-9a-f]+$/u.test(oid) ? oid : null;
}

/**
 * Returns the tree of a commit (or of a tree: itself).
 *
 * @throws {GitError} `git-failed` when there is no such commit.
 */
export async function treeOf(place: GitPlace, commit: string): Promise<string> {
  const loose = await readLoose(place, commit);
  if (loose?.kind === 'tree') return commit;
  if (loose?.kind === 'commit') return loose.bytes.toString('latin1', 'tree '.length, 'tree '.length + place.oidLength);
  return gitText(place, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
}

/**
 * Returns all entries of a tree and the trees below it, in git's order; folders are not entries.
 *
 * @throws {GitError} `git-failed` when there is no such tree, `unsafe-path` when a path is not UTF-8.
 */
export async function listTree(place: GitPlace, tree: string): Promise<TreeEntry[]> {
  return entriesOf(place, tree, ['-l']);
}

/** Returns what `listTree` returns, without sizes: git then opens no object but trees. */
export async function listTreeNames(place: GitPlace, tree: string): Promise<NamedEntry[]> {
  return entriesOf(place, tree, []);
}

async function entriesOf(place: GitPlace, tree: string, long: readonly string[]): Promise<TreeEntry[]> {
  const answer = await runGit(place, ['ls-tree', '-r', '-z', ...long, '--full-tree', '--end-of-options', tree]);
  return splitNul(answer.stdout).map(parseEntry);
}

function parseEntry(line: string): TreeEntry {
  const tab = line.indexOf('\t');
  // Single spaces, except before a size, which is padded.
  const [mode = '', , oid = '', ...sizes] = line.slice(0, tab).split(' ');
  const size = sizes.at(-1) ?? '';
  const kind = mode === '160000' ? 'submodule' : mode === '120000' ? 'link' : 'file';
  return { path: line.slice(tab + 1), mode, kind, oid, size: size === '-' || size === '' ? 0 : Number(size) };
}

/**
 * Returns the bytes of one regular file of a tree or commit; null when the path is absent, a folder, a link or a submodule.
 *
 * @throws {GitError} `git-failed` when there is no such tree.
 */
export async function readBlob(place: GitPlace, treeOrCommit: string, path: string): Promise<Uint8Array | null> {
  if (!isTreePath(path)) return null;
  const answer = await runGit(place, ['ls-tree', '-z', '-l', '--full-tree', '--end-of-options', treeOrCommit, path]);
  const entry = splitNul(answer.stdout)
    .map(parseEntry)
    .find((found) => found.path === path);
  if (entry === undefined || !entry.mode.startsWith('100')) return null;
  return (await runGit(place, ['cat-file', 'blob', entry.oid])).stdout;
}

/**
 * Returns the bytes of many blobs in one process, by object name.
 *
 * @throws {GitError} `git-failed` when one of them is missing or no blob.
 */
export async function readBlobs(place: GitPlace, oids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  if (oids.length === 0) return found;
  const { stdout } = await runGit(place, ['cat-file', '--batch', '--buffer'], { input: `${oids.join('\n')}\n` });
  let offset = 0;
  for (const oid of oids) {
    const headEnd = stdout.indexOf(10, offset);
    const [name, type, size] = stdout.subarray(offset, headEnd).toString('utf8').split(' ');
    if (name !== oid || type !== 'blob' || size === undefined) throw noBlob(oid);
    found.set(oid, stdout.subarray(headEnd + 1, headEnd + 1 + Number(size)));
    offset = headEnd + 1 + Number(size) + 1;
  }
  return found;
}

/** An object by whatever name it was asked for. */
export interface NamedObject {
  readonly oid: string;
  readonly kind: string;
  readonly bytes: Uint8Array;
}

/**
 * Returns the objects that names lead to now, refs and full names mixed, in one process; null for a name that leads nowhere.
 *
 * Contract: a name has no line end.
 */
export async function readNamed(place: GitPlace, names: readonly string[]): Promise<(NamedObject | null)[]> {
  if (names.length === 0) return [];
  const { stdout } = await runGit(place, ['cat-file', '--batch', '--buffer'], { input: `${names.join('\n')}\n` });
  let offset = 0;
  return names.map(() => {
    const headEnd = stdout.indexOf(10, offset);
    const [oid = '', kind = '', size] = stdout.subarray(offset, headEnd).toString('utf8').split(' ');
    // `NAME missing`, or another word for a name that does not lead to one object.
    if (size === undefined || !/^\d+$/u.test(size)) {
      offset = headEnd + 1;
      return null;
    }
    const bytes = stdout.subarray(headEnd + 1, headEnd + 1 + Number(size));
    offset = headEnd + 1 + Number(size) + 1;
    return { oid, kind, bytes };
  });
}

function noBlob(oid: string): GitError {
  return new GitError({
    code: 'git-failed',
    what: `Object ${oid} was not read.`,
    why: 'It is missing from the repository or is no file content.',
    next: 'Run: git fsck.',
  });
}
