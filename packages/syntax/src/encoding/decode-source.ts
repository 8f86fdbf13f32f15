import type { SyntaxFault } from '../module.ts';
import { byteTable } from './byte-table.ts';
import { sourceCookie } from './source-cookie.ts';

/** A source file's text, byte order mark included, or why it has none. */
export type DecodedSource = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'not-text'; readonly fault: SyntaxFault };

/**
 * Returns the text of a source file: UTF-8, or for Python the encoding that its first two lines name. `encodeSource` gives the same bytes back.
 *
 * Binary files, bytes that are none in the encoding, and encodings other than UTF-8 and the usual ones of one byte a character are refused with
 * the line where it shows. Never throws.
 */
export function decodeSource(bytes: Uint8Array, path: string): DecodedSource {
  const zero = bytes.indexOf(0);
  if (zero >= 0) return notText(bytes, zero, 'A byte here is zero, so the file is no text.');
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  // What names the encoding is ASCII.
  const cookie = sourceCookie(Buffer.from(isMarked ? bytes.subarray(3) : bytes).toString('latin1'), path);
  if (cookie === null || cookie.isUtf8) return decodeUtf8(bytes, cookie !== null);
  if (isMarked) return notText(bytes, cookie.at, `The file starts with the mark of UTF-8 and names the encoding ${cookie.name}.`);
  const table = byteTable(cookie.name);
  if (table === null) return notText(bytes, cookie.at, `The encoding ${cookie.name} is not known here. Save the file as UTF-8.`);
  const odd = bytes.findIndex((byte) => table[byte] === undefined);
  if (odd >= 0) return notText(bytes, odd, `A byte here is no character in the encoding ${cookie.name}.`);
  return { kind: 'text', text: Array.from(bytes, (byte) => table[byte]!).join('') };
}

function decodeUtf8(bytes: Uint8Array, isNamed: boolean): DecodedSource {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const why = isNamed ? 'though the file says that it is' : 'and the file names no other encoding';
    return notText(bytes, firstOutsideUtf8(bytes), `The text is not UTF-8 here, ${why}.`);
  }
}

// A line feed is never part of another character, so each line can be tried alone.
function firstOutsideUtf8(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found + 1;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return start;
    }
    start = end;
  }
  return 0;
}

function notText(bytes: Uint8Array, at: number, message: string): DecodedSource {
  let line = 1;
  for (let feed = bytes.indexOf(0x0a); feed >= 0 && feed < at; feed = bytes.indexOf(0x0a, feed + 1)) line += 1;
  return { kind: 'not-text', fault: { line, column: 1, message } };
}
