import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '@ticket-circuit/schemas';
import { pinnedFolders, type LaunchLayout } from './build-bwrap-args.ts';
import { checkSource } from './check-source.ts';
import { checkSpec } from './check-spec.ts';
import { detectLayout } from './detect-layout.ts';
import { ensureMountPoints } from './ensure-mount-points.ts';
import { prepareThrowaway } from './prepare-throwaway.ts';
import { SandboxError } from './sandbox-error.ts';
import { sandboxIdentity, type Identity } from './sandbox-identity.ts';
import { sandboxNode } from './sandbox-node.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

/**
 * Returns the facts that this launch needs, after every check that can be made before it. Makes missing mount points and
 * gives a throwaway tree to the sandbox's user.
 *
 * @throws {SandboxError} `bad-spec`, `bad-source` or `unreachable-source`: nothing was started.
 */
export function prepareLaunch(spec: SandboxSpec): LaunchLayout {
  const faults = checkSpec(spec);
  if (faults.length > 0) {
    throw new SandboxError({
      code: 'bad-spec',
      what: `No sandbox was started for ${spec.argv[0] ?? 'an empty command'}.`,
      why: faults.join(' '),
      next: 'Mend the specification.',
    });
  }
  const identity = sandboxIdentity();
  const layout = layoutFor(spec);
  for (const path of hostSources(layout, spec.network)) checkSource(path, identity);
  for (const { from } of spec.binds) checkSource(from, identity);
  if (spec.tree) checkTree(spec.tree.path, spec.tree.mode, identity);
  ensureMountPoints(spec);
  for (const path of [...pinnedFolders(spec), ...(spec.tree?.overlays ?? [])]) {
    checkSource(join(spec.tree?.path ?? '/', path), identity);
  }
  if (spec.socketDir !== undefined) checkSocketDir(spec.socketDir, identity);
  return layout;
}

/** Returns the layout for `describeBwrapArgs` and for a launch. Reads the disk, changes nothing but the copied Node binary. */
export function layoutFor(spec: SandboxSpec): LaunchLayout {
  return { host: detectLayout(), node: sandboxNode(), gitEntry: gitEntryOf(spec) };
}

/** What every sandbox shows of the host itself. */
function hostSources({ host, node }: LaunchLayout, network: SandboxSpec['network']): string[] {
  const etc = network === 'host' ? [...host.etc, ...host.networkEtc] : host.etc;
  return ['/usr', ...host.directories, ...etc.map(({ from }) => from), node];
}

/** The socket is the session's identity, so nobody else may come near it. */
function checkSocketDir(path: string, identity: Identity | null): void {
  checkSource(path, identity);
  const { uid, mode } = lstatSync(path);
  const wanted = identity?.uid ?? process.getuid?.();
  if (uid === wanted && (mode & 0o077) === 0) return;
  throw new SandboxError({
    code: 'bad-source',
    what: `The socket folder ${path} was not shown.`,
    why: `It has owner ${uid} and mode ${(mode & 0o777).toString(8)}; it must be user ${wanted}'s alone.`,
    next: `Run: chown ${wanted} ${shellWord(path)} && chmod 700 ${shellWord(path)}`,
  });
}

function checkTree(path: string, mode: 'read-only' | 'throwaway', identity: Identity | null): void {
  if (mode === 'throwaway' && identity !== null && lstatSync(path).uid !== identity.uid) {
    prepareThrowaway(path, identity.uid, identity.gid);
  }
  checkSource(path, identity);
}

function gitEntryOf({ tree }: SandboxSpec): LaunchLayout['gitEntry'] {
  if (tree === undefined) return 'absent';
  const path = join(tree.path, '.git');
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return 'absent';
  if (status.isFile()) return 'file';
  if (status.isDirectory()) return 'directory';
  throw new SandboxError({
    code: 'bad-source',
    what: `The sandbox cannot show ${tree.path}.`,
    why: `${path} is neither a file nor a folder, so it cannot be masked.`,
    next: 'Use a worktree made by git.',
  });
}
