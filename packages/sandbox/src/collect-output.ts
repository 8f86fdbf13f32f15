/** Keeps the beginning and the end of a stream, never more than its bound. */
export interface OutputCollector {
  push(chunk: Uint8Array): void;
  /** All bytes seen, kept or not. */
  total(): number;
  /** What was kept, as UTF-8 with replacement characters, and a note in the middle of what was left out. */
  text(): string;
}

/** Returns a collector that keeps `maxBytes`, half from the beginning and half from the end. */
export function collectOutput(maxBytes: number): OutputCollector {
  const headBytes = Math.ceil(maxBytes / 2);
  const tailBytes = maxBytes - headBytes;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let total = 0;
  return {
    push(chunk) {
      total += chunk.byteLength;
      const room = headBytes - head.byteLength;
      if (room > 0) head = Buffer.concat([head, chunk.subarray(0, room)]);
      const rest = chunk.subarray(Math.max(0, room));
      if (rest.byteLength === 0) return;
      tail = Buffer.concat([tail, rest]);
      // Cut at twice the bound, so that many small chunks do not copy the tail each time.
      if (tail.byteLength > tailBytes * 2) tail = Buffer.from(lastBytes(tail, tailBytes));
    },
    total: () => total,
    text() {
      const end = lastBytes(tail, tailBytes);
      const left = total - head.byteLength - end.byteLength;
      if (left === 0) return Buffer.concat([head, end]).toString('utf8');
      return `${head.toString('utf8')}\n[… ${left} bytes left out …]\n${end.toString('utf8')}`;
    },
  };
}

function lastBytes(bytes: Buffer, count: number): Buffer {
  return bytes.subarray(Math.max(0, bytes.byteLength - count));
}
