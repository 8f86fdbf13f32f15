import { scanPython, type PythonScan } from './scan-python.ts';

export interface PythonDeclaration {
  /** The text up to and with the colon of the header, or the whole text of an element without one. */
  readonly header: string;
  readonly takesBody: boolean;
}

/** Returns a declaration as a plan writes it, read; a missing colon is added. Overloads before the last header belong to it. */
export function readPythonDeclaration(declaration: string): PythonDeclaration {
  const text = declaration.replaceAll('\r\n', '\n').trim();
  const scan = scanPython(text);
  const last = lastHeader(text, scan);
  if (last === null) return { header: text, takesBody: false };
  const colon = scan.colons.find((at) => at > last);
  if (colon === undefined) return { header: `${withoutTrailingComment(text, scan)}:`, takesBody: true };
  const isOpen =
    text
      .slice(colon + 1)
      .replace(/^[ \t]*#.*/, '')
      .trim() === '';
  return isOpen ? { header: text.slice(0, colon + 1), takesBody: true } : { header: text, takesBody: false };
}

/** Returns the names of the parameters of the last function header of a text, `self` and `cls` left out; empty for anything else. */
export function parameterNames(declaration: string): string[] {
  const text = declaration.replaceAll('\r\n', '\n').trim();
  const scan = scanPython(text);
  const last = lastHeader(text, scan);
  const head = last === null ? null : /^(?:async\s+)?def\s+[\p{ID_Continue}]+\s*/u.exec(text.slice(last));
  if (last === null || head === null) return [];
  const hidden = hide(text, scan);
  let at = last + head[0].length;
  if (hidden[at] === '[') at = closing(hidden, at) + 1;
  while (/\s/.test(hidden[at] ?? '')) at += 1;
  if (hidden[at] !== '(') return [];
  const inside = hidden.slice(at + 1, closing(hidden, at));
  return topLevelParts(inside)
    .map((part) => /^\s*\*{0,2}\s*([\p{ID_Start}_][\p{ID_Continue}]*)/u.exec(part)?.[1])
    .filter((name) => name !== undefined && name !== 'self' && name !== 'cls') as string[];
}

// The first header tells the column; a deeper one stands in the body of an overload. A decorator before it may stand at any column,
// because the text of a member starts behind its indentation.
function lastHeader(text: string, scan: PythonScan): number | null {
  const headers = scan.logicalLines.filter((at) => /^(?:async\s+def|def|class)\b/.test(text.slice(at, at + 40)));
  const columnOf = (offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
  const [first] = headers;
  if (first === undefined || !scan.logicalLines.every((at) => at >= first || text[at] === '@')) return null;
  return headers.findLast((at) => columnOf(at) <= columnOf(first)) ?? null;
}

function withoutTrailingComment(text: string, scan: PythonScan): string {
  const last = scan.comments.at(-1);
  return last && last.end === text.length ? text.slice(0, last.start).trimEnd() : text;
}

// Strings and comments become blanks of the same length, so that brackets and commas can be counted.
function hide(text: string, scan: PythonScan): string {
  let hidden = text;
  for (const { start, end } of [...scan.strings, ...scan.comments])
    hidden = hidden.slice(0, start) + hidden.slice(start, end).replace(/[^\n]/g, ' ') + hidden.slice(end);
  return hidden;
}

function closing(hidden: string, open: number): number {
  let depth = 0;
  for (let at = open; at < hidden.length; at += 1) {
    if ('([{'.includes(hidden[at]!)) depth += 1;
    if (')]}'.includes(hidden[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  return hidden.length;
}

function topLevelParts(inside: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= inside.length; at += 1) {
    const char = inside[at];
    if (char !== undefined && '([{'.includes(char)) depth += 1;
    if (char !== undefined && ')]}'.includes(char)) depth -= 1;
    if (char === undefined || (char === ',' && depth === 0)) {
      parts.push(inside.slice(start, at));
      start = at + 1;
    }
  }
  return parts;
}
