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
      "env -i PATH=/usr/bin:/bin prlimit --core=0 --fsize=1000 --nofile=4096 --cpu=10:12 --nproc=256 --data=2147483648 -- bwrap --args 3 -- node -e "console.log(\\"hi there\\")"

      beside bubblewrap:
        limits                                                        # the kernel bounds core dumps, file size, open files, time, tasks and memory [limits core-dumps]
        arguments                                                     # options come by a descriptor, so that no process inside reads them from its first one [arguments]
        environment                                                   # nothing of the host’s environment is seen, not even of the first process [first-environment]
        descriptors                                                   # what the host’s own parent left open is covered with the null device [descriptors]

      descriptor 3: bubblewrap's options, each word ended by a zero byte
        --unshare-all                                                 # no network, process, message, name or process group of the host [namespaces network abstract-socket processes]
        --unshare-user                                                # no user of the host; the next option needs it [launch]
        --disable-userns                                              # no new user namespace, with which powers come back [user-namespace, without the filter]
        --uid 1000                                                    # the same user everywhere, and not the host’s [identity]
        --gid 1000                                                    # the same group everywhere, and not the host’s [identity]
        --cap-drop ALL                                                # no power over kernel and mounts [privileges, as root]
        --die-with-parent                                             # nothing goes on when the program that started it is killed [left-behind-orphan]
        --new-session                                                 # no terminal of the host, and no signal to its process group [session]
        --hostname sandbox                                            # the name of the host is not shown [identity]
        --seccomp 6                                                   # no system call of the refused list, of 32-bit programs or of x32, and no odd socket [privileges key-ring io-uring terminal-calls trace-calls hidden-calls odd-sockets foreign-calls]
        --json-status-fd 4                                            # a sandbox that was not built is told from a command that failed [launch]
        --ro-bind /usr /usr                                           # shown, and never written [mounts]
        --symlink usr/bin /bin                                        # the host’s own layout of /usr
        --symlink usr/lib64 /lib64                                    # the host’s own layout of /usr
        --ro-bind /etc/alternatives /etc/alternatives                 # shown, and never written [mounts]
        --proc /proc                                                  # a process list of its own [launch]
        --dev /dev                                                    # null, zero, full, random and tty, and no device of the host [launch]
        --size 67108864 --tmpfs /dev/shm                              # memory to write, of this size and no more [memory-folders]
        --size 4096 --tmpfs /tmp                                      # memory to write, of this size and no more [memory-folders]
        --ro-bind /state/bin/node-1 /opt/node/bin/node                # shown, and never written [mounts]
        --ro-bind /state/trees/T-1 /ws                                # shown, and never written [mounts]
        --ro-bind /state/prepared/node_modules /ws/node_modules       # shown, and never written [mounts]
        --size 4096 --tmpfs /ws/node_modules/.vite-temp               # memory to write, of this size and no more [memory-folders]
        --perms 0444 --ro-bind-data 7 /etc/passwd                     # a small file of our own
        --perms 0444 --ro-bind-data 8 /etc/group                      # a small file of our own
        --perms 0444 --ro-bind-data 9 /ws/.git                        # an empty file over the pointer: the repository cannot be found [git-pointer]
        --perms 0444 --ro-bind-data 10 /opt/circuit/reporter.mjs      # a small file of our own
        --ro-bind /state/sockets/1 /run/circuit                       # shown, and never written [mounts]
        --remount-ro /dev                                             # no memory is filled below /dev [outside-write mounts]
        --remount-ro /proc                                            # no setting of the kernel is written [sysctl mounts]
        --remount-ro /                                                # no memory is filled at the root [outside-write mount-point mounts]
        --chdir /ws                                                   # where the command starts
        --setenv PATH /opt/node/bin:/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin  # one of the few variables that are set
        --setenv HOME /tmp                                            # one of the few variables that are set
        --setenv TMPDIR /tmp                                          # one of the few variables that are set
        --setenv LANG C.UTF-8                                         # one of the few variables that are set
        --setenv CI 0                                                 # one of the few variables that are set
        --setenv EXTRA "a b"                                          # one of the few variables that are set
        descriptor 4: how it ended, for the host
        descriptor 6: the filter of system calls
        descriptor 7: 41 bytes for /etc/passwd
        descriptor 8: 16 bytes for /etc/group
        descriptor 9: 0 bytes for /ws/.git
        descriptor 10: 9 bytes for /opt/circuit/reporter.mjs
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
    { gitEntry: 'file', mode: 'read-only', gitSnapshot: false, masked: '--ro-bind-data 9 /ws/.git' },
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
