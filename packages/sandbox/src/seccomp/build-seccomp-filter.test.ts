import { describe, expect, it } from 'vitest';
import { assembleBpf } from './assemble-bpf.ts';
import { buildSeccompFilter } from './build-seccomp-filter.ts';
import { judgedCall, judgedNames, refusedCalls, type SeccompArch } from './system-calls.ts';

const archNumber = { x64: 0xc000003e, arm64: 0xc00000b7, ia32: 0x40000003 } as const;
const verdicts = new Map([
  [0x7fff0000, 'allow'],
  [0x80000000, 'kill'],
  [0x00050001, 'EPERM'],
  [0x00050016, 'EINVAL'],
  [0x00050026, 'ENOSYS'],
  [0x00050061, 'EAFNOSUPPORT'],
]);

interface Call {
  readonly number: number;
  readonly args?: readonly bigint[];
  readonly arch?: keyof typeof archNumber;
}

/** Says what the filter answers, as the kernel would read it: an independent reading of the bytes. */
function answer(filter: Uint8Array, { number, args = [], arch = 'x64' }: Call): string | undefined {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number, 0);
  data.writeUInt32LE(archNumber[arch], 4);
  for (const [index, value] of args.entries()) data.writeBigUInt64LE(BigInt.asUintN(64, value), 16 + index * 8);
  const code = Buffer.from(filter);
  let loaded = 0;
  for (let at = 0; at < code.length; at += 8) {
    const value = code.readUInt32LE(at + 4);
    const jump = (holds: boolean): number => code.readUInt8(at + (holds ? 2 : 3)) * 8;
    const kind = code.readUInt16LE(at);
    if (kind === 0x20) loaded = data.readUInt32LE(value);
    else if (kind === 0x15) at += jump(loaded === value);
    else if (kind === 0x35) at += jump(loaded >= value);
    else if (kind === 0x45) at += jump((loaded & value) !== 0);
    else return verdicts.get(value);
  }
  return 'ran off the end';
}

const lines = (filter: Uint8Array): string => `${Buffer.from(filter).toString('hex').match(/.{16}/g)?.join('\n')}\n`;

describe.each<SeccompArch>(['x64', 'arm64'])('the system call filter of %s', (arch) => {
  const filter = buildSeccompFilter(arch);
  const says = (number: number, ...args: bigint[]): string | undefined => answer(filter, { number, args, arch });

  it('is these bytes', async () => {
    await expect(lines(filter)).toMatchFileSnapshot(`golden/seccomp-${arch}.hex`);
  });

  it('refuses every call of its list, and allows all others below 600', () => {
    const named = new Map([...refusedCalls(arch)].map(([name, number]) => [number, name]));
    const judged = new Set(judgedNames.map((name) => judgedCall(arch, name)));
    const wrong = Array.from({ length: 600 }, (_, number) => number)
      .filter((number) => !judged.has(number))
      .filter((number) => says(number) !== (named.has(number) ? 'EPERM' : 'allow'));
    expect(wrong).toEqual([]);
  });

  it('lets a program start processes and threads, and no namespace with either', () => {
    const clone = judgedCall(arch, 'clone');
    const thread = 0x3d0f00n;
    expect([says(clone, 17n), says(clone, thread)]).toEqual(['allow', 'allow']);
    for (const flag of [0x20000n, 0x2000000n, 0x4000000n, 0x8000000n, 0x10000000n, 0x20000000n, 0x40000000n]) {
      expect(says(clone, flag | 17n)).toBe('EPERM');
    }
    expect(says(judgedCall(arch, 'clone3'), 0n)).toBe('ENOSYS');
  });

  it('refuses to put characters into a terminal, whatever the high half of the request says', () => {
    const ioctl = judgedCall(arch, 'ioctl');
    expect(says(ioctl, 0n, 0x5401n)).toBe('allow');
    for (const request of [0x5412n, 0x541cn, 0xdeadbeef00005412n, -4294945774n]) expect(says(ioctl, 0n, request)).toBe('EPERM');
  });

  it('knows sockets of this machine and of the internet protocol, and of no other kind', () => {
    const socket = judgedCall(arch, 'socket');
    const known = Array.from({ length: 64 }, (_, family) => family).filter((family) => says(socket, BigInt(family)) === 'allow');
    expect(known).toEqual([1, 2, 10, 16]);
    expect(says(socket, 40n)).toBe('EAFNOSUPPORT');
    expect(says(socket, 0x100000028n)).toBe('EAFNOSUPPORT');
  });

  it('knows no file in memory without a name, and of shared segments only such as hold a server’s own notes', () => {
    for (const call of ['memfd_create', 'memfd_secret'] as const) expect(says(judgedCall(arch, call), 0n, 0n)).toBe('ENOSYS');
    const segment = (bytes: bigint): string | undefined => says(judgedCall(arch, 'shmget'), 0n, bytes, 0o1600n);
    expect([0n, 56n, 65_536n].map(segment)).toEqual(['allow', 'allow', 'allow']);
    expect([65_537n, 2n ** 31n, 2n ** 32n, 2n ** 32n + 56n, -1n].map(segment)).toEqual(Array(5).fill('EINVAL'));
  });

  it('ends a program that calls by the table of another processor', () => {
    for (const other of ['x64', 'arm64', 'ia32'] as const) {
      if (other !== arch) expect(answer(filter, { number: 0, arch: other })).toBe('kill');
    }
  });
});

describe('the filter of x64', () => {
  it('says of every x32 call, and of a call below zero, that it does not exist', () => {
    const filter = buildSeccompFilter('x64');
    for (const number of [0x40000000, 0x40000000 | 165, 0x40000207, 0xffffffff]) expect(answer(filter, { number })).toBe('ENOSYS');
  });
});

describe('assembleBpf', () => {
  it('refuses a jump to nowhere, backwards, or too far', () => {
    expect(() => assembleBpf([{ op: 'equal', value: 0, yes: 'absent' }])).toThrow(RangeError);
    expect(() =>
      assembleBpf([
        { op: 'label', name: 'behind' },
        { op: 'equal', value: 0, yes: 'behind' },
      ]),
    ).toThrow(RangeError);
    const far = Array.from({ length: 300 }, () => ({ op: 'load', offset: 0 }) as const);
    expect(() => assembleBpf([{ op: 'equal', value: 0, yes: 'end' }, ...far, { op: 'label', name: 'end' }])).toThrow(RangeError);
  });
});
