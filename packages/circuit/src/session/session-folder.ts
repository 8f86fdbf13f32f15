import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeSnapshot } from '@ticket-circuit/sandbox';
import { digestOf } from '@ticket-circuit/schemas';

/** What the host wrote into a session's tree: the digest of the file now, or null when it was removed. */
export interface HostWrite {
  readonly path: string;
  readonly digest: string | null;
}

/** What a walk saw that found nothing wrong, and the commit that was checked out. */
export interface Walk {
  readonly commit: string;
  readonly seen: TreeSnapshot;
}

const walks = new Map<string, Walk>();

/**
 * The folder of one session: its work tree, the shim's folder, and what the host must know again after a crash.
 * `writes.jsonl` is written before the tree is, so that a crash in between is seen by the walk.
 */
export class SessionFolder {
  readonly root: string;
  readonly tree: string;
  readonly shim: string;
  readonly socket: string;

  constructor(workDir: string, socketDir: string, session: string) {
    this.root = join(workDir, 'sessions', session.replaceAll('/', '_'));
    this.tree = join(this.root, 'tree');
    this.shim = join(this.root, 'shim');
    // A socket path has about a hundred characters, so the folder is named by a short digest.
    this.socket = join(socketDir, digestOf(session).slice(-10));
  }

  exists(): boolean {
    return existsSync(this.root);
  }

  async make(): Promise<void> {
    await mkdir(this.shim, { recursive: true });
  }

  async keepSnapshot(snapshot: TreeSnapshot): Promise<void> {
    await writeFile(join(this.root, 'snapshot.json'), JSON.stringify(snapshot));
  }

  async snapshot(): Promise<TreeSnapshot | null> {
    const text = await readFile(join(this.root, 'snapshot.json'), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as TreeSnapshot);
  }

  /** Keeps a walk for as long as this process lives. */
  keepWalk(walk: Walk): void {
    walks.set(this.root, walk);
  }

  /** Returns the walk, once: the removal that comes next need not find out again what in the tree is work. */
  takeWalk(): Walk | null {
    const walk = walks.get(this.root) ?? null;
    walks.delete(this.root);
    return walk;
  }

  async noteWrite(write: HostWrite): Promise<void> {
    // The line before may be torn: it must not spoil this one.
    await writeFile(join(this.root, 'writes.jsonl'), `\n${JSON.stringify(write)}\n`, { flag: 'a' });
  }

  /** Returns the last write of each path. A torn line was never followed by its write: the host died before. */
  async writes(): Promise<HostWrite[]> {
    const text = await readFile(join(this.root, 'writes.jsonl'), 'utf8').catch(() => '');
    const last = new Map(
      text
        .split('\n')
        .map(parseWrite)
        .filter((write) => write !== null)
        .map((write) => [write.path, write]),
    );
    return [...last.values()];
  }
}

function parseWrite(line: string): HostWrite | null {
  try {
    return JSON.parse(line) as HostWrite;
  } catch {
    return null;
  }
}
