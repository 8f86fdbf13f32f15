import { judgedCall, refusedCalls, type SeccompArch } from '../seccomp/system-calls.ts';
import { answerBytes, buildForeignCallProgram, buildRawCallProgram, type RawCall } from './raw-call-program.ts';
import type { InsideFacts } from './inside-kit.ts';

const newUser = 0x10000000n;
/** Invalid together, so that a kernel without our filter refuses them, too, and does not leave a second process here. */
const newUserAndShared = newUser | 0x200n;
const attachPeek = 2;
const characterDevice = 0o020666;

/** Arguments that would do something where the call were allowed; every other call gets arguments that no kernel accepts. */
const earnest: Readonly<Record<string, RawCall['args']>> = {
  mount: ['proc', '/tmp', 'proc', 0, 0],
  umount2: ['/ws', 2],
  chroot: ['/tmp'],
  unshare: [newUser],
  ptrace: [attachPeek, 1, 0, 0],
  process_vm_readv: [1, 0, 0, 0, 0, 0],
  process_vm_writev: [1, 0, 0, 0, 0, 0],
  kcmp: [1, 1, 0, 0, 0],
  personality: [0xffffffff],
  keyctl: [0, -3, 0],
  sethostname: ['other', 5],
  syslog: [10, 0, 0],
};
const nothing: RawCall['args'] = [-1, 0, 0, 0, 0];

/** Returns the raw calls that the canary makes: each one of the filter's list, and those that it judges by an argument. */
export function rawCalls(arch: SeccompArch): ReadonlyMap<string, RawCall> {
  const judged = (name: Parameters<typeof judgedCall>[1], ...args: RawCall['args']): RawCall => ({ number: judgedCall(arch, name), args });
  const makeNode = arch === 'x64' ? 259 : 33;
  return new Map<string, RawCall>([
    ...[...refusedCalls(arch)].map(([name, number]) => [name, { number, args: earnest[name] ?? nothing }] as const),
    ['clone with a namespace', judged('clone', newUserAndShared, 0, 0, 0, 0)],
    ['clone3', judged('clone3', 0, 0)],
    ['memfd_create', judged('memfd_create', '', 0)],
    ['memfd_secret', judged('memfd_secret', 0)],
    ['shmget', judged('shmget', 0, 65_537, 0o1600)],
    ['ioctl TIOCSTI', judged('ioctl', -1, 0x5412, 0)],
    ['ioctl TIOCSTI with high bits', judged('ioctl', -1, 0xdeadbeef00005412n, 0)],
    ['ioctl TIOCLINUX', judged('ioctl', -1, 0x541c, 0)],
    ['socket AF_VSOCK', judged('socket', 40, 1, 0)],
    ['socket AF_PACKET', judged('socket', 17, 3, 0)],
    ['socket AF_ALG', judged('socket', 38, 5, 0)],
    ['mknod of a device', { number: makeNode, args: [-100, '/tmp/device', characterDevice, 0x103] }],
    ...(arch === 'x64' ? [['getpid of x32', { number: 0x40000000 | 39, args: [] }] as const] : []),
  ]);
}

/** Returns the programs of the canary, as its facts hold them. */
export function rawCallFacts(arch: SeccompArch): Pick<InsideFacts, 'calls' | 'foreignProgram'> {
  const calls = rawCalls(arch);
  const text = (program: Uint8Array): string => Buffer.from(program).toString('base64');
  return {
    calls: { program: text(buildRawCallProgram(arch, [...calls.values()])), names: [...calls.keys()], bytesEach: answerBytes[arch] },
    foreignProgram: arch === 'x64' ? text(buildForeignCallProgram()) : null,
  };
}
