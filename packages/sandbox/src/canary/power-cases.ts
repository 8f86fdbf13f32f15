import { insideCase, refusedCase, type InsideCase } from './inside-case.ts';

/** What powers over kernel and machine nobody inside may have. */
export const powerCases: readonly InsideCase[] = [
  insideCase({
    id: 'privileges',
    holds: 'No process has a capability, none can gain one by a program, and each is under the filter of system calls.',
    attempt({ fs, which }) {
      const rows = ['1', 'self'].flatMap((pid) => fs.readFileSync(`/proc/${pid}/status`, 'utf8').split('\n'));
      return which(
        'has',
        rows,
        (row) => /^Cap(?:Inh|Prm|Eff|Bnd|Amb):\s*0*[1-9a-f]/.test(row) || /^NoNewPrivs:\s*0|^Seccomp:\s*[01]/.test(row),
      );
    },
  }),
  insideCase({
    id: 'identity',
    holds: 'Neither the user nor the name of the host is shown.',
    attempt: ({ os, facts }) =>
      process.getuid?.() !== 1000 || process.getgid?.() !== 1000
        ? `runs as ${process.getuid?.()}:${process.getgid?.()}`
        : os.hostname() === 'sandbox'
          ? null
          : `is called ${os.hostname() === facts.hostName ? 'like the host' : os.hostname()}`,
  }),
  insideCase({
    id: 'namespaces',
    holds: 'Mounts, processes, network, users, names, messages and groups of processes are none of the host.',
    attempt({ fs, facts, which }) {
      const kinds = Object.keys(facts.namespaces).filter((kind) => facts.network === 'none' || kind !== 'net');
      return which('shares', kinds, (kind) => fs.readlinkSync(`/proc/self/ns/${kind}`) === facts.namespaces[kind]);
    },
  }),
  insideCase({
    id: 'mounts',
    holds: 'Every mount is read only but the memory folders and devices, and none honours setuid bits.',
    attempt({ fs, facts, which }) {
      const rows = fs
        .readFileSync('/proc/self/mountinfo', 'utf8')
        .split('\n')
        .filter((row) => row !== '');
      const mounts = rows.map((row) => ({ place: row.split(' ')[4] ?? '', options: (row.split(' ')[5] ?? '').split(',') }));
      const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty', 'pts'].map((name) => `/dev/${name}`);
      const open = new Set([...devices, ...facts.writable]);
      const writable = mounts.filter(({ options }) => !options.includes('ro')).map(({ place }) => place);
      const trusting = mounts.filter(({ options }) => !options.includes('nosuid')).map(({ place }) => place);
      return which('may write', writable, (place) => !open.has(place)) ?? which('honours setuid bits in', trusting, () => true);
    },
  }),
  insideCase({
    id: 'memory-folders',
    holds: 'Each memory folder has the size that it was given.',
    attempt({ fs, facts, which }) {
      const sizes = Object.entries(facts.memoryBytes).map(([place, bytes]) => {
        const { blocks, bsize } = fs.statfsSync(place);
        return { place, over: blocks * bsize - bytes };
      });
      return which(
        'holds too much:',
        sizes.filter(({ over }) => over > 65_536).map(({ place }) => place),
        () => true,
      );
    },
  }),
  insideCase({
    id: 'sysctl',
    holds: 'No setting of the kernel and no entry of /proc can be written.',
    attempt: ({ opens, which }) =>
      which(
        'opened',
        ['sys/kernel/core_pattern', 'sys/kernel/hostname', 'sys/vm/drop_caches', 'sysrq-trigger', 'self/comm', 'self/oom_score_adj'].map(
          (name) => `/proc/${name}`,
        ),
        (path) => opens(path, 'r+'),
      ),
  }),
  insideCase({
    id: 'processes',
    holds: 'No process of the host or of another sandbox is seen.',
    attempt({ fs }) {
      const pids = fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name));
      const first = fs.readFileSync('/proc/1/comm', 'utf8').trim();
      if (first !== 'bwrap') return `saw ${first} as first process`;
      return pids.length > 8 ? `saw ${pids.length} processes` : null;
    },
  }),
  insideCase({
    id: 'session',
    holds: 'Processes belong to a session and a group of their own, so that no signal and no terminal reaches out.',
    attempt({ fs, opens }) {
      const words = (fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1] ?? '').split(' ');
      const [, , group, session, terminal] = words;
      if (group === '0' || session === '0') return 'belongs to a group or session of the host';
      return terminal !== '0' || opens('/dev/tty', 'r+') ? 'has a controlling terminal' : null;
    },
  }),
  insideCase({
    id: 'user-namespace',
    holds: 'No new user namespace can be made.',
    attempt: ({ answers }) => ((answers().get('unshare') ?? 0) >= 0 ? 'made one' : null),
  }),
  insideCase({
    id: 'limits',
    holds: 'Every limit that the kernel holds is set.',
    attempt({ fs, facts, which }) {
      const rows = fs.readFileSync('/proc/self/limits', 'utf8').split('\n');
      return which('has another', Object.keys(facts.limits), (name) => {
        const words = (rows.find((row) => row.startsWith(name)) ?? '').slice(name.length).trim().split(/\s+/);
        const [soft, hard] = facts.limits[name] ?? [];
        return words[0] !== soft || words[1] !== hard;
      });
    },
  }),
  insideCase({
    id: 'core-dumps',
    holds: 'A crash leaves no memory image behind.',
    attempt({ fs }) {
      const row = fs
        .readFileSync('/proc/self/limits', 'utf8')
        .split('\n')
        .find((line) => line.startsWith('Max core file size'));
      return /\s0\s+0\s/.test(row ?? '') ? null : `has ${row ?? 'no such limit'}`;
    },
  }),
  refusedCase(
    'mount-calls',
    'Nothing can be mounted, unmounted or made the root.',
    /^(?:mount|umount2|pivot_root|chroot|move_mount|open_tree|open_tree_attr|fs.*|mount_setattr|open_by_handle_at)$/,
  ),
  refusedCase('namespace-calls', 'No namespace can be made or entered.', /^(?:unshare|setns|clone with a namespace)$/),
  refusedCase('trace-calls', 'No process can be traced, read or written by another.', /^(?:ptrace|process_vm_.*|pidfd_getfd|kcmp)$/),
  refusedCase('key-ring', 'The key ring of the user cannot be reached.', /^(?:add_key|request_key|keyctl)$/),
  refusedCase('io-uring', 'The second door to system calls is closed.', /^io_uring_/),
  refusedCase('terminal-calls', 'No character can be put into a terminal, whatever the high half of the request says.', /^ioctl /),
  refusedCase(
    'kernel-calls',
    'Wide doors of the kernel are closed.',
    /^(?:bpf|perf_event_open|userfaultfd|fanotify_init|modify_ldt|personality|init_module|finit_module|delete_module|kexec_.*|iopl|ioperm|syslog)$/,
  ),
  refusedCase(
    'machine-calls',
    'Clock, name, swap, quota and power of the machine cannot be touched.',
    /^(?:reboot|swap.*|acct|quotactl.*|vhangup|set.*name|settimeofday|clock_settime|clock_adjtime|adjtimex)$/,
  ),
  refusedCase('device-nodes', 'No device can be made.', /^mknod /),
  refusedCase(
    'unmapped-memory',
    'No memory can be had that no process maps, but for small segments: it would be counted by nobody.',
    /^(?:memfd_.*|shmget)$/,
    [-38, -22],
  ),
  refusedCase('hidden-calls', 'Calls whose arguments cannot be judged are said not to exist.', /^(?:clone3|getpid of x32)$/, [-38]),
  refusedCase('odd-sockets', 'No kind of socket can be made that passes by the network namespace.', /^socket /, [-97]),
  insideCase({
    id: 'foreign-calls',
    holds: 'A program that calls by the table of 32-bit programs is ended.',
    appliesTo: ({ foreignProgram }) => foreignProgram !== null,
    attempt({ facts, runs }) {
      const { signal, status } = runs(facts.foreignProgram ?? '');
      return signal === null ? `ended with ${status}` : null;
    },
  }),
];
