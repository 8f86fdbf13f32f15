import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { setImmediate as giveWay } from 'node:timers/promises';

/** One entry as seen without following it. `unreadable` is a folder that could not be listed, or a path too long to look at. */
export interface TreeEntry {
  readonly type: 'file' | 'folder' | 'link' | 'fifo' | 'socket' | 'device' | 'unreadable';
  /** Permission bits, with setuid, setgid and sticky. */
  readonly mode: number;
  readonly size: number;
  readonly ino: number;
  readonly nlink: number;
  readonly ctimeMs: number;
  readonly mtimeMs: number;
}

/**
 * What a tree held at one moment: plain data, so that it can be kept across a restart. Keys are paths relative to the root;
 * a name that is not UTF-8 is written with U+FFFD before it
 * and `\xNN` for its bytes, which no other name can look like.
 */
export interface TreeSnapshot {
  readonly root: string;
  readonly entries: Readonly<Record<string, TreeEntry>>;
}

const entriesPerTurn = 2000;

/** Names are text, except where bytes are not UTF-8: text is twice as fast. */
type Name = string | Buffer;

/**
 * Returns every entry below the root except the worktree's own `.git`. Nothing is opened but folders, so no FIFO, socket or
 * huge file can hold it up; content is not read, since a change of content changes the change time, which no program can set.
 *
 * @throws when the root itself cannot be listed.
 */
export async function snapshotTree(root: string): Promise<TreeSnapshot> {
  // Without a prototype: a file may be named __proto__.
  const entries = Object.create(null) as Record<string, TreeEntry>;
  const waiting: { path: Name; key: string }[] = [{ path: root, key: '' }];
  readdirSync(root);
  let seen = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of namesIn(folder.path)) {
      const key = folder.key === '' ? shownName(name) : `${folder.key}/${shownName(name)}`;
      if (key === '.git') continue;
      const path = joined(folder.path, name);
      const entry = lookAt(path);
      if (entry === null) continue;
      entries[key] = entry;
      if (entry.type === 'folder') waiting.push({ path, key });
      seen += 1;
      if (seen % entriesPerTurn === 0) await giveWay();
    }
  }
  return { root, entries };
}

function namesIn(path: Name): Name[] {
  try {
    const names = readdirSync(path, 'utf8');
    return names.some((name) => name.includes('\u{fffd}')) ? readdirSync(path, 'buffer') : names;
  } catch {
    return [];
  }
}

function joined(folder: Name, name: Name): Name {
  if (typeof folder === 'string' && typeof name === 'string') return `${folder}/${name}`;
  return Buffer.concat([Buffer.from(folder), Buffer.from('/'), Buffer.from(name)]);
}

function lookAt(path: Name): TreeEntry | null {
  let status: Stats | undefined;
  try {
    status = lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return { type: 'unreadable', mode: 0, size: 0, ino: 0, nlink: 0, ctimeMs: 0, mtimeMs: 0 };
  }
  if (status === undefined) return null;
  const { mode, size, ino, nlink, ctimeMs, mtimeMs } = status;
  return { type: typeOf(status), mode: mode & 0o7777, size, ino, nlink, ctimeMs, mtimeMs };
}

function typeOf(status: Stats): TreeEntry['type'] {
  if (status.isFile()) return 'file';
  if (status.isDirectory()) return 'folder';
  if (status.isSymbolicLink()) return 'link';
  if (status.isFIFO()) return 'fifo';
  return status.isSocket() ? 'socket' : 'device';
}

function shownName(name: Name): string {
  if (typeof name === 'string') return name;
  const text = name.toString('utf8');
  if (!text.includes('\u{fffd}')) return text;
  return `\u{fffd}${name.toString('latin1').replace(/[^\x20-\x7e]|\\/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}
