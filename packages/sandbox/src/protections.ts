/** One protection of a launch: what it keeps out, and which cases of the battery fail when it is taken away. */
export interface Protection {
  readonly says: string;
  /** Cases that fail without it; empty for what gives and does not protect. */
  readonly missedBy: readonly string[];
  /** Set when another protection holds the same, so that the cases fail only then. */
  readonly only?: 'without the filter' | 'as root';
}

/** The options of bubblewrap, by `protectionKey`. What gives something and keeps nothing out has no case. */
export const optionProtections: Readonly<Record<string, Protection>> = {
  '--unshare-all': {
    says: 'no network, process, message, name or process group of the host',
    missedBy: ['namespaces', 'network', 'abstract-socket', 'processes'],
  },
  '--unshare-user': { says: 'no user of the host; the next option needs it', missedBy: ['launch'] },
  '--disable-userns': {
    says: 'no new user namespace, with which powers come back',
    missedBy: ['user-namespace'],
    only: 'without the filter',
  },
  '--share-net': { says: 'GIVES the network of the host: for commands that install', missedBy: [] },
  '--uid': { says: 'the same user everywhere, and not the host’s', missedBy: ['identity'] },
  '--gid': { says: 'the same group everywhere, and not the host’s', missedBy: ['identity'] },
  '--cap-drop': { says: 'no power over kernel and mounts', missedBy: ['privileges'], only: 'as root' },
  '--die-with-parent': { says: 'nothing goes on when the program that started it is killed', missedBy: ['left-behind-orphan'] },
  '--new-session': { says: 'no terminal of the host, and no signal to its process group', missedBy: ['session'] },
  '--hostname': { says: 'the name of the host is not shown', missedBy: ['identity'] },
  '--seccomp': {
    says: 'no system call of the refused list, of 32-bit programs or of x32, and no odd socket',
    missedBy: ['privileges', 'key-ring', 'io-uring', 'terminal-calls', 'trace-calls', 'hidden-calls', 'odd-sockets', 'foreign-calls'],
  },
  '--json-status-fd': { says: 'a sandbox that was not built is told from a command that failed', missedBy: ['launch'] },
  '--ro-bind': { says: 'shown, and never written', missedBy: ['mounts'] },
  '--bind': { says: 'GIVES a disposable tree to write', missedBy: [] },
  '--symlink': { says: 'the host’s own layout of /usr', missedBy: [] },
  '--proc': { says: 'a process list of its own', missedBy: ['launch'] },
  '--dev': { says: 'null, zero, full, random and tty, and no device of the host', missedBy: ['launch'] },
  '--tmpfs': { says: 'memory to write, of this size and no more', missedBy: ['memory-folders'] },
  '--ro-bind-data': { says: 'a small file of our own', missedBy: [] },
  '--ro-bind-data .git': { says: 'an empty file over the pointer: the repository cannot be found', missedBy: ['git-pointer'] },
  '--tmpfs .git': { says: 'an empty folder over the repository', missedBy: ['git-pointer'] },
  '--remount-ro .git': { says: 'and nothing is written there', missedBy: ['mounts'] },
  '--remount-ro /dev': { says: 'no memory is filled below /dev', missedBy: ['outside-write', 'mounts'] },
  '--remount-ro /proc': { says: 'no setting of the kernel is written', missedBy: ['sysctl', 'mounts'] },
  '--remount-ro /': { says: 'no memory is filled at the root', missedBy: ['outside-write', 'mount-point', 'mounts'] },
  '--chdir': { says: 'where the command starts', missedBy: [] },
  '--setenv': { says: 'one of the few variables that are set', missedBy: [] },
};

/** What a launch does beside bubblewrap's options. */
export const launchProtections = {
  limits: { says: 'the kernel bounds core dumps, file size, open files, time, tasks and memory', missedBy: ['limits', 'core-dumps'] },
  arguments: { says: 'options come by a descriptor, so that no process inside reads them from its first one', missedBy: ['arguments'] },
  environment: { says: 'nothing of the host’s environment is seen, not even of the first process', missedBy: ['first-environment'] },
  descriptors: { says: 'what the host’s own parent left open is covered with the null device', missedBy: ['descriptors'] },
} as const satisfies Record<string, Protection>;

/** Returns under which key of `optionProtections` an option stands; `group` is one of `groupArgs`. */
export function protectionKey(group: readonly string[], gitPath: string): string {
  const option = group.find((word) => word.startsWith('--') && word !== '--size' && word !== '--perms') ?? '';
  const place = group.at(-1) ?? '';
  if (place === gitPath && option !== '--ro-bind') return `${option} .git`;
  return option === '--remount-ro' ? `${option} ${place}` : option;
}
