import type { HostLayout } from './detect-layout.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

/** The facts of the host that one launch needs, as plain data. */
export interface LaunchLayout {
  readonly host: HostLayout;
  /** Host path of the Node binary. */
  readonly node: string;
  /** What `.git` is at the top of the tree. */
  readonly gitEntry: 'file' | 'directory' | 'absent';
}

/** The descriptors that bubblewrap inherits; small texts follow from `firstData` on, one each. */
export const descriptors = { args: 3, status: 4, outputs: 5, seccomp: 6, firstData: 7 } as const;

/** Where things are inside. */
export const inside = {
  tree: '/ws',
  git: '/ws/.git',
  node: '/opt/node/bin/node',
  socketDir: '/run/circuit',
  path: '/opt/node/bin:/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin',
} as const;

/** Size of the memory folder for files shared between processes. */
export const shmBytes = 64 * 1024 * 1024;
const passwd = 'circuit:x:1000:1000:circuit:/tmp:/bin/sh\n';
const group = 'circuit:x:1000:\n';
const defaultEnv = { PATH: inside.path, HOME: '/tmp', TMPDIR: '/tmp', LANG: 'C.UTF-8', CI: '1' };

/** Returns the small files that bubblewrap reads from descriptors, in descriptor order from `descriptors.firstData`. */
export function dataFilesOf(spec: SandboxSpec, layout: LaunchLayout): { readonly to: string; readonly text: string }[] {
  const mask = isGitMasked(spec) && layout.gitEntry === 'file' ? [{ to: inside.git, text: '' }] : [];
  return [{ to: '/etc/passwd', text: passwd }, { to: '/etc/group', text: group }, ...mask, ...(spec.inputs ?? [])];
}

/**
 * Returns bubblewrap's options, in order, without the command. Later mounts win, so the order is part of the meaning:
 * the host's root, then the tree, then what lies over it, then the remounts that close what bubblewrap left writable.
 *
 * Contract: the sources were checked just before the launch; this function reads nothing.
 */
export function buildBwrapArgs(spec: SandboxSpec, layout: LaunchLayout): string[] {
  return [
    namespaceArgs(spec),
    rootArgs(spec, layout),
    volatileArgs(spec),
    ['--ro-bind', layout.node, inside.node],
    treeArgs(spec, layout),
    pinArgs(spec),
    spec.binds.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    overlayArgs(spec),
    dataArgs(spec, layout),
    spec.socketDir === undefined ? [] : ['--ro-bind', spec.socketDir, inside.socketDir],
    // /proc/sys holds files that root may write even without capabilities, and bubblewrap leaves / and /dev as writable memory.
    ['--remount-ro', '/dev', '--remount-ro', '/proc', '--remount-ro', '/'],
    ['--chdir', spec.cwd],
    Object.entries(envOf(spec)).flatMap(([name, value]) => ['--setenv', name, value]),
  ].flat();
}

/** Returns the environment of the command. */
export function envOf(spec: SandboxSpec): Record<string, string> {
  return { ...defaultEnv, ...spec.env };
}

/** Whether `.git` of the tree is hidden. A snapshot is shown only where the tree is disposable. */
export function isGitMasked(spec: SandboxSpec): boolean {
  return spec.tree !== undefined && !(spec.gitSnapshot === true && spec.tree.mode === 'throwaway');
}

function namespaceArgs(spec: SandboxSpec): string[] {
  return [
    ['--unshare-all', '--unshare-user', '--disable-userns'],
    spec.network === 'host' ? ['--share-net'] : [],
    ['--uid', '1000', '--gid', '1000', '--cap-drop', 'ALL', '--die-with-parent', '--new-session'],
    ['--hostname', 'sandbox', '--seccomp', String(descriptors.seccomp), '--json-status-fd', String(descriptors.status)],
  ].flat();
}

function rootArgs(spec: SandboxSpec, { host }: LaunchLayout): string[] {
  const etc = spec.network === 'host' ? [...host.etc, ...host.networkEtc] : host.etc;
  return [
    ['--ro-bind', '/usr', '/usr'],
    host.links.flatMap(({ path, target }) => ['--symlink', target, path]),
    host.directories.flatMap((path) => ['--ro-bind', path, path]),
    etc.flatMap(({ from, to }) => ['--ro-bind', from, to]),
  ].flat();
}

function volatileArgs(spec: SandboxSpec): string[] {
  return [
    ['--proc', '/proc', '--dev', '/dev'],
    ['--size', String(shmBytes), '--tmpfs', '/dev/shm'],
    ['--size', String(spec.limits.tmpBytes), '--tmpfs', '/tmp'],
  ].flat();
}

function dataArgs(spec: SandboxSpec, layout: LaunchLayout): string[] {
  return dataFilesOf(spec, layout).flatMap(({ to }, index) => [
    '--perms',
    '0444',
    '--ro-bind-data',
    String(descriptors.firstData + index),
    to,
  ]);
}

function treeArgs(spec: SandboxSpec, layout: LaunchLayout): string[] {
  if (spec.tree === undefined) return [];
  const bind = spec.tree.mode === 'throwaway' ? '--bind' : '--ro-bind';
  const mask =
    isGitMasked(spec) && layout.gitEntry === 'directory' ? ['--size', '4096', '--tmpfs', inside.git, '--remount-ro', inside.git] : [];
  return [bind, spec.tree.path, inside.tree, ...mask];
}

/**
 * Returns the folders above everything that lies over a throwaway tree, as paths relative to it, outermost first. A folder
 * that is a mount point itself cannot be renamed; without that, a test folder could be moved away with the folder above it,
 * and other tests put in its place.
 */
export function pinnedFolders({ tree, binds }: SandboxSpec): string[] {
  if (tree?.mode !== 'throwaway') return [];
  const over = binds.flatMap(({ to }) => (to.startsWith(`${inside.tree}/`) ? [to.slice(inside.tree.length + 1)] : []));
  const above = [...(tree.overlays ?? []), ...over].flatMap((path) => {
    const names = path.split('/').slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
  });
  const isInBind = (path: string): boolean => over.some((place) => path === place || path.startsWith(`${place}/`));
  return [...new Set(above)].filter((path) => !isInBind(path)).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/**
 * What lies over a throwaway tree has destinations below a writable folder, which a hostile tree could use to redirect
 * bubblewrap's set-up. It is allowed for this tree alone, because it is disposable, nothing runs in it while the sandbox is
 * built, and each component was seen to be no link just before. A second sandbox on the same throwaway tree at the same time
 * would break this. A pinned folder costs something: a rename from or into it crosses a mount and must copy.
 */
function pinArgs(spec: SandboxSpec): string[] {
  return pinnedFolders(spec).flatMap((path) => ['--bind', `${spec.tree?.path}/${path}`, `${inside.tree}/${path}`]);
}

function overlayArgs({ tree, limits }: SandboxSpec): string[] {
  if (tree === undefined) return [];
  return [
    ...(tree.writes ?? []).flatMap((path) => ['--size', String(limits.tmpBytes), '--tmpfs', `${inside.tree}/${path}`]),
    ...(tree.overlays ?? []).flatMap((path) => ['--ro-bind', `${tree.path}/${path}`, `${inside.tree}/${path}`]),
  ];
}
