import { chmodSync, chownSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '@ticket-circuit/schemas';
import { inside } from './build-bwrap-args.ts';
import { SandboxError } from './sandbox-error.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

/**
 * Makes the empty folders that mounts over the tree need, on the host, since bubblewrap can make none in a read-only tree.
 * A mount point below a bind is made in the bind's source. Does nothing the second time. Call it before `snapshotTree`, so
 * that the walk does not report what it made.
 *
 * @throws {SandboxError} `bad-source` when a component is a link or of the wrong kind, or cannot be made.
 */
export function ensureMountPoints(spec: SandboxSpec): void {
  if (spec.tree === undefined) return;
  const covers: { from: string; to: string }[] = [{ from: spec.tree.path, to: inside.tree }];
  for (const { from, to } of spec.binds) {
    if (!to.startsWith(`${inside.tree}/`)) continue;
    ensureOne(covers, to, statSync(from).isDirectory() ? 'folder' : 'file');
    covers.unshift({ from, to });
  }
  for (const path of spec.tree.writes ?? []) ensureOne(covers, `${inside.tree}/${path}`, 'folder');
  for (const { to } of spec.inputs ?? []) {
    if (to.startsWith(`${inside.tree}/`)) ensureOne(covers, to, 'file');
  }
}

/** The cover given last wins, as it does for bubblewrap. */
function ensureOne(covers: readonly { from: string; to: string }[], to: string, kind: 'folder' | 'file'): void {
  const cover = covers.find((candidate) => to.startsWith(`${candidate.to}/`));
  if (cover === undefined) return;
  const parts = to.slice(cover.to.length + 1).split('/');
  let current = cover.from;
  for (const [index, part] of parts.entries()) {
    current = join(current, part);
    const wanted = index < parts.length - 1 ? 'folder' : kind;
    const status = lstatSync(current, { throwIfNoEntry: false });
    if (status === undefined) make(current, wanted, cover.from);
    else if (wanted === 'folder' ? !status.isDirectory() : !status.isFile()) throw wrongKind(current, to, wanted);
  }
}

function make(path: string, kind: 'folder' | 'file', owner: string): void {
  try {
    if (kind === 'folder') mkdirSync(path);
    else writeFileSync(path, '', { flag: 'wx' });
    // Sandboxes must be able to enter whatever our umask is.
    chmodSync(path, kind === 'folder' ? 0o755 : 0o644);
    const { uid, gid } = statSync(owner);
    if (process.getuid?.() === 0) chownSync(path, uid, gid);
  } catch (cause) {
    throw new SandboxError({
      code: 'bad-source',
      what: `The mount point ${path} was not made.`,
      why: `The host refused: ${String(cause)}.`,
      next: `Make it yourself, empty: ${kind === 'folder' ? 'mkdir -p' : 'touch'} ${shellWord(path)}`,
      cause,
    });
  }
}

function wrongKind(path: string, to: string, wanted: string): SandboxError {
  return new SandboxError({
    code: 'bad-source',
    what: `Nothing can be mounted at ${to}.`,
    why: `${path} is not a plain ${wanted}; a link there would lead the mount astray.`,
    next: `Remove ${path} from the tree.`,
  });
}
