/** One instruction of the kernel's packet filter language, with jumps by label; a missing label is the next instruction. */
export type BpfLine =
  | { readonly op: 'label'; readonly name: string }
  | { readonly op: 'load'; readonly offset: number }
  | { readonly op: 'equal' | 'at-least' | 'any-bit'; readonly value: number; readonly yes?: string; readonly no?: string }
  | { readonly op: 'return'; readonly value: number };

// From <linux/bpf_common.h>: class, size or operation, and mode in one number.
const codes = { load: 0x20, equal: 0x15, 'at-least': 0x35, 'any-bit': 0x45, return: 0x06 } as const;
const bytesEach = 8;
const farthestJump = 255;

/**
 * Returns the program as the kernel reads it: `struct sock_filter`, eight bytes each, little endian like both processors that
 * we know.
 *
 * @throws {RangeError} for a label that does not exist, lies behind, or lies too far away: a fault of the program's author.
 */
export function assembleBpf(lines: readonly BpfLine[]): Uint8Array {
  const places = new Map<string, number>();
  const instructions: Exclude<BpfLine, { op: 'label' }>[] = [];
  for (const line of lines) {
    if (line.op === 'label') places.set(line.name, instructions.length);
    else instructions.push(line);
  }
  const bytes = Buffer.alloc(instructions.length * bytesEach);
  for (const [index, line] of instructions.entries()) {
    const distance = (label: string | undefined): number => {
      const to = label === undefined ? 0 : (places.get(label) ?? -1) - index - 1;
      if (to < 0 || to > farthestJump) throw new RangeError(`The jump from ${index} to ${label} is not possible.`);
      return to;
    };
    const at = index * bytesEach;
    bytes.writeUInt16LE(codes[line.op], at);
    if (line.op === 'load') bytes.writeUInt32LE(line.offset, at + 4);
    else bytes.writeUInt32LE(line.value >>> 0, at + 4);
    if (line.op === 'load' || line.op === 'return') continue;
    bytes.writeUInt8(distance(line.yes), at + 2);
    bytes.writeUInt8(distance(line.no), at + 3);
  }
  return bytes;
}
