import { assembleBpf, type BpfLine } from './assemble-bpf.ts';
import { judgedCall, refusedCalls, type SeccompArch } from './system-calls.ts';

// From <linux/audit.h>: which table of calls the number belongs to. A 32-bit program says another one.
const auditArch = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;
// From <linux/seccomp.h>.
const allow = 0x7fff0000;
const killProcess = 0x80000000;
const errno = (number: number): number => 0x00050000 | number;
const [notPermitted, invalid, noSuchCall, noSuchFamily] = [errno(1), errno(22), errno(38), errno(97)];

/** Where `struct seccomp_data` holds the call's number, its table, the low half of its first and second argument, and the second's high half. */
const offsets = { number: 0, arch: 4, first: 16, second: 24, secondHigh: 28 } as const;

/** Numbers from here on are the x32 calls of x64, which would pass by every number below. */
const firstX32 = 0x40000000;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET; a time namespace cannot be asked for by clone. */
const newNamespaces = 0x7e020000;
/** TIOCSTI and TIOCLINUX put characters into a terminal. */
const terminalTricks = [0x5412, 0x541c];
/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. A virtual machine's AF_VSOCK reaches its host past every network namespace. */
const families = [1, 2, 10, 16];
/** A server of a database keeps its notes in a segment of some bytes. A namespace holds 4,096 segments. */
const largestSegmentBytes = 64 * 1024;

/**
 * Returns the filter that judges every system call inside a sandbox, as bubblewrap's `--seccomp` reads it. What is not named
 * is allowed. A call from a 32-bit program ends the process. `clone3` is said not to exist, because its flags lie in memory,
 * where a filter cannot look: C libraries then use `clone`. The same is said of files in memory without a name: memory that no
 * process maps would pass by the bound of a sandbox, and `/dev/shm` has one. Of most arguments only the low half is compared,
 * since the kernel reads no more of them.
 */
export function buildSeccompFilter(arch: SeccompArch): Uint8Array {
  const x32: BpfLine[] = arch === 'x64' ? [{ op: 'at-least', value: firstX32, yes: 'no such call' }] : [];
  return assembleBpf([
    { op: 'load', offset: offsets.arch },
    { op: 'equal', value: auditArch[arch], no: 'kill' },
    { op: 'load', offset: offsets.number },
    ...x32,
    { op: 'equal', value: judgedCall(arch, 'clone'), yes: 'clone' },
    { op: 'equal', value: judgedCall(arch, 'ioctl'), yes: 'ioctl' },
    { op: 'equal', value: judgedCall(arch, 'socket'), yes: 'socket' },
    { op: 'equal', value: judgedCall(arch, 'shmget'), yes: 'shmget' },
    ...(['clone3', 'memfd_create', 'memfd_secret'] as const).map((name): BpfLine => ({
      op: 'equal',
      value: judgedCall(arch, name),
      yes: 'no such call',
    })),
    ...[...refusedCalls(arch).values()].map((value): BpfLine => ({ op: 'equal', value, yes: 'not permitted' })),
    { op: 'return', value: allow },
    { op: 'label', name: 'clone' },
    { op: 'load', offset: offsets.first },
    { op: 'any-bit', value: newNamespaces, yes: 'not permitted' },
    { op: 'return', value: allow },
    { op: 'label', name: 'ioctl' },
    { op: 'load', offset: offsets.second },
    ...terminalTricks.map((value): BpfLine => ({ op: 'equal', value, yes: 'not permitted' })),
    { op: 'return', value: allow },
    { op: 'label', name: 'socket' },
    { op: 'load', offset: offsets.first },
    ...families.map((value): BpfLine => ({ op: 'equal', value, yes: 'allow' })),
    { op: 'return', value: noSuchFamily },
    { op: 'label', name: 'shmget' },
    { op: 'load', offset: offsets.secondHigh },
    { op: 'equal', value: 0, no: 'invalid' },
    { op: 'load', offset: offsets.second },
    { op: 'at-least', value: largestSegmentBytes + 1, yes: 'invalid' },
    { op: 'label', name: 'allow' },
    { op: 'return', value: allow },
    { op: 'label', name: 'not permitted' },
    { op: 'return', value: notPermitted },
    { op: 'label', name: 'invalid' },
    { op: 'return', value: invalid },
    { op: 'label', name: 'no such call' },
    { op: 'return', value: noSuchCall },
    { op: 'label', name: 'kill' },
    { op: 'return', value: killProcess },
  ]);
}
