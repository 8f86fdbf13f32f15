import { describe, expect, it } from 'vitest';
import { buildBwrapArgs, dataFilesOf, pinnedFolders, type LaunchLayout } from './build-bwrap-args.ts';
import { describeBwrapArgs } from './describe-bwrap-args.ts';
import type { SandboxSpec } from './sandbox-spec.ts';

const layout: LaunchLayout = {
  host: {
    links: [
      { path: '/bin', target: 'usr/bin' },
      { path: '/lib64', target: 'usr/lib64' },
    ],
    directories: [],
    etc: [{ from: '/etc/alternatives', to: '/etc/alternatives' }],
    networkEtc: [{ from: '/run/resolver/resolv.conf', to: '/etc/resolv.conf' }],
  },
  node: '/state/bin/node-1',
  gitEntry: 'file',
};

const spec: SandboxSpec = {
  binds: [{ from: '/state/prepared/node_modules', to: '/ws/node_modules' }],
  tree: { path: '/state/trees/T-1', mode: 'read-only', writes: ['node_modules/.vite-temp'] },
  inputs: [{ to: '/opt/circuit/reporter.mjs', text: 'export {}' }],
  socketDir: '/state/sockets/1',
  network: 'none',
  argv: ['node', '-e', 'console.log("hi there")'],
  cwd: '/ws',
  env: { CI: '0', EXTRA: 'a b' },
  limits: {
    wallMs: 1000,
    cpuS: 10,
    memoryBytes: 1024 ** 3,
    processes: 8,
    fileBytes: 1000,
    outputBytes: 1000,
    tmpBytes: 4096,
  },
};

