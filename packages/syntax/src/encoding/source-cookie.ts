import { languageOf } from '../language.ts';

// Where Python looks for it, and how. Source: PEP 263.
const COOKIE = /^[ \t\f]*#.*?coding[:=][ \t]*([-_.a-zA-Z0-9]+)/;
const BLANK = /^[ \t\f]*(?:#.*)?$/;
const LINES = /^([^\r\n]*)(?:\r\n|\r|\n|$)([^\r\n]*)/;

/** Which encoding a source says it is in, and where. */
export interface SourceCookie {
  readonly name: string;
  readonly isUtf8: boolean;
  readonly at: number;
}

/** Returns the encoding that the first two lines of a Python source name; null where they name none, and for other languages. */
export function sourceCookie(text: string, path: string): SourceCookie | null {
  if (languageOf(path) !== 'python') return null;
  const [, first = '', second = ''] = LINES.exec(text)!;
  const found = COOKIE.exec(first) ?? (BLANK.test(first) ? COOKIE.exec(second) : null);
  if (!found) return null;
  const name = found[1]!.toLowerCase().replaceAll('_', '-');
  return { name, isUtf8: /^utf-?8(?:-|$)/.test(name), at: text.indexOf(found[0]) };
}
