import { byteTable } from './byte-table.ts';

/**
 * Returns the bytes of a text in the encoding that `decodeSource` found; null when the encoding has no byte for a character of the text, or is not
 * known, so that nothing is written.
 */
export function encodeSource(text: string, encoding: string): Uint8Array | null {
  if (encoding === 'utf-8') return text.isWellFormed() ? new TextEncoder().encode(text) : null;
  const table = byteTable(encoding);
  if (table === null) return null;
  const byteOf = new Map(table.flatMap((char, byte) => (char === undefined ? [] : [[char, byte] as const])));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf.get(text[at]!);
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  return bytes;
}
