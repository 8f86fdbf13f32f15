import type { SeccompArch } from '../seccomp/system-calls.ts';

/** One system call: its number and its arguments; a text stands for the address of its bytes, ended by a zero. */
export interface RawCall {
  readonly number: number;
  readonly args: readonly (number | bigint | string)[];
}

const base = 0x400000n;
const headerBytes = 120;
/** Distance of two answers in what the program prints. */
export const answerBytes = { x64: 8, arm64: 16 } as const;

/**
 * Returns a program of a few hundred bytes that makes these calls one after another and prints their answers as the kernel
 * gave them, the last one first, `answerBytes` apart. No library stands between, and nothing has to be installed inside.
 */
export function buildRawCallProgram(arch: SeccompArch, calls: readonly RawCall[]): Uint8Array {
  const machine = machines[arch];
  const finish = [machine.call(machine.write, [1n, 'stack', BigInt(calls.length * answerBytes[arch])]), machine.call(machine.exit, [0n])];
  const sized = calls.map(
    ({ number, args }) =>
      machine.call(
        number,
        args.map(() => 0n),
      ).byteLength + machine.keep.byteLength,
  );
  const texts = calls.flatMap(({ args }) => args.filter((arg) => typeof arg === 'string'));
  let place = base + BigInt(headerBytes + sum(sized) + sum(finish.map(({ byteLength }) => byteLength)));
  const places = texts.map((text) => {
    const here = place;
    place += BigInt(Buffer.byteLength(text) + 1);
    return here;
  });
  const body = calls.flatMap(({ number, args }) => {
    const values = args.map((arg) => (typeof arg === 'string' ? (places.shift() ?? 0n) : BigInt.asUintN(64, BigInt(arg))));
    return [machine.call(number, values), machine.keep];
  });
  return elf(machine.id, Buffer.concat([...body, ...finish, ...texts.map((text) => Buffer.from(`${text}\0`))]));
}

/** Returns a program of x64 that asks for its process id by the table of 32-bit programs, and then ends well. */
export function buildForeignCallProgram(): Uint8Array {
  const { call, exit, id } = machines.x64;
  return elf(id, Buffer.concat([Buffer.from('b814000000cd80', 'hex'), call(exit, [0n])]));
}

interface Machine {
  /** The number of this processor in a program's header. */
  readonly id: number;
  readonly write: number;
  readonly exit: number;
  /** Puts the last call's answer on the stack. */
  readonly keep: Buffer;
  readonly call: (number: number, args: readonly (bigint | 'stack')[]) => Buffer;
}

const machines: Record<SeccompArch, Machine> = {
  x64: {
    id: 62,
    write: 1,
    exit: 231,
    keep: Buffer.from('50', 'hex'),
    call(number, args) {
      // rdi, rsi, rdx, r10, r8, r9
      const registers = ['48bf', '48be', '48ba', '49ba', '49b8', '49b9'];
      const set = args.map((arg, index) =>
        arg === 'stack' ? Buffer.from('4889e6', 'hex') : Buffer.concat([Buffer.from(registers[index] ?? '', 'hex'), quad(arg)]),
      );
      return Buffer.concat([...set, Buffer.from('48b8', 'hex'), quad(BigInt(number)), Buffer.from('0f05', 'hex')]);
    },
  },
  arm64: {
    id: 183,
    write: 64,
    exit: 94,
    keep: word(0xf81f0fe0),
    call(number, args) {
      const set = args.map((arg, register) => (arg === 'stack' ? word(0x910003e0 | register) : moves(register, arg)));
      return Buffer.concat([...set, moves(8, BigInt(number)), word(0xd4000001)]);
    },
  },
};

/** Four instructions of arm64 that put a number into a register, sixteen bits each. */
function moves(register: number, value: bigint): Buffer {
  const parts = [0, 1, 2, 3].map((part) => {
    const bits = Number((value >> BigInt(16 * part)) & 0xffffn);
    return word((part === 0 ? 0xd2800000 : 0xf2800000) | (part << 21) | (bits << 5) | register);
  });
  return Buffer.concat(parts);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

function quad(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

/** A program file with one piece, readable and executable, that holds everything. */
function elf(machine: number, code: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('\x7fELF\x02\x01\x01', 0, 'latin1');
  header.writeUInt16LE(2, 16);
  header.writeUInt16LE(machine, 18);
  header.writeUInt32LE(1, 20);
  header.writeBigUInt64LE(base + BigInt(headerBytes), 24);
  header.writeBigUInt64LE(64n, 32);
  for (const [at, value] of [
    [52, 64],
    [54, 56],
    [56, 1],
  ] as const)
    header.writeUInt16LE(value, at);
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(5, 68);
  header.writeBigUInt64LE(base, 80);
  header.writeBigUInt64LE(base, 88);
  const size = BigInt(headerBytes + code.byteLength);
  header.writeBigUInt64LE(size, 96);
  header.writeBigUInt64LE(size, 104);
  header.writeBigUInt64LE(0x1000n, 112);
  return Buffer.concat([header, code]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
