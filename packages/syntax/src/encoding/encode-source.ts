import { positionOf } from '../lines.ts';
import type { SyntaxFault } from '../module.ts';
import { byteTable } from './byte-table.ts';
import { sourceCookie } from './source-cookie.ts';

/** A source's bytes, or why it has none. */
export type EncodedSource =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'not-encodable'; readonly fault: SyntaxFault };

/**
 * Returns the bytes of a source in the encoding that it names itself, which is the one that its readers take it for: UTF-8, or for Python that of its
 * first two lines. What `decodeSource` gave comes back byte for byte. A character that the encoding has no byte for is a fault. Never throws.
 */
export function encodeSource(text: string, path: string): EncodedSource {
  const cookie = sourceCookie(text.replace(/^\uFEFF/, ''), path);
  if (cookie === null || cookie.isUtf8) return encodeUtf8(text);
  const table = text.startsWith('\uFEFF') ? null : byteTable(cookie.name);
  if (table === null) return refused(text, cookie.at, `The encoding ${cookie.name} cannot be written.`);
  const byteOf = new Map(table.flatMap((char, byte) => (char === undefined ? [] : [[char, byte] as const])));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf.get(text[at]!);
    if (byte === undefined)
      return refused(text, at, `The encoding ${cookie.name} has no byte for ${String.fromCodePoint(text.codePointAt(at)!)}.`);
    bytes[at] = byte;
  }
  return { kind: 'bytes', bytes };
}

function encodeUtf8(text: string): EncodedSource {
  if (text.isWellFormed()) return { kind: 'bytes', bytes: new TextEncoder().encode(text) };
  const half = text.search(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
  return refused(text, half, 'A character here is half of a surrogate pair, which no UTF-8 file can hold.');
}

function refused(text: string, at: number, message: string): EncodedSource {
  return { kind: 'not-encodable', fault: { ...positionOf(text, at), message } };
}
