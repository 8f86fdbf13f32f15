/** The processors that have a table of system calls here; on another no sandbox is started. */
export type SeccompArch = 'x64' | 'arm64';

/** Refused with "not permitted", whatever their arguments: name, number on x64, number on arm64; null where it does not exist. */
const refused: readonly (readonly [name: string, x64: number, arm64: number | null])[] = [
  // Mounts and roots: what bubblewrap laid out stays as it is.
  ['mount', 165, 40],
  ['umount2', 166, 39],
  ['pivot_root', 155, 41],
  ['chroot', 161, 51],
  ['open_tree', 428, 428],
  ['move_mount', 429, 429],
  ['fsopen', 430, 430],
  ['fsconfig', 431, 431],
  ['fsmount', 432, 432],
  ['fspick', 433, 433],
  ['mount_setattr', 442, 442],
  ['open_tree_attr', 467, 467],
  ['open_by_handle_at', 304, 265],
  // New namespaces give powers back, and with them most of the kernel's past faults.
  ['unshare', 272, 97],
  ['setns', 308, 268],
  // Other processes.
  ['ptrace', 101, 117],
  ['process_vm_readv', 310, 270],
  ['process_vm_writev', 311, 271],
  ['pidfd_getfd', 438, 438],
  ['kcmp', 312, 272],
  // Wide doors of the kernel that no build or test needs; io_uring would also pass by this filter.
  ['bpf', 321, 280],
  ['perf_event_open', 298, 241],
  ['userfaultfd', 323, 282],
  ['io_uring_setup', 425, 425],
  ['io_uring_enter', 426, 426],
  ['io_uring_register', 427, 427],
  ['fanotify_init', 300, 262],
  ['modify_ldt', 154, null],
  ['personality', 135, 92],
  // Key rings belong to the user, not to the sandbox.
  ['add_key', 248, 217],
  ['request_key', 249, 218],
  ['keyctl', 250, 219],
  // The machine as a whole.
  ['init_module', 175, 105],
  ['finit_module', 313, 273],
  ['delete_module', 176, 106],
  ['kexec_load', 246, 104],
  ['kexec_file_load', 320, 294],
  ['reboot', 169, 142],
  ['swapon', 167, 224],
  ['swapoff', 168, 225],
  ['acct', 163, 89],
  ['quotactl', 179, 60],
  ['quotactl_fd', 443, 443],
  ['syslog', 103, 116],
  ['vhangup', 153, 58],
  ['sethostname', 170, 161],
  ['setdomainname', 171, 162],
  ['settimeofday', 164, 170],
  ['clock_settime', 227, 112],
  ['clock_adjtime', 305, 266],
  ['adjtimex', 159, 171],
  ['iopl', 172, null],
  ['ioperm', 173, null],
];

/** Calls that the filter judges by an argument, `clone3`, whose argument it cannot read, and those that make memory which no process need map. */
const judged = {
  clone: [56, 220],
  clone3: [435, 435],
  ioctl: [16, 29],
  socket: [41, 198],
  memfd_create: [319, 279],
  memfd_secret: [447, 447],
  shmget: [29, 194],
} as const;

/** The names of the calls that are not simply refused. */
export const judgedNames: readonly (keyof typeof judged)[] = Object.keys(judged) as (keyof typeof judged)[];

/** Returns the numbers of the refused calls on a processor, by name. Source: the kernel's tables, which never renumber. */
export function refusedCalls(arch: SeccompArch): ReadonlyMap<string, number> {
  const column = arch === 'x64' ? 1 : 2;
  return new Map(refused.flatMap((call) => (call[column] === null ? [] : [[call[0], call[column]]])));
}

/** Returns the number of a call that the filter judges by an argument. */
export function judgedCall(arch: SeccompArch, name: keyof typeof judged): number {
  return judged[name][arch === 'x64' ? 0 : 1];
}
