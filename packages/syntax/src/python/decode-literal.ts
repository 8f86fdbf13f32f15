/** What a piece of a string literal says: code points, or the raw spelling where it cannot be told without a character database. */
export type Decoded = { readonly kind: 'points'; readonly points: readonly number[] } | { readonly kind: 'raw'; readonly text: string };

export interface LiteralForm {
  readonly isRaw: boolean;
  readonly isBytes: boolean;
  /** Doubled braces stand for one. */
  readonly isFormatted: boolean;
}

const SIMPLE: Readonly<Record<string, number>> = { '\\': 92, "'": 39, '"': 34, a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 };

/**
 * Returns what the text between the quotes of a Python literal says, by code point, so that a surrogate pair written as two escapes
 * stays apart from the character it would make. Line ends count as LF. Source: the Python reference on string literals.
 */
export function decodeLiteral(text: string, form: LiteralForm): Decoded {
  const lf = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const body = form.isFormatted ? lf.replaceAll('{{', '{').replaceAll('}}', '}') : lf;
  const points: number[] = [];
  for (let at = 0; at < body.length;) {
    const point = body.codePointAt(at)!;
    if (point !== 92 || form.isRaw) {
      points.push(point);
      at += point > 0xffff ? 2 : 1;
      continue;
    }
    const escape = readEscape(body, at, form);
    if (escape === null) return { kind: 'raw', text: lf };
    points.push(...escape.points);
    at += escape.length;
  }
  return { kind: 'points', points };
}

function readEscape(body: string, at: number, form: LiteralForm): { points: number[]; length: number } | null {
  const char = body[at + 1] ?? '';
  if (char === '\n') return { points: [], length: 2 };
  const simple = SIMPLE[char];
  if (simple !== undefined) return { points: [simple], length: 2 };
  const octal = /^[0-7]{1,3}/.exec(body.slice(at + 1, at + 4))?.[0];
  if (octal !== undefined) return { points: [Number.parseInt(octal, 8) & (form.isBytes ? 0xff : 0x1ff)], length: 1 + octal.length };
  const digits = char === 'x' ? 2 : form.isBytes ? 0 : char === 'u' ? 4 : char === 'U' ? 8 : 0;
  if (digits > 0) {
    const hex = body.slice(at + 2, at + 2 + digits);
    return /^[\da-fA-F]+$/.test(hex) && hex.length === digits ? { points: [Number.parseInt(hex, 16)], length: 2 + digits } : null;
  }
  if (char === 'N' && !form.isBytes) return null;
  return { points: [92], length: 1 };
}
