/**
 * Returns a word for a new file's name that no other process and no other call gives: the nanoseconds since boot and our id. A random one
 * would need node:crypto, which is a third of what a session's shim loads.
 */
export function uniqueWord(): string {
  return `${process.hrtime.bigint()}-${process.pid}`;
}