describe('buildBwrapArgs', () => {
  it('builds the whole launch of a role session in the order that the mounts need', () => {
    expect(describeBwrapArgs(spec, layout)).toMatchInlineSnapshot(`
      "prlimit --core=0 --fsize=1000 --nofile=4096 --cpu=10:12 --nproc=256 --data=2147483648
      bwrap
        --unshare-all
        --unshare-user
        --disable-userns
        --uid 1000
        --gid 1000
        --cap-drop ALL
        --die-with-parent
        --new-session
        --hostname sandbox
        --json-status-fd 4
        --ro-bind /usr /usr
        --symlink usr/bin /bin
        --symlink usr/lib64 /lib64
        --dir /etc
        --ro-bind /etc/alternatives /etc/alternatives
        --proc /proc
        --dev /dev
        --size 67108864
        --tmpfs /dev/shm
        --size 4096
        --tmpfs /tmp
        --ro-bind /state/bin/node-1 /opt/node/bin/node
        --ro-bind /state/trees/T-1 /ws
        --ro-bind /state/prepared/node_modules /ws/node_modules
        --size 4096
        --tmpfs /ws/node_modules/.vite-temp
        --perms 0444
        --ro-bind-data 6 /etc/passwd
        --perms 0444
        --ro-bind-data 7 /etc/group
        --perms 0444
        --ro-bind-data 8 /ws/.git
        --perms 0444
        --ro-bind-data 9 /opt/circuit/reporter.mjs
        --ro-bind /state/sockets/1 /run/circuit
        --remount-ro /dev
        --remount-ro /proc
        --remount-ro /
        --chdir /ws
        --setenv PATH /opt/node/bin:/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin
        --setenv HOME /tmp
        --setenv TMPDIR /tmp
        --setenv LANG C.UTF-8
        --setenv CI 0
        --setenv EXTRA "a b"
        descriptor 6: 41 bytes for /etc/passwd
        descriptor 7: 16 bytes for /etc/group
        descriptor 8: 0 bytes for /ws/.git
        descriptor 9: 9 bytes for /opt/circuit/reporter.mjs
      command: node -e "console.log(\\"hi there\\")"
      "
    `);
  });

  it('has no writable bind unless the tree is a throwaway', () => {
    expect(buildBwrapArgs(spec, layout)).not.toContain('--bind');
    const throwaway = buildBwrapArgs({ ...spec, tree: { path: '/state/trees/T-1', mode: 'throwaway' } }, layout);
    expect(throwaway.slice(throwaway.indexOf('--bind')).slice(0, 3)).toEqual(['--bind', '/state/trees/T-1', '/ws']);
    expect(throwaway.filter((word) => word === '--bind')).toHaveLength(1);
  });

  it('lays overlays over a throwaway tree after the tree itself', () => {
    const tree = { path: '/t', mode: 'throwaway' as const, overlays: ['test', 'package.json'] };
    const args = buildBwrapArgs({ ...spec, tree }, layout).join(' ');
    expect(args).toMatch(/--bind \/t \/ws .*--ro-bind \/t\/test \/ws\/test --ro-bind \/t\/package.json \/ws\/package.json/);
  });

  it('pins the folders above what lies over a throwaway tree, before it lies there', () => {
    const tree = { path: '/t', mode: 'throwaway' as const, overlays: ['a/b/test', 'a/b/x.json'] };
    const binds = [
      { from: '/m', to: '/ws/p/node_modules' },
      { from: '/n', to: '/ws/p/node_modules/q/r' },
    ];
    expect(pinnedFolders({ ...spec, tree, binds })).toEqual(['a', 'p', 'a/b']);
    expect(pinnedFolders({ ...spec, tree: { path: '/t', mode: 'read-only' }, binds })).toEqual([]);
    const args = buildBwrapArgs({ ...spec, tree, binds }, layout).join(' ');
    expect(args).toMatch(/--bind \/t \/ws --bind \/t\/a \/ws\/a --bind \/t\/p \/ws\/p --bind \/t\/a\/b \/ws\/a\/b --ro-bind \/m /);
  });

  it('shows the resolver and the certificates only with the network of the host', () => {
    expect(buildBwrapArgs(spec, layout)).not.toContain('/etc/resolv.conf');
    expect(buildBwrapArgs(spec, layout)).not.toContain('--share-net');
    const open = buildBwrapArgs({ ...spec, network: 'host' }, layout);
    expect(open).toContain('/etc/resolv.conf');
    expect(open).toContain('--share-net');
  });

  it.each([
    { gitEntry: 'file', mode: 'read-only', gitSnapshot: false, masked: '--ro-bind-data 8 /ws/.git' },
    { gitEntry: 'directory', mode: 'read-only', gitSnapshot: false, masked: '--tmpfs /ws/.git' },
    { gitEntry: 'directory', mode: 'throwaway', gitSnapshot: false, masked: '--tmpfs /ws/.git' },
    { gitEntry: 'directory', mode: 'throwaway', gitSnapshot: true, masked: null },
    { gitEntry: 'absent', mode: 'read-only', gitSnapshot: false, masked: null },
  ] as const)('masks .git as $masked when it is $gitEntry in a $mode tree', ({ gitEntry, mode, gitSnapshot, masked }) => {
    const args = buildBwrapArgs({ ...spec, tree: { path: '/t', mode }, gitSnapshot }, { ...layout, gitEntry }).join(' ');
    if (masked === null) expect(args).not.toContain('/ws/.git');
    else expect(args).toContain(masked);
  });

  it('numbers the small files as the launcher opens them', () => {
    expect(dataFilesOf(spec, layout).map(({ to }) => to)).toEqual(['/etc/passwd', '/etc/group', '/ws/.git', '/opt/circuit/reporter.mjs']);
  });

  it('keeps odd names as one word each', () => {
    const odd = { from: '/state/a b\n-c', to: '/opt/a b\n-c' };
    const args = buildBwrapArgs({ ...spec, binds: [odd] }, layout);
    expect(args[args.indexOf(odd.from) + 1]).toBe(odd.to);
    expect(args[args.indexOf(odd.from) - 1]).toBe('--ro-bind');
  });
});
