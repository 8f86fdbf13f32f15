import { checkTreePath } from './check-tree-path.ts';
import { readTreeFileSync } from './read-tree-file.ts';
import type { TreeEntry, TreeSnapshot } from './snapshot-tree.ts';

/** A write that the host made itself; the digest is null when it removed the file. Of several to one path the last counts. */
export interface HostWrite {
  readonly path: string;
  readonly digest: string | null;
}

/**
 * A difference that the host did not make. `odd-entry`: something new that no tree of ours may hold (a FIFO, a socket, a
 * second name, an odd file name, a setuid bit); `breach`: any other.
 */
export interface WalkFinding {
  readonly kind: 'breach' | 'odd-entry';
  readonly path: string;
  readonly what: string;
}

/**
 * Returns each difference between two snapshots of a tree that the host's own writes do not explain, in the order of paths;
 * empty means that nobody else wrote. The files that the host wrote are read again, so the tree must still be there.
 */
export function compareSnapshots(before: TreeSnapshot, after: TreeSnapshot, hostWrites: readonly HostWrite[]): WalkFinding[] {
  const written = new Map(hostWrites.map(({ path, digest }) => [path, digest]));
  const made = new Set([...written.keys()].flatMap(foldersAbove));
  const paths = new Set([...Object.keys(before.entries), ...Object.keys(after.entries), ...written.keys()]);
  const findings = [...paths].flatMap((path) => {
    const then = entryAt(before, path);
    const now = entryAt(after, path);
    const digest = written.get(path);
    if (digest !== undefined) return writtenFindings(after.root, path, now, digest);
    if (then === undefined && now?.type === 'folder' && made.has(path)) return [];
    return changeFindings(path, then, now);
  });
  // Sorted at the end: among the thousands of paths there are few with a finding.
  return findings.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** A snapshot read from a file has a prototype, and a file may be named `constructor`. */
function entryAt({ entries }: TreeSnapshot, path: string): TreeEntry | undefined {
  return Object.hasOwn(entries, path) ? entries[path] : undefined;
}

function writtenFindings(root: string, path: string, now: TreeEntry | undefined, digest: string | null): WalkFinding[] {
  if (now !== undefined) {
    const oddity = oddityOf(path, now);
    if (oddity !== null) return [{ kind: 'odd-entry', path, what: oddity }];
  }
  if (digest === null) return now === undefined ? [] : [{ kind: 'breach', path, what: 'It came back after the host removed it.' }];
  const read = readTreeFileSync(root, path);
  if (read.kind === 'file' && read.digest === digest) return [];
  const actual = read.kind === 'file' ? `has ${read.digest}` : read.kind === 'absent' ? 'is absent' : `cannot be read: ${read.why}`;
  return [{ kind: 'breach', path, what: `The host wrote ${digest}, and the file ${actual}.` }];
}

function changeFindings(path: string, then: TreeEntry | undefined, now: TreeEntry | undefined): WalkFinding[] {
  if (now === undefined) return [{ kind: 'breach', path, what: `The ${then?.type ?? 'entry'} has gone.` }];
  const changes = then === undefined ? [] : changedFields(then, now);
  if (then !== undefined && changes.length === 0) return [];
  const oddity = oddityOf(path, now);
  if (oddity !== null) return [{ kind: 'odd-entry', path, what: oddity }];
  if (then === undefined) return [{ kind: 'breach', path, what: `A ${now.type} has appeared.` }];
  return [{ kind: 'breach', path, what: `The ${then.type} has changed: ${changes.join(', ')}.` }];
}

/** A folder's times and size follow its entries, which are compared themselves. */
function changedFields(then: TreeEntry, now: TreeEntry): string[] {
  const fields: (keyof TreeEntry)[] =
    then.type === 'folder' ? ['type', 'mode', 'ino'] : ['type', 'mode', 'size', 'ino', 'nlink', 'ctimeMs', 'mtimeMs'];
  return fields.filter((field) => then[field] !== now[field]);
}

function oddityOf(path: string, { type, mode, nlink }: TreeEntry): string | null {
  if (type === 'fifo' || type === 'socket' || type === 'device' || type === 'unreadable') return `It is a ${type} entry.`;
  if (type === 'file' && nlink > 1) return `The file has ${nlink} names.`;
  if (type !== 'link' && (mode & 0o6000) !== 0) return 'It has a setuid or setgid bit.';
  return checkTreePath(path);
}

function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
